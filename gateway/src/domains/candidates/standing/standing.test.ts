/** Stage, reasons for attention and the moment at which time alone changes them, from what is stored. */
import { startOfDay } from '../../fields/values/civilDays.js';
import { standingOf, type StandingFacts } from './standing.js';

const CREATED = new Date('2026-11-02T13:00:00Z');
const daysLater = (days: number, from = CREATED) => new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
const SECOND = 1_000;

const facts = (given: Partial<StandingFacts> = {}): StandingFacts => ({
  status: 'in_progress',
  createdAt: CREATED,
  consent: null,
  completedAt: null,
  isConfirmed: false,
  ...given,
});
const reasonsAt = (given: Partial<StandingFacts>, now: Date) =>
  standingOf(facts(given), now).attention.map(({ reason }) => reason);

test.each<[string, Partial<StandingFacts>, string]>([
  ['was never opened', {}, 'invited'],
  ['was opened', { openedAt: CREATED }, 'opened'],
  ['was answered', { openedAt: CREATED, lastAnsweredAt: CREATED }, 'filling'],
  ['was opened again', { openedAt: CREATED, lastAnsweredAt: CREATED, reopenedAt: CREATED }, 'correction'],
  ['has a refused document', { openedAt: CREATED, documentsState: 'refused' }, 'correction'],
  ['is finished', { status: 'complete', completedAt: CREATED }, 'complete'],
  ['is finished and confirmed', { status: 'complete', completedAt: CREATED, isConfirmed: true }, 'confirmed'],
  ['is confirmed and not finished', { openedAt: CREATED, isConfirmed: true }, 'opened'],
  ['is past its due date', { openedAt: CREATED, dueOn: '2026-11-01' }, 'overdue'],
  ['is finished past its due date', { status: 'complete', completedAt: CREATED, dueOn: '2026-11-01' }, 'complete'],
])('a form that %s', (_what, given, stage) => {
  expect(standingOf(facts(given), CREATED).stage).toBe(stage);
});

test.each(['2026-11-05', '2018-11-04'])('a form due on %s is overdue from the next midnight in São Paulo', (dueOn) => {
  const { dueAt } = standingOf(facts({ dueOn, openedAt: CREATED }), new Date(`${dueOn}T20:00:00Z`));
  const next = startOfDay(dueOn === '2026-11-05' ? '2026-11-06' : '2018-11-05');
  const before = new Date(next.getTime() - SECOND);
  expect(standingOf(facts({ dueOn }), before).stage).not.toBe('overdue');
  expect(standingOf(facts({ dueOn }), next).stage).toBe('overdue');
  expect(dueAt?.getTime()).toBeLessThanOrEqual(next.getTime());
});

test('days begin in São Paulo, also where summer time skipped midnight', () => {
  expect(startOfDay('2026-11-06').toISOString()).toBe('2026-11-06T03:00:00.000Z');
  expect(startOfDay('2018-11-05').toISOString()).toBe('2018-11-05T02:00:00.000Z');
});

test('a link that is not opened for two days needs attention from then on, counted from the last mail', () => {
  expect(reasonsAt({}, new Date(daysLater(2).getTime() - SECOND))).toEqual([]);
  expect(reasonsAt({}, daysLater(2))).toEqual(['never_opened']);
  expect(reasonsAt({ accessSentAt: daysLater(1) }, daysLater(2))).toEqual([]);
  expect(reasonsAt({ accessSentAt: daysLater(1) }, daysLater(3))).toEqual(['never_opened']);
});

test('a form without an answer for three days needs attention, counted from the last answer', () => {
  const opened = { openedAt: CREATED };
  expect(reasonsAt(opened, new Date(daysLater(3).getTime() - SECOND))).toEqual([]);
  expect(reasonsAt(opened, daysLater(3))).toEqual(['no_answer']);
  expect(reasonsAt({ ...opened, lastAnsweredAt: daysLater(2) }, daysLater(4))).toEqual([]);
});

test('several reasons come gravest first, and what is near no longer once it has passed', () => {
  const stuck = { openedAt: CREATED, reopenedAt: CREATED, dueOn: '2026-11-08' };
  expect(reasonsAt(stuck, new Date('2026-11-07T12:00:00Z'))).toEqual(['correction_waiting', 'due_soon', 'no_answer']);
  expect(reasonsAt(stuck, new Date('2026-11-09T12:00:00Z'))).toEqual(['overdue', 'correction_waiting', 'no_answer']);
});

test('a finished form needs attention while it is not confirmed, and when a correction is asked for', () => {
  const finished = { status: 'complete', completedAt: CREATED } as const;
  expect(reasonsAt(finished, CREATED)).toEqual(['unconfirmed']);
  expect(reasonsAt({ ...finished, isConfirmed: true }, CREATED)).toEqual([]);
  const asked = { ...finished, isConfirmed: true, correctionRequest: { message: 'Rua nova', at: CREATED } };
  expect(reasonsAt(asked, CREATED)).toEqual(['correction_waiting']);
});

test('the next moment is the first at which a reason begins, and none where nothing will', () => {
  expect(standingOf(facts(), CREATED).dueAt).toEqual(daysLater(2));
  expect(standingOf(facts({ dueOn: '2026-11-04' }), CREATED).dueAt).toEqual(startOfDay('2026-11-05'));
  expect(standingOf(facts({ status: 'complete', completedAt: CREATED }), CREATED).dueAt).toBeNull();
});
