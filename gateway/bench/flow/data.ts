import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Types } from 'mongoose';
import { CandidateModel } from '../../src/domains/candidates/candidatesModel.js';
import type { CandidateEventKind, StoredCandidateEvent } from '../../src/domains/candidates/events/candidateEvent.js';
import { CandidateEventModel } from '../../src/domains/candidates/events/candidateEventsModel.js';
import { uncheckedValues } from '../../src/domains/fields/values/storedValues.js';
import { demoFields } from '../../src/seed/demoStory.js';
import { fillDataDirectory, makeCandidates, makeClient, makeFields } from '../benchDatabase.js';

const CLIENTS = 20;
/** Events of one insertion: some 4 MB. */
const BATCH = 10_000;
const HOUR_MS = 60 * 60_000;
const KINDS: readonly CandidateEventKind[] = [
  'registered',
  'link_sent',
  'mail_sent',
  'opened',
  'consented',
  'answered',
  'answered',
  'answered',
  'reminded',
  'mail_sent',
  'answered',
  'finished',
  'changed',
  'confirmed',
  'credentials_shown',
];

/** A database of so many candidates of twenty clients with so many events, with its indexes, and closed again. */
export async function flowDirectory(candidates: number, events: number): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `esteira-bench-flow-${candidates}-`));
  await fillDataDirectory(dataDir, async (database) => {
    const { services } = database;
    await makeFields(
      services,
      demoFields.filter(({ field }) => field.target === 'candidate'),
    );
    const clientIds: Types.ObjectId[] = [];
    for (let number = 0; number < CLIENTS; number++) clientIds.push(await makeClient(services, number));
    await makeCandidates(database, { count: candidates, clientIds });
    await seedEvents(Math.ceil(events / candidates));
  });
  return dataDir;
}

/** Gives each candidate so many events, an hour apart, straight into the collection. */
async function seedEvents(each: number): Promise<void> {
  let batch: StoredCandidateEvent[] = [];
  const store = async () => {
    if (batch.length > 0)
      await CandidateEventModel.collection.insertMany(batch, { ordered: false, writeConcern: { w: 1, j: false } });
    batch = [];
  };
  const rows = CandidateModel.find({}, { clientId: 1, createdAt: 1 }).lean<Seeded[]>().cursor();
  for await (const candidate of rows) {
    for (let index = 0; index < each; index++) batch.push(eventOf(candidate, index));
    if (batch.length >= BATCH) await store();
  }
  await store();
}

interface Seeded {
  _id: Types.ObjectId;
  clientId: Types.ObjectId | null;
  createdAt: Date;
}

function eventOf({ _id, clientId, createdAt }: Seeded, index: number): StoredCandidateEvent {
  const kind = KINDS[index % KINDS.length] ?? 'answered';
  const isAnswer = kind === 'answered' || kind === 'changed';
  const side = (value: number) => uncheckedValues({ cidade: `Cidade ${value}`, cargo: `Cargo ${value}` });
  return {
    _id: new Types.ObjectId(),
    candidateId: _id,
    clientId,
    kind,
    afterConfirmation: false,
    at: new Date(createdAt.getTime() + index * HOUR_MS),
    actor: kind === 'mail_sent' ? null : { role: 'admin', account: 'bench', name: 'Ana Souza' },
    ...(kind === 'mail_sent' && { mail: 'access' as const }),
    ...(kind === 'credentials_shown' && { isInternal: true }),
    ...(isAnswer && { keys: ['cidade', 'cargo'], before: side(index), after: side(index + 1) }),
  };
}
