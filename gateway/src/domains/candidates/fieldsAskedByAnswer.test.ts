/** What fields that depend on an answer mean for candidates: they are asked where the answer asks for them. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { createDependentFields, no, write, yes } from '../../../test/dependentFields.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { CandidateEventModel } from './events/candidateEventsModel.js';

let story: CandidateStory;
let dependent: Awaited<ReturnType<typeof createDependentFields>>;
beforeAll(async () => {
  story = await startCandidateStory();
  dependent = await createDependentFields(story);
});
afterAll(() => story.stop());

const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const registered = (fields: object[] = [], viewer: UserViewer = story.client.viewer) =>
  story.register({ fields }, viewer);
const update = (candidate: CandidateRecord, ...fields: object[]) =>
  services().candidates.update(story.client.viewer, idOf(candidate), { fields });
const unasked = (label: string) => ({
  code: 'FORBIDDEN',
  message: `O campo "${label}" não é pedido por causa de outra resposta.`,
});

interface Shown {
  key: string;
  value: string | null;
  active: boolean;
  conditionUnmet: boolean;
  viewerCanEdit: boolean;
  viewerCanEditWhenMet: boolean;
  condition: object | null;
}
const SHOWN = 'key value active conditionUnmet viewerCanEdit viewerCanEditWhenMet condition { fieldKey values }';

/** The fields of a candidate's own form, by key. */
async function ownFields(candidate: CandidateRecord): Promise<Record<string, Shown>> {
  const { token } = await story.signIn(candidate);
  const { data } = await story.server.graphql(`{ viewer { candidate { fields { ${SHOWN} } } } }`, {}, token);
  return Object.fromEntries(data.viewer.candidate.fields.map((shown: Shown) => [shown.key, shown]));
}
async function staffFields(candidate: CandidateRecord, token = story.client.token): Promise<Record<string, Shown>> {
  const query = `query($id: ID!) { node(id: $id) { ... on Candidate { fields { ${SHOWN} } } } }`;
  const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', idOf(candidate)) }, token);
  return Object.fromEntries(data.node.fields.map((shown: Shown) => [shown.key, shown]));
}

test('a form has the fields that an answer leaves out, so that they can be asked once it is given', async () => {
  const candidate = await registered();
  const left = {
    ...{ value: null, active: false, conditionUnmet: true, viewerCanEdit: false, viewerCanEditWhenMet: true },
    condition: { fieldKey: 'filhos', values: ['$um', 'Sim'] },
  };
  for (const fields of [await ownFields(candidate), await staffFields(candidate)]) {
    expect(fields['quantos']).toMatchObject(left);
    expect(fields['cpf']).toMatchObject({ conditionUnmet: false, condition: null, viewerCanEditWhenMet: true });
  }
  await update(candidate, yes);
  const asked = { active: true, conditionUnmet: false, viewerCanEdit: true, condition: left.condition };
  expect((await ownFields(candidate))['quantos']).toMatchObject(asked);
  expect((await staffFields(candidate))['termo']).toMatchObject({ conditionUnmet: true });
});

test('forms for new candidates have them as well, /v1 only what is asked', async () => {
  const query = `{ formFields(target: CANDIDATE) { ${SHOWN} } }`;
  const { data } = await story.server.graphql(query, {}, story.client.token);
  const shown = data.formFields.find(({ key }: Shown) => key === 'quantos');
  expect(shown).toMatchObject({ active: false, conditionUnmet: true, viewerCanEditWhenMet: true });
  const candidate = await registered([write('cpf', '52998224725')]);
  const { token } = await story.signIn(candidate);
  const profile = JSON.stringify((await story.server.rest('get', '/candidates/me', { token })).body);
  expect(profile).toContain('52998224725');
  expect(profile).not.toContain('quantos');
});

test('the consent names all that may be asked, whatever is answered', async () => {
  const labelsOf = async (candidate: CandidateRecord) => {
    const { token } = await story.signIn(candidate, { consented: false });
    const query = '{ viewer { candidate { consentDocument(language: PT_BR) { fieldLabels textHash } } } }';
    return (await story.server.graphql(query, {}, token)).data.viewer.candidate.consentDocument;
  };
  const without = await labelsOf(await registered([no]));
  expect(without.fieldLabels).toEqual(expect.arrayContaining(['Quantos', 'Certidão', 'Termo de guarda']));
  expect(await labelsOf(await registered([yes]))).toEqual(without);
});

describe('writing', () => {
  test('an answer and what it asks for come in one write, in any order', async () => {
    const candidate = await registered([write('quantos', '2'), yes]);
    expect((await staffFields(candidate))['quantos']?.value).toBe('2');
    const changed = await update(await registered([no]), write('quantos', '3'), write('filhos', 'sim'));
    expect((await staffFields(changed))['quantos']?.value).toBe('3');
  });

  test('what is not asked with the answers as the write leaves them is refused, and all of it', async () => {
    const candidate = await registered([yes]);
    await expect(update(candidate, no, write('quantos', '2'))).rejects.toMatchObject(unasked('Quantos'));
    await expect(registered([write('quantos', '2')])).rejects.toMatchObject(unasked('Quantos'));
    const { viewer } = await story.signIn(await registered([no]));
    // With the record, from which the device learns that another one has changed the answer.
    await expect(services().candidates.ownForm.save(viewer, { fields: [write('quantos', '2')] })).rejects.toMatchObject(
      { ...unasked('Quantos'), current: { values: { filhos: 'Não' } } },
    );
    await expect(
      services().candidates.updateMany(story.admin.viewer, [
        { id: idOf(candidate), input: { fields: [no, write('quantos', '2')] } },
      ]),
    ).rejects.toMatchObject(unasked('Quantos'));
    expect((await staffFields(candidate))['filhos']?.value).toBe('Sim');
    // The answer of the middle one is one from before.
    await update(candidate, write('guarda', 'sim'), write('termo', 'A'));
    await expect(update(candidate, no, write('termo', 'B'))).rejects.toMatchObject(unasked('Termo de guarda'));
  });

  test('what is left out keeps its value, is shown to the staff read-only, can be cleared, and comes back with the answer', async () => {
    const candidate = await registered([yes, write('quantos', '2')]);
    await update(candidate, no);
    const left = { value: '2', active: false, conditionUnmet: true, viewerCanEdit: false };
    expect((await staffFields(candidate))['quantos']).toMatchObject(left);
    // Sending back what is stored is no write.
    await update(candidate, no, write('quantos', '2'));
    await update(candidate, yes);
    expect((await ownFields(candidate))['quantos']).toMatchObject({ value: '2', active: true });
    await update(candidate, no, write('quantos', null));
    expect((await staffFields(candidate))['quantos']?.value).toBeNull();
  });

  test('a document is sent where its field is asked', async () => {
    const candidate = await registered([no]);
    const send = services().candidates.documentValues.assertMaySend(story.admin.viewer, candidate, 'certidao');
    await expect(send).rejects.toMatchObject({ code: 'FORBIDDEN', message: unasked('Certidão').message });
    const asked = await registered([yes]);
    await expect(
      services().candidates.documentValues.assertMaySend(story.admin.viewer, asked, 'certidao'),
    ).resolves.toBeUndefined();
  });

  test('a change is undone to what was stored before, whether or not that is asked', async () => {
    const undo = async (candidate: CandidateRecord, nth: number) => {
      await services().candidates.events.copyPending();
      const ofCandidate = { candidateId: candidate._id, kind: 'changed' } as const;
      const changes = await CandidateEventModel.find(ofCandidate).sort({ _id: 1 }).lean();
      return (await services().timeline.undo(story.client.viewer, String(changes[nth]?._id))).values;
    };
    const cleared = await registered([yes, write('quantos', '2')]);
    await update(cleared, no, write('quantos', null));
    expect(await undo(cleared, 0)).toMatchObject({ filhos: 'Sim', quantos: '2' });
    const asked = await registered([yes, write('quantos', '2')]);
    await update(asked, no);
    await update(asked, yes, write('quantos', '3'));
    expect(await undo(asked, 1)).toMatchObject({ filhos: 'Não', quantos: '2' });
  });
});

test('a form is finished without what is not asked, with the last answers of the same request', async () => {
  const cpf = write('cpf', '52998224725');
  const finish = async (given: object[], last: object[]) => {
    const { viewer } = await story.signIn(await registered(given));
    return services().candidates.ownForm.finish(viewer, { fields: last });
  };
  expect((await finish([cpf], [no])).status).toBe('complete');
  await expect(finish([cpf], [yes])).rejects.toThrow('Quantos, Certidão');
  await expect(finish([cpf, no], [yes, write('quantos', '1')])).rejects.toThrow('Certidão');
});

test('a request for an answer opens what depends on it, and nothing else', async () => {
  const candidate = await registered([yes, write('quantos', '1'), write('cpf', '52998224725')]);
  await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { status: 'complete' } });
  await services().candidates.reopen(story.client.viewer, idOf(candidate), { fieldKeys: ['filhos'], message: 'x' });
  const fields = await ownFields(candidate);
  const open = Object.values(fields).flatMap(({ key, viewerCanEdit }) => (viewerCanEdit ? key : []));
  expect(open).toEqual(['filhos', 'quantos', 'certidao', 'guarda']);
  expect(fields['termo']).toMatchObject({ viewerCanEditWhenMet: true });
  const { viewer } = await story.signIn(candidate);
  const { ownForm } = services().candidates;
  await expect(ownForm.save(viewer, { fields: [write('cpf', '1')] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await ownForm.save(viewer, { fields: [write('quantos', '4')] });
  expect((await ownFields(candidate))['quantos']?.value).toBe('4');
});

test('a request for what another answer asks for no longer is finished without it, and opens nothing else', async () => {
  const candidate = await registered([yes, write('quantos', '1'), write('cpf', '52998224725')]);
  await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { status: 'complete' } });
  await services().candidates.reopen(story.client.viewer, idOf(candidate), { fieldKeys: ['quantos'], message: 'x' });
  await update(candidate, no);
  const fields = Object.values(await ownFields(candidate));
  expect(fields.flatMap(({ key, viewerCanEdit }) => (viewerCanEdit ? key : []))).toEqual([]);
  expect(fields.flatMap(({ key, viewerCanEditWhenMet }) => (viewerCanEditWhenMet ? key : []))).toEqual(['quantos']);
  const { viewer } = await story.signIn(candidate);
  expect((await services().candidates.ownForm.finish(viewer, {})).status).toBe('complete');
});

test('before the consent a form tells no answer by what it asks', async () => {
  const shown = async (answer: object) => {
    const { token } = await story.signIn(await registered([answer]), { consented: false });
    const { data } = await story.server.graphql(`{ viewer { candidate { fields { ${SHOWN} } } } }`, {}, token);
    return data.viewer.candidate.fields;
  };
  expect(await shown(yes)).toEqual(await shown(no));
});

test('a field whose answer somebody may not see tells nothing unless they may see the field itself', async () => {
  const secret = { canView: ['admin'], canEdit: ['admin'] } as const;
  await dependent.field({ key: 'reservado', label: 'Reservado', type: 'checkbox', ...secret });
  const condition = { fieldKey: 'reservado', values: ['true'] };
  await dependent.field({ key: 'oculto', label: 'Oculto', type: 'text', ...secret, condition });
  await dependent.field({ key: 'visivel', label: 'Visível', type: 'text', condition });
  const candidate = await registered();
  const keys = async () => Object.keys(await staffFields(candidate)).filter((key) => key in dependent.keys);
  const before = await keys();
  expect(before).toContain('reservado');
  expect(before).not.toContain('oculto');
  expect(before).not.toContain('visivel');
  await services().candidates.update(story.admin.viewer, idOf(candidate), { fields: [write('reservado', 'true')] });
  expect(await keys()).toEqual([...before, 'visivel']);
  expect((await staffFields(candidate))['visivel']).toMatchObject({ condition: null, conditionUnmet: false });
  expect((await ownFields(candidate))['visivel']).toMatchObject({ condition: null, active: true });
  expect((await staffFields(candidate, story.admin.token))['oculto']).toMatchObject({ condition });
  // A form for a new candidate has no answer that would ask for it, nor may it tell which one would.
  const query = '{ formFields(target: CANDIDATE, includeInactive: true) { key } }';
  const { data } = await story.server.graphql(query, {}, story.client.token);
  expect(data.formFields).not.toContainEqual({ key: 'visivel' });
});

it('of several updates each is judged by the answers that those before it leave', async () => {
  const candidate = await registered([no]);
  const update = (...fields: (typeof yes)[]) => ({ id: toGlobalId('Candidate', idOf(candidate)), fields });
  const updated = (...updates: object[]) =>
    story.server.graphql(
      `mutation ($input: UpdateCandidatesInput!) { updateCandidates(input: $input) {
        results { userErrors { code } } userErrors { code field } } }`,
      { input: { updates } },
      story.admin.token,
    );
  const opened = await updated(update(yes), update(write('quantos', '2')));
  expect(opened.data.updateCandidates).toEqual({ results: [{ userErrors: [] }, { userErrors: [] }], userErrors: [] });
  const closed = await updated(update(no), update(write('quantos', '3')));
  expect(closed.data.updateCandidates).toMatchObject({
    results: null,
    userErrors: [{ field: ['updates', '1', 'fields', expect.any(String)] }],
  });
});
