import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { documentsStateTones } from './documentState';

export const DocumentsStateBadge_candidate = graphql(`
  fragment DocumentsStateBadge_candidate on Candidate {
    id
    documentsState
    ending {
      reason
    }
  }
`);

/**
 * A candidate's documents taken together; nothing while some are missing or none are asked for, nor of waiting ones once the admission
 * has ended, as they are judged no more.
 */
export function DocumentsStateBadge({ candidate }: { candidate: FragmentType<typeof DocumentsStateBadge_candidate> }) {
  const { t } = useTranslation('staff');
  const { documentsState, ending } = readFragment(DocumentsStateBadge_candidate, candidate);
  if (documentsState === 'MISSING' || (documentsState === 'WAITING' && ending)) return null;
  return <Badge tone={documentsStateTones[documentsState]}>{t(`candidates.documents.${documentsState}`)}</Badge>;
}
