import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../../../components/Checkbox/Checkbox';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { space, typeset } from '../../../../theme/tokens';
import { useConditionTexts } from '../useConditionTexts';
import { Choice } from './choiceGroup';

const Answers = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${space[1]} ${space[4]};
  min-width: 0;
  max-height: 16rem;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  overflow-wrap: anywhere;

  legend {
    padding: 0 0 ${space[1]};
    ${typeset('small', 'medium')}
  }
`;

export interface ConditionAnswersProps {
  parent: CustomFieldRow_FieldFragment;
  /** The chosen answers, as they are stored. */
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The answers to another field with which one is asked: some of its options, or whether its box is ticked. */
export function ConditionAnswers({ parent, values, onChange }: ConditionAnswersProps) {
  const { t } = useTranslation('configuration');
  const { answerText } = useConditionTexts([parent]);
  const id = useId();
  // One that is gone can be taken away, and until then be chosen again.
  const [atFirst] = useState(values);
  const options = parent.options.map(({ value }) => value);
  const all = parent.type === 'CHECKBOX' ? ['true', 'false'] : [...new Set([...options, ...atFirst, ...values])];
  return (
    <Answers>
      <legend>{t('editor.condition.answers')}</legend>
      {all.map((value) =>
        parent.type === 'CHECKBOX' ? (
          <Choice key={value}>
            <input
              type="radio"
              name={`${id}-box`}
              checked={values.includes(value)}
              onChange={() => onChange([value])}
            />
            {answerText(parent, value)}
          </Choice>
        ) : (
          <Checkbox
            key={value}
            label={answerText(parent, value)}
            checked={values.includes(value)}
            onCheckedChange={(on) => onChange(on ? [...values, value] : values.filter((other) => other !== value))}
          />
        ),
      )}
    </Answers>
  );
}
