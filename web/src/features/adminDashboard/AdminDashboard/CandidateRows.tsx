import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Spinner } from '../../../components/Spinner/Spinner';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { ADMIN_CANDIDATES_PAGE_SIZE } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import type { Selection } from '../../../lib/useSelection';
import { CandidateRow } from './CandidateRow';
import { PlainList } from './PlainList';

export const CandidateRows_candidates = graphql(`
  fragment CandidateRows_candidates on CandidateConnection {
    edges {
      node {
        id
        name
        ...CandidateRow_candidate
      }
    }
  }
`);

export interface CandidateRowsProps {
  candidates: FragmentType<typeof CandidateRows_candidates> | undefined;
  loading: boolean;
  selection: Selection;
  onView: (id: string) => void;
}

/** The page of candidates with its select-all box. */
export function CandidateRows({ candidates: ref, loading, selection, onView }: CandidateRowsProps) {
  const { t } = useTranslation('staff');
  const candidates = readFragment(CandidateRows_candidates, ref);
  if (!candidates) {
    return (
      <>
        <Spinner label={t('adminDashboard.candidates.loading')} />
        <SkeletonRows rows={ADMIN_CANDIDATES_PAGE_SIZE} />
      </>
    );
  }
  if (candidates.edges.length === 0) {
    return loading ? <Spinner block /> : <EmptyState title={t('candidates.none')} />;
  }
  const ids = candidates.edges.map(({ node }) => node.id);
  const chosenHere = ids.filter(selection.has).length;
  return (
    <div>
      <Checkbox
        label={t('adminDashboard.candidates.selectAll')}
        checked={chosenHere === ids.length}
        indeterminate={chosenHere > 0 && chosenHere < ids.length}
        onCheckedChange={(on) => selection.toggle(ids, on)}
      />
      <PlainList aria-label={t('adminDashboard.candidates.title')}>
        {candidates.edges.map(({ node }) => (
          <CandidateRow
            key={node.id}
            candidate={node}
            selected={selection.has(node.id)}
            onSelect={(on) => selection.toggle([node.id], on)}
            onView={() => onView(node.id)}
          />
        ))}
      </PlainList>
    </div>
  );
}
