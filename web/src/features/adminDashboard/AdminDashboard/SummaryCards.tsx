import ClientsIcon from 'lucide-react/icons/building-2';
import CompleteIcon from 'lucide-react/icons/circle-check';
import InProgressIcon from 'lucide-react/icons/clock';
import CandidatesIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { StatCard, StatStrip } from '../../../components/StatCard/StatCard';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatCount } from '../../../lib/moments';

export const SummaryCards_totals = graphql(`
  fragment SummaryCards_totals on CandidateTotals {
    total
    inProgress
    complete
  }
`);

export const SummaryCards_page = graphql(`
  fragment SummaryCards_page on CandidateConnection {
    edges {
      node {
        id
        status
      }
    }
  }
`);

export interface SummaryCardsProps {
  clientCount: number | undefined;
  totals: FragmentType<typeof SummaryCards_totals> | undefined;
  /** The page of candidates that is shown, which the last two cards count; null where there is another view in its place. */
  candidates: FragmentType<typeof SummaryCards_page> | null | undefined;
  /** The totals could not be loaded: a dash says so. */
  failed: boolean;
  /** Nor could the page of candidates. */
  pageFailed: boolean;
}

/** Four numbers; the last two count the page that is shown, with the true total beside it at the same weight. */
export function SummaryCards({ clientCount, totals: totalsRef, candidates, failed, pageFailed }: SummaryCardsProps) {
  const { t, i18n } = useTranslation('staff');
  const totals = readFragment(SummaryCards_totals, totalsRef);
  const page = readFragment(SummaryCards_page, candidates);
  const isPageAwaited = page === undefined && !pageFailed;
  const areTotalsAwaited = !totals && !failed;
  const count = (value: number | undefined) => (value === undefined ? '–' : formatCount(value, i18n.language));
  const complete = page?.edges.filter(({ node }) => node.status === 'COMPLETE').length;
  const inProgress = page ? page.edges.length - (complete ?? 0) : undefined;
  const ofPage = (shown: number | undefined, total: number | undefined) => [
    ...(page === null ? [] : [{ value: count(shown), unit: t('adminDashboard.cards.onThisPage') }]),
    { value: count(total), unit: t('adminDashboard.cards.inTotal') },
  ];
  return (
    <StatStrip>
      <StatCard
        icon={<ClientsIcon size={18} />}
        label={t('adminDashboard.cards.clients')}
        values={[{ value: count(clientCount) }]}
        loading={clientCount === undefined && !failed}
      />
      <StatCard
        icon={<CandidatesIcon size={18} />}
        label={t('adminDashboard.cards.candidates')}
        values={[{ value: count(totals?.total) }]}
        loading={areTotalsAwaited}
      />
      <StatCard
        icon={<InProgressIcon size={18} />}
        label={t('adminDashboard.cards.inProgress')}
        values={ofPage(inProgress, totals?.inProgress)}
        loading={page === null ? areTotalsAwaited : isPageAwaited}
      />
      <StatCard
        icon={<CompleteIcon size={18} />}
        label={t('adminDashboard.cards.complete')}
        values={ofPage(complete, totals?.complete)}
        loading={page === null ? areTotalsAwaited : isPageAwaited}
      />
    </StatStrip>
  );
}
