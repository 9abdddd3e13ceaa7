import { Batcher } from '../../../cache/batcher.js';
import { bulkWriteFailures } from '../../../database/duplicateKey.js';
import { DomainError } from '../../../lib/errors.js';
import { CandidateModel, type CandidateRecord, type StoredCandidate } from '../candidatesModel.js';
import { candidateWriteError } from './candidateWriteError.js';
import { nameSuffixesOf, searchTextOf } from '../queries/candidateSearch.js';

/** A new record, with what has happened with it so far. */
export type NewRecord = CandidateRecord & Pick<StoredCandidate, 'pendingEvents' | 'eventsPendingSince'>;

/** Far longer than an insertion takes, and not felt by who waits for one that is stuck. */
const LONGEST_WAIT_MS = 100;

/** Candidates who are registered at the same moment are one write: each costs the database, and the counts, a fraction of its own. */
const inserting = new Batcher<NewRecord, (record: NewRecord) => Error | undefined>(
  async (records) => {
    const failures = await insertEach(records);
    return (record) => failures.get(records.indexOf(record));
  },
  { atOnce: 1, longestWaitMs: LONGEST_WAIT_MS },
);

/** Inserts one candidate. @throws CONFLICT for an e-mail that the client has already. */
export async function insertCandidate(record: NewRecord): Promise<void> {
  const failureOf = await inserting.submit([record]);
  const failure = failureOf(record);
  if (failure) throw failure;
}

/**
 * Inserts candidates in one write, each on its own.
 * @returns by position why a record was not inserted. One that is there already, by its id, was inserted before.
 * @throws what is no matter of single records, such as a database that does not answer, and what no user can mend.
 */
export async function insertCandidates(records: readonly NewRecord[]): Promise<Map<number, DomainError>> {
  const failures = new Map<number, DomainError>();
  for (const [index, failure] of await insertEach(records)) {
    if (!(failure instanceof DomainError)) throw failure;
    failures.set(index, failure);
  }
  return failures;
}

/** What failed of each record by its position, in the user's words where these can tell it. @throws what failed of all. */
async function insertEach(records: readonly NewRecord[]): Promise<Map<number, Error>> {
  const failures = new Map<number, Error>();
  if (records.length === 0) return failures;
  // Without documents of mongoose, which take as long as the write, nothing makes what the defaults of the schema would.
  const stored = records.map((record) => ({
    ...record,
    earlierConsents: [],
    searchText: searchTextOf(record),
    nameSuffixes: nameSuffixesOf(record.name),
  })) as unknown as StoredCandidate[];
  try {
    await CandidateModel.insertMany(stored, { ordered: false, lean: true });
  } catch (error) {
    const failed = bulkWriteFailures(error);
    if (failed.length === 0) throw error;
    for (const { index, err } of failed) {
      const {
        code,
        errmsg,
        keyPattern = patternOf(errmsg),
      } = err as { code?: number; errmsg?: string; keyPattern?: object };
      // Inserted before, by a try whose answer was lost.
      if (Object.keys(keyPattern)[0] === '_id') continue;
      const told = candidateWriteError({ code, keyPattern });
      failures.set(index, told instanceof DomainError ? told : (error as Error));
    }
  }
  return failures;
}

/** The keys of the index that a message names, for errors of a batch that come without them: 'index: clientId_1_email_1'. */
function patternOf(message = ''): Record<string, 1> {
  const name = /index: (\S+)/.exec(message)?.[1] ?? '';
  return Object.fromEntries(
    name.split(/_-?1_?/).flatMap((path) => (path === '' ? [] : [[path === '_id_' ? '_id' : path, 1]])),
  );
}
