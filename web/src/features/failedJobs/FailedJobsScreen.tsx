import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { BackLink } from '../../components/BackLink/BackLink';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { Pager } from '../../components/Pager/Pager';
import { Table, type TableColumn } from '../../components/Table/Table';
import { toast } from '../../components/Toast/toast';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { graphql } from '../../generated/staff';
import type { FailedJobsQuery } from '../../generated/staff/graphql';
import { formatCount, formatMoment } from '../../lib/moments';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { useCanMail } from '../../session/useSession';
import { pageParameter, useUrlState } from '../../lib/urlState';
import { useBackPath } from '../../lib/backNavigation';
import { PagedList } from '../lists/PagedList';
import { pageQuery } from '../lists/pageQuery';
import { runWithToast } from '../recordDialog/runWithToast';
import { StaffShell } from '../staffShell/StaffShell';
import { failureKey, jobKey } from './jobWords';

const PAGE_SIZE = 10;
const parameters = { page: pageParameter() };

const failedJobsQuery = graphql(`
  query FailedJobs($first: Int!, $page: Int!) {
    failedJobs(first: $first, page: $page) {
      totalCount
      pageCursors {
        totalPages
      }
      edges {
        node {
          id
          kind
          detail
          attempts
          reason
          failedAt
          viewerCanRunAgain
        }
      }
    }
  }
`);

const runAgainMutation = graphql(`
  mutation RunFailedJobAgain($input: RunFailedJobAgainInput!) {
    runFailedJobAgain(input: $input) {
      queuedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

type FailedJob = FailedJobsQuery['failedJobs']['edges'][number]['node'];

/** 'Tarefas que falharam': what was given up beside the requests, and running it again (R-353). */
export default function FailedJobsScreen() {
  const { t, i18n } = useTranslation(['reminders', 'staff']);
  const backPath = useBackPath('/reminders');
  const { state, change } = useUrlState(parameters);
  const query = useQuery(failedJobsQuery, {
    variables: { first: PAGE_SIZE, page: state.page },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const canMail = useCanMail();
  const focusFallback = useFocusFallback<HTMLElement>();
  const [pending, setPending] = useState<string | null>(null);
  const [run] = useMutation(runAgainMutation, { onCompleted: useRefetch(failedJobsQuery) });
  const list = (query.data ?? query.previousData)?.failedJobs;
  const jobs = useMemo(() => list?.edges.map(({ node }) => node) ?? [], [list]);

  const runAgain = async (id: string) => {
    if (pending !== null) return;
    setPending(id);
    const refused = await runWithToast(
      async () => (await run({ variables: { input: { id } } })).data!.runFailedJobAgain.userErrors,
      { done: { title: t('failed.queued') } },
    );
    setPending(null);
    if (refused) toast.error({ title: t('failed.notQueued'), description: refused.reason });
  };
  const nameOf = ({ kind, detail }: FailedJob) => {
    const key = jobKey(kind, detail);
    return key ? t(`failed.jobs.${key}`) : `${kind}: ${detail}`;
  };
  const columns: TableColumn<FailedJob>[] = [
    { key: 'job', header: t('failed.job'), rowHeader: true, cell: nameOf },
    { key: 'when', header: t('failed.when'), cell: ({ failedAt }) => formatMoment(failedAt, i18n.language) },
    { key: 'attempts', header: t('failed.attempts'), cell: ({ attempts }) => formatCount(attempts, i18n.language) },
    {
      key: 'reason',
      header: t('failed.reason'),
      cell: ({ reason }) => `${t(`failed.reasons.${failureKey(reason)}`)}${reason ? ` (${reason})` : ''}`,
    },
    {
      key: 'again',
      header: t('failed.action'),
      hideHeader: true,
      cell: (job) =>
        job.viewerCanRunAgain ? (
          <Button size="small" busy={pending === job.id} onClick={() => void runAgain(job.id)}>
            {t('failed.again')}
            <VisuallyHidden> {nameOf(job)}</VisuallyHidden>
          </Button>
        ) : (
          t('failed.useless')
        ),
    },
  ];

  return (
    <StaffShell>
      <title>{`${t('failed.title')} · Esteira`}</title>
      <PageHeader back={<BackLink to={backPath} />} title={t('failed.title')} subtitle={t('failed.subtitle')} />
      <Card {...focusFallback} $padding="small" aria-busy={query.loading || undefined}>
        <PagedList
          list={list}
          query={pageQuery(query)}
          page={state.page}
          onPageChange={(page, options) => change({ page }, options)}
          showing={(values) => t('failed.showing', values)}
          failure={{ title: t('failed.loadFailed'), text: t('failed.loadFailedText') }}
          skeletonRows={5}
          controls={null}
          pager={(pages) => pages.totalPages > 1 && <Pager variant="compact" {...pages} label={t('failed.pager')} />}
        >
          <Table
            caption={t('failed.title')}
            columns={columns}
            rows={jobs}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('failed.empty')} text={t(canMail ? 'failed.emptyText' : 'noMailServer')} />}
          />
        </PagedList>
      </Card>
    </StaffShell>
  );
}
