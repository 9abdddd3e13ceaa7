import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card';
import { Stack } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { CandidateAccess } from '../candidates/CandidateAccess';
import { SectionTitle } from '../fields/forms/sectionTitles';

export const CandidateAccessCard_candidate = graphql(`
  fragment CandidateAccessCard_candidate on Candidate {
    id
    accessToken
    ...CandidateAccess_candidate
  }
`);

/** The candidate's link and password, to copy into a message; nothing where the viewer may not see them. */
export function CandidateAccessCard({
  candidate: ref,
}: {
  candidate: FragmentType<typeof CandidateAccessCard_candidate>;
}) {
  const { t } = useTranslation('staff');
  const candidate = readFragment(CandidateAccessCard_candidate, ref);
  if (!candidate.accessToken) return null;
  return (
    <Card $padding="small" aria-labelledby="candidate-access">
      <Stack $gap={3}>
        <SectionTitle as="h2" id="candidate-access">
          {t('candidates.access.title')}
        </SectionTitle>
        <CandidateAccess candidate={candidate} masked />
      </Stack>
    </Card>
  );
}
