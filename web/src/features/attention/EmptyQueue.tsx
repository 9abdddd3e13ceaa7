import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/Button/LinkButton';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { SuccessIcon } from '../../components/icons';
import { graphql } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { useStaffHome } from '../staffShell/useStaffHome';

const invitedQuery = graphql(`
  query InvitedCount($clientId: ID) {
    stageCounts(clientId: $clientId) {
      stage
      count
    }
  }
`);

/**
 * In place of the queue while no candidate has waited too long: those who were just invited are told, as not all is done.
 * @param props.clientId whose queue it is; '' for that of all
 */
export function EmptyQueue({ clientId }: { clientId: string }) {
  const { t, i18n } = useTranslation('flow');
  const home = useStaffHome();
  const { data } = useQuery(invitedQuery, {
    variables: clientId ? { clientId } : {},
    fetchPolicy: 'cache-and-network',
  });
  const invited = data?.stageCounts.find(({ stage }) => stage === 'INVITED')?.count ?? 0;
  const words =
    invited > 0
      ? t('attention.invited', { count: invited, total: formatCount(invited, i18n.language) })
      : t('attention.noneText');
  return (
    <EmptyState
      icon={<SuccessIcon size={22} aria-hidden />}
      title={t('attention.none')}
      text={data ? words : undefined}
      action={
        invited > 0 && (
          // The list takes the place of the queue on the same screen, and the link goes with it.
          <LinkButton
            to={`${home}?view=list&stage=INVITED${clientId && `&client=${encodeURIComponent(clientId)}`}`}
            onClick={() => document.getElementById('conteudo')?.focus({ preventScroll: true })}
          >
            {t('attention.seeInvited')}
          </LinkButton>
        )
      }
    />
  );
}
