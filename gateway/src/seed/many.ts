import { Types } from 'mongoose';
import { newAccess } from '../domains/candidates/writes/candidateCredentials.js';
import { CandidateModel, type StoredCandidate } from '../domains/candidates/candidatesModel.js';
import { documentsStateOf } from '../domains/candidates/progress/documentsState.js';
import { progressOf } from '../domains/candidates/progress/candidateProgress.js';
import { storedStanding } from '../domains/candidates/standing/standingWrite.js';
import { tallyIdOf } from '../domains/candidates/tallies/candidateState.js';
import { withTallyRecount } from '../domains/candidates/tallies/tallyWrites.js';
import { nameSuffixesOf, searchTextOf } from '../domains/candidates/queries/candidateSearch.js';
import type { Sealer } from '../auth/seal.js';
import { ConfirmationModel } from '../domains/confirmations/confirmationsModel.js';
import { catalogueIn } from '../domains/fields/values/recordCatalogue.js';
import { uncheckedValues } from '../domains/fields/values/storedValues.js';
import type { Services } from '../domains/services.js';
import { dataVersions } from '../cache/dataVersions.js';
import { makeIndexes } from '../database/indexSync.js';
import { demoAnswers } from './demoAnswers.js';
import { demoFields } from './demoStory.js';
import { person } from './people.js';
import { Random } from './random.js';

const BATCH = 1_000;
/** From so many on, if no more are there already, indexes made at the end save more than they cost. */
const WORTH_IT = 10_000;
const YEARS_MS = 3 * 365 * 24 * 60 * 60 * 1000;

export interface ManyOptions {
  count: number;
  /** The clients that they are spread over, with the name that confirmations carry. */
  clientIds: readonly Types.ObjectId[];
  sealer: Sealer;
  /** What their answers are made of; the demo's fields unless told. */
  fields?: typeof demoFields;
  /** How many of them have answered everything, 0 to 1. */
  completeShare?: number;
  onProgress: (made: number) => void;
}

/**
 * Fills a database with many candidates, for trying the product at size: written in batches past the services, which
 * would take an hour for 100,000, but with the same documents.
 */
export async function seedMany(
  services: Services,
  { count, clientIds, sealer, fields: available = demoFields, completeShare = 0.5, onProgress }: ManyOptions,
): Promise<void> {
  const random = new Random(count);
  const catalogue = await services.customFields.catalogue('candidate');
  const known = new Set(catalogue.fields.map(({ key }) => key));
  const fields = available.filter(
    ({ field }) => field.target === 'candidate' && field.type !== 'file' && known.has(field.key),
  );
  const offset = await CandidateModel.countDocuments({}).hint({ _id: 1 });
  const isMostOfAll = count >= Math.max(WORTH_IT, offset);
  if (isMostOfAll) await dropPlainIndexes();
  for (let made = 0; made < count;) {
    const size = Math.min(BATCH, count - made);
    const batch = Array.from({ length: size }, (_, index): StoredCandidate => {
      const { name, email } = person(random, offset + made + index);
      const isComplete = random.chance(completeShare);
      const answered = isComplete ? fields : fields.slice(0, random.between(0, fields.length));
      const texts = Object.fromEntries(demoAnswers(answered, random).map(({ key, value }) => [key, value]));
      const values = uncheckedValues(texts);
      const createdAt = new Date(Date.now() - random.next() * YEARS_MS);
      const clientId = random.pick(clientIds);
      const ofClient = catalogueIn(catalogue, { clientId, ...values });
      const record = {
        _id: new Types.ObjectId(),
        clientId,
        name,
        email,
        ...newAccess(sealer),
        accessVersion: 1,
        status: isComplete ? ('complete' as const) : ('in_progress' as const),
        ...values,
        progress: progressOf(ofClient, { name, email, ...values }),
        documentsState: documentsStateOf(ofClient, values),
        requestedFieldKeys: [],
        consent: null,
        earlierConsents: [],
        completedAt: isComplete ? createdAt : null,
        isConfirmed: isComplete && random.chance(0.5),
        searchText: searchTextOf({ name, email }),
        nameSuffixes: nameSuffixesOf(name),
        revision: 1,
        createdAt,
        updatedAt: createdAt,
        lastChange: { at: createdAt, byName: null },
        stateRevision: 0,
        openedAt: answered.length > 0 ? createdAt : null,
        lastAnsweredAt: answered.length > 0 ? createdAt : null,
      };
      return { ...record, ...storedStanding(record, new Date(), createdAt) };
    });
    await withTallyRecount(
      batch.map(({ clientId }) => tallyIdOf(clientId)),
      () => CandidateModel.collection.insertMany(batch, { ordered: false }),
    );
    const confirmed = batch.filter(({ isConfirmed }) => isConfirmed);
    if (confirmed.length > 0) {
      await ConfirmationModel.collection.insertMany(
        confirmed.map(({ _id, clientId, name, createdAt }) => ({
          candidateId: _id,
          clientId: clientId as Types.ObjectId,
          candidateName: name,
          isConfirmed: true,
          clientNotes: null,
          changedFieldKeys: [],
          createdAt,
          updatedAt: createdAt,
        })),
      );
    }
    await dataVersions.markChanged('candidates', 'candidateStates', 'candidateNames', 'candidatePlaces');
    made += size;
    onProgress(made);
  }
  if (isMostOfAll) await makeIndexes(CandidateModel);
}

/**
 * Drops what is made anew at the end, as three dozen indexes that grow row by row cost most of the time. Unique ones stay. Who
 * serves from this database meanwhile fails in lists, which is why a database with many candidates keeps its indexes; a run
 * that is cut off leaves the rest to the next start, which makes every index that is missing.
 */
async function dropPlainIndexes(): Promise<void> {
  // An empty database may not have it yet.
  await CandidateModel.createCollection();
  for (const { name, unique } of await CandidateModel.collection.indexes()) {
    if (name !== undefined && name !== '_id_' && !unique) await CandidateModel.collection.dropIndex(name);
  }
}
