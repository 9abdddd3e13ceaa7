import { mongo, type PipelineStage } from 'mongoose';
import { batchesOf } from '../../../database/cursors.js';
import { DomainError } from '../../../lib/errors.js';
import { CandidateEventModel, type CandidateEventRecord } from './candidateEventsModel.js';

/** An event holds whole answers, before and after it: a hundred of the largest would be a gigabyte. */
const MAX_BYTES = 20_000_000;
/** The page of a single event reads another one, to tell whether there is a next page; it is answered whatever it holds. */
const ALWAYS_READ = 2;

/**
 * Reads events, as the database comes to them, of up to 20 MB together. @throws DomainError INVALID for more, of which only the first are
 * read; two are read in any case.
 */
export async function readEvents(pipeline: PipelineStage[]): Promise<CandidateEventRecord[]> {
  const cursor = CandidateEventModel.collection.aggregate<Uint8Array>(pipeline, { raw: true });
  const events: CandidateEventRecord[] = [];
  let bytes = 0;
  for await (const batch of batchesOf(cursor)) {
    for (const event of batch) {
      bytes += event.length;
      if (bytes > MAX_BYTES && events.length >= ALWAYS_READ)
        throw new DomainError('INVALID', 'Os eventos desta página são grandes demais. Peça páginas menores.');
      events.push(mongo.BSON.deserialize(event) as CandidateEventRecord);
    }
  }
  return events;
}
