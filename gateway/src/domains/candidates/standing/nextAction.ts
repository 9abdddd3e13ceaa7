import type { Viewer } from '../../../auth/viewer.js';
import { keysJudgedBy } from '../../fields/permissions/documentFieldsPolicy.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { documentOf } from '../../fields/values/storedValues.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { hasEnded, HAS_ENDED } from './ending.js';
import { mayConfirmCandidate, mayManageCandidate, mayReopenCandidate } from '../candidatesPolicy.js';

/** What should happen next with a candidate. */
export type CandidateAction = 'SEND_LINK' | 'REMIND' | 'REOPEN' | 'REVIEW_DOCUMENTS' | 'CONFIRM';

/** Whether somebody, or a rule, has reminded the candidate on the day of a moment. */
export const wasRemindedOn = ({ remindedAt }: Pick<CandidateRecord, 'remindedAt'>, moment: Date): boolean =>
  remindedAt != null && todayInBrazil(remindedAt) === todayInBrazil(moment);

/** A link that was sent so long ago may be sent again; so may one that was sent so long ahead, before the clock was set back. */
const RESENT_AFTER_MS = 10 * 60 * 1000;

/** Why a candidate cannot be sent the link now, in the user's words; null when they can. */
export function accessLinkProblem(
  candidate: Pick<CandidateRecord, 'accessSentAt' | 'ending'>,
  now: Date,
): string | null {
  if (hasEnded(candidate)) return HAS_ENDED;
  const { accessSentAt } = candidate;
  const isRecent = accessSentAt && Math.abs(now.getTime() - accessSentAt.getTime()) < RESENT_AFTER_MS;
  return isRecent ? 'O link foi enviado há menos de 10 minutos.' : null;
}

/** Why a candidate cannot be reminded now, in the user's words; null when they can. */
export function reminderProblem(candidate: CandidateRecord, now: Date): string | null {
  if (hasEnded(candidate)) return HAS_ENDED;
  if (candidate.status === 'complete') return 'O cadastro já foi finalizado.';
  if (candidate.remindersPausedAt) return 'Esta pessoa pediu para não receber lembretes.';
  if (wasRemindedOn(candidate, now)) return 'Esta pessoa já foi lembrada hoje.';
  return candidate.mailDue ? 'Outro e-mail para esta pessoa está a caminho.' : null;
}

/** Whether a document waits that the viewer judges: others are none of theirs, and of hidden ones they do not even learn. */
const hasDocumentToJudge = (candidate: CandidateRecord, viewer: Viewer, catalogue: RecordCatalogue): boolean =>
  keysJudgedBy(viewer, catalogue).some((key) => documentOf(candidate, key)?.state === 'sent');

/**
 * The one next action, of what the viewer may do; null for nothing.
 * @param surroundings `canMail`: whether mails reach people. Where none does, no candidate can be reminded.
 */
export function nextActionOf(
  candidate: CandidateRecord,
  viewer: Viewer,
  { catalogue, now, canMail }: { catalogue: RecordCatalogue; now: Date; canMail: boolean },
): CandidateAction | null {
  if (!mayManageCandidate(viewer, candidate) || hasEnded(candidate)) return null;
  if (candidate.status === 'in_progress') {
    if (!candidate.openedAt && !candidate.consent && !candidate.accessSentAt) return 'SEND_LINK';
    const waits = candidate.attention?.some(({ reason }) => reason !== 'due_soon') ?? false;
    return canMail && waits && reminderProblem(candidate, now) === null ? 'REMIND' : null;
  }
  if (candidate.correctionRequest && mayReopenCandidate(viewer, candidate)) return 'REOPEN';
  if (hasDocumentToJudge(candidate, viewer, catalogue)) return 'REVIEW_DOCUMENTS';
  return !candidate.isConfirmed && mayConfirmCandidate(viewer, candidate) ? 'CONFIRM' : null;
}
