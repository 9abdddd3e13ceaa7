import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card';
import { Stack } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { CandidateAccess } from '../candidates/CandidateAccess';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { Quiet } from './pageLayout';

export const CandidateAccessCard_candidate = graphql(`
  fragment CandidateAccessCard_candidate on Candidate {
    accessToken
    ...CandidateAccess_candidate
  }
`);

export interface CandidateAccessCardProps {
  candidate: FragmentType<typeof CandidateAccessCard_candidate>;
}

/** What the candidate signs in with; nothing where the viewer may not see it. */
export function CandidateAccessCard({ candidate: ref }: CandidateAccessCardProps) {
  const { t } = useTranslation('staff');
  const candidate = readFragment(CandidateAccessCard_candidate, ref);
  if (!candidate.accessToken) return null;
  return (
    <Card $padding="small" aria-labelledby="candidate-access">
      <Stack $gap={3}>
        <SectionTitle as="h2" id="candidate-access">
          {t('candidates.access.title')}
        </SectionTitle>
        <Quiet>{t('candidates.access.passwordApart')}</Quiet>
        <CandidateAccess candidate={candidate} />
      </Stack>
    </Card>
  );
}
