/** What is done with several candidates at once: each on its own, told beforehand, and once if it is sent twice. */
import { startMailStory, type MailStory } from '../../../../test/mailStory.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { nextSendingTime } from '../../reminders/sendingHours.js';
import type { CandidateRecord } from '../candidatesModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(() => {
  story.mailServer.received.length = 0;
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const idOf = ({ _id }: CandidateRecord) => toGlobalId('Candidate', _id);
const call = async (name: string, type: string, input: object, token = story.client.token) => {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
    results { candidateId name outcome message formerDueOn } userErrors { code field } } }`;
  const { data, errors } = await story.server.graphql(query, { input }, token);
  return errors ? { errors } : data[name];
};
const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome);
const read = ({ _id }: CandidateRecord) => story.server.services.candidates.get(story.client.viewer, _id.toString());
const kinds = async ({ _id }: CandidateRecord) => {
  const { page } = await story.server.services.timeline.page(story.admin.viewer, _id.toString(), {
    page: { offset: 0, limit: 20 },
  });
  return page.items.map(({ kind }) => kind);
};

/** They go out by day alone. */
async function sendReminders() {
  story.server.setNow(nextSendingTime(new Date()));
  await story.server.services.jobs.runDue(['personReminder']);
}

async function finished() {
  const candidate = await story.register();
  const { viewer } = await story.signIn(candidate);
  await story.server.services.candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  return candidate;
}

test('reminds those who have not finished, tells why the others are not, and is on their timelines', async () => {
  const people = [await story.register(), await finished(), await story.register({}, story.otherClient.viewer)];
  const selection = { candidateIds: people.map(idOf) };
  const preview = await call('remindCandidates', 'RemindCandidatesInput', { selection, dryRun: true });
  expect(outcomes(preview)).toEqual(['DONE', 'SKIPPED', 'FAILED']);
  expect(preview.results[2]).toEqual({
    candidateId: selection.candidateIds[2],
    name: null,
    outcome: 'FAILED',
    message: 'Candidato não encontrado.',
    formerDueOn: null,
  });
  await sendReminders();
  expect(story.mailServer.received).toEqual([]);
  story.server.setNow(null);

  expect(outcomes(await call('remindCandidates', 'RemindCandidatesInput', { selection }))).toEqual(outcomes(preview));
  await sendReminders();
  expect(story.mailServer.received.map(({ to }) => to)).toEqual([people[0]?.email]);
  expect(await kinds(people[0] as CandidateRecord)).toEqual(['mail_sent', 'reminded', 'registered']);
});

test('a reminder that is sent twice goes out once: at once, or at the same time', async () => {
  const candidate = await story.register();
  const input = { selection: { candidateIds: [idOf(candidate)] } };
  await Promise.all([1, 2, 3].map(() => call('remindCandidates', 'RemindCandidatesInput', input)));
  expect(outcomes(await call('remindCandidates', 'RemindCandidatesInput', input))).toEqual(['SKIPPED']);
  await sendReminders();
  expect(story.mailServer.received).toHaveLength(1);
  story.server.setNow(new Date(Date.now() + 48 * 60 * 60 * 1000));
  const { server } = story;
  const again = await server.services.candidates.actions.remind(story.client.viewer, {
    selection: { candidateIds: [candidate._id.toString()] },
  });
  expect(again).toMatchObject([{ outcome: 'DONE' }]);
});

test('links go to all that a filter lets through, once within ten minutes', async () => {
  const people = [
    await story.register({}, story.otherClient.viewer),
    await story.register({}, story.otherClient.viewer),
  ];
  const [known] = people as [CandidateRecord];
  const email = known.email;
  const input = { selection: { filter: { search: email } } };
  const send = () => call('sendCandidateAccessLinks', 'SendCandidateAccessLinksInput', input, story.otherClient.token);
  expect((await send()).results).toMatchObject([{ candidateId: idOf(known), outcome: 'DONE' }]);
  expect(outcomes(await send())).toEqual(['SKIPPED']);
  await story.server.services.mail.deliverDue();
  expect(story.mailServer.received.map(({ to }) => to)).toEqual([email]);
  expect(await kinds(known)).toEqual(['mail_sent', 'link_sent', 'registered']);
});

test('dates are set without holding up an editor; an absent one stays, null clears', async () => {
  story.server.setNow(new Date('2026-11-22T12:00:00Z'));
  const candidate = await story.register();
  const actions = story.server.services.candidates.actions;
  const selection = { candidateIds: [candidate._id.toString()] };
  const set = (dates: object) => actions.setDates(story.client.viewer, { selection, ...dates });
  expect(await set({ dueOn: '2026-11-30', plannedAdmissionOn: '2026-12-01' })).toMatchObject([{ outcome: 'DONE' }]);
  expect(await set({ dueOn: '2026-11-30' })).toMatchObject([{ outcome: 'SKIPPED' }]);
  await set({ plannedAdmissionOn: null });
  const { revision } = candidate;
  expect(await read(candidate)).toMatchObject({ dueOn: '2026-11-30', plannedAdmissionOn: null, revision });
  await expect(set({ dueOn: '2026-02-30' })).rejects.toMatchObject({ details: [{ field: ['dueOn'] }] });
  await expect(set({ dueOn: '2026-11-21' })).rejects.toMatchObject({ details: [{ field: ['dueOn'] }] });
});

test('a former due date is given back, also one in the past, unless somebody has set another since', async () => {
  story.server.setNow(new Date('2026-11-10T12:00:00Z'));
  const people = [await story.register(), await story.register(), await story.register()];
  const [late, undated, taken] = people as [CandidateRecord, CandidateRecord, CandidateRecord];
  const set = (candidates: CandidateRecord[], dates: object) =>
    call('setCandidateDates', 'SetCandidateDatesInput', {
      selection: { candidateIds: candidates.map(idOf) },
      ...dates,
    });
  await set([late, taken], { dueOn: '2026-11-12' });
  story.server.setNow(new Date('2026-11-20T12:00:00Z'));
  const done = await set(people, { dueOn: '2026-12-01' });
  expect(done.results).toMatchObject([
    { formerDueOn: '2026-11-12' },
    { formerDueOn: null },
    { formerDueOn: '2026-11-12' },
  ]);
  await set([taken], { dueOn: '2026-12-24' });

  expect((await set([late], { dueOn: '2026-11-12' })).userErrors).toMatchObject([{ field: ['dueOn'] }]);
  const back = await set([late, taken], { dueOn: '2026-11-12', onlyDueOn: '2026-12-01' });
  expect(back.results).toMatchObject([
    { outcome: 'DONE', formerDueOn: '2026-12-01' },
    { outcome: 'SKIPPED', message: 'O prazo foi alterado depois.' },
  ]);
  expect(outcomes(await set([undated], { dueOn: null, onlyDueOn: '2026-12-01' }))).toEqual(['DONE']);
  expect(outcomes(await set([undated], { dueOn: '2026-12-02', onlyDueOn: null }))).toEqual(['DONE']);
  expect(await Promise.all(people.map(async (one) => (await read(one)).dueOn))).toEqual([
    ...['2026-11-12', '2026-12-02', '2026-12-24'],
  ]);
  expect((await kinds(late)).filter((kind) => kind === 'dates_set')).toHaveLength(3);
});

test('of two who give the same date back and set another one at once, the other one stays', async () => {
  const { actions } = story.server.services.candidates;
  const candidate = await story.register();
  const selection = { candidateIds: [candidate._id.toString()] };
  const set = (dates: object) => actions.setDates(story.client.viewer, { selection, ...dates });
  await set({ dueOn: '2099-01-10' });
  await Promise.all([set({ dueOn: null, onlyDueOn: '2099-01-10' }), set({ dueOn: '2099-01-20' })]);
  expect((await read(candidate)).dueOn).toBe('2099-01-20');
});

test('complete forms are opened again for the fields that are named', async () => {
  const people = [await finished(), await story.register()];
  const input = { selection: { candidateIds: people.map(idOf) }, fieldKeys: ['cidade'], message: 'Confira a cidade.' };
  expect(outcomes(await call('reopenCandidates', 'ReopenCandidatesInput', input))).toEqual(['DONE', 'SKIPPED']);
  expect(await read(people[0] as CandidateRecord)).toMatchObject({
    status: 'in_progress',
    stage: 'correction',
    requestedFieldKeys: ['cidade'],
  });
  const foreign = await call('reopenCandidates', 'ReopenCandidatesInput', { ...input, fieldKeys: ['interno'] });
  expect(foreign).toEqual({ results: null, userErrors: [{ code: 'INVALID', field: ['fieldKeys'] }] });
});

test('the preview tells of each the stage and the company, and nothing of whom the viewer does not find', async () => {
  const people = [await story.register(), await finished(), await story.register({}, story.otherClient.viewer)];
  const unowned = await story.register({}, story.admin.viewer);
  const query = `mutation ($input: RemindCandidatesInput!) { remindCandidates(input: $input) {
    results { candidateId stage clientCompany } } }`;
  const told = async (token: string) => {
    const input = { selection: { candidateIds: [...people, unowned].map(idOf) }, dryRun: true };
    return (await story.server.graphql(query, { input }, token)).data.remindCandidates.results;
  };
  const companyOf = async ({ clientId }: { clientId: string | null }) =>
    (await story.server.services.clientDirectory.get(story.admin.viewer, clientId ?? '')).companyName;
  const company = await companyOf(story.client.viewer);
  const otherCompany = await companyOf(story.otherClient.viewer);
  expect(company).not.toBe(otherCompany);
  const [first, second, third] = people.map((one) => ({ candidateId: idOf(one) }));
  const own = [
    { ...first, stage: 'INVITED', clientCompany: company },
    { ...second, stage: 'COMPLETE', clientCompany: company },
  ];
  const last = { candidateId: idOf(unowned) };
  const nothing = { stage: null, clientCompany: null };
  expect(await told(story.admin.token)).toEqual([
    ...own,
    { ...third, stage: 'INVITED', clientCompany: otherCompany },
    { ...last, stage: 'INVITED', clientCompany: null },
  ]);
  expect(await told(story.client.token)).toEqual([...own, { ...third, ...nothing }, { ...last, ...nothing }]);
});

test('is closed without a session, refused without candidates, and bounded', async () => {
  const input = { selection: {} };
  const { errors } = await story.server.graphql(
    'mutation ($input: RemindCandidatesInput!) { remindCandidates(input: $input) { userErrors { code } } }',
    { input },
  );
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await call('remindCandidates', 'RemindCandidatesInput', input)).toMatchObject({
    userErrors: [{ field: ['selection', 'candidateIds'] }],
  });
  const many = { selection: { candidateIds: Array<string>(1_001).fill('x') } };
  expect(await call('remindCandidates', 'RemindCandidatesInput', many)).toMatchObject({
    userErrors: [{ code: 'INVALID', field: ['selection', 'candidateIds'] }],
  });
});

test('candidates of a client with numbers of days have their dates from the registration', async () => {
  story.server.setNow(new Date('2026-11-22T12:00:00Z'));
  const { clients } = story.server.services;
  const clientId = story.otherClient.viewer.clientId ?? '';
  const dates = (dueOn: string | null, plannedAdmissionOn: string | null) => ({ dueOn, plannedAdmissionOn });
  const registered = () => story.register({}, story.otherClient.viewer);
  await clients.update(story.admin.viewer, clientId, { dueInDays: 10, admissionInDays: 20 });
  expect(await registered()).toMatchObject(dates('2026-12-02', '2026-12-12'));
  await clients.update(story.admin.viewer, clientId, { dueInDays: 0 });
  expect(await registered()).toMatchObject(dates(null, '2026-12-12'));
  await clients.update(story.admin.viewer, clientId, { admissionInDays: 0 });
  expect(await registered()).toMatchObject(dates(null, null));
  for (const days of [{ dueInDays: 366 }, { admissionInDays: 366 }, { admissionInDays: -1 }]) {
    await expect(clients.update(story.admin.viewer, clientId, days)).rejects.toMatchObject({ code: 'INVALID' });
  }
});
