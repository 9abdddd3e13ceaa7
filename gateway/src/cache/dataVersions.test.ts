import mongoose from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { watchMethod } from '../../test/watchedMethods.js';
import { areas, DataVersions, DataVersionsModel, dataVersions, OTHERS } from './dataVersions.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

let onCommand: () => void = () => undefined;
watchMethod(mongoose.mongo.Db.prototype, 'command', (_self, _values, go) => {
  onCommand();
  return go();
});

const serial = () => dataVersions.serialOf(['clients']);

describe('data versions', () => {
  it('change one area alone', async () => {
    const rest = areas.filter((area) => area !== 'clients');
    const before = { rest: dataVersions.serialOf(rest), clients: serial() };
    await dataVersions.markChanged('clients');
    expect(dataVersions.serialOf(rest)).toBe(before.rest);
    expect(serial()).toBeGreaterThan(before.clients);
  });

  it('of every area depend on what belongs to none', async () => {
    const before = areas.map((area) => dataVersions.serialOf([area]));
    await dataVersions.markChanged(OTHERS);
    areas.forEach((area, index) => expect(dataVersions.serialOf([area])).toBeGreaterThan(before[index] ?? 0));
  });

  it('tell, after a write of their own, which candidates others have changed before it, and no more', async () => {
    const [one, other] = [new DataVersions(), new DataVersions()];
    await one.markRecordsChanged([], ['candidates']);
    await Promise.all([one.refresh(), other.refresh()]);
    const { sequenceNumber } = one.candidates;
    await other.markRecordsChanged(['a'], ['candidates']);
    await one.markRecordsChanged(['b'], ['candidates']);
    await one.refresh();
    expect(['a', 'b', 'c'].map((id) => one.candidates.isUnchangedSince(sequenceNumber, id))).toEqual([
      false,
      false,
      true,
    ]);
    await other.markRecordsChanged(['c'], ['candidates']);
    await one.refresh();
    expect(one.candidates.isUnchangedSince(sequenceNumber, 'c')).toBe(false);
  });

  it('are learned of another gateway in the same moment as the candidates that it has changed', async () => {
    const [one, other] = [new DataVersions(), new DataVersions()];
    await one.markRecordsChanged([], ['candidates']);
    await Promise.all([one.refresh(), other.refresh()]);
    const seen = () => ({ serial: one.serialOf(['candidates']), moment: one.candidates.sequenceNumber });
    const before = seen();
    await other.markRecordsChanged(['a'], ['candidates']);
    const whenAsked: object[] = [];
    onCommand = () => void whenAsked.push(seen());
    await one.refresh();
    onCommand = () => undefined;
    expect(whenAsked).toEqual([before, before]);
    expect(seen().serial).toBeGreaterThan(before.serial);
    expect([...(one.candidates.changedSince(before.moment) ?? [])]).toEqual(['a']);
  });

  it('are not taken back by a question that was on its way when the write came', async () => {
    await dataVersions.refresh();
    const before = serial();
    const asking = dataVersions.refresh();
    await dataVersions.markChanged('clients');
    await asking;
    await dataVersions.refresh();
    expect(serial()).toBeGreaterThan(before);
  });

  it('are outdated after half a minute, those of records after five, as the data may have been changed by hand', async () => {
    let now = 0;
    const other = new DataVersions(() => now);
    await other.markRecordsChanged(['a'], ['candidates']);
    await other.refresh();
    const { sequenceNumber } = other.candidates;
    const outdatedAt = async (at: number) => {
      const before = areas.map((area) => other.serialOf([area]));
      now = at;
      await other.refresh();
      return areas.filter((area, index) => other.serialOf([area]) !== before[index]);
    };
    expect(await outdatedAt(30_000)).toEqual([]);
    const rest = areas.filter((area) => !['candidates', 'clients', 'fields', OTHERS].includes(area));
    expect(await outdatedAt(30_001)).toEqual(rest);
    expect(await outdatedAt(60_001)).toEqual([]);
    expect(other.candidates.isUnchangedSince(sequenceNumber, 'a')).toBe(true);
    expect(await outdatedAt(300_001)).toEqual([...areas]);
    expect(other.candidates.isUnchangedSince(sequenceNumber, 'a')).toBe(false);
  });

  it('are all outdated at once, each time, by the command for those who change data by hand', async () => {
    const other = new DataVersions();
    await other.markRecordsChanged(['a'], ['candidates']);
    await other.refresh();
    for (const others of ['first', 'second']) {
      const before = areas.map((area) => other.serialOf([area]));
      const { sequenceNumber } = other.candidates;
      expect(other.candidates.isUnchangedSince(sequenceNumber, 'a')).toBe(true);
      // The command of docs/decisions/0013-data-versions.md.
      await DataVersionsModel.updateOne({ _id: 'latest' }, { $set: { others } });
      await other.refresh();
      areas.forEach((area, index) => expect(other.serialOf([area])).toBeGreaterThan(before[index] ?? 0));
      expect(other.candidates.isUnchangedSince(sequenceNumber, 'a')).toBe(false);
    }
  });

  it('are all outdated once the database could not be asked', async () => {
    const other = new DataVersions();
    await other.refresh();
    const before = other.serialOf(areas);
    await mongoose.disconnect();
    await expect(other.refresh()).rejects.toThrow();
    await mongoose.connect(database.url);
    expect(other.serialOf(areas)).toBeGreaterThan(before);
  });
});
