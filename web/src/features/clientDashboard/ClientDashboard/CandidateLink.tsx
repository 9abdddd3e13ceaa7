import { styled } from 'styled-components';
import { LINK_MAX_CHARACTERS } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { truncate } from '../../../lib/truncate';
import { fontFamily } from '../../../theme/tokens';
import { candidateLink } from '../../candidates/candidateLink';

export const CandidateLink_candidate = graphql(`
  fragment CandidateLink_candidate on Candidate {
    accessToken
  }
`);

const Address = styled.code`
  font-family: ${fontFamily.mono};
`;

/** The candidate's link, cut for the eye; nothing where there is none. */
export function CandidateLink({ candidate }: { candidate: FragmentType<typeof CandidateLink_candidate> }) {
  const { accessToken } = readFragment(CandidateLink_candidate, candidate);
  if (!accessToken) return null;
  const link = candidateLink(accessToken);
  return (
    <Address title={link} data-screen-only>
      {truncate(link, LINK_MAX_CHARACTERS)}
    </Address>
  );
}
