/** Values of clients as both transports take and give them: what was stored is given back, and giving it back changes nothing. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const clientId = () => story.client.viewer.clientId ?? '';
const put = (body: object) => story.server.rest('put', `/clients/${clientId()}`, { token: story.admin.token, body });
const read = async () =>
  (await story.server.rest('get', `/clients/${clientId()}`, { token: story.admin.token })).body.data;
const fieldsRead = async () => {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Client { fields { key label value viewerCanEdit } } } }';
  const { data } = await story.server.graphql(query, { id: toGlobalId('Client', clientId()) }, story.admin.token);
  return data.node.fields as { key: string }[];
};

test('a known key without a field is given back under its key, with its label, and can be cleared', async () => {
  const { body } = await put({ customFields: [{ key: 'observacoes', value: 'Paga em dia' }] });
  expect(body.data).toMatchObject({ observacoes: 'Paga em dia' });
  expect(await read()).toMatchObject({ observacoes: 'Paga em dia' });
  const view = { key: 'observacoes', label: 'Observações', value: 'Paga em dia', viewerCanEdit: true };
  expect(await fieldsRead()).toContainEqual(view);
  await put({ customFields: [{ key: 'observacoes', value: '' }] });
  expect(await read()).not.toHaveProperty('observacoes');
  expect((await fieldsRead()).map(({ key }) => key)).not.toContain('observacoes');
});

test('a value from before its field had another type can be sent back as it was read', async () => {
  const { customFields } = story.server.services;
  const { _id } = await customFields.create(story.admin.viewer, {
    ...{ target: 'client', key: 'contrato', label: 'Contrato', type: 'text' },
  });
  const id = _id.toString();
  await put({ customFields: [{ key: 'contrato', value: '31/12/2199' }] });
  await customFields.update(story.admin.viewer, id, { type: 'date', allowFutureDates: false });
  const { contrato } = await read();
  expect(contrato).toBe('2199-12-31');
  const sendBack = () => put({ nome: 'Bia Sá', customFields: [{ key: 'contrato', value: contrato }] });
  const saved = [await sendBack()];
  await customFields.update(story.admin.viewer, id, { active: false });
  saved.push(await sendBack());
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect((await put({ customFields: [{ key: 'contrato', value: '2198-12-31' }] })).status).toBe(403);
  await customFields.update(story.admin.viewer, id, { active: true });
  expect((await put({ customFields: [{ key: 'contrato', value: '2198-12-31' }] })).status).toBe(422);
});
