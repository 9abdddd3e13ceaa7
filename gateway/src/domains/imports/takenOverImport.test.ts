/** A gateway that takes so long for a group of rows that another one takes the import up (decision 0029). */
import { pino } from 'pino';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import { withFiles } from '../../../test/withFiles.js';
import { createSealer } from '../../auth/seal.js';
import { CandidateModel, type CandidateRecord } from '../candidates/candidatesModel.js';
import { buildServices, type Services } from '../services.js';
import { markOf, resultOf } from './run/rowResults.js';
import { storeResults } from './stored/importResultsModel.js';
import type { ImportRecord } from './stored/importsModel.js';

/** Longer than a lease. */
const AHEAD_MS = 120_000;

let story: CandidateStory;
let other: Services;
/** What comes around the first gateway's next look at whom rows are about, and around its next change of a candidate. */
let comes: Partial<Record<'beforeLook' | 'afterLook' | 'beforeChange' | 'afterChange', () => Promise<unknown>>>;
let changeCount: number;

/** Lets come what is to come at a moment, once. */
async function moment(name: keyof typeof comes): Promise<void> {
  const come = comes[name];
  comes = { ...comes, [name]: undefined };
  await come?.();
}

beforeAll(async () => {
  story = await startCandidateStory();
  const { config, services } = story.server;
  const now = () => new Date(Date.now() + AHEAD_MS);
  const sealer = createSealer(config.encryptionKey);
  other = buildServices(withFiles({ config, logger: pino({ level: 'silent' }), sealer, now }));
  watchMethod(services.candidates, 'update', async (_self, _values, go) => {
    changeCount += 1;
    await moment('beforeChange');
    const changed = await go();
    await moment('afterChange');
    return changed;
  });
  watchMethod(services.candidates.imported, 'matching', async (_self, _values, go) => {
    await moment('beforeLook');
    const found = await go();
    await moment('afterLook');
    return found;
  });
});
beforeEach(() => {
  [comes, changeCount] = [{}, 0];
});
afterEach(() => story.server.setNow(null));
afterAll(async () => {
  await other.imports.stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const viewer = () => story.client.viewer;
const idOf = ({ _id }: Pick<ImportRecord, '_id'>) => _id.toString();
const begun = (text: string) => imports().begin(viewer(), arrivingFile(text), {});
const stored = ({ _id }: CandidateRecord) => CandidateModel.findById(_id).lean();
const livesIn = (cidade: string) => ({ values: { cidade } });

/** An import that gives people who are in store another city. */
async function ofKnown(count: number) {
  const known: CandidateRecord[] = [];
  for (let person = 0; person < count; person++) {
    known.push(await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] }));
  }
  const lines = known.map(({ name, email }) => `${name};${email};Olinda`);
  return { known, record: await begun(`Nome;E-mail;Cidade\n${lines.join('\n')}\n`) };
}

/** So long has gone by that the lease of the first gateway is over, and the other one does all that there is to do. */
async function takenUp(): Promise<void> {
  story.server.setNow(new Date(Date.now() + AHEAD_MS));
  await other.imports.housekeeping.resumeCutOff();
  await other.imports.idle();
}
/** As `takenUp`, once somebody has asked for what was written to be undone. */
const undoneBy = (record: ImportRecord) => async () => {
  await other.imports.runs.pause(viewer(), idOf(record));
  story.server.setNow(new Date(Date.now() + AHEAD_MS));
  await other.imports.runs.undo(viewer(), idOf(record));
  await other.imports.idle();
};

async function run(record: ImportRecord): Promise<ImportRecord> {
  await imports().runs.run(viewer(), idOf(record));
  await imports().idle();
  await other.imports.idle();
  return imports().get(viewer(), idOf(record));
}
const results = async (record: ImportRecord) => (await imports().results(record, { offset: 0, limit: 100 })).items;
const changed = { outcome: 'changed', revision: 2, previous: { fields: [{ key: 'cidade', value: 'Recife' }] } };

/** What another gateway, which has not stored the result yet, has done of the first row. */
const writtenBy = (record: ImportRecord, person: CandidateRecord) => async () => {
  const fields = [{ key: 'cidade', value: 'Olinda' }];
  const importedBy = markOf(record._id, 2);
  await other.candidates.update(viewer(), person._id.toString(), { fields }, { importedBy });
};

test('it writes nothing more, and leaves what the other one tells of its rows', async () => {
  const { record } = await ofKnown(3);
  comes = { afterChange: () => Promise.resolve((comes = { beforeChange: takenUp })) };
  const done = await run(record);
  expect(changeCount).toBe(2);
  expect(done).toMatchObject({ state: 'done', lease: null, run: { counts: { done: 3, changed: 3 } } });
  expect(await results(done)).toMatchObject([changed, changed, changed]);
  await imports().runs.undo(viewer(), idOf(record));
  await imports().idle();
  expect(await imports().get(viewer(), idOf(record))).toMatchObject({ run: { counts: { takenBack: 3, left: 0 } } });
});

test('a row that the other one has written just before is changed, with the data that it had before', async () => {
  const { record, known } = await ofKnown(1);
  comes = { beforeChange: writtenBy(record, known[0]!) };
  expect(await results(await run(record))).toMatchObject([changed]);
});

test('a row is written once, also where somebody has changed it again since', async () => {
  const { record, known } = await ofKnown(1);
  const writes = writtenBy(record, known[0]!);
  comes = {
    beforeChange: async () => {
      await writes();
      const fields = [{ key: 'cidade', value: 'Natal' }];
      await other.candidates.update(viewer(), known[0]!._id.toString(), { fields });
    },
  };
  expect(await results(await run(record))).toMatchObject([changed]);
  expect(await stored(known[0]!)).toMatchObject(livesIn('Natal'));
});

test('a row that was written just before it is looked at does not count as the same', async () => {
  const { record, known } = await ofKnown(1);
  const { fields } = changed.previous;
  const before = resultOf(
    record,
    { row: 2, candidateId: known[0]!._id.toString() },
    { outcome: null, revision: 1, changedKeys: ['cidade'], previous: { fields } },
  );
  comes = {
    beforeLook: async () => {
      await storeResults([before]);
      await writtenBy(record, known[0]!)();
    },
  };
  expect(await results(await run(record))).toMatchObject([changed]);
});

test('nothing is written into an import that the other one has undone meanwhile', async () => {
  const { record, known } = await ofKnown(2);
  comes = { afterChange: undoneBy(record) };
  expect(await run(record)).toMatchObject({ state: 'undone' });
  expect(await Promise.all(known.map(stored))).toMatchObject([livesIn('Recife'), livesIn('Recife')]);

  const people = await begun('Nome;E-mail\nAna Lima;lenta1@exemplo.com\nBia Reis;lenta2@exemplo.com\n');
  comes = { afterLook: undoneBy(people) };
  expect(await run(people)).toMatchObject({ state: 'undone' });
  expect(await CandidateModel.countDocuments({ email: /^lenta/ })).toBe(0);
});
