import { useQuery } from '@apollo/client/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { graphql } from '../../generated/staff';
import { useBackLocation } from '../../lib/backNavigation';
import { color, radius, space, typeset } from '../../theme/tokens';
import { candidateAddress } from '../admissionFlow/candidateAddress';
import { CandidateMention } from '../admissionFlow/CandidateMention';

const duplicatesQuery = graphql(`
  query CandidateDuplicates($id: ID!) {
    candidateDuplicates(id: $id) {
      id
      name
      email
    }
  }
`);

const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  color: ${color.orangeText};
  ${typeset('body')}
  overflow-wrap: anywhere;
`;

/** Who else holds the CPF: the same person may have been registered twice. */
export function Duplicates({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('flow');
  const backLocation = useBackLocation();
  const { data } = useQuery(duplicatesQuery, { variables: { id: candidateId }, fetchPolicy: 'cache-and-network' });
  const duplicates = data?.candidateDuplicates ?? [];
  if (duplicates.length === 0) return null;
  return (
    <Note role="note" data-screen-only>
      {t('page.duplicates', { count: duplicates.length })}{' '}
      {duplicates.map(({ id, name, email }, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <CandidateMention to={candidateAddress(id)} state={backLocation}>
            {name}
          </CandidateMention>{' '}
          ({email})
        </Fragment>
      ))}
      .
    </Note>
  );
}
