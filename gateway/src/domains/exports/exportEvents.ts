import { Types } from 'mongoose';
import type { CandidateEventKind, StoredCandidateEvent } from '../candidates/events/candidateEvent.js';
import type { ExportedRecord } from '../candidates/queries/exportedRecord.js';
import type { ChangeActor } from '../changes/change.js';

/** An export as the timelines of its candidates tell of it. */
export interface ExportOccasion {
  at: Date;
  actor: ChangeActor | null;
  /** Whether it holds what opens candidates' forms. */
  withCredentials: boolean;
}

/** What happens with the candidates of a batch by being exported: one event each, and one more for their credentials. */
export function exportEvents(
  batch: readonly ExportedRecord[],
  { at, actor, withCredentials }: ExportOccasion,
): StoredCandidateEvent[] {
  const kinds: CandidateEventKind[] = withCredentials ? ['exported', 'credentials_shown'] : ['exported'];
  return batch.flatMap(({ _id, clientId }) =>
    kinds.map((kind) => ({
      _id: new Types.ObjectId(),
      candidateId: _id,
      clientId,
      kind,
      at,
      actor,
      afterConfirmation: false,
      ...(kind === 'credentials_shown' && { isInternal: true }),
    })),
  );
}

/**
 * Hands batches on, each once it is recorded: nothing leaves that is not on the timelines. The recording goes on while the batch
 * before is written, so that it holds up no reader.
 */
export async function* recordedFirst<Batch>(
  batches: AsyncIterable<Batch>,
  record: (batch: Batch) => Promise<void>,
): AsyncGenerator<Batch> {
  let ready: { batch: Batch; recording: Promise<void> } | null = null;
  for await (const batch of batches) {
    const next = { batch, recording: record(batch) };
    // A failure is thrown when the batch is due; nothing waits for it when the reader has left before.
    next.recording.catch(() => undefined);
    if (ready) {
      await ready.recording;
      yield ready.batch;
    }
    ready = next;
  }
  if (!ready) return;
  await ready.recording;
  yield ready.batch;
}
