/** Admissions that the staff end: nothing is asked of candidate or company any more, until they are resumed. */
import { toGlobalId } from '../../../lib/globalId.js';
import { startMailStory, type MailStory } from '../../../../test/mailStory.js';
import type { CandidateViewer } from '../../../auth/viewer.js';
import { nextSendingTime } from '../../reminders/sendingHours.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { ENDED_BY_COMPANY, HAS_ENDED } from '../standing/ending.js';

const CPF = '52998224725';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(() => {
  story.mailServer.received.length = 0;
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const services = () => story.server.services;
const actions = () => services().candidates.actions;
const ownForm = () => services().candidates.ownForm;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const selected = (...people: CandidateRecord[]) => ({ selection: { candidateIds: people.map(idOf) } });
const read = (candidate: CandidateRecord) => services().candidates.get(story.admin.viewer, idOf(candidate));
const end = (candidate: CandidateRecord) =>
  actions().end(story.client.viewer, { ...selected(candidate), reason: 'withdrew', message: 'Aceitou outra vaga.' });
const resume = (candidate: CandidateRecord) => actions().resume(story.client.viewer, selected(candidate));
const refused = (message: string) => ({ code: 'PRECONDITION_FAILED', message });

async function signedIn(): Promise<{ candidate: CandidateRecord; viewer: CandidateViewer }> {
  const candidate = await story.register();
  const { viewer } = await story.signIn(candidate);
  return { candidate, viewer };
}
async function finished() {
  const person = await signedIn();
  await ownForm().finish(person.viewer, { fields: [{ key: 'cpf', value: CPF }] });
  return person;
}
async function call(name: string, type: string, input: object, token: string | null) {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
    results { name outcome message } userErrors { code field } } }`;
  const { data, errors } = await story.server.graphql(query, { input }, token);
  return errors ? { errors } : data[name];
}

describe('who may, and what they ask for', () => {
  const selectionOf = (candidate: CandidateRecord) => ({ candidateIds: [toGlobalId('Candidate', candidate._id)] });

  it.each([
    ['endAdmissions', 'EndAdmissionsInput', { reason: 'CANCELLED' }],
    ['resumeAdmissions', 'ResumeAdmissionsInput', {}],
  ])('%s is for the staff of the candidate', async (name, type, more) => {
    const { candidate } = await signedIn();
    const input = { selection: selectionOf(candidate), ...more };
    expect(await call(name, type, input, null)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const { token } = await story.signIn(candidate);
    expect(await call(name, type, input, token)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const foreign = await call(name, type, input, story.otherClient.token);
    expect(foreign.results).toEqual([{ name: null, outcome: 'FAILED', message: 'Candidato não encontrado.' }]);
  });

  it('ends once and resumes once, as the preview says, which changes nothing', async () => {
    const { candidate } = await signedIn();
    const input = { selection: selectionOf(candidate), reason: 'NOT_APPROVED' };
    const done = [{ name: candidate.name, outcome: 'DONE', message: null }];
    const preview = await call('endAdmissions', 'EndAdmissionsInput', { ...input, dryRun: true }, story.client.token);
    expect(preview.results).toEqual(done);
    expect((await read(candidate)).stage).toBe('opened');
    expect((await call('endAdmissions', 'EndAdmissionsInput', input, story.client.token)).results).toEqual(done);
    const again = { ...input, reason: 'OTHER', message: 'De novo' };
    expect((await call('endAdmissions', 'EndAdmissionsInput', again, story.admin.token)).results).toMatchObject([
      { outcome: 'SKIPPED', message: 'A admissão já está encerrada.' },
    ]);
    expect((await read(candidate)).ending).toMatchObject({ reason: 'not_approved', message: null });
    const { selection } = input;
    const resumed = () => call('resumeAdmissions', 'ResumeAdmissionsInput', { selection }, story.admin.token);
    expect((await resumed()).results).toEqual(done);
    expect((await resumed()).results).toMatchObject([
      { outcome: 'SKIPPED', message: 'A admissão não está encerrada.' },
    ]);
  });

  it('refuses an unknown reason and words that are too long', async () => {
    const { candidate } = await signedIn();
    const asked = { ...selected(candidate), reason: 'withdrew' };
    await expect(actions().end(story.client.viewer, { ...asked, reason: 'x' })).rejects.toMatchObject({
      details: [{ field: ['reason'], code: 'INVALID' }],
    });
    await expect(actions().end(story.client.viewer, { ...asked, message: 'x'.repeat(2_001) })).rejects.toMatchObject({
      details: [{ field: ['message'], code: 'INVALID' }],
    });
  });
});

it('tells who, why and when, and holds up no editor', async () => {
  const { candidate } = await signedIn();
  const { revision } = await read(candidate);
  await end(candidate);
  await resume(candidate);
  await end(candidate);
  expect((await read(candidate)).revision).toBe(revision);
  const { data } = await story.server.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Candidate { stage nextAction viewerCanRemind ending { reason message }
      events { edges { node { kind endReason message actorName } } } } } }`,
    { id: toGlobalId('Candidate', candidate._id) },
    story.admin.token,
  );
  const ending = { reason: 'WITHDREW', message: 'Aceitou outra vaga.' };
  expect(data.node).toMatchObject({ stage: 'ENDED', nextAction: null, viewerCanRemind: false, ending });
  const told = { kind: 'ENDED', endReason: 'WITHDREW', message: 'Aceitou outra vaga.' };
  const actorName = story.client.viewer.name;
  expect(data.node.events.edges.slice(0, 3)).toEqual([
    { node: { ...told, actorName } },
    { node: { kind: 'RESUMED', endReason: null, message: null, actorName } },
    { node: { ...told, actorName } },
  ]);
});

describe('the candidate', () => {
  it('can neither answer nor finish nor ask for a correction, and goes on after it is resumed', async () => {
    const { candidate, viewer } = await signedIn();
    const answers = { fields: [{ key: 'cpf', value: CPF }] };
    await end(candidate);
    const own = '{ viewer { candidate { hasEnded fields { key viewerCanEdit } } } }';
    const { token } = await story.signIn(candidate);
    const { data } = await story.server.graphql(own, {}, token);
    expect(data.viewer.candidate.hasEnded).toBe(true);
    expect(data.viewer.candidate.fields.map((field: { viewerCanEdit: boolean }) => field.viewerCanEdit)).not.toContain(
      true,
    );
    await expect(ownForm().save(viewer, answers)).rejects.toMatchObject(refused(ENDED_BY_COMPANY));
    await expect(ownForm().finish(viewer, answers)).rejects.toMatchObject(refused(ENDED_BY_COMPANY));
    await resume(candidate);
    await ownForm().finish(viewer, answers);
    await end(candidate);
    const request = { message: 'Mudei de endereço.' };
    await expect(ownForm().corrections.request(viewer, request)).rejects.toMatchObject(refused(ENDED_BY_COMPANY));
  });

  it('who finishes as the admission ends has either finished before or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { candidate, viewer } = await signedIn();
      const [, finish] = await Promise.allSettled([
        end(candidate),
        ownForm().finish(viewer, { fields: [{ key: 'cpf', value: CPF }] }),
      ]);
      const isFinished = finish.status === 'fulfilled';
      const status = isFinished ? 'complete' : 'in_progress';
      expect(await read(candidate)).toMatchObject({ stage: 'ended', status, ending: { reason: 'withdrew' } });
      if (!isFinished) expect(finish.reason).toMatchObject(refused(ENDED_BY_COMPANY));
    }
  });

  it('who has answered all but not finished cannot finish either', async () => {
    const { candidate, viewer } = await signedIn();
    await ownForm().save(viewer, { fields: [{ key: 'cpf', value: CPF }] });
    await end(candidate);
    await expect(ownForm().finish(viewer, {})).rejects.toMatchObject(refused(ENDED_BY_COMPANY));
  });

  it('may still take the consent back, and give it', async () => {
    const { candidate, viewer } = await signedIn();
    await end(candidate);
    await services().privacy.withdrawConsent(viewer);
    expect((await read(candidate)).consentWithdrawnAt).not.toBeNull();
    await story.consent(viewer);
    expect((await read(candidate)).consentWithdrawnAt).toBeNull();
  });
});

describe('nothing is asked any more', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * 60 * 1000);
  const dayText = (offset: number) => day(offset).toISOString().slice(0, 10);
  const attentionOf = async (candidate: CandidateRecord) =>
    (await read(candidate)).attention?.map(({ reason }) => reason) ?? [];

  it('an admission that is overdue needs no attention once it has ended, and does again when it is resumed', async () => {
    const { candidate } = await signedIn();
    await actions().setDates(story.client.viewer, { ...selected(candidate), dueOn: dayText(1) });
    story.server.setNow(day(5));
    await services().candidates.admission.refreshDue();
    expect(await attentionOf(candidate)).toContain('overdue');
    await end(candidate);
    expect(await attentionOf(candidate)).toEqual([]);
    expect(await read(candidate)).toMatchObject({ stage: 'ended' });
    expect((await read(candidate)).standingDueAt).toBeUndefined();
    await resume(candidate);
    expect(await read(candidate)).toMatchObject({ stage: 'overdue', ending: null });
    expect(await attentionOf(candidate)).toContain('overdue');
  });

  it('a finished form that is not confirmed waits for no client, and no digest names it', async () => {
    const { candidate } = await finished();
    const clientId = candidate.clientId!;
    const named = async () => {
      const digest = await services().dueCandidates.digestOf(clientId, dayText(0));
      return Object.values(digest).flatMap(({ shown }) => shown.map(({ name }) => name));
    };
    expect(await named()).toContain(candidate.name);
    await end(candidate);
    expect(await named()).not.toContain(candidate.name);
    expect(await attentionOf(candidate)).toEqual([]);
  });

  it('no link, reminder or reopening is for an ended admission', async () => {
    const open = await signedIn();
    const complete = await finished();
    await end(open.candidate);
    await end(complete.candidate);
    const skipped = [{ outcome: 'SKIPPED', message: HAS_ENDED }];
    const { viewer } = story.client;
    expect(await actions().remind(viewer, selected(open.candidate))).toMatchObject(skipped);
    expect(await actions().sendAccessLinks(viewer, selected(open.candidate))).toMatchObject(skipped);
    expect(await actions().reopen(viewer, selected(complete.candidate))).toMatchObject(skipped);
    await expect(services().candidates.reopen(viewer, idOf(complete.candidate), {})).rejects.toMatchObject(
      refused(HAS_ENDED),
    );
    await expect(services().candidates.credentials.send(viewer, idOf(open.candidate))).rejects.toMatchObject({
      message: HAS_ENDED,
    });
  });

  it('a reminder that waits for the morning is not sent, nor is one by a rule', async () => {
    const { candidate } = await signedIn();
    await actions().remind(story.client.viewer, selected(candidate));
    await end(candidate);
    story.server.setNow(nextSendingTime(new Date()));
    await services().jobs.runDue(['personReminder']);
    expect(story.mailServer.received).toEqual([]);
    const listed = async () => {
      const found = [];
      for await (const batch of services().dueCandidates.dueOn([dayText(30)])) found.push(...batch);
      return found.map(({ _id }) => _id.toString());
    };
    await actions().setDates(story.client.viewer, { ...selected(candidate), dueOn: dayText(30) });
    expect(await listed()).not.toContain(idOf(candidate));
    await resume(candidate);
    expect(await listed()).toContain(idOf(candidate));
  });

  it('a company is not told by mail of a form that was finished before the end', async () => {
    const told = await finished();
    const { candidate } = await finished();
    await end(candidate);
    story.server.setNow(nextSendingTime(new Date()));
    await services().jobs.runDue(['companyNotice']);
    expect(story.mailServer.received.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(told.candidate.name),
    ]);
  });

  it('a reopening is not undone, nor told of by the mail that waits', async () => {
    const { candidate } = await finished();
    const { revision } = await services().candidates.reopen(story.client.viewer, idOf(candidate), {});
    await end(candidate);
    await services().mail.deliverDue();
    expect(story.mailServer.received).toEqual([]);
    const reopenings = [{ candidateId: idOf(candidate), revision }];
    const undo = () => actions().undoReopenings(story.client.viewer, { reopenings });
    expect(await undo()).toMatchObject([{ outcome: 'SKIPPED', message: HAS_ENDED }]);
    await resume(candidate);
    expect(await undo()).toMatchObject([{ outcome: 'DONE' }]);
  });

  it('/v1 tells the candidate, and asks for no correction', async () => {
    const { candidate } = await finished();
    await services().candidates.reopen(story.client.viewer, idOf(candidate), { fieldKeys: ['cpf'] });
    const { token } = await story.signIn(candidate);
    const own = async () => (await story.server.rest('get', '/candidates/me', { token })).body.data;
    expect(await own()).toMatchObject({ hasEnded: false, requestedFieldKeys: ['cpf'] });
    await end(candidate);
    expect(await own()).toMatchObject({ hasEnded: true, requestedFieldKeys: [] });
  });
});
