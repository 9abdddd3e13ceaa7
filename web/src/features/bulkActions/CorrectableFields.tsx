import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { graphql } from '../../generated/staff';
import { space, typeset } from '../../theme/tokens';

const correctableFieldsQuery = graphql(`
  query BulkCorrectableFields($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        correctableFields {
          key
          label
        }
      }
    }
  }
`);

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

export interface CorrectableFieldsProps {
  /** Any of the candidates: the fields are configured for all alike. */
  candidateId: string;
  /** Keys. */
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
}

/** What candidates are asked to correct; everything while nothing is chosen. */
export function CorrectableFields({ candidateId, chosen, onChange }: CorrectableFieldsProps) {
  const { t } = useTranslation('staff');
  const { data } = useQuery(correctableFieldsQuery, { variables: { id: candidateId } });
  const fields = data?.node?.__typename === 'Candidate' ? data.node.correctableFields : [];
  if (fields.length === 0) return null;
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
