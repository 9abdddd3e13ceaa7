import PlusIcon from 'lucide-react/icons/plus';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import type { AttentionReason } from '../../generated/staff/graphql';
import ListBulkActions from '../bulkActions/ListBulkActions';
import { useCandidateSelection } from '../candidates/candidateSelection';
import { ClientPicker } from '../clients/ClientPicker/ClientPicker';
import { LiveUpdatesButton } from '../live/LiveUpdatesButton';
import type { LiveUpdates } from '../live/useLiveUpdates';
import { ListHeader } from '../lists/ListHeader';
import { space } from '../../theme/tokens';
import { AttentionGroup, EmptyGroup } from './AttentionGroup';
import { attentionReasons } from './attentionReasons';
import { EmptyQueue } from './EmptyQueue';

const Filters = styled.div`
  display: flex;
  margin-bottom: ${space[4]};
`;

export interface AttentionQueueProps {
  /** Undefined until it is known. */
  counts: readonly { reason: AttentionReason; count: number }[] | undefined;
  /** Loads the counts again; absent unless they could not be loaded. */
  retryCounts: (() => unknown) | undefined;
  isAdmin: boolean;
  /** Only candidates of this client; '' for all. */
  clientId: string;
  /** Asks for those of another client; absent for a client, whose queue is their own. */
  onClient?: ((clientId: string) => void) | undefined;
  /** How the counts have changed elsewhere, where that is not shown yet. */
  updates: LiveUpdates | null;
  /** Registers a candidate; absent where the viewer may not. */
  onCreate: (() => void) | undefined;
  /** Exports the chosen ones; absent where the viewer may not. */
  onExport?: (() => void) | undefined;
  onOpen: (id: string, dialog: 'reopen' | 'confirm', reason: AttentionReason) => void;
}

/** 'Precisam de atenção': who is stuck, why, and what to do next. */
export default function AttentionQueue({
  counts,
  retryCounts,
  updates,
  isAdmin,
  clientId,
  onClient,
  onCreate,
  onExport,
  onOpen,
}: AttentionQueueProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const selection = useCandidateSelection();
  const client = useApolloClient();
  const groups = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<readonly AttentionReason[]>([]);
  const [acting, setActing] = useState(false);
  const onUpdates = useCallback((reason: AttentionReason, hasUpdates: boolean) => {
    setChanged((before) => {
      if (before.includes(reason) === hasUpdates) return before;
      return hasUpdates ? [...before, reason] : before.filter((one) => one !== reason);
    });
  }, []);
  const showGroups = () => void client.refetchQueries({ include: ['AttentionGroup'] }).catch(() => undefined);
  // A count that has changed says more than a group that has: how many are new.
  const offered = updates ?? (changed.length > 0 ? { count: 0, show: showGroups } : null);
  const isFilled = (reason: AttentionReason) =>
    counts?.some((entry) => entry.reason === reason && entry.count > 0) ?? false;
  return (
    <Card $padding="small" aria-labelledby="attention-queue" aria-busy={(!counts && !retryCounts) || undefined}>
      <ListHeader
        titleId="attention-queue"
        title={t('attention.title')}
        subtitle={t('attention.subtitle')}
        actions={
          onCreate && (
            <Button variant="primary" size="small" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
              {t('staff:clientDashboard.new')}
            </Button>
          )
        }
      />
      {onClient && (
        <Filters data-screen-only>
          <ClientPicker
            appearance="chip"
            label={t('staff:adminDashboard.candidates.clientFilter')}
            noneLabel={t('staff:adminDashboard.candidates.allClients')}
            value={clientId}
            onChange={onClient}
          />
        </Filters>
      )}
      <Stack $gap={5} ref={groups} tabIndex={-1}>
        <LiveUpdatesButton updates={offered} onShow={() => groups.current?.focus()} />
        {retryCounts && <LoadError title={t('attention.failed')} onRetry={retryCounts} />}
        {!counts && !retryCounts && <SkeletonRows rows={5} />}
        {counts && !attentionReasons.some(isFilled) && <EmptyQueue clientId={clientId} />}
        {attentionReasons.map((reason) =>
          isFilled(reason) ? (
            <AttentionGroup
              key={`${reason} ${clientId}`}
              reason={reason}
              clientId={clientId}
              isAdmin={isAdmin}
              selection={selection}
              onOpen={onOpen}
              onUpdates={onUpdates}
            />
          ) : (
            counts && <EmptyGroup key={reason} reason={reason} clientId={clientId} />
          ),
        )}
        {/* The choice may become empty under the dialog of an action: those who are gone leave it. */}
        {(selection.ids.length > 0 || acting) && (
          <ListBulkActions ids={selection.ids} filter={{}} total={0} onKeep={selection.keep} onActing={setActing}>
            {onExport && (
              <Button size="small" onClick={onExport}>
                {t('bulk.export')}
              </Button>
            )}
          </ListBulkActions>
        )}
      </Stack>
    </Card>
  );
}
