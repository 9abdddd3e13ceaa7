/** What is told of several candidates where something that was not expected fails with one of them. */
import { startMailStory, type MailStory } from '../../../../test/mailStory.js';
import { startTestServer } from '../../../../test/server.js';
import { setOperationTimeout } from '../../../database/timeouts.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { CandidateModel } from '../candidatesModel.js';

const OPERATION_TIMEOUT_MS = 10_000;

describe('with one of them', () => {
  let story: MailStory;
  beforeAll(async () => {
    story = await startMailStory();
  });
  afterAll(() => story.stop());

  it('that one is told as in doubt, the others as what became of them, and all of it over GraphQL', async () => {
    const people = [await story.register(), await story.register(), await story.register()];
    const [first, broken, last] = people.map(({ _id, email }) => ({ _id, email, id: toGlobalId('Candidate', _id) }));
    await CandidateModel.collection.updateOne({ _id: broken!._id }, { $set: { passwordSealed: 'damaged' } });
    const selection = { candidateIds: [first!.id, broken!.id, last!.id] };
    const { data } = await story.server.graphql(
      `mutation ($input: SendCandidateAccessLinksInput!) { sendCandidateAccessLinks(input: $input) {
        results { candidateId outcome message } userErrors { code } } }`,
      { input: { selection } },
      story.client.token,
    );
    expect(data.sendCandidateAccessLinks).toEqual({
      userErrors: [],
      results: [
        { candidateId: first!.id, outcome: 'DONE', message: null },
        {
          candidateId: broken!.id,
          outcome: 'FAILED',
          message: 'Não se sabe se foi feito; confira. Ocorreu um erro inesperado.',
        },
        { candidateId: last!.id, outcome: 'DONE', message: null },
      ],
    });
    await story.server.services.mail.deliverDue();
    expect(story.mailServer.received.map(({ to }) => to).sort()).toEqual([first!.email, last!.email].sort());
  });
});

it('nothing more is tried once the database does not answer, and what was done is told as done, whether or not its company can be read', async () => {
  const server = await startTestServer({}, { throughForwarder: true });
  const { candidates, changes, clients, identity } = server.services;
  await identity.ensureFirstAdmin();
  const { adminEmail: email, adminPassword: password } = server.config;
  const { body } = await server.rest('post', '/identity/login', { body: { email, password } });
  const viewer = (await identity.authenticate(body.data.accessToken)) as UserViewer;
  const contact = { name: 'Joana', email: 'joana@exemplo.com', companyName: 'Aurora', cnpj: '12ABC34501DE35' };
  const { client } = await clients.create(viewer, contact);
  const clientId = client._id.toString();
  const people = [];
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) {
    people.push(await candidates.create(viewer, { name, email: `${name}@exemplo.com`, clientId }));
  }
  // What is cached of the company is outdated by that.
  await clients.update(viewer, clientId, { companyName: 'Aurora Alimentos' });
  let written = 0;
  changes.observe('candidate', () => {
    written += 1;
    if (written !== 2) return;
    server.database.forwarder?.mute();
    // No sooner: what is answered before may take as long as it does on a busy machine.
    setOperationTimeout(200);
  });
  try {
    const candidateIds = people.map(({ _id }) => toGlobalId('Candidate', _id));
    const { data, errors } = await server.graphql(
      `mutation ($input: SetCandidateDatesInput!) { setCandidateDates(input: $input) {
        results { name clientCompany outcome message } } }`,
      { input: { selection: { candidateIds }, dueOn: '2099-01-10' } },
      body.data.accessToken,
    );
    expect(errors).toBeUndefined();
    const told: { name: string | null; clientCompany: string | null; outcome: string; message: string | null }[] =
      data.setCandidateDates.results;
    const notReached =
      'Não foi feito. O banco de dados está temporariamente indisponível. Tente novamente em instantes.';
    expect(told.map(({ name, clientCompany, outcome, message }) => [name, clientCompany, outcome, message])).toEqual([
      ['Ana', null, 'DONE', null],
      ['Bia', null, 'DONE', null],
      [null, null, 'FAILED', notReached],
      [null, null, 'FAILED', notReached],
    ]);
  } finally {
    server.database.forwarder?.unmute();
    setOperationTimeout(OPERATION_TIMEOUT_MS);
  }
  const stored = await CandidateModel.find().sort({ name: 1 }).lean();
  expect(stored.map(({ dueOn }) => dueOn ?? null)).toEqual(['2099-01-10', '2099-01-10', null, null]);
  await server.stop();
});
