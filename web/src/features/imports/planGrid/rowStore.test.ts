import { deferred } from '../../../testing/graphqlServer';
import { ROWS_PER_PAGE, RowStore, type ImportRow, type RowsPage } from './rowStore';

const row = (number: number, value = `Pessoa ${number}`): ImportRow => ({
  __typename: 'ImportRow',
  row: number,
  kind: 'NEW',
  problem: null,
  problemKind: null,
  duplicateOf: null,
  candidate: null,
  ambiguousWith: null,
  cells: [
    {
      __typename: 'ImportCell',
      fieldKey: 'name',
      text: '',
      source: value,
      value,
      oldValue: null,
      isChange: false,
      isEdited: false,
      isRepaired: false,
      doubt: null,
      problem: null,
    },
  ],
});

/** A server of rows 2, 3, 4 …, below a heading. */
function serve(total: number) {
  const asked: number[] = [];
  const answer = { revision: 1, total };
  const fetchPage = (page: number): Promise<RowsPage> => {
    asked.push(page);
    const from = (page - 1) * ROWS_PER_PAGE;
    const count = Math.max(0, Math.min(ROWS_PER_PAGE, answer.total - from));
    return Promise.resolve({ ...answer, rows: Array.from({ length: count }, (_, index) => row(from + index + 2)) });
  };
  return { asked, answer, store: new RowStore(fetchPage) };
}

test('only the pages that are looked at are asked for, and each once', async () => {
  const { store, asked } = serve(20_000);
  await store.ensure(0, 0);
  await store.ensure(15_020, 15_130);
  await store.ensure(15_000, 15_150);
  expect(asked).toEqual([1, 151, 152]);
  expect(store.snapshot().total).toBe(20_000);
  expect(store.snapshot().rowAt(15_020)?.row).toBe(15_022);
  expect(store.snapshot().rowAt(300)).toBeUndefined();
  expect(store.snapshot().indexOf(15_022)).toBe(15_020);
});

test('rows of an earlier revision are shown until those of the present one have come', async () => {
  const { store, asked, answer } = serve(150);
  await store.ensure(0, 149);
  answer.revision = 2;
  const arrived = new Promise<void>((done) => store.subscribe(done));
  store.want(0, 20, 2);
  expect(store.snapshot().rowAt(0)?.row).toBe(2);
  await arrived;
  store.want(0, 20, 2);
  expect(asked).toEqual([1, 2, 1]);
});

test('an answer that a later one has overtaken is dropped', async () => {
  const answers: { page: Promise<RowsPage>; give: (page: RowsPage) => void }[] = [];
  const store = new RowStore(() => {
    const { promise, resolve } = deferred<RowsPage>();
    answers.push({ page: promise, give: resolve });
    return promise;
  });
  store.want(0, 10, 1);
  store.want(0, 10, 2);
  answers[1]?.give({ rows: [row(2, 'nova')], total: 1, revision: 2 });
  await answers[1]?.page;
  await store.ensure(0, 0);
  answers[0]?.give({ rows: [row(2, 'velha')], total: 1, revision: 1 });
  await answers[0]?.page;
  await Promise.resolve();
  expect(store.snapshot().rowAt(0)?.cells[0]?.value).toBe('nova');
});

test('a shorter view forgets the pages that it has no more', async () => {
  const { store, answer } = serve(250);
  await store.ensure(0, 249);
  Object.assign(answer, { revision: 2, total: 90 });
  const arrived = new Promise<void>((done) => store.subscribe(done));
  store.want(0, 10, 2);
  await arrived;
  expect(store.snapshot().total).toBe(90);
  expect(store.snapshot().rowAt(120)).toBeUndefined();
});

test('rows that an edit answers take the place of those that are shown', async () => {
  const { store } = serve(10);
  await store.ensure(0, 9);
  const before = store.snapshot();
  store.patch([row(3, 'Bia')]);
  expect(store.snapshot()).not.toBe(before);
  expect(store.snapshot().rowAt(1)?.cells[0]?.value).toBe('Bia');
});

test('after a failure nothing more is asked for until one tries again', async () => {
  let asked = 0;
  const store = new RowStore(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ rows: [row(2)], total: 1, revision: 1 });
  });
  await expect(store.ensure(0, 0)).rejects.toThrow('gone');
  expect(store.snapshot().failed).toBe(true);
  store.want(0, 0, 1);
  expect(asked).toBe(1);
  store.retry();
  expect(store.snapshot().failed).toBe(false);
  await store.ensure(0, 0);
  expect(store.snapshot().rowAt(0)?.row).toBe(2);
});

test('while the rows are held an answer waits, and is let in afterwards', async () => {
  const { promise, resolve } = deferred<RowsPage>();
  const store = new RowStore(() => promise);
  const before = store.snapshot();
  const release = store.hold();
  const arrived = new Promise<void>((done) => store.subscribe(done));
  store.want(0, 9, 1);
  resolve({ rows: [row(2)], total: 1, revision: 1 });
  await promise;
  await Promise.resolve();
  expect(store.snapshot()).toBe(before);
  release();
  await arrived;
  expect(store.snapshot().total).toBe(1);
});
