import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/Button/LinkButton';
import { Card } from '../../components/Card/Card';
import { LoadError } from '../../components/LoadError/LoadError';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Tabs } from '../../components/Tabs/Tabs';
import { useCanMail } from '../../session/useSession';
import { useUrlState } from '../../lib/urlState';
import { useBackLocation } from '../../lib/backNavigation';
import { ClientPicker } from '../clients/ClientPicker/ClientPicker';
import { StaffShell } from '../staffShell/StaffShell';
import { useStaffHome } from '../staffShell/useStaffHome';
import { reminderSettingsQuery } from './reminderOperations';
import { reminderParameters } from './reminderState';
import { RulesForm } from './RulesForm';
import { TextEditor } from './TextEditor';

/** 'Lembretes e avisos': when candidates are reminded, what companies are told, and in which words. */
export default function RemindersScreen() {
  const { t } = useTranslation('reminders');
  const isAdmin = useStaffHome() === '/admin';
  const canMail = useCanMail();
  const backLocation = useBackLocation();
  const { state, change } = useUrlState(reminderParameters);
  const clientId = isAdmin ? state.client || null : null;
  const { data, error, refetch } = useQuery(reminderSettingsQuery, {
    variables: { clientId, asksForClient: clientId !== null, id: clientId ?? '' },
    fetchPolicy: 'network-only',
  });
  const chosen = data?.node?.__typename === 'Client' ? data.node : null;
  const company = isAdmin ? chosen : (data?.viewer?.client ?? null);
  const owner = data?.reminderRules.clientId ?? null;

  return (
    <StaffShell>
      <title>{`${t('title')} · Esteira`}</title>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          isAdmin && (
            <LinkButton to="/admin/tarefas" state={backLocation}>
              {t('failed.title')}
            </LinkButton>
          )
        }
      />
      {!canMail && (
        <Card as="p" $padding="small" role="note" style={{ marginBottom: 16 }}>
          {t('noMailServer')}
        </Card>
      )}
      {isAdmin && (
        <Card $padding="small" style={{ marginBottom: 16 }}>
          <ClientPicker
            label={t('company')}
            noneLabel={t('office')}
            hint={t('officeHint')}
            value={state.client}
            onChange={(client) => change({ client })}
          />
        </Card>
      )}
      <Tabs
        label={t('title')}
        value={state.view}
        onChange={(view) => change({ view })}
        tabs={[
          { value: 'rules', label: t('rules.title') },
          { value: 'texts', label: t('texts.title') },
        ]}
      >
        {error ? (
          <LoadError title={t('loadFailed')} onRetry={refetch} />
        ) : !data ? (
          <Card aria-busy="true">
            <Skeleton lines={8} />
          </Card>
        ) : state.view === 'rules' ? (
          <RulesForm key={owner} clientId={owner} rules={data.reminderRules} defaultDates={company ?? undefined} />
        ) : (
          <TextEditor clientId={owner} message={state.message} language={state.language} onChoose={change} />
        )}
      </Tabs>
    </StaffShell>
  );
}
