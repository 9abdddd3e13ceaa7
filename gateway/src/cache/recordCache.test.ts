/** A record is kept until it is written itself, whichever gateway writes it. */
import mongoose, { Schema, Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { byIds, rawFind } from '../database/rawFind.js';
import { DataVersions, DataVersionsModel, dataVersions, OTHERS } from './dataVersions.js';
import { defineModel } from './defineModel.js';
import { decoded, RecordCache } from './recordCache.js';

interface StoredPerson {
  _id: Types.ObjectId;
  name: string;
}
const schema = new Schema<StoredPerson>({ name: String }, { versionKey: false });
interface StoredPet {
  owner: Types.ObjectId;
  name: string;
}
const petSchema = new Schema<StoredPet>({ owner: Schema.Types.ObjectId, name: String }, { versionKey: false });
const PetModel = defineModel<StoredPet>('Pet', petSchema, { area: 'candidates', recordId: 'owner' });
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
  await dataVersions.markChanged('candidates');
  await dataVersions.refresh();
  reads = [];
  records = recordsOf(1_000_000);
  await names();
  reads = [];
});

const nameOf = (id: string) => (id === ana.toHexString() ? 'ana' : 'bia');

function recordsOf(maxBytes: number, beforeAnswer: () => Promise<unknown> = () => Promise.resolve()) {
  return new RecordCache<StoredPerson>(async (ids) => {
    reads.push(...ids.map(nameOf));
    const documents = await rawFind<Uint8Array>(PersonModel, { filter: byIds(ids) }, { raw: true });
    await beforeAnswer();
    return decoded<StoredPerson>(documents);
  }, maxBytes);
}

const get = (...ids: Types.ObjectId[]) => records.get(ids.map((id) => id.toHexString()));
const names = async () => (await get(bia, ana)).map(({ name }) => name);
const asRequest = async () => {
  await dataVersions.refresh();
  return names();
};

it('records come in the order of the ids, and are read once', async () => {
  expect(await asRequest()).toEqual(['Bia', 'Ana']);
  expect(reads).toEqual([]);
  const [first] = await get(ana);
  const [again] = await get(ana);
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

  it('is not seen a second time in the list of all writes', async () => {
    await PersonModel.updateOne({ _id: ana }, { name: 'Eva' });
    await get(ana);
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('that deletes one leaves it out', async () => {
    await PersonModel.deleteOne({ _id: ana });
    expect(await asRequest()).toEqual(['Bia']);
    expect(reads).toEqual(['ana']);
  });

  it('of a model that names no area outdates all', async () => {
    await dataVersions.markChanged(OTHERS);
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });

  it('that comes while a record is being read has it read again', async () => {
    records = recordsOf(1_000_000, () => PersonModel.updateOne({ _id: ana }, { name: `Eva ${reads.length}` }));
    await get(ana);
    await get(ana);
    expect(reads).toEqual(['ana', 'ana']);
  });
});

describe('a write of another gateway', () => {
  const elsewhere = new DataVersions();
  const rename = () => PersonModel.collection.updateOne({ _id: ana }, { $set: { name: 'Eva' } });

  it('of one outdates it alone', async () => {
    await rename();
    await elsewhere.markRecordsChanged([ana.toHexString()], ['candidates']);
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('is seen where an own one came after it', async () => {
    await rename();
    await elsewhere.markRecordsChanged([ana.toHexString()], ['candidates']);
    await PersonModel.updateOne({ _id: bia }, { name: 'Lia' });
    expect(await asRequest()).toEqual(['Lia', 'Eva']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['that has written nothing', async () => undefined],
    ['that has written itself', () => PersonModel.create({ name: 'Lia' })],
  ])('is seen alone by one %s, where more came after it than are read at first', async (_what, write) => {
    await write();
    await rename();
    await elsewhere.markRecordsChanged([ana.toHexString()], ['candidates']);
    for (let count = 0; count < 20; count++) await elsewhere.markRecordsChanged([], ['candidates']);
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('is seen where its version was overtaken by an earlier one', async () => {
    const earlier = new Types.ObjectId().toHexString();
    const list = { $push: { writes: { version: earlier, ids: [] } } };
    await DataVersionsModel.collection.updateOne({ _id: 'candidateWrites' as never }, list as never);
    await rename();
    await elsewhere.markRecordsChanged([ana.toHexString()], ['candidates']);
    await DataVersionsModel.collection.updateOne({ _id: 'latest' as never }, { $set: { candidates: earlier } });
    expect(await asRequest()).toEqual(['Bia', 'Eva']);
    expect(reads).toEqual(['ana']);
  });

  it('of any outdates all', async () => {
    await elsewhere.markChanged('candidates');
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });

  it('outdates all where more were missed than are kept', async () => {
    for (let write = 0; write <= 200; write++) await elsewhere.markRecordsChanged([], ['candidates']);
    await asRequest();
    expect(reads).toEqual(['bia', 'ana']);
  });
});

it('no more is kept than fits', async () => {
  const [{ length }] = (await rawFind<Uint8Array>(PersonModel, { filter: { _id: ana } }, { raw: true })) as [
    Uint8Array,
  ];
  records = recordsOf(length + 200);
  await get(ana);
  await get(bia);
  await get(ana);
  expect(reads).toEqual(['ana', 'bia', 'ana']);
});

describe('what belongs to another record', () => {
  const petOf = (owner: Types.ObjectId, name: string) => ({ owner, name });
  let pets: RecordCache<string[]>;
  const shown = async () => {
    await dataVersions.refresh();
    reads = [];
    return pets.get([bia.toHexString(), ana.toHexString()]);
  };

  beforeEach(async () => {
    await PetModel.insertMany([petOf(ana, 'Rex'), petOf(bia, 'Mia')]);
    pets = new RecordCache<string[]>(async (ids) => {
      reads.push(...ids.map(nameOf));
      const found = await rawFind<StoredPet>(PetModel, { filter: {}, sort: { name: 1 } });
      const named = (id: string) => found.filter(({ owner }) => owner.equals(id)).map(({ name }) => name);
      return ids.map((id) => ({ id, value: named(id), bytes: 1 }));
    }, 1_000_000);
    await shown();
  });

  it('is kept, also that there is nothing', async () => {
    await PetModel.deleteMany({ owner: ana });
    expect(await shown()).toEqual([['Mia'], []]);
    expect(await shown()).toEqual([['Mia'], []]);
    expect(reads).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string[], string[]]>([
    ['a new one', () => PetModel.create(petOf(ana, 'Tom')), ['ana'], ['Rex', 'Tom']],
    ['several new ones', () => PetModel.insertMany([petOf(ana, 'Tom')]), ['ana'], ['Rex', 'Tom']],
    ['an upsert', () => PetModel.updateOne(petOf(ana, 'Tom'), {}, { upsert: true }), ['ana'], ['Rex', 'Tom']],
    ['a write of all that it has', () => PetModel.updateMany({ owner: ana }, { name: 'Tom' }), ['ana'], ['Tom']],
    [
      'one that names it by text',
      () => PetModel.updateMany({ owner: ana.toHexString() }, { name: 'Tom' }),
      ['ana'],
      ['Tom'],
    ],
    [
      'one that answers with it',
      () => PetModel.findOneAndUpdate({ name: 'Rex' }, { name: 'Tom' }).lean(),
      ['ana'],
      ['Tom'],
    ],
    [
      'one of a document',
      async () => (await PetModel.findOne({ owner: ana }).orFail()).set({ name: 'Tom' }).save(),
      ['ana'],
      ['Tom'],
    ],
    ['a deletion', () => PetModel.deleteMany({ owner: ana }), ['ana'], []],
    ['one that does not tell', () => PetModel.updateOne({ name: 'Rex' }, { name: 'Tom' }), ['bia', 'ana'], ['Tom']],
    ['one of its record', () => PersonModel.updateOne({ _id: ana }, { name: 'Eva' }), ['ana'], ['Rex']],
  ])('%s outdates that of the record, and nothing else', async (_what, write, read, left) => {
    await write();
    expect(await shown()).toEqual([['Mia'], left]);
    expect(reads).toEqual(read);
  });

  it('outdates the record too', async () => {
    await asRequest();
    await PetModel.updateMany({ owner: ana }, { name: 'Tom' });
    reads = [];
    await asRequest();
    expect(reads).toEqual(['ana']);
  });
});

const namesOfTwo = ({ _id, name }: StoredPerson) => (_id.equals(ana) || _id.equals(bia) ? [name] : []);

afterAll(() => void mongoose.deleteModel(/^(Person|Pet)$/));
