import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { graphql } from '../../generated/staff';
import { CorrectableFieldChoices } from '../candidates/CorrectableFieldChoices';

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

export interface CorrectableFieldsProps {
  /** Any of the candidates: the fields are configured for all alike. */
  candidateId: string;
  /** The chosen fields, by their keys. */
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
}

/** The fields of the candidates of an action, to choose what they are asked to correct. */
export function CorrectableFields({ candidateId, chosen, onChange }: CorrectableFieldsProps) {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(correctableFieldsQuery, { variables: { id: candidateId } });
  if (error) return <LoadError title={t('candidates.dialog.loadFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} />;
  const fields = data.node?.__typename === 'Candidate' ? data.node.correctableFields : [];
  if (fields.length === 0) return null;
  return <CorrectableFieldChoices fields={fields} chosen={chosen} onChange={onChange} />;
}
