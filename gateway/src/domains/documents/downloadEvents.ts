import type { Types } from 'mongoose';
import { derivedId } from '../../lib/derivedId.js';
import type { StoredCandidateEvent } from '../candidates/events/candidateEvent.js';
import type { ChangeActor } from '../changes/change.js';
import type { ArchivedFile } from './documentArchive.js';

/** One download of documents as the timelines of its candidates tell of it. */
export interface ToldDownload {
  id: Types.ObjectId;
  at: Date;
  actor: ChangeActor | null;
}

/** What happens with candidates by their files being downloaded: one event each, with the fields of the documents. */
export function downloadEvents(
  files: readonly ArchivedFile[],
  { id, at, actor }: ToldDownload,
): StoredCandidateEvent[] {
  const byCandidate = new Map<string, ArchivedFile[]>();
  for (const file of files) {
    const candidateId = file.candidate._id.toString();
    byCandidate.set(candidateId, [...(byCandidate.get(candidateId) ?? []), file]);
  }
  return [...byCandidate].flatMap(([candidateId, own]) =>
    own.slice(0, 1).map(({ candidate }) => ({
      _id: derivedId(id.toString(), candidateId, 'documents_downloaded'),
      candidateId: candidate._id,
      clientId: candidate.clientId,
      kind: 'documents_downloaded',
      keys: [...new Set(own.map(({ fieldKey }) => fieldKey))],
      at,
      actor,
      afterConfirmation: false,
    })),
  );
}
