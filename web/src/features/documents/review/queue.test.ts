import { changeQueue, currentEntry, emptyQueue, neighbour, nextWaiting, type Queue, type QueueAction } from './queue';
import type { ReviewDocument } from './reviewOperations';

const document = (id: string, label = id) => ({ id, label }) as ReviewDocument;
const loaded = (ids: readonly string[], total = ids.length, part: 'rest' | 'top' = 'rest'): QueueAction => ({
  ...{ type: 'loaded', documents: ids.map((id) => document(id)), total, part, now: 1 },
});
const after = (...actions: QueueAction[]) => actions.reduce(changeQueue, emptyQueue);
const order = ({ entries }: Queue) => entries.map(({ document: { id } }) => id).join('');
const approve = (id: string): QueueAction => ({ type: 'judged', id, standing: 'approved' });

test('begins with the first document, or with the one that the address names', () => {
  expect(after(loaded(['a', 'b'])).current).toBe('a');
  expect(after({ ...(loaded(['a', 'b']) as Extract<QueueAction, { type: 'loaded' }>), start: 'b' }).current).toBe('b');
});

test('what comes after all that was known is looked at, though the address still names what was judged last', () => {
  const rest: QueueAction = { ...(loaded(['c'], 1) as Extract<QueueAction, { type: 'loaded' }>), start: 'b' };
  expect(after(loaded(['a', 'b'], 3), approve('a'), approve('b'), rest).current).toBe('c');
});

test('a judged document gives way to the next that waits, and the count falls', () => {
  const queue = after(loaded(['a', 'b', 'c'], 40), approve('a'));
  expect(queue).toMatchObject({ current: 'b', waiting: 39, judged: ['a'] });
});

test('judging something that is not looked at leaves the reviewer where they are', () => {
  expect(after(loaded(['a', 'b', 'c']), { type: 'step', by: 1 }, approve('a')).current).toBe('b');
});

test('documents that were passed over come when the others are done', () => {
  const queue = after(loaded(['a', 'b', 'c']), { type: 'step', by: 1 }, approve('b'), approve('c'));
  expect(queue.current).toBe('a');
  const done = changeQueue(queue, approve('a'));
  expect(done).toMatchObject({ current: null, waiting: 0 });
  expect(nextWaiting(done)).toBeUndefined();
});

test('the arrows go to judged documents too, and stay at the ends', () => {
  const queue = after(loaded(['a', 'b']), approve('a'), { type: 'step', by: -1 });
  expect(currentEntry(queue)).toMatchObject({ document: { id: 'a' }, standing: 'approved' });
  expect(neighbour(queue, -1)).toBeUndefined();
  expect(changeQueue(queue, { type: 'step', by: -1 }).current).toBe('a');
});

test('an undone judgement is looked at again; one that failed waits without taking the reviewer away', () => {
  const judged = after(loaded(['a', 'b', 'c']), approve('a'));
  expect(changeQueue(judged, { type: 'waitsAgain', id: 'a', show: true })).toMatchObject({
    ...{ current: 'a', waiting: 3, judged: [] },
  });
  const failed = changeQueue(judged, { type: 'waitsAgain', id: 'a', show: false });
  expect(failed).toMatchObject({ current: 'b', waiting: 3, judged: [] });
  expect(changeQueue(changeQueue(failed, approve('b')), approve('c')).current).toBe('a');
});

test('where nothing was left, one that failed is looked at again', () => {
  const queue = after(loaded(['a']), approve('a'), { type: 'waitsAgain', id: 'a', show: false });
  expect(queue).toMatchObject({ current: 'a', waiting: 1 });
});

test('what somebody else took is not offered, counted or undone', () => {
  const queue = after(loaded(['a', 'b']), approve('a'), { type: 'taken', id: 'a' });
  expect(queue).toMatchObject({ current: 'b', waiting: 1, judged: [] });
  expect(after(loaded(['a', 'b']), { type: 'taken', id: 'a' })).toMatchObject({ current: 'b', waiting: 1 });
});

test('what is loaded later follows, and what has come to the front is next', () => {
  const queue = after(loaded(['a', 'b'], 3), loaded(['c'], 3));
  expect(order(queue)).toBe('abc');
  expect(order(changeQueue(queue, loaded(['n', 'a', 'b', 'c'], 4, 'top')))).toBe('anbc');
});

test('of a list read anew, what stands behind the known documents waits for its turn', () => {
  const queue = after(loaded(['a', 'b'], 4), approve('a'), loaded(['b', 'c', 'd'], 3, 'top'));
  expect(order(queue)).toBe('ab');
  expect(queue.waiting).toBe(3);
});

test('the server’s count does not bring back what was judged meanwhile', () => {
  const queue = after(loaded(['a', 'b', 'c'], 3), approve('a'), loaded(['a', 'b', 'c'], 3, 'top'));
  expect(queue).toMatchObject({ waiting: 2, current: 'b' });
  expect(order(queue)).toBe('abc');
});

test('what somebody else took waits again once the server lists it for the viewer, and only then', () => {
  const again = (viewerCanJudge: boolean): QueueAction => ({
    ...(loaded([], 1, 'top') as Extract<QueueAction, { type: 'loaded' }>),
    documents: [{ ...document('a', 'RG'), viewerCanJudge }],
  });
  const done = after(loaded(['a']), { type: 'taken', id: 'a' });
  expect(changeQueue(done, again(false))).toMatchObject({ current: null, waiting: 0 });
  const queue = changeQueue(done, again(true));
  expect(queue).toMatchObject({
    current: 'a',
    waiting: 1,
    entries: [{ standing: 'waiting', document: { label: 'RG' } }],
  });
});

test('new addresses keep what became of the document', () => {
  const queue = after(loaded(['a', 'b']), approve('a'), {
    ...{ type: 'refreshed', document: document('a', 'RG'), now: 9 },
  });
  expect(queue.entries[0]).toMatchObject({ document: { label: 'RG' }, standing: 'approved', loadedAt: 9 });
});
