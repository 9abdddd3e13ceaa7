import type { BadgeTone } from '../../components/Badge/Badge';
import type { DocumentState, DocumentsState } from '../../generated/staff/graphql';

/** How a document stands, in a word: one that is sent waits only where somebody judges it. */
type DocumentStanding = DocumentState | 'WAITING';

export const standingTones: Record<DocumentStanding, BadgeTone> = {
  SENT: 'neutral',
  WAITING: 'orange',
  APPROVED: 'green',
  REFUSED: 'red',
};

export const standingOf = (document: { state: DocumentState; waitsForJudgement: boolean }): DocumentStanding =>
  document.waitsForJudgement ? 'WAITING' : document.state;

/** MISSING has no chip: how far the form is filled says it. */
export const documentsStateTones: Record<Exclude<DocumentsState, 'MISSING'>, BadgeTone> = {
  WAITING: 'orange',
  REFUSED: 'red',
  APPROVED: 'green',
};
