/** A finished form: how the company opens it again, and how the candidate asks for that. */
import { jest } from '@jest/globals';
import { startMailStory, type MailStory } from '../../../../test/mailStory.js';
import { toGlobalId } from '../../../lib/globalId.js';
import type { CandidateViewer } from '../../../auth/viewer.js';
import type { CandidateRecord } from '../candidatesModel.js';

const CPF = '52998224725';
const HOUR = 60 * 60 * 1000;

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(async () => {
  await story.stop();
});

const candidates = () => story.server.services.candidates;
const stored = (id: string): Promise<CandidateRecord> => candidates().get(story.admin.viewer, id);

async function newcomer(viewer = story.client.viewer) {
  const candidate = await story.register({}, viewer);
  const self = await story.signIn(candidate);
  return { id: candidate._id.toString(), email: candidate.email, ...self };
}
async function finished(viewer?: Parameters<typeof newcomer>[0]) {
  const self = await newcomer(viewer);
  await candidates().ownForm.finish(self.viewer, { fields: [{ key: 'cpf', value: CPF }] });
  return self;
}
const save = (viewer: CandidateViewer, key: string, value: string) =>
  candidates().ownForm.save(viewer, { fields: [{ key, value }] });

/** The mails that went out since the last call. */
async function delivered() {
  await story.server.services.mail.deliverDue();
  return story.mailServer.received.splice(0);
}

describe('reopening', () => {
  it('opens the form again, and a second finish closes it', async () => {
    const { id, viewer } = await finished();
    await candidates().reopen(story.client.viewer, id, { message: 'Falta a cidade.' });
    expect(await stored(id)).toMatchObject({ status: 'in_progress', completedAt: null });
    await candidates().ownForm.finish(viewer, { fields: [{ key: 'cidade', value: 'Natal' }] });
    expect(await stored(id)).toMatchObject({
      ...{ status: 'complete', values: { cidade: 'Natal', cpf: CPF } },
      ...{ requestedFieldKeys: [], correctedFieldKeys: [], reopenMessage: null },
    });
  });

  it('with named fields opens those only', async () => {
    const { id, viewer } = await finished();
    await candidates().reopen(story.client.viewer, id, { fieldKeys: ['cidade'] });
    const other = candidates().ownForm.save(viewer, {
      name: 'Outro',
      fields: [{ key: 'cpf', value: '11144477735' }],
    });
    await expect(other).rejects.toMatchObject({
      code: 'FORBIDDEN',
      details: [{ field: ['name'] }, { field: ['fields', 'cpf'] }],
    });
    await save(viewer, 'cidade', 'Natal');
    const again = await candidates().ownForm.finish(viewer, {});
    expect(again).toMatchObject({ status: 'complete', requestedFieldKeys: [] });
  });

  it('is refused for a candidate in progress', async () => {
    const { id } = await newcomer();
    await expect(candidates().reopen(story.client.viewer, id, {})).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
  });

  it.each(['parecer', 'interno', 'salario', 'desconhecido'])(
    'refuses to ask for %s, which the candidate could not change',
    async (key) => {
      const { id } = await finished();
      const attempt = candidates().reopen(story.admin.viewer, id, { fieldKeys: ['cidade', key] });
      await expect(attempt).rejects.toMatchObject({ code: 'INVALID', details: [{ field: ['fieldKeys'] }] });
      expect(await stored(id)).toMatchObject({ status: 'complete', requestedFieldKeys: [] });
    },
  );

  it('offers what the candidate may edit, and nothing else', async () => {
    const { id } = await finished();
    const query = 'query ($id: ID!) { node(id: $id) { ... on Candidate { correctableFields { key label } } } }';
    const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', id) }, story.client.token);
    expect(data.node.correctableFields).toEqual([
      { key: 'name', label: 'Nome' },
      { key: 'email', label: 'E-mail' },
      { key: 'cpf', label: 'CPF' },
      { key: 'cidade', label: 'Cidade' },
    ]);
  });

  it('leaves the whole form open where nothing that was asked for can be edited any more', async () => {
    const { id, viewer } = await finished();
    await candidates().reopen(story.client.viewer, id, { fieldKeys: ['cidade'] });
    const { fieldPermissions } = story.server.services;
    const rights = { fieldKey: 'cidade', label: 'Cidade', canView: ['admin', 'client', 'candidate'] };
    await fieldPermissions.save(story.admin.viewer, { ...rights, canEdit: ['admin'] });
    try {
      await save(viewer, 'cpf', '11144477735');
      expect((await stored(id)).values).toEqual({ cpf: '11144477735' });
    } finally {
      await fieldPermissions.save(story.admin.viewer, { ...rights, canEdit: rights.canView });
    }
  });

  it('counts for one mail to the person, also where another write comes first', async () => {
    const { id } = await finished();
    const { workLimits } = story.server.services;
    const spendMail = workLimits.spendMail.bind(workLimits);
    const spent = jest.spyOn(workLimits, 'spendMail').mockImplementation(async (...counted) => {
      await spendMail(...counted);
      // As another user does at this moment.
      await candidates().update(story.admin.viewer, id, { name: 'Outro Nome' });
    });
    await candidates().reopen(story.client.viewer, id, {});
    expect(spent).toHaveBeenCalledTimes(1);
    spent.mockRestore();
    expect(await stored(id)).toMatchObject({ name: 'Outro Nome', status: 'in_progress' });
  });

  it('mails the candidate why, what is asked for, and the way in', async () => {
    const { id, email } = await finished();
    await delivered();
    await candidates().reopen(story.client.viewer, id, { fieldKeys: ['cidade'], message: 'Falta a cidade.' });
    const { password } = await candidates().credentials.of(story.admin.viewer, id);
    const mails = await delivered();
    expect(mails).toMatchObject([{ to: email, subject: 'Padaria Bom Pão: seu cadastro foi reaberto' }]);
    for (const text of ['Falta a cidade.', 'O que corrigir: Cidade.', password]) expect(mails[0]?.text).toContain(text);
  });

  it('tells the candidate why, and which of the requested fields were changed since, on every device', async () => {
    const { id, token, viewer } = await finished();
    const input = { fieldKeys: ['cpf', 'cidade'], message: ' Confira os dois. ' };
    await candidates().reopen(story.client.viewer, id, input);
    await save(viewer, 'cidade', 'Natal');
    await save(viewer, 'cpf', CPF); // What is stored already is no change.
    const { data } = await story.server.graphql(
      '{ viewer { candidate { reopenMessage requestedFieldKeys correctedFieldKeys } } }',
      {},
      token,
    );
    expect(data.viewer.candidate).toEqual({
      reopenMessage: 'Confira os dois.',
      requestedFieldKeys: ['cpf', 'cidade'],
      correctedFieldKeys: ['cidade'],
    });
  });
});

it('a reopening that is taken back once the confirmation was withdrawn leaves the form complete since it was finished', async () => {
  const { id } = await finished();
  const { completedAt } = await stored(id);
  const { confirmations } = story.server.services;
  story.server.setNow(new Date(Date.now() + HOUR));
  try {
    await confirmations.confirm(story.client.viewer, { candidateId: id });
    const { revision } = await candidates().reopen(story.client.viewer, id, {});
    await confirmations.unconfirm(story.client.viewer, { candidateId: id });
    await candidates().actions.undoReopenings(story.admin.viewer, { reopenings: [{ candidateId: id, revision }] });
  } finally {
    story.server.setNow(null);
  }
  expect(await stored(id)).toMatchObject({ stage: 'complete', stageSince: completedAt, completedAt });
});

describe('asking for a correction', () => {
  const REQUEST = `mutation ($input: RequestOwnCorrectionInput!) {
    requestOwnCorrection(input: $input) { candidate { correctionRequestedAt } userErrors { code field } }
  }`;
  const ask = (viewer: CandidateViewer, message = 'Mudei de endereço.') =>
    candidates().ownForm.corrections.request(viewer, { message });

  it('is for candidates who have finished, and no other caller', async () => {
    const input = { message: 'Mudei.' };
    expect((await story.server.graphql(REQUEST, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const asClient = await story.server.graphql(REQUEST, { input }, story.client.token);
    expect(asClient.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const early = await newcomer();
    const { data } = await story.server.graphql(REQUEST, { input }, early.token);
    expect(data.requestOwnCorrection).toEqual({
      candidate: null,
      userErrors: [{ code: 'PRECONDITION_FAILED', field: null }],
    });
  });

  it('is stored, shown to the company, and mailed to it with the way to the form', async () => {
    const { id, token } = await finished();
    await delivered();
    const { data } = await story.server.graphql(REQUEST, { input: { message: 'Mudei de endereço.' } }, token);
    expect(data.requestOwnCorrection).toEqual({
      candidate: { correctionRequestedAt: expect.any(String) },
      userErrors: [],
    });
    const query = 'query ($id: ID!) { node(id: $id) { ... on Candidate { correctionRequest { message } } } }';
    const shown = await story.server.graphql(query, { id: toGlobalId('Candidate', id) }, story.client.token);
    expect(shown.data.node.correctionRequest).toEqual({ message: 'Mudei de endereço.' });
    const mails = await delivered();
    expect(mails).toMatchObject([
      { to: story.client.viewer.email, text: expect.stringContaining('Mudei de endereço.') },
    ]);
    expect(mails[0]?.text).toContain(`/client?candidate=${toGlobalId('Candidate', id)}`);
  });

  it('goes to the administrators where the candidate has no company', async () => {
    const { viewer } = await finished(story.admin.viewer);
    await delivered();
    await ask(viewer);
    const mails = await delivered();
    expect(mails.map(({ to }) => to)).toEqual([story.admin.viewer.email]);
    expect(mails[0]?.text).toContain('/admin?candidate=');
  });

  it('is answered by the reopening', async () => {
    const { id, viewer } = await finished();
    await ask(viewer);
    await candidates().reopen(story.client.viewer, id, {});
    expect((await stored(id)).correctionRequest).toBeNull();
  });

  it('is stored and mailed once where the same one comes again, as after an answer that was lost', async () => {
    const { id, viewer } = await finished();
    await delivered();
    await ask(viewer);
    const { correctionRequest, revision } = await stored(id);
    expect(await ask(viewer)).toMatchObject({ correctionRequest, revision });
    expect(await delivered()).toHaveLength(1);
  });

  it('is not sent again within a day, and may be after it', async () => {
    const { id, viewer } = await finished();
    const start = new Date('2026-08-03T12:00:00Z');
    story.server.setNow(start);
    await ask(viewer);
    story.server.setNow(new Date(start.getTime() + 23 * HOUR));
    await expect(ask(viewer, 'De novo.')).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    story.server.setNow(new Date(start.getTime() + 24 * HOUR));
    await ask(viewer, 'De novo.');
    expect((await stored(id)).correctionRequest).toMatchObject({ message: 'De novo.' });
    // The clock is set back.
    story.server.setNow(new Date(start.getTime() - HOUR));
    await ask(viewer, 'Mais uma vez.');
    expect((await stored(id)).correctionRequest).toMatchObject({ message: 'Mais uma vez.' });
  });

  it.each([
    ['  ', 'REQUIRED'],
    ['x'.repeat(2_001), 'INVALID'],
  ])('needs a message of reasonable length (%#)', async (message, code) => {
    const { viewer } = await finished();
    await expect(ask(viewer, message)).rejects.toMatchObject({ code, details: [{ field: ['message'] }] });
  });
});
