import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field';
import { Select } from '../../../components/Select/Select';
import { graphql } from '../../../generated/staff';

/** The most that a list answers; a client beyond it is chosen in the clients card, which has a search. */
const MOST_OPTIONS = 100;

const clientFilterQuery = graphql(`
  query ClientFilter($first: Int!) {
    clients(first: $first, sort: COMPANY_ASC) {
      edges {
        node {
          id
          companyName
        }
      }
    }
  }
`);

const chosenClientQuery = graphql(`
  query ClientFilterChosen($id: ID!) {
    node(id: $id) {
      ... on Client {
        id
        companyName
      }
    }
  }
`);

export interface ClientFilterProps {
  /** A client's id; '' for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Restricts the candidates to one client. */
export function ClientFilter({ value, onChange }: ClientFilterProps) {
  const { t } = useTranslation('staff');
  const { data } = useQuery(clientFilterQuery, { variables: { first: MOST_OPTIONS } });
  const { data: chosen } = useQuery(chosenClientQuery, { variables: { id: value }, skip: !value });
  const listed = data?.clients.edges.map(({ node }) => ({ value: node.id, label: node.companyName })) ?? [];
  const known = listed.some((option) => option.value === value);
  const own =
    chosen?.node?.__typename === 'Client'
      ? [{ value: chosen.node.id, label: chosen.node.companyName }]
      : [{ value, label: '…' }];
  return (
    <Field label={t('adminDashboard.candidates.clientFilter')}>
      <Select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: '', label: t('adminDashboard.candidates.allClients') },
          ...(value && !known ? own : []),
          ...listed,
        ]}
      />
    </Field>
  );
}
