import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import InviteIcon from 'lucide-react/icons/user-plus';
import { BackLink } from '../../components/BackLink/BackLink';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { Spinner } from '../../components/Spinner/Spinner';
import { useBackPath } from '../../lib/backNavigation';
import { choiceParameter, textParameter, useUrlState } from '../../lib/urlState';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { useViewer } from '../../session/useSession';
import { color, space, typeset } from '../../theme/tokens';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { StaffShell } from '../staffShell/StaffShell';
import { useStaffHome } from '../staffShell/useStaffHome';
import { InviteDialog } from './InviteDialog';
import { InvitedDialog, type Invited } from './InvitedDialog';
import { RenameDialog } from './RenameDialog';
import { StaffTable } from './StaffTable';
import { ownDemandQuery, staffAccountsQuery, teamCompanyQuery } from './staffOperations';
import { TwoFactorDemands } from './TwoFactorDemands';
import { useStaffActions } from './useStaffActions';

const Demanded = styled.p`
  margin-bottom: ${space[4]};
  ${typeset('small')}
  color: ${color.textMuted};
`;

const parameters = {
  dialog: choiceParameter(['', 'invite', 'invited', 'rename', 'switchOff', 'disableTwoFactor', 'delete'] as const, ''),
  /** The id of the account that the dialog is about. */
  person: textParameter(),
};

/** 'Equipe': the accounts of the internal staff, or of a company, which administrators come to from its client. */
export default function StaffScreen() {
  const viewer = useViewer();
  const home = useStaffHome();
  // A colleague may have been sent the address by the contact.
  if (viewer?.kind === 'user' && !viewer.viewerCanManageStaff) return <Navigate to={home} replace />;
  return <Team home={home} />;
}

function Team({ home }: { home: string }) {
  const { t } = useTranslation('staff');
  const { id: clientId } = useParams();
  const backPath = useBackPath(clientId === undefined ? home : `/admin/clientes/${clientId}`);
  const isOfCompany = clientId !== undefined || home === '/client';
  const { state, open, close, change } = useUrlState(parameters);
  const { dialog } = state;
  const { data, error, refetch } = useQuery(staffAccountsQuery, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const { data: company } = useQuery(
    teamCompanyQuery,
    clientId === undefined ? skipToken : { variables: { id: clientId } },
  );
  const { data: own } = useQuery(ownDemandQuery, home === '/client' ? {} : skipToken);
  const name = company?.node?.__typename === 'Client' ? company.node.companyName : null;
  const title = name === null ? t('team.title') : t('team.titleOf', { name });
  const [invited, setInvited] = useState<Invited | null>(null);
  const actions = useStaffActions(({ name, email }, password) => setInvited({ name, email, password }));
  const focusFallback = useFocusFallback<HTMLElement>();
  const meant = data?.staffAccounts.find(({ id }) => id === state.person);
  const closeDialog = () => close({ dialog: '', person: '' });

  return (
    <StaffShell>
      <title>{`${title} · Esteira`}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={title}
        subtitle={t(isOfCompany ? 'team.company.subtitle' : 'team.subtitle')}
        actions={
          <Button
            variant="primary"
            icon={<InviteIcon size={16} aria-hidden />}
            onClick={() => open({ dialog: 'invite' })}
          >
            {t('team.invite')}
          </Button>
        }
      />
      <Stack $gap={5}>
        <Card {...focusFallback} $padding="small" aria-busy={(!data && !error) || undefined}>
          {own?.viewer?.isTwoFactorDemanded && <Demanded>{t('team.company.demanded')}</Demanded>}
          {data ? (
            <StaffTable
              accounts={data.staffAccounts}
              pending={actions.pending}
              onRename={({ id }) => open({ dialog: 'rename', person: id })}
              onSwitchOff={({ id }) => open({ dialog: 'switchOff', person: id })}
              onDelete={({ id }) => open({ dialog: 'delete', person: id })}
              onDisableTwoFactor={({ id }) => open({ dialog: 'disableTwoFactor', person: id })}
              onSwitchOn={(account) => void actions.switchOn(account)}
              onInviteAgain={(account) => void actions.inviteAgain(account)}
            />
          ) : error ? (
            <LoadError title={t('team.loadFailed')} onRetry={refetch} />
          ) : (
            <>
              <Spinner />
              <SkeletonRows rows={4} />
            </>
          )}
        </Card>
        {!isOfCompany && <TwoFactorDemands />}
      </Stack>
      {(dialog === 'invite' || dialog === 'invited') && (
        <InviteDialog
          clientId={clientId}
          isOfCompany={isOfCompany}
          isInvited={dialog === 'invited'}
          onInvited={() => change({ dialog: 'invited' }, { replace: true })}
          onClose={closeDialog}
        />
      )}
      {dialog === 'rename' && meant && <RenameDialog key={meant.id} account={meant} onClose={closeDialog} />}
      {dialog === 'switchOff' && meant && (
        <ActionDialog
          text={(part) => t(`team.switchOff.${part}`, { name: meant.name })}
          run={() => actions.switchOff(meant)}
          onDone={closeDialog}
          onCancel={closeDialog}
        />
      )}
      {dialog === 'disableTwoFactor' && meant && (
        <ConfirmDialog
          open
          danger
          title={t('team.disableTwoFactor.title', { name: meant.name })}
          message={t('team.disableTwoFactor.text')}
          confirmLabel={t('team.disableTwoFactor.confirm')}
          onConfirm={() => {
            closeDialog();
            void actions.disableTwoFactor(meant);
          }}
          onCancel={closeDialog}
        />
      )}
      {dialog === 'delete' && meant && (
        <ActionDialog
          text={(part) => t(`team.delete.${part}`, { name: meant.name })}
          run={() => actions.deleteAccount(meant)}
          onDone={closeDialog}
          onCancel={closeDialog}
        />
      )}
      {actions.passwordQuestion}
      {invited && <InvitedDialog invited={invited} onClose={() => setInvited(null)} />}
    </StaffShell>
  );
}
