import { Types } from 'mongoose';
import { startTestServer, type TestServer } from '../../../../test/server.js';
import type { UserViewer } from '../../../auth/viewer.js';
import type { Services } from '../../services.js';
import { storeOrders } from './customFieldsModel.js';
import { nextOrderRevision } from './fieldOrderModel.js';
import type { FieldTarget } from '../values/fieldTypes.js';

const admin: UserViewer = {
  kind: 'user',
  role: 'admin',
  userId: new Types.ObjectId().toString(),
  sessionId: new Types.ObjectId().toString(),
  name: 'Ana',
  email: 'ana@exemplo.com',
  clientId: null,
  mustChangePassword: false,
};

let server: TestServer;
let services: Services;

beforeAll(async () => {
  server = await startTestServer();
  services = server.services;
});
beforeEach(() => server.database.clear());
afterAll(() => server.stop());

const create = ({ key, target = 'candidate' }: { key: string; target?: FieldTarget }) =>
  services.customFields.create(admin, { key, target, label: 'Rótulo', type: 'text' });
const list = () => services.customFields.list(admin, { target: 'candidate' });
const keysInOrder = async () => (await list()).map(({ key }) => key);

describe('reordering', () => {
  async function threeFields() {
    for (const key of ['a', 'b', 'c']) await create({ key });
    const ids = (await list()).map(({ _id }) => _id.toString());
    const revision = await services.customFields.ordering.revision(admin, 'candidate');
    const reorder = (order: number[], expectedRevision: number | null = revision) =>
      services.customFields.ordering.reorder(admin, {
        target: 'candidate',
        fieldIds: order.map((index) => ids[index] ?? ''),
        expectedRevision,
      });
    return { ids, revision, reorder };
  }

  it('numbers the fields from 0 and starts a new revision', async () => {
    const { reorder, revision } = await threeFields();
    const result = await reorder([2, 0, 1]);
    expect(result.customFields.map(({ key, order }) => [key, order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect(result.revision).toBe(revision + 1);
  });

  it('tells the second of two admins who reorder at once, and keeps the order of the first whole', async () => {
    const { reorder } = await threeFields();
    const results = await Promise.allSettled([reorder([2, 1, 0]), reorder([1, 2, 0])]);
    const won = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await keysInOrder()).toEqual(won === 0 ? ['c', 'b', 'a'] : ['b', 'c', 'a']);
  });

  it('is a conflict after a field came, went or was given a number', async () => {
    const { reorder, ids } = await threeFields();
    await services.customFields.update(admin, ids[0] ?? '', { order: 9 });
    await expect(reorder([2, 1, 0])).rejects.toMatchObject({ code: 'CONFLICT' });
    const second = await services.customFields.ordering.revision(admin, 'candidate');
    await create({ key: 'd' });
    await expect(reorder([2, 1, 0], second)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('may be sent again by a caller who did not hear the answer', async () => {
    const { reorder, revision } = await threeFields();
    const first = await reorder([2, 1, 0]);
    const again = await reorder([2, 1, 0], revision);
    expect(again.revision).toBe(first.revision);
    await expect(reorder([1, 2, 0], revision)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('drops numbers of an older revision that arrive late', async () => {
    const { ids } = await threeFields();
    const older = await nextOrderRevision('candidate');
    const newer = await nextOrderRevision('candidate');
    const numbered = (order: string[]) => order.map((fieldId, index) => ({ fieldId, order: index }));
    await storeOrders(numbered([...ids].reverse()), newer);
    await storeOrders(numbered(ids), older);
    expect(await keysInOrder()).toEqual(['c', 'b', 'a']);
  });

  it('needs every field of the target once', async () => {
    const { reorder } = await threeFields();
    const foreign = await create({ key: 'x', target: 'client' });
    for (const order of [[0, 1], [0, 1, 1], [0, 1, 2, 2], []]) {
      await expect(reorder(order, null)).rejects.toMatchObject({ details: [{ field: ['fieldIds'] }] });
    }
    const mixed = services.customFields.ordering.reorder(admin, {
      target: 'candidate',
      fieldIds: [foreign._id.toString()],
    });
    await expect(mixed).rejects.toMatchObject({ code: 'INVALID' });
    expect(await keysInOrder()).toEqual(['a', 'b', 'c']);
  });

  it('in the REST form keeps the whole order of one of two callers at once, and tells who reorders from an older one', async () => {
    const { ids, reorder } = await threeFields();
    const numbered = (order: number[]) =>
      services.customFields.ordering.setOrders(admin, {
        fieldOrders: order.map((index, place) => ({ fieldId: ids[index], order: place })),
      });
    await Promise.all([numbered([2, 1, 0]), numbered([1, 2, 0])]);
    expect(['c,b,a', 'b,c,a']).toContain((await keysInOrder()).join());
    await expect(reorder([0, 1, 2])).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('in the REST form is refused where a field is named twice, and changes nothing', async () => {
    const { ids } = await threeFields();
    const [first = '', second = ''] = ids;
    const fieldOrders = [second, first, second].map((fieldId, order) => ({ fieldId, order }));
    await expect(services.customFields.ordering.setOrders(admin, { fieldOrders })).rejects.toMatchObject({
      ...{ code: 'INVALID', message: 'Há campos repetidos.', details: [{ field: ['fieldOrders'] }] },
    });
    expect(await keysInOrder()).toEqual(['a', 'b', 'c']);
  });

  it('in the REST form numbers the named fields of both targets, or none when one is unknown', async () => {
    const { ids } = await threeFields();
    const [first = '', , third = ''] = ids;
    await services.customFields.ordering.setOrders(admin, { fieldOrders: [{ fieldId: first, order: 10 }] });
    expect(await keysInOrder()).toEqual(['b', 'c', 'a']);
    const withUnknown = {
      fieldOrders: [
        { fieldId: third, order: 0 },
        { fieldId: 'x', order: 1 },
      ],
    };
    await expect(services.customFields.ordering.setOrders(admin, withUnknown)).rejects.toMatchObject({
      details: [{ field: ['fieldOrders', '1', 'fieldId'] }],
    });
    expect(await keysInOrder()).toEqual(['b', 'c', 'a']);
  });
});
