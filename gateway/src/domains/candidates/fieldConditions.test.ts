/** What fields that depend on an answer mean for candidates: they are asked where the answer asks for them. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CreateFieldInput } from '../fields/definitions/customFieldsInput.js';
import { documentText } from '../fields/values/documentValues.js';
import { catalogueIn } from '../fields/values/fieldValues.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { CandidateEventModel } from './events/candidateEventsModel.js';
import { documentsStateOf } from './progress/documentsState.js';
import { progressOf } from './progress/candidateProgress.js';
import { refreshStoredProgress } from './progress/progressRefresh.js';

let story: CandidateStory;
const everyone = ['admin', 'client', 'candidate'] as const;
const ids: Record<string, string> = {};
const field = async (more: Pick<CreateFieldInput, 'key' | 'label' | 'type'> & Partial<CreateFieldInput>) => {
  const given = { target: 'candidate', canView: everyone, canEdit: everyone, ...more } as const;
  ids[more.key] = (await services().customFields.create(story.admin.viewer, given))._id.toString();
};
const services = () => story.server.services;

beforeAll(async () => {
  story = await startCandidateStory();
  // No runs in the background but those of the tests.
  await services().candidates.stop();
  await field({ key: 'filhos', label: 'Tem filhos?', type: 'select', options: ['Sim', 'Não'], required: true });
  const withChildren = { fieldKey: 'filhos', values: ['Sim'] };
  await field({ key: 'quantos', label: 'Quantos', type: 'number', required: true, condition: withChildren });
  await field({ key: 'certidao', label: 'Certidão', type: 'file', required: true, condition: withChildren });
  await field({ key: 'guarda', label: 'Tem a guarda?', type: 'checkbox', condition: withChildren });
  const withCustody = { fieldKey: 'guarda', values: ['true'] };
  await field({ key: 'termo', label: 'Termo de guarda', type: 'text', condition: withCustody });
});
afterAll(() => story.stop());

const write = (key: string, value: string | null) => ({ key, value });
const yes = write('filhos', 'Sim');
const no = write('filhos', 'Não');
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
    condition: { fieldKey: 'filhos', values: ['Sim'] },
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

  test('a change of an answer is undone with what it had asked for', async () => {
    const candidate = await registered([no]);
    await update(candidate, yes, write('quantos', '2'));
    await services().candidates.events.copyPending();
    const event = await CandidateEventModel.findOne({ candidateId: candidate._id, kind: 'changed' }).lean();
    const undone = await services().timeline.undo(story.client.viewer, String(event?._id));
    const fields = await staffFields(undone);
    expect([fields['filhos']?.value, fields['quantos']?.value]).toEqual(['Não', null]);
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

test('progress and documents count what is asked, in the code and in the database', async () => {
  const people = [
    await registered([write('cpf', '1')]),
    await registered([no]),
    await registered([yes, write('quantos', '1')]),
    await registered([yes, write('guarda', 'true'), write('termo', 'A')]),
  ];
  const dropped = await registered([yes, write('guarda', 'true'), write('termo', 'A')]);
  people.push(await update(dropped, no));
  for (const [answer, state] of [
    [yes, 'sent'],
    [yes, 'refused'],
    [no, 'approved'],
    [no, 'refused'],
  ] as const) {
    const { _id } = await registered([answer]);
    const certidao = documentText({ id: _id.toString(), on: '2026-05-10', reason: '', state });
    await CandidateModel.collection.updateOne({ _id }, { $set: { 'values.certidao': certidao } });
    people.push(await services().candidates.get(story.admin.viewer, _id.toString()));
  }
  const stored = async () => {
    const found = await CandidateModel.find({}, { progress: 1, documentsState: 1 }).lean<CandidateRecord[]>();
    return people.map(({ _id }) => found.find((each) => each._id.equals(_id)));
  };
  const computed = async () => {
    const all = await services().customFields.catalogue('candidate');
    return people.map((candidate) => ({
      _id: candidate._id,
      progress: progressOf(catalogueIn(all, candidate), candidate),
      documentsState: documentsStateOf(catalogueIn(all, candidate), candidate),
    }));
  };
  // There are five questions, and with children three more, or four.
  expect((await computed()).slice(0, 5).map(({ progress }) => progress)).toEqual([60, 60, 50, 56, 60]);
  expect((await stored()).slice(0, 5)).toEqual((await computed()).slice(0, 5));
  const states = (await computed()).slice(5).map(({ documentsState }) => documentsState);
  expect(states).toEqual(['waiting', 'refused', 'missing', 'missing']);
  for (const active of [false, true]) {
    await services().customFields.update(story.admin.viewer, ids['guarda'] ?? '', { active });
    await refreshStoredProgress(await services().customFields.catalogue('candidate'), () => false);
    expect(await stored()).toEqual(await computed());
  }
});

test('where people stop is a question that they are asked', async () => {
  const at = async (candidate: CandidateRecord) => {
    await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { lastAnsweredAt: new Date() } });
  };
  await CandidateModel.collection.updateMany({}, { $set: { status: 'complete' } });
  const cpf = write('cpf', '52998224725');
  await at(await registered([cpf, no]));
  await at(await registered([cpf, yes]));
  const on = new Date().toISOString().slice(0, 10);
  const days = { from: new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10), to: on };
  const query = `query($from: String!, $to: String!) { admissionFigures(from: $from, to: $to) {
    dropOff { unfinished noneMissing questions { key count } } } }`;
  const { data } = await story.server.graphql(query, days, story.client.token);
  expect(data.admissionFigures.dropOff).toEqual({
    ...{ unfinished: 2, noneMissing: 1, questions: [{ key: 'quantos', count: 1 }] },
  });
});

test('a field whose answer somebody may not see tells nothing unless they may see the field itself', async () => {
  const secret = { canView: ['admin'], canEdit: ['admin'] } as const;
  await field({ key: 'reservado', label: 'Reservado', type: 'checkbox', ...secret });
  const condition = { fieldKey: 'reservado', values: ['true'] };
  await field({ key: 'oculto', label: 'Oculto', type: 'text', ...secret, condition });
  await field({ key: 'visivel', label: 'Visível', type: 'text', condition });
  const candidate = await registered();
  const keys = async () => Object.keys(await staffFields(candidate)).filter((key) => key in ids);
  const before = await keys();
  expect(before).toContain('reservado');
  expect(before).not.toContain('oculto');
  expect(before).not.toContain('visivel');
  await services().candidates.update(story.admin.viewer, idOf(candidate), { fields: [write('reservado', 'true')] });
  expect(await keys()).toEqual([...before, 'visivel']);
  expect((await staffFields(candidate))['visivel']).toMatchObject({ condition: null, conditionUnmet: false });
  expect((await ownFields(candidate))['visivel']).toMatchObject({ condition: null, active: true });
  expect((await staffFields(candidate, story.admin.token))['oculto']).toMatchObject({ condition });
});
