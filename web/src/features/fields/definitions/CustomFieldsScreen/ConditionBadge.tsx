import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { truncate } from '../../../../lib/truncate';
import { hindranceOf } from '../conditions';
import { useConditionTexts } from '../useConditionTexts';
import { TipBadge } from './TipBadge';

/** More of a label leaves no room for the answer. */
const LONGEST_LABEL = 22;

export interface ConditionBadgeProps {
  field: CustomFieldRow_FieldFragment;
  /** The fields of all targets, also those that are not listed. */
  fields: readonly CustomFieldRow_FieldFragment[];
}

/** The answer with which a field is asked, and a warning where it cannot be given; nothing for one that is always asked. */
export function ConditionBadge({ field, fields }: ConditionBadgeProps) {
  const { t } = useTranslation('configuration');
  const { conditionText } = useConditionTexts(fields);
  const { condition } = field;
  if (!condition) return null;
  const hindrance = field.active ? hindranceOf(field, fields) : null;
  return (
    <>
      <TipBadge
        tone="neutral"
        text={conditionText(condition, (label) => truncate(label, LONGEST_LABEL))}
        tip={conditionText(condition)}
        isWhole
      />
      {hindrance && (
        <TipBadge
          tone="orange"
          text={t('conditions.nobody')}
          tip={t(`conditions.${hindrance.reason}`, { label: hindrance.label })}
        />
      )}
    </>
  );
}
