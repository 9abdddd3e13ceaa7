import { useEffect, useState } from 'react';
import { graphql } from '../../../generated/light';
import { request } from '../../../session/request';

const invitationQuery = graphql(`
  query CandidateInvitation($token: String!) {
    candidateInvitation(token: $token) {
      companyName
    }
  }
`);

/** The company whose link was opened; null until it is known, for an unknown link, and where the server could not be asked. */
export function useInvitation(linkToken: string): string | null {
  const [companyName, setCompanyName] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    request(invitationQuery, { token: linkToken }, { anonymous: true }).then(
      ({ candidateInvitation }) => isCurrent && setCompanyName(candidateInvitation.companyName ?? null),
      () => undefined, // The page does without the company's name.
    );
    return () => {
      isCurrent = false;
    };
  }, [linkToken]);
  return companyName;
}
