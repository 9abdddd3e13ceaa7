import type { BadgeTone } from '../../components/Badge/Badge';
import type { CandidateStage } from '../../generated/staff/graphql';

/**
 * The stages in the order in which an admission goes through them. 'Vencido' stands behind them, as it may follow any but the
 * finished ones, and 'Encerrado' last, as it may follow any.
 */
export const stages = [
  'INVITED',
  'OPENED',
  'FILLING',
  'CORRECTION',
  'COMPLETE',
  'CONFIRMED',
  'OVERDUE',
  'ENDED',
] as const satisfies readonly CandidateStage[];

export const stageTones: Readonly<Record<CandidateStage, BadgeTone>> = {
  INVITED: 'neutral',
  OPENED: 'blue',
  FILLING: 'blue',
  CORRECTION: 'orange',
  COMPLETE: 'green',
  CONFIRMED: 'green',
  OVERDUE: 'red',
  ENDED: 'neutral',
};
