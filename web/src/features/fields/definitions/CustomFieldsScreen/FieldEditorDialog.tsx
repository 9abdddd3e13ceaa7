import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../../generated/staff/graphql';
import { LoadingDialog } from '../../../recordDialog/LoadingDialog';
import { useCompanyNames } from '../useCompanyNames';
import FieldEditor from '../FieldEditor/FieldEditor';

export interface FieldEditorDialogProps {
  /** A field's id, or 'new'. */
  id: string;
  /** The fields of all targets. */
  fields: readonly CustomFieldRow_FieldFragment[];
  /** The target of a new field. */
  target: FieldTarget;
  /** The client whose fields are listed, for whose company a new one is proposed; '' for none. */
  client: string;
  onClose: () => void;
}

/** The editor of the field that the address names; it may name one that does not exist any more. */
export default function FieldEditorDialog({ id, fields, target, client, onClose }: FieldEditorDialogProps) {
  const { t } = useTranslation('configuration');
  const nameOf = useCompanyNames();
  // The list is loaded again behind the editor, and must not take the field away from what is being typed.
  const [field] = useState(() => fields.find((each) => each.id === id) ?? null);
  if (id !== 'new' && !field) {
    return (
      <LoadingDialog title={t('editor.editTitle')} missing={t('editor.missing')} onRetry={onClose} onClose={onClose} />
    );
  }
  const name = client ? nameOf(client) : undefined;
  const companies = name === undefined ? null : [{ value: client, name }];
  return <FieldEditor field={field} fields={fields} target={target} companies={companies} onClose={onClose} />;
}
