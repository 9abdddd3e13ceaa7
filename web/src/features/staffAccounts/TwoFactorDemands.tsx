import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../components/Card/Card';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Switch } from '../../components/Switch/Switch';
import { formatCount, formatDay } from '../../lib/moments';
import { useRecordActions } from '../recordDialog/useRecordActions';
import { setTwoFactorDemandMutation, twoFactorDemandsQuery } from './staffOperations';

const teams = ['staff', 'companies'] as const;
type Team = (typeof teams)[number];
const inputNames = { staff: 'STAFF', companies: 'COMPANIES' } as const;

/** Demands two-step sign-in: each team has a switch, which says who does not have it yet and asks what follows. */
export function TwoFactorDemands() {
  const { t, i18n } = useTranslation('staff');
  const { data, error, refetch } = useQuery(twoFactorDemandsQuery, { fetchPolicy: 'cache-and-network' });
  const [save] = useMutation(setTwoFactorDemandMutation);
  /** What was clicked: what others do meanwhile makes nothing else of it. */
  const [asked, setAsked] = useState<{ team: Team; wanted: boolean } | null>(null);
  const { pending, passwordQuestion, runAtOnce } = useRecordActions(twoFactorDemandsQuery, 'demand');
  const demands = data?.twoFactorDemands;
  const isDemanded = (team: Team) => demands?.[team].demandedAt != null;

  const ask = (team: Team) => {
    setAsked({ team, wanted: !isDemanded(team) });
    // Others may have switched theirs on since, and the viewer too.
    void refetch().catch(() => undefined);
  };
  const set = (team: Team, wanted: boolean) => {
    const input = { of: inputNames[team], isDemanded: wanted };
    const send = async () => (await save({ variables: { input } })).data!.setTwoFactorDemand.userErrors;
    const done = { title: t(`team.demand.${team}.${input.isDemanded ? 'demanded' : 'ended'}`) };
    return runAtOnce(team, send, { done, refused: t('team.demand.refused') });
  };
  const lacking = (team: Team) => {
    const count = demands?.[team].lackingCount ?? 0;
    return t(`team.demand.${team}.lacking`, { count, total: formatCount(count, i18n.language) });
  };
  const hint = (team: Team) => {
    const { demandedAt, demandedBy } = demands?.[team] ?? {};
    const since =
      demandedAt == null
        ? []
        : [t('team.demand.since', { day: formatDay(demandedAt, i18n.language), name: demandedBy ?? '' })];
    return [lacking(team), ...since].join(' ');
  };
  /** An administrator demands of the others what they have shown to work. */
  const lacksOwn = asked?.team === 'staff' && asked.wanted && !data?.viewer?.twoFactor;
  const message = ({ team, wanted }: { team: Team; wanted: boolean }) => {
    if (!wanted) return t('team.demand.end.text');
    return lacksOwn ? t('team.demand.ownFirst') : `${lacking(team)} ${t('team.demand.question.text')}`;
  };

  return (
    <Card $padding="small" aria-labelledby="two-factor-demands" aria-busy={(!data && !error) || undefined}>
      <CardHeader title={t('twoFactor.title')} subtitle={t('team.demand.subtitle')} titleId="two-factor-demands" />
      {demands ? (
        <Stack>
          {teams.map((team) => (
            <Switch
              key={team}
              labelFirst
              label={t(`team.demand.${team}.label`)}
              hint={hint(team)}
              checked={isDemanded(team)}
              disabled={pending.has(team)}
              onCheckedChange={() => ask(team)}
            />
          ))}
        </Stack>
      ) : error ? (
        <LoadError title={t('team.demand.loadFailed')} onRetry={refetch} />
      ) : (
        <Skeleton lines={3} />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t(asked.wanted ? `team.demand.${asked.team}.question` : 'team.demand.end.title')}
          message={message(asked)}
          disabled={lacksOwn}
          confirmLabel={t(asked.wanted ? 'team.demand.question.confirm' : 'team.demand.end.confirm')}
          onConfirm={() => {
            setAsked(null);
            void set(asked.team, asked.wanted);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {passwordQuestion}
    </Card>
  );
}
