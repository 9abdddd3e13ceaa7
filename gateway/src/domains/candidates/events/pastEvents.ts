import type { ChangeActor } from '../../changes/change.js';
import { CANDIDATE_NAME } from '../../../auth/viewer.js';
import type { CandidateRecord, ConsentStamp, StoredCandidate } from '../candidatesModel.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import type { CandidateEventKind, StoredCandidateEvent } from './candidateEvent.js';
import { derivedId } from '../../../lib/derivedId.js';

/** What the record of a candidate from before events were stored tells of its past; who of the staff did it is not known. */
export function pastEvents(
  candidate: CandidateRecord & Partial<Pick<DeepReadonly<StoredCandidate>, 'earlierConsents'>>,
): StoredCandidateEvent[] {
  const { _id, clientId, createdAt, accessSentAt, completedAt, correctionRequest } = candidate;
  const self: ChangeActor = { role: 'candidate', account: _id.toString(), name: CANDIDATE_NAME };
  const consents: readonly ConsentStamp[] = [
    ...(candidate.earlierConsents ?? []),
    ...(candidate.consent ? [candidate.consent] : []),
  ];
  const told: [CandidateEventKind, Date | null | undefined, ChangeActor | null, string?][] = [
    ['registered', createdAt, null],
    ['link_sent', accessSentAt, null],
    ...consents.map((consent): (typeof told)[number] => ['consented', consent.at, self]),
    ...consents.map((consent): (typeof told)[number] => ['consent_withdrawn', consent.withdrawnAt, self]),
    ['finished', completedAt, self],
    ['correction_requested', correctionRequest?.at, self, correctionRequest?.message],
  ];
  return told.flatMap(([kind, at, actor, message]): StoredCandidateEvent[] =>
    at
      ? [
          {
            _id: derivedId(_id.toString(), kind, at.toISOString()),
            candidateId: _id,
            clientId,
            kind,
            at,
            actor,
            afterConfirmation: false,
            ...(message !== undefined && { message }),
          },
        ]
      : [],
  );
}
