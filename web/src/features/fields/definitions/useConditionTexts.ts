import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment, FieldConditionInput } from '../../../generated/staff/graphql';
import { parentOf } from './conditions';

type Field = CustomFieldRow_FieldFragment;

/** How administrators read the conditions of fields. @param fields those of all targets */
export function useConditionTexts(fields: readonly Field[]) {
  const { t, i18n } = useTranslation('configuration');
  const { t: fieldsT } = useTranslation('fields');

  /** An answer by what is stored of it; an option that is gone stays the answer of people who have chosen it. */
  const answerText = (parent: Field | undefined, value: string): string => {
    if (parent?.type === 'CHECKBOX') return t(value === 'true' ? 'conditions.ticked' : 'conditions.notTicked');
    if (!parent) return value;
    const option = parent.options.find((each) => each.value === value);
    return option?.label ?? `${value} (${fieldsT('optionRemoved')})`;
  };

  return {
    answerText,
    /** 'Se "Tem filhos?" = Sim'. @param shorten makes the label fit where there is little room */
    conditionText: ({ fieldKey, values }: FieldConditionInput, shorten = (label: string) => label): string => {
      const parent = parentOf(fieldKey, fields);
      // In the order in which they are chosen from; what is no option any more stands at the end.
      const options = parent?.options.map(({ value }) => value) ?? [];
      const chosen = options.filter((value) => values.includes(value));
      const answers = [...new Set([...chosen, ...values])].map((value) => answerText(parent, value));
      return t('conditions.when', {
        label: shorten(parent?.label ?? fieldKey),
        answers: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(answers),
      });
    },
  };
}
