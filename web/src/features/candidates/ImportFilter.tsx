import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { graphql } from '../../generated/staff';
import { formatDay } from '../../lib/moments';

const importQuery = graphql(`
  query ImportFilter($id: ID!) {
    node(id: $id) {
      ... on CandidateImport {
        id
        name
        createdAt
      }
    }
  }
`);

export interface ImportFilterProps {
  /** The import whose candidates are listed; '' for all. */
  value: string;
  onChange: (value: string) => void;
}

/** The filter by an import, which is chosen on the import's own page: here it is taken away, and stays on offer until one leaves. */
export function ImportFilter({ value, onChange }: ImportFilterProps) {
  const { t, i18n } = useTranslation('staff');
  const [offered, setOffered] = useState(value);
  if (value && value !== offered) setOffered(value);
  const { data } = useQuery(importQuery, { variables: { id: offered }, skip: !offered });
  if (!offered) return null;
  const found = data?.node?.__typename === 'CandidateImport' ? data.node : null;
  return (
    <FilterChip
      label={t('candidates.filters.import.label')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('candidates.filters.import.all') },
        {
          value: offered,
          label: found
            ? t('candidates.filters.import.named', {
                name: found.name,
                date: formatDay(found.createdAt, i18n.language),
              })
            : t('candidates.filters.import.unnamed'),
        },
      ]}
    />
  );
}
