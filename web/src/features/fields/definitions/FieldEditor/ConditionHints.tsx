import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { hindranceOf } from '../conditions';
import { Note } from './choiceGroup';
import { idsOf } from './companyForm';
import { conditionOf } from './conditionForm';
import type { FieldForm } from './fieldForm';

export interface ConditionHintsProps {
  form: UseFormReturn<FieldForm>;
  parent: CustomFieldRow_FieldFragment | undefined;
  fields: readonly CustomFieldRow_FieldFragment[];
}

/** What an administrator may not have meant by a condition. */
export function ConditionHints({ form, parent, fields }: ConditionHintsProps) {
  const { t } = useTranslation('configuration');
  const [rows, companies, order, candidateCanView, clientCanView] = useWatch({
    control: form.control,
    name: ['condition', 'clientIds', 'order', 'candidateCanView', 'clientCanView'],
  });
  const clientIds = idsOf(companies);
  const hindrance = hindranceOf({ clientIds, condition: conditionOf(rows) }, fields);
  if (hindrance) return <Note $tone="warning">{t(`conditions.${hindrance.reason}`, { label: hindrance.label })}</Note>;
  if (!parent) return null;
  const { label } = parent;
  const limits = parent.clientIds;
  const isAskedInFewer = limits !== null && (clientIds === null || clientIds.some((id) => !limits.includes(id)));
  return (
    <>
      {isAskedInFewer && <Note $tone="muted">{t('editor.condition.fewerCompanies', { label })}</Note>}
      {parent.order > Number(order) && <Note $tone="muted">{t('editor.condition.later', { label })}</Note>}
      {candidateCanView && !parent.canView.includes('CANDIDATE') && (
        <Note $tone="warning">{t('editor.condition.hiddenAnswer', { label })}</Note>
      )}
      {clientCanView && !parent.canView.includes('CLIENT') && (
        <Note $tone="warning">{t('editor.condition.hiddenFromClient', { label })}</Note>
      )}
    </>
  );
}
