import type { BadgeTone } from '../../components/Badge/Badge';
import type { DocumentState, DocumentsState } from '../../generated/staff/graphql';

export const stateTones: Record<DocumentState, BadgeTone> = { SENT: 'orange', APPROVED: 'green', REFUSED: 'red' };

/** MISSING has no chip: how far the form is filled says it. */
export const documentsStateTones: Record<Exclude<DocumentsState, 'MISSING'>, BadgeTone> = {
  WAITING: 'orange',
  REFUSED: 'red',
  APPROVED: 'green',
};
