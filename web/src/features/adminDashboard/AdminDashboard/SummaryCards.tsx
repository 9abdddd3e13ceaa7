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
    ended
  }
`);

export const SummaryCards_page = graphql(`
  fragment SummaryCards_page on CandidateConnection {
    edges {
      node {
        id
        status
        ending {
          reason
        }
      }
    }
  }
`);

export interface SummaryCardsProps {
  clientCount: number | undefined;
  totals: FragmentType<typeof SummaryCards_totals> | undefined;
  /** The current page of candidates: the last two cards count it. */
  candidates: FragmentType<typeof SummaryCards_page> | undefined;
  /** Whether the list with that page is to be seen; otherwise the cards say which page they count. */
  isListShown: boolean;
  /** The totals could not be loaded: a dash says so. */
  failed: boolean;
  /** Nor could the page of candidates. */
  pageFailed: boolean;
}

/** Four numbers; the last two count the current page, with the true total beside it at the same weight. */
export function SummaryCards({
  clientCount,
  totals: totalsRef,
  candidates,
  isListShown,
  failed,
  pageFailed,
}: SummaryCardsProps) {
  const { t, i18n } = useTranslation('staff');
  const totals = readFragment(SummaryCards_totals, totalsRef);
  const page = readFragment(SummaryCards_page, candidates);
  const count = (value: number | undefined) => (value === undefined ? '–' : formatCount(value, i18n.language));
  const ongoing = page?.edges.filter(({ node }) => !node.ending);
  const complete = ongoing?.filter(({ node }) => node.status === 'COMPLETE').length;
  const inProgress = ongoing && ongoing.length - (complete ?? 0);
  const ofPage = (shown: number | undefined, total: number | undefined) => [
    { value: count(shown), unit: t(`adminDashboard.cards.${isListShown ? 'onThisPage' : 'onListPage'}`) },
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
        values={[
          { value: count(totals?.total) },
          ...(totals?.ended
            ? [{ value: count(totals.ended), unit: t('adminDashboard.cards.ended', { count: totals.ended }) }]
            : []),
        ]}
        loading={!totals && !failed}
      />
      <StatCard
        icon={<InProgressIcon size={18} />}
        label={t('adminDashboard.cards.inProgress')}
        values={ofPage(inProgress, totals?.inProgress)}
        loading={!page && !pageFailed}
      />
      <StatCard
        icon={<CompleteIcon size={18} />}
        label={t('adminDashboard.cards.complete')}
        values={ofPage(complete, totals?.complete)}
        loading={!page && !pageFailed}
      />
    </StatStrip>
  );
}
