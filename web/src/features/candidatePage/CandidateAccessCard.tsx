import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import KeyIcon from 'lucide-react/icons/key-round';
import LinkIcon from 'lucide-react/icons/link';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Inline, Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { toast } from '../../components/Toast/toast';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { CandidateAccess } from '../candidates/CandidateAccess';
import { candidateLink } from '../candidates/candidateLink';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { Quiet } from './pageLayout';

export const CandidateAccessCard_candidate = graphql(`
  fragment CandidateAccessCard_candidate on Candidate {
    id
    accessToken
  }
`);

const shownAccessQuery = graphql(`
  query ShownCandidateAccess($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        ...CandidateAccess_candidate
      }
    }
  }
`);

export interface CandidateAccessCardProps {
  candidate: FragmentType<typeof CandidateAccessCard_candidate>;
}

/**
 * The candidate's link to copy, and the password once it is asked for: each reading of it is an event of the candidate's timeline.
 * Nothing where the viewer may not see them.
 */
export function CandidateAccessCard({ candidate: ref }: CandidateAccessCardProps) {
  const { t } = useTranslation('staff');
  const { id, accessToken } = readFragment(CandidateAccessCard_candidate, ref);
  const [isShown, setShown] = useState(false);
  if (!accessToken) return null;
  return (
    <Card $padding="small" aria-labelledby="candidate-access">
      <Stack $gap={3}>
        <SectionTitle as="h2" id="candidate-access">
          {t('candidates.access.title')}
        </SectionTitle>
        {isShown ? (
          <ShownAccess id={id} />
        ) : (
          <>
            <Quiet>{t('candidates.access.passwordApart')}</Quiet>
            <Inline $gap={2}>
              <CopyButton
                text={candidateLink(accessToken)}
                label={t('copy.link')}
                icon={<LinkIcon size={15} aria-hidden />}
                onCopied={() => toast.success({ title: t('copy.linkCopied') })}
              />
              <Button size="small" icon={<KeyIcon size={15} aria-hidden />} onClick={() => setShown(true)}>
                {t('candidates.access.show')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

function ShownAccess({ id }: { id: string }) {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(shownAccessQuery, { variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <LoadError title={t('candidates.dialog.loadFailed')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={2} />;
  return data.node?.__typename === 'Candidate' ? <CandidateAccess candidate={data.node} masked /> : null;
}
