/** Figures of a small history that is known by the day, and who may know which of them. */
import { trusted, Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import type { StoredCandidateEvent } from '../events/candidateEvent.js';
import type { EndReason } from '../standing/ending.js';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.parse('2026-09-01T12:00:00Z');
const CPF = [{ key: 'cpf', value: '52998224725' }];
const CITY = [{ key: 'cidade', value: 'Recife' }];

let story: CandidateStory;

const services = () => story.server.services;
const onDay = (day: number) => story.server.setNow(new Date(FIRST + day * DAY));
const idOf = ({ _id }: Pick<CandidateRecord, '_id'>) => _id.toString();

/** Signs in, and answers some days later. */
async function open(candidate: CandidateRecord, day: number) {
  onDay(day);
  return (await story.signIn(candidate)).viewer;
}
async function remind(
  candidate: CandidateRecord,
  day: number,
  { kind = 'mail_sent', mail = 'reminder' }: Partial<Pick<StoredCandidateEvent, 'kind' | 'mail'>> = {},
) {
  const at = new Date(FIRST + day * DAY);
  const { _id: candidateId, clientId } = candidate;
  await services().candidates.events.store({
    _id: new Types.ObjectId(),
    candidateId,
    clientId,
    at,
    kind,
    ...(kind !== 'reminded' && { mail }),
    actor: null,
    afterConfirmation: false,
  });
}

/** What happens, by the day: Ana goes all the way, Bia finishes late, Caio and Dora stop, Eva never opens; Fábio is another company's. */
beforeAll(async () => {
  story = await startCandidateStory();
  const { candidates, confirmations, customFields } = services();
  await customFields.create(story.admin.viewer, {
    target: 'candidate',
    key: 'exame',
    label: 'Exame sigiloso',
    type: 'text',
    required: true,
    canView: ['admin', 'candidate'],
    canEdit: ['admin', 'candidate'],
  });
  const EXAM = [{ key: 'exame', value: 'apto' }];
  const { ownForm } = candidates;
  onDay(0);
  const [ana, bia, caio, dora, eva] = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Dora', 'Eva'].map((name) => story.register({ name })),
  );
  if (!ana || !bia || !caio || !dora || !eva) throw new Error('all five are registered');
  const fabio = await story.register({ name: 'Fábio' }, story.otherClient.viewer);

  const asAna = await open(ana, 2);
  onDay(3);
  await ownForm.save(asAna, { fields: CITY });
  onDay(5);
  await ownForm.finish(asAna, { fields: [...CPF, ...EXAM] });
  onDay(6);
  await candidates.reopen(story.client.viewer, idOf(ana), {});
  onDay(8);
  await ownForm.finish(asAna, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  onDay(9);
  await confirmations.confirm(story.client.viewer, { candidateId: idOf(ana) });

  onDay(0);
  await candidates.actions.setDates(story.client.viewer, {
    selection: { candidateIds: [idOf(bia)] },
    dueOn: '2026-09-04',
  });
  await remind(bia, 3);
  const asBia = await open(bia, 4);
  onDay(5);
  await ownForm.finish(asBia, { fields: [...CPF, ...EXAM] });

  const asCaio = await open(caio, 6);
  await remind(caio, 6.5);
  onDay(10);
  await ownForm.save(asCaio, { fields: CITY });

  const asDora = await open(dora, 1);
  onDay(2);
  await ownForm.save(asDora, { fields: CPF });

  await remind(eva, 12);
  // Asked for, given up, and another mail: none of these has reminded anybody.
  await remind(dora, 12, { kind: 'reminded' });
  await remind(dora, 12, { kind: 'mail_bounced' });
  await remind(dora, 12, { mail: 'access' });
  await open(fabio, 7);
  story.server.setNow(null);
});
afterAll(() => story.stop());

const QUERY = `query ($from: String!, $to: String!, $clientId: ID) {
  admissionFigures(from: $from, to: $to, clientId: $clientId) {
    funnel { step count } stageDurations { stage count medianDays p90Days }
    dropOff { unfinished noneMissing questions { key label count } } endings { reason count } reminders { sent answered waiting }
  } }`;
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };

async function figures(as: 'admin' | 'client' | 'otherClient' = 'client', variables: object = SEPTEMBER) {
  const { data, errors } = await story.server.graphql(QUERY, variables, story[as].token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.admissionFigures;
}
const steps = ({ funnel }: { funnel: { count: number }[] }) => funnel.map(({ count }) => count);
const stage = (of: { stageDurations: { stage: string }[] }, name: string) =>
  of.stageDurations.find((row) => row.stage === name);

test('the funnel counts how far those registered in the period have come', async () => {
  expect((await figures()).funnel).toEqual([
    { step: 'INVITED', count: 5 },
    { step: 'OPENED', count: 4 },
    { step: 'ANSWERED', count: 4 },
    { step: 'COMPLETE', count: 2 },
    { step: 'CONFIRMED', count: 1 },
  ]);
});

test('a stage takes from its beginning to the end that follows it: median and p90 in days', async () => {
  const found = await figures();
  // It took 1, 2, 4 and 6 days until the link was opened; then 1, 1, 1 and 4 until the first answer.
  expect(stage(found, 'INVITED')).toEqual({ stage: 'INVITED', count: 4, medianDays: 3, p90Days: 6 });
  expect(stage(found, 'OPENED')).toEqual({ stage: 'OPENED', count: 4, medianDays: 1, p90Days: 4 });
  // Ana took two days; Bia answered and finished in one.
  expect(stage(found, 'FILLING')).toEqual({ stage: 'FILLING', count: 2, medianDays: 1, p90Days: 2 });
  expect(stage(found, 'CORRECTION')).toEqual({ stage: 'CORRECTION', count: 1, medianDays: 2, p90Days: 2 });
  // From the second finish, which was the one that was confirmed.
  expect(stage(found, 'COMPLETE')).toEqual({ stage: 'COMPLETE', count: 1, medianDays: 1, p90Days: 1 });
  // Due until midnight of the 4th in São Paulo, which is 3:00 UTC; finished at 12:00 UTC of the 6th.
  expect(stage(found, 'OVERDUE')).toEqual({ stage: 'OVERDUE', count: 1, medianDays: 1.375, p90Days: 1.375 });
});

test('those who have not finished stopped at their first required question without an answer', async () => {
  expect((await figures('admin')).dropOff).toEqual({
    unfinished: 3,
    noneMissing: 0,
    questions: [
      { key: 'cpf', label: 'CPF', count: 2 },
      { key: 'exame', label: 'Exame sigiloso', count: 1 },
    ],
  });
});

test('a question that a client may not see is not named, and no candidate is counted under it', async () => {
  const found = await figures('client');
  expect(found.dropOff).toEqual({
    unfinished: 2,
    noneMissing: 1,
    questions: [{ key: 'cpf', label: 'CPF', count: 1 }],
  });
  expect(JSON.stringify(found)).not.toMatch(/exame/i);
});

test('ended admissions are counted by their reason, and one that goes on again is none', async () => {
  const { actions } = services().candidates;
  const selected = async (names: string[]) => {
    const found = await CandidateModel.find({ name: trusted({ $in: names }) }).lean();
    return { selection: { candidateIds: found.map(idOf) } };
  };
  const end = async (names: string[], reason: EndReason) =>
    actions.end(story.admin.viewer, { ...(await selected(names)), reason });
  const ended = async (as: 'admin' | 'client' | 'otherClient') =>
    (await figures(as)).endings.filter(({ count }: { count: number }) => count > 0);
  expect((await figures('admin')).endings.map(({ reason }: { reason: string }) => reason)).toEqual([
    'HIRED',
    'WITHDREW',
    'NOT_APPROVED',
    'CANCELLED',
    'OTHER',
  ]);
  expect(await ended('admin')).toEqual([]);
  await end(['Caio', 'Dora'], 'withdrew');
  await end(['Ana'], 'hired');
  await end(['Fábio'], 'cancelled');
  expect(await ended('client')).toEqual([
    { reason: 'HIRED', count: 1 },
    { reason: 'WITHDREW', count: 2 },
  ]);
  expect(await ended('otherClient')).toEqual([{ reason: 'CANCELLED', count: 1 }]);
  await actions.resume(story.admin.viewer, await selected(['Ana', 'Caio', 'Dora', 'Fábio']));
  expect(await ended('admin')).toEqual([]);
});

test('a reminder has worked when an answer follows within three days; one that is younger is still waiting', async () => {
  // Bia answered two days later, Caio three and a half, Eva never.
  expect((await figures()).reminders).toEqual({ sent: 3, answered: 1, waiting: 0 });
  onDay(13);
  const scope = await services().figures.scope(story.client.viewer, SEPTEMBER);
  expect(await services().figures.reminders(scope)).toEqual({ sent: 3, answered: 1, waiting: 1 });
  story.server.setNow(null);
});

test('another client sees its own alone, whatever it asks for; an admin sees all, or one client', async () => {
  const clientId = toGlobalId('Client', story.client.viewer.clientId ?? '');
  const other = await figures('otherClient', { ...SEPTEMBER, clientId });
  expect(steps(other)).toEqual([1, 1, 0, 0, 0]);
  expect(stage(other, 'INVITED')).toMatchObject({ count: 1, medianDays: 7 });
  expect(other.dropOff.unfinished).toBe(1);
  expect(other.reminders.sent).toBe(0);
  expect(steps(await figures('admin'))).toEqual([6, 5, 4, 2, 1]);
  const one = await figures('admin', { ...SEPTEMBER, clientId });
  expect(steps(one)).toEqual([5, 4, 4, 2, 1]);
  expect(one.reminders.sent).toBe(3);
});

test('a period begins and ends with days in São Paulo', async () => {
  expect(steps(await figures('client', { from: '2026-09-01', to: '2026-09-01' }))[0]).toBe(5);
  expect(await figures('client', { from: '2026-09-02', to: '2026-09-30' })).toMatchObject({
    funnel: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }],
    dropOff: { unfinished: 0 },
    reminders: { sent: 3 },
  });
});

test.each([
  [{ from: '2026-09-31', to: '2026-10-01' }, 'Informe um dia do calendário.'],
  [{ from: '2026-09-02', to: '2026-09-01' }, 'O fim vem antes do início.'],
  [{ from: '2025-01-01', to: '2026-09-01' }, 'O período tem no máximo 366 dias.'],
])('%j is refused', async (period, message) => {
  const { errors } = await story.server.graphql(QUERY, period, story.client.token);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test('are for staff alone', async () => {
  const ask = async (token: string | null) =>
    (await story.server.graphql(QUERY, SEPTEMBER, token)).errors?.[0]?.extensions.code;
  expect(await ask(null)).toBe('UNAUTHENTICATED');
  const { token } = await story.signIn(await story.register());
  expect(await ask(token)).toBe('FORBIDDEN');
});
