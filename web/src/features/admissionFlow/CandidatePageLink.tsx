import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/Button/LinkButton';
import { useBackLocation } from '../../lib/backNavigation';
import { useListedCandidateAddress } from './candidateAddress';

/** From a quick view above a list to the candidate's page; back leads to the list and the quick view. */
export function CandidatePageLink({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('staff');
  const backLocation = useBackLocation();
  const address = useListedCandidateAddress();
  return (
    <LinkButton to={address(candidateId)} state={backLocation}>
      {t('candidates.details.page')}
    </LinkButton>
  );
}
