import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDayOnly } from '../../lib/days';
import { color } from '../../theme/tokens';
import { Fact } from './CandidateDetailsDialog/FieldList';

export const DueDate_candidate = graphql(`
  fragment DueDate_candidate on Candidate {
    id
    status
    stage
    dueOn
    ending {
      reason
    }
  }
`);

interface DueDateProps {
  candidate: FragmentType<typeof DueDate_candidate>;
}

const Day = styled.span<{ $overdue: boolean }>`
  color: ${({ $overdue }) => ($overdue ? color.redText : 'inherit')};
`;

/** Until when the form is due, and whether that is over; null where nothing is waited for or no day is set. */
function useDueDay(ref: DueDateProps['candidate']): { day: string; isOverdue: boolean } | null {
  const { i18n } = useTranslation();
  const { status, stage, dueOn, ending } = readFragment(DueDate_candidate, ref);
  if (dueOn === null || status === 'COMPLETE' || ending) return null;
  return { day: formatDayOnly(dueOn, i18n.language), isOverdue: stage === 'OVERDUE' };
}

/** 'Prazo 05/12/2026', or 'Vencido em 05/12/2026' in red, of a form that is not finished; nothing of any other. */
export function DueDate({ candidate }: DueDateProps) {
  const { t } = useTranslation('staff');
  const due = useDueDay(candidate);
  if (!due) return null;
  const { day, isOverdue } = due;
  return <Day $overdue={isOverdue}>{t(isOverdue ? 'candidates.due.over' : 'candidates.due.on', { day })}</Day>;
}

/** The same with its label, among the facts of a candidate. */
export function DueFact({ candidate }: DueDateProps) {
  const { t } = useTranslation(['staff', 'flow']);
  const due = useDueDay(candidate);
  if (!due) return null;
  const { day, isOverdue } = due;
  return (
    <Fact
      label={t('flow:dates.dueOn')}
      value={isOverdue ? <Day $overdue>{t('candidates.due.over', { day })}</Day> : day}
    />
  );
}
