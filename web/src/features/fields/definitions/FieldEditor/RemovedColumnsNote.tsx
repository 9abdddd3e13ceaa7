import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { formatCount } from '../../../../lib/moments';
import { useAnswerCount } from '../useAnswerCount';
import { Note, Notes } from './choiceGroup';
import { removedColumns, type ColumnRow } from './listForm';

export interface RemovedColumnsNoteProps {
  /** The field in store. */
  record: CustomFieldRow_FieldFragment;
  columns: readonly ColumnRow[];
}

/** What becomes of answers that are given when columns go. */
export function RemovedColumnsNote({ record, columns }: RemovedColumnsNoteProps) {
  const { t, i18n } = useTranslation('configuration');
  const removed = removedColumns(columns, record.listOptions?.columns ?? []);
  const { count, loading } = useAnswerCount(removed.length > 0 ? record.id : null);
  const names = removed.map(({ label }) => t('editor.quoted', { label }));
  const told = [
    count !== 0 &&
      t('editor.list.removed', { count: names.length, names: new Intl.ListFormat(i18n.language).format(names) }),
    count !== undefined && t('editor.list.answered', { count, total: formatCount(count, i18n.language) }),
  ];
  return (
    <Notes aria-live="polite">
      {removed.length > 0 && !loading && (
        <Note $tone={count === 0 ? 'muted' : 'warning'}>{told.filter(Boolean).join(' ')}</Note>
      )}
    </Notes>
  );
}
