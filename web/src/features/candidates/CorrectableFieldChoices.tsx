import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { space, typeset } from '../../theme/tokens';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[2]};
    ${typeset('small', 'medium')}
  }
`;

export interface CorrectableFieldChoicesProps {
  fields: readonly { key: string; label: string }[];
  /** The chosen fields, by their keys. */
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
}

/** What candidates are asked to correct; everything while nothing is chosen. */
export function CorrectableFieldChoices({ fields, chosen, onChange }: CorrectableFieldChoicesProps) {
  const { t } = useTranslation('staff');
  return (
    <Choices>
      <legend>{t('candidates.reopen.fields')}</legend>
      {fields.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={chosen.includes(key)}
          onCheckedChange={(on) => onChange(on ? [...chosen, key] : chosen.filter((other) => other !== key))}
        />
      ))}
    </Choices>
  );
}
