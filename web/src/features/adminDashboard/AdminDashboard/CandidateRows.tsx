import { useTranslation } from 'react-i18next';
import type { FragmentType } from '../../../generated/staff';
import { useIncrementalRender } from '../../../lib/useIncrementalRender';
import type { Selection } from '../../candidates/candidateSelection';
import { CandidateRow, type CandidateRow_candidate } from './CandidateRow';
import { RowsFrame } from './candidateRowLayout';
import { PlainList } from '../../../components/PlainList/PlainList';

/** More than fit on a screen; those of a longer page come a moment later. */
const ROWS_AT_ONCE = 15;

export interface CandidateRowsProps {
  candidates: readonly ({ id: string } & FragmentType<typeof CandidateRow_candidate>)[];
  selection: Selection;
  /** All of one client: its name is not said again in each row. */
  ofClient: boolean;
  onView: (id: string) => void;
}

/** A page of candidates. */
export function CandidateRows({ candidates, selection, ofClient, onView }: CandidateRowsProps) {
  const { t } = useTranslation('staff');
  const drawn = useIncrementalRender(candidates, ROWS_AT_ONCE);
  return (
    <RowsFrame>
      <PlainList aria-label={t('adminDashboard.candidates.title')}>
        {drawn.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            ofClient={ofClient}
            selected={selection.has(candidate.id)}
            onSelect={(on) => selection.toggle([candidate.id], on)}
            onView={() => onView(candidate.id)}
          />
        ))}
      </PlainList>
    </RowsFrame>
  );
}
