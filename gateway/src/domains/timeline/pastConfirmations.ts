import { chunkedAsync } from '../../lib/chunkedAsync.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { StoredCandidateEvent } from '../candidates/events/candidateEvent.js';
import { derivedId } from '../../lib/derivedId.js';
import type { ConfirmationRecord } from '../confirmations/confirmationsModel.js';
import type { Services } from '../services.js';

/** How many confirmations are told per round. */
const BATCH = 1_000;
/** An event that was told with its change bears the moment at which the request began. */
const REQUEST_MS = 60_000;

/**
 * Tells the timelines of confirmations from before events were stored: when the first one was given and, of one that is withdrawn,
 * when that was. Which user did it is not known. What was told with its change already is not told again.
 */
export async function tellPastConfirmations({
  candidates,
  confirmations,
}: Pick<Services, 'candidates' | 'confirmations'>): Promise<void> {
  for await (const batch of chunkedAsync(confirmations.all(), BATCH)) {
    const ids = [...new Set(batch.map(({ candidateId }) => candidateId.toString()))];
    const known = new Map((await candidates.byIds(ids)).map((candidate) => [candidate._id.toString(), candidate]));
    const told = await candidates.events.moments(ids, ['confirmed', 'confirmation_withdrawn']);
    const isTold = ({ candidateId, kind, at }: StoredCandidateEvent) =>
      told.some(
        (event) =>
          event.candidateId.equals(candidateId) &&
          event.kind === kind &&
          event.at <= at &&
          at.getTime() - event.at.getTime() < REQUEST_MS,
      );
    const events = batch.flatMap((confirmation) => {
      const candidate = known.get(confirmation.candidateId.toString());
      return candidate ? pastEventsOf(confirmation, candidate) : [];
    });
    await candidates.events.storeMany(events.filter((event) => !isTold(event)));
  }
}

function pastEventsOf(
  { _id, isConfirmed, createdAt, updatedAt }: ConfirmationRecord,
  { _id: candidateId, clientId }: CandidateRecord,
): StoredCandidateEvent[] {
  const event = (kind: 'confirmed' | 'confirmation_withdrawn', at: Date): StoredCandidateEvent => ({
    _id: derivedId(_id.toString(), kind, at.toISOString()),
    candidateId,
    clientId,
    kind,
    at,
    actor: null,
    afterConfirmation: false,
  });
  const given = event('confirmed', createdAt);
  return isConfirmed ? [given] : [given, event('confirmation_withdrawn', updatedAt)];
}
