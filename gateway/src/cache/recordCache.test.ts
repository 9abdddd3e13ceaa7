/** A record is kept until it is written itself, whichever gateway writes it. */
import mongoose, { Schema, Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { rawFind } from '../database/rawFind.js';
import { DataVersions, DataVersionsModel, dataVersions, OTHERS } from './dataVersions.js';
import { defineModel } from './defineModel.js';
import { RecordCache } from './recordCache.js';

interface StoredPerson {
  _id: Types.ObjectId;
  name: string;
}
const schema = new Schema<StoredPerson>({ name: String }, { versionKey: false });
const PersonModel = defineModel<StoredPerson>('Person', schema, { area: 'candidates' });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const [ana, bia] = [new Types.ObjectId(), new Types.ObjectId()];
/** What was read, in the order of reading. */
let reads: string[];
let records: RecordCache<StoredPerson>;

beforeEach(async () => {
  await database.clear();
  await PersonModel.insertMany([
    { _id: ana, name: 'Ana' },
    { _id: bia, name: 'Bia' },
  ]);
  await dataVersions.changed('candidates');
  await dataVersions.confirm();
  reads = [];
  records = recordsOf(1_000_000);
  await names();
  reads = [];
});

const nameOf = (id: Types.ObjectId) => (id.equals(ana) ? 'ana' : 'bia');

function recordsOf(maxBytes: number, beforeAnswer: () => Promise<unknown> = () => Promise.resolve()) {
  return new RecordCache<StoredPerson>(async (ids) => {
    reads.push(...ids.map(nameOf));
    const documents = await rawFind<Uint8Array>(PersonModel, { filter: { _id: { $in: ids } } }, { raw: true });
    await beforeAnswer();
    return documents;
  }, maxBytes);
}

const names = async () => (await records.get([bia, ana])).map(({ name }) => name);
const asRequest = async () => {
  await dataVersions.confirm();
  return names();
};

it('records come in the order of the ids, and are read once', async () => {
  expect(await asRequest()).toEqual(['Bia', 'Ana']);
  expect(reads).toEqual([]);
  const [first] = await records.get([ana]);
  const [again] = await records.get([ana]);
  expect(again).toBe(first);
});

describe('a write here', () => {
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['of one by its id', () => PersonModel.updateOne({ _id: ana }, { name: 'Eva' }), ['ana']],
    ['of one that it answers with', () => PersonModel.findOneAndUpdate({ name: 'Ana' }, { name: 'Eva' }), ['ana']],
    ['of a document', async () => (await PersonModel.findById(ana).orFail()).set({ name: 'Eva' }).save(), ['ana']],
    ['that creates one', () => PersonModel.create({ name: 'Eva' }), []],
    ['that creates several', () => PersonModel.insertMany([{ name: 'Eva' }, { name: 'Lia' }]), []],
    ['of whichever fits', () => PersonModel.updateOne({ name: 'Ana' }, { name: 'Eva' }), ['bia', 'ana']],
    ['of several', () => PersonModel.updateMany({ _id: ana }, { name: 'Eva' }), ['ana']],
    [
      'of a list',
      () => PersonModel.bulkWrite([{ updateOne: { filter: { _id: ana }, update: { $set: { name: 'Eva' } } } }]),
      ['bia', 'ana'],
    ],
  ])('%s outdates what it may have changed, and nothing else', async (_, write, read) => {
    await write();
    const shown = await asRequest();
    expect(reads).toEqual(read);
    expect(shown).toEqual((await PersonModel.find().sort({ _id: -1 }).lean()).flatMap(namesOfTwo));
  });

  it('that deletes one leaves it out', async () => {
    await PersonModel.deleteOne({ _id: ana });
    expect(await asRequest()).toEqual(['Bia']);
    expect(reads).toEqual(['ana']);
  });

  it('of a model that names no area outdates all', async () => {
    await dataVersions.changed(OTHERS);
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });

  it('that comes while a record is being read has it read again', async () => {
    records = recordsOf(1_000_000, () => PersonModel.updateOne({ _id: ana }, { name: `Eva ${reads.length}` }));
    await records.get([ana]);
    await records.get([ana]);
    expect(reads).toEqual(['ana', 'ana']);
  });
});

describe('a write of another gateway', () => {
  const elsewhere = new DataVersions();
  const rename = () => PersonModel.collection.updateOne({ _id: ana }, { $set: { name: 'Eva' } });

  it('of one outdates it alone', async () => {
    await rename();
    await elsewhere.changedRecords([ana.toHexString()], ['candidates']);
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('is seen where an own one came after it', async () => {
    await rename();
    await elsewhere.changedRecords([ana.toHexString()], ['candidates']);
    await PersonModel.updateOne({ _id: bia }, { name: 'Lia' });
    expect(await asRequest()).toEqual(['Lia', 'Eva']);
  });

  it('is seen where its version was overtaken by an earlier one', async () => {
    const earlier = new Types.ObjectId().toHexString();
    const list = { $push: { writes: { version: earlier, ids: [] } } };
    await DataVersionsModel.collection.updateOne({ _id: 'candidateWrites' as never }, list as never);
    await rename();
    await elsewhere.changedRecords([ana.toHexString()], ['candidates']);
    await DataVersionsModel.collection.updateOne({ _id: 'latest' as never }, { $set: { candidates: earlier } });
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('of any outdates all', async () => {
    await elsewhere.changed('candidates');
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });

  it('outdates all where more were missed than are kept', async () => {
    for (let write = 0; write <= 100; write++) await elsewhere.changedRecords([], ['candidates']);
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });
});

it('no more is kept than fits', async () => {
  const [{ length }] = (await rawFind<Uint8Array>(PersonModel, { filter: { _id: ana } }, { raw: true })) as [
    Uint8Array,
  ];
  records = recordsOf(length);
  await records.get([ana]);
  await records.get([bia]);
  await records.get([ana]);
  expect(reads).toEqual(['ana', 'bia', 'ana']);
});

const namesOfTwo = ({ _id, name }: StoredPerson) => (_id.equals(ana) || _id.equals(bia) ? [name] : []);

afterAll(() => void mongoose.deleteModel('Person'));
