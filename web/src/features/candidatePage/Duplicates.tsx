import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { color, radius, space, typeset } from '../../theme/tokens';
import { candidateAddress } from '../admissionFlow/candidateAddress';

export const Duplicates_candidate = graphql(`
  fragment Duplicates_candidate on Candidate {
    duplicates {
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

/** Who else of the company has the CPF: the same person may have been registered twice. */
export function Duplicates({ candidate }: { candidate: FragmentType<typeof Duplicates_candidate> }) {
  const { t } = useTranslation('flow');
  const { duplicates } = readFragment(Duplicates_candidate, candidate);
  if (duplicates.length === 0) return null;
  return (
    <Note role="note">
      {t('page.duplicates', { count: duplicates.length })}{' '}
      {duplicates.map(({ id, name, email }, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <Link to={candidateAddress(id)}>{name}</Link> ({email})
        </Fragment>
      ))}
      .
    </Note>
  );
}
