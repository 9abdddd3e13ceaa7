import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import type { FragmentType } from '../../../generated/staff';
import type { Selection } from '../../candidates/candidateSelection';
import { CandidateRow, type CandidateRow_candidate } from './CandidateRow';
import { PlainList } from './PlainList';

export interface CandidateRowsProps {
  candidates: readonly ({ id: string } & FragmentType<typeof CandidateRow_candidate>)[];
  selection: Selection;
  onView: (id: string) => void;
}

/** The page of candidates with its select-all box. */
export function CandidateRows({ candidates, selection, onView }: CandidateRowsProps) {
  const { t } = useTranslation('staff');
  if (candidates.length === 0) return <EmptyState title={t('candidates.none')} />;
  const ids = candidates.map(({ id }) => id);
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
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            selected={selection.has(candidate.id)}
            onSelect={(on) => selection.toggle([candidate.id], on)}
            onView={() => onView(candidate.id)}
          />
        ))}
      </PlainList>
    </div>
  );
}
