/** The candidate's own form: saving, resuming, finishing, reopening. */
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../../test/candidates.js';
import type { CandidateViewer } from '../../../auth/viewer.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';
import { copyPendingEvents } from '../events/eventCopies.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
const CPF = '52998224725';

async function newcomer(options?: { consented?: boolean }): Promise<{ id: string; viewer: CandidateViewer }> {
  const candidate = await story.register();
  return { id: candidate._id.toString(), viewer: (await story.signIn(candidate, options)).viewer };
}
async function stored(id: string): Promise<CandidateRecord> {
  return candidates().get(story.admin.viewer, id);
}

describe('saving answers', () => {
  it('keeps each answer and counts the progress', async () => {
    const { id, viewer } = await newcomer();
    await candidates().ownForm.save(viewer, { fields: [{ key: 'cpf', value: '529.982.247-25' }] });
    await candidates().ownForm.save(viewer, { name: 'Nome  Certo', fields: [{ key: 'cidade', value: 'Natal' }] });
    expect(await stored(id)).toMatchObject({
      name: 'Nome Certo',
      values: { cpf: CPF, cidade: 'Natal' },
      progress: 100,
      lastChange: { byName: 'Candidato' },
    });
  });

  it('is refused before the consent, and nothing is saved', async () => {
    const { id, viewer } = await newcomer({ consented: false });
    const attempt = candidates().ownForm.save(viewer, { fields: [{ key: 'cpf', value: CPF }] });
    await expect(attempt).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    expect((await stored(id)).values).toEqual({});
  });

  it.each([
    ['salario', 'FORBIDDEN'],
    ['interno', 'FORBIDDEN'],
    ['parecer', 'FORBIDDEN'],
  ])('refuses %s, which candidates may not change, with all that came along', async (key, code) => {
    const { id, viewer } = await newcomer();
    const fields = [
      { key: 'cidade', value: 'Natal' },
      { key, value: '1' },
    ];
    await expect(candidates().ownForm.save(viewer, { fields })).rejects.toMatchObject({
      code,
      details: [{ field: ['fields', key] }],
    });
    expect((await stored(id)).values).toEqual({});
  });

  it('does not tell whether a guess at a hidden value was right', async () => {
    const { id, viewer } = await newcomer();
    await candidates().update(story.admin.viewer, id, { fields: [{ key: 'interno', value: 'segredo' }] });
    for (const value of ['segredo', 'palpite']) {
      const attempt = candidates().ownForm.save(viewer, { fields: [{ key: 'interno', value }] });
      await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('compares no earlier value that is longer than any field keeps', async () => {
    const { viewer } = await newcomer();
    const save = (length: number) => {
      const answer = { key: 'cidade', value: 'Natal', previousValue: '1'.repeat(length) };
      return candidates().ownForm.save(viewer, { fields: [answer], previousName: 'Ana' });
    };
    for (const length of [10_001, 200_000]) {
      await expect(save(length)).rejects.toMatchObject({
        code: 'INVALID',
        details: [{ field: ['fields', '0', 'previousValue'] }],
      });
    }
    await expect(save(10_000)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('refuses to empty the name', async () => {
    const { viewer } = await newcomer();
    const attempt = candidates().ownForm.save(viewer, { name: '  ' });
    await expect(attempt).rejects.toMatchObject({ message: 'Nome e e-mail são obrigatórios' });
  });
});

describe('two devices', () => {
  it('are told apart by what they last saw, field by field', async () => {
    const { id, viewer } = await newcomer();
    await candidates().ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Natal', previousValue: null }] });
    const late = candidates().ownForm.save(viewer, {
      fields: [
        { key: 'cpf', value: CPF, previousValue: null },
        { key: 'cidade', value: 'Belém', previousValue: null },
      ],
    });
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      details: [{ field: ['fields', 'cidade'], code: 'CONFLICT' }],
      current: { values: { cidade: 'Natal' } },
    });
    expect((await stored(id)).values).toEqual({ cidade: 'Natal' });
  });

  it('may each change what the other has not touched', async () => {
    const { id, viewer } = await newcomer();
    await Promise.all([
      candidates().ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Natal', previousValue: null }] }),
      candidates().ownForm.save(viewer, { fields: [{ key: 'cpf', value: CPF, previousValue: null }] }),
    ]);
    expect((await stored(id)).values).toEqual({ cidade: 'Natal', cpf: CPF });
  });

  it('that answer the same field at once: one wins and the other is told', async () => {
    const { viewer } = await newcomer();
    const outcomes = await Promise.allSettled(
      ['Natal', 'Belém', 'Recife'].map((value) =>
        candidates().ownForm.save(viewer, { fields: [{ key: 'cidade', value, previousValue: null }] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are told apart for name and e-mail as well', async () => {
    const { id, viewer } = await newcomer();
    const { name, email } = await stored(id);
    const first = { name: 'Nome Novo', previousName: ` ${name} `, email: `novo.${email}`, previousEmail: email };
    await candidates().ownForm.save(viewer, first);
    const late = { name: 'Nome Tardio', previousName: name, email: `tardio.${email}`, previousEmail: email };
    await expect(candidates().ownForm.save(viewer, late)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: [{ field: ['name'] }, { field: ['email'] }],
    });
    expect(await stored(id)).toMatchObject({ name: 'Nome Novo', email: `novo.${email}` });
  });

  it('may remember an answer as it was typed', async () => {
    const { viewer } = await newcomer();
    const typed = '529.982.247-25';
    await candidates().ownForm.save(viewer, { fields: [{ key: 'cpf', value: typed, previousValue: null }] });
    const correction = { fields: [{ key: 'cpf', value: '11144477735', previousValue: typed }] };
    expect((await candidates().ownForm.save(viewer, correction)).values).toEqual({ cpf: '11144477735' });
  });

  it('may send the same answer again after a lost reply', async () => {
    const { viewer } = await newcomer();
    const input = { fields: [{ key: 'cpf', value: '529.982.247-25', previousValue: null }] };
    const first = await candidates().ownForm.save(viewer, input);
    const again = await candidates().ownForm.save(viewer, input);
    expect(again.revision).toBe(first.revision);
  });
});

describe('finishing', () => {
  it('names the required fields that are missing, and does not finish', async () => {
    const { id, viewer } = await newcomer();
    await expect(candidates().ownForm.finish(viewer, {})).rejects.toMatchObject({
      httpStatus: 422,
      message: 'Preencha os seguintes campos: CPF',
      details: [{ field: ['fields', 'cpf'], message: 'CPF é obrigatório', code: 'REQUIRED' }],
    });
    expect((await stored(id)).status).toBe('in_progress');
  });

  it('saves the last answers and closes the form in one step', async () => {
    const { id, viewer } = await newcomer();
    await candidates().ownForm.finish(viewer, { fields: [{ key: 'cpf', value: CPF }] });
    const finished = await stored(id);
    expect(finished).toMatchObject({ status: 'complete', values: { cpf: CPF } });
    expect(finished.completedAt).toBeInstanceOf(Date);
  });

  it('is the same when it is sent twice', async () => {
    const { viewer } = await newcomer();
    const input = { fields: [{ key: 'cpf', value: CPF }] };
    const first = await candidates().ownForm.finish(viewer, input);
    const again = await candidates().ownForm.finish(viewer, input);
    expect(again).toMatchObject({ revision: first.revision, completedAt: first.completedAt });
  });

  it('closes the form to further answers', async () => {
    const { id, viewer } = await newcomer();
    await candidates().ownForm.finish(viewer, { fields: [{ key: 'cpf', value: CPF }] });
    const late = candidates().ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Natal' }] });
    await expect(late).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    expect((await stored(id)).values).toEqual({ cpf: CPF });
  });
});

test('a candidate who has consented reads the day that their form is due, until it is finished', async () => {
  const candidate = await story.register();
  const id = candidate._id.toString();
  const input = { selection: { candidateIds: [id] }, dueOn: '2099-03-01' };
  await candidates().actions.setDates(story.client.viewer, input);
  const { token, viewer } = await story.signIn(candidate, { consented: false });
  const read = async () => {
    const { data } = await story.server.graphql('{ viewer { candidate { dueOn } } }', {}, token);
    return data.viewer.candidate.dueOn;
  };
  expect(await read()).toBeNull();
  await story.consent(viewer);
  expect(await read()).toBe('2099-03-01');
  await candidates().ownForm.finish(viewer, { fields: [{ key: 'cpf', value: CPF }] });
  expect(await read()).toBeNull();
});

test('a caller whose page implies the consent tells that alone, where nothing is answered and nothing finished', async () => {
  const { id, viewer } = await newcomer({ consented: false });
  const impliedConsent = await story.server.services.privacy.impliedConsent(testOrigin);
  await candidates().ownForm.save(viewer, { fields: [] }, { impliedConsent });
  await copyPendingEvents();
  const told = await CandidateEventModel.find({ candidateId: id }).sort({ at: 1, _id: 1 }).lean();
  expect(told.map(({ kind }) => kind)).toEqual(['registered', 'opened', 'consented']);
});
