/** A section of fields is renamed in all of them at once. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { watchMethod } from '../../../../test/watchedMethods.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { toGlobalId } from '../../../lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** Takes the place of the next write over many fields. */
let insteadOfWrite: ((go: () => unknown) => Promise<unknown>) | null = null;
watchMethod(mongoose.mongo.Collection.prototype, 'updateMany', (collection, _values, go) => {
  const instead = insteadOfWrite;
  if (!instead || (collection as mongoose.mongo.Collection).collectionName !== 'customFields') return go();
  insteadOfWrite = null;
  return instead(go);
});

const fields = () => story.server.services.customFields;
const admin = () => story.admin.viewer;
type Target = 'candidate' | 'client';
let counter = 0;
/** Adds fields with these sections. @returns their ids, and what has become of their sections. */
async function fieldsOf(sections: (string | null)[], target: Target = 'candidate') {
  const ids: string[] = [];
  for (const section of sections) {
    const key = `secao_${(counter += 1)}`;
    const field = await fields().create(admin(), { key, label: 'Rótulo', type: 'text', target, section });
    ids.push(field._id.toString());
  }
  const now = async () => {
    const all = await fields().list(admin());
    return ids.map((id) => all.find(({ _id }) => _id.toString() === id)?.section);
  };
  return { ids, now };
}
const rename = (section: string, name: string | null, target: Target = 'candidate') =>
  fields().sections.rename(admin(), { target, section, name });

const RENAME =
  'mutation ($input: RenameFieldSectionInput!) { renameFieldSection(input: $input) { customFields { id section } userErrors { code field message } } }';
const send = (input: object, token?: string) =>
  story.server.graphql(RENAME, { input: { target: 'CANDIDATE', section: 'Endereço', ...input } }, token);

describe('the mutation', () => {
  it('is for administrators', async () => {
    const { now } = await fieldsOf(['Endereço']);
    expect((await send({ name: 'Moradia' })).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const refused = await send({ name: 'Moradia' }, story.client.token);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const call = fields().sections.rename(story.client.viewer, { target: 'candidate', section: 'Endereço' });
    await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await now()).toEqual(['Endereço']);
    await rename('Endereço', null);
  });

  it('renames the section in the fields of its target, and tells all of them', async () => {
    const { ids, now } = await fieldsOf(['Endereço', 'endereço', null, 'Endereço']);
    const ofClients = await fieldsOf(['Endereço'], 'client');
    const { data } = await send({ section: ' Endereço ', name: ' Onde\nmora ' }, story.admin.token);
    expect(data.renameFieldSection.userErrors).toEqual([]);
    expect(data.renameFieldSection.customFields).toContainEqual({
      id: toGlobalId('CustomField', ids[0] ?? ''),
      section: 'Onde mora',
    });
    expect(data.renameFieldSection.customFields).toHaveLength(
      (await fields().list(admin(), { target: 'candidate' })).length,
    );
    expect(await now()).toEqual(['Onde mora', 'endereço', null, 'Onde mora']);
    expect(await ofClients.now()).toEqual(['Endereço']);
    await rename('Endereço', 'Sede', 'client');
    expect(await ofClients.now()).toEqual(['Sede']);
  });

  it.each([
    ['a name that is in use makes one section of both', 'Pessoa', ['Pessoa', 'Pessoa']],
    ['a blank name leaves the fields without a section', ' \t', [null, 'Pessoa']],
    ['so does none', null, [null, 'Pessoa']],
  ])('%s', async (_case, name, sections) => {
    const { now } = await fieldsOf(['Contato', 'Pessoa']);
    await send({ section: 'Contato', name }, story.admin.token);
    expect(await now()).toEqual(sections);
    await rename('Pessoa', null);
  });

  it.each([
    ['a section that no field has', { section: 'Nenhures', name: 'Casa' }, 'NOT_FOUND', null],
    ['a blank one', { section: ' ', name: 'Casa' }, 'REQUIRED', ['section']],
    ['a name that is too long', { section: 'Conta', name: 'x'.repeat(61) }, 'INVALID', ['name']],
  ])('refuses %s', async (_case, input, code, field) => {
    const { now } = await fieldsOf(['Conta']);
    const { data } = await send(input, story.admin.token);
    expect(data.renameFieldSection).toMatchObject({ customFields: null, userErrors: [{ code, field }] });
    expect(await now()).toEqual(['Conta']);
    await rename('Conta', null);
  });
});

it('is recorded as one change of the target, the same name is none, and the order stays', async () => {
  await fieldsOf(['Banco', 'Banco']);
  const told: object[] = [];
  story.server.services.changes.subscribe('customField', ({ entityId, fields: names }) => {
    told.push({ entityId, names });
  });
  const revision = await fields().ordering.revision(admin(), 'candidate');
  await rename('Banco', 'Dados do banco');
  await rename('Dados do banco', ' Dados do  banco');
  await expect(rename('Banco', 'Dados do banco')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(told).toEqual([{ entityId: 'candidate', names: ['section'] }]);
  expect(await fields().ordering.revision(admin(), 'candidate')).toBe(revision);
});

it('is seen at once by who has the fields in memory, of this gateway or of another one', async () => {
  const { ids, now } = await fieldsOf(['Horário']);
  const stored = () => mongoose.connection.collection('dataVersions').findOne({ _id: 'latest' as never });
  const before = { serial: dataVersions.serialOf(['fields']), version: (await stored())?.['fields'] };
  expect(await now()).toEqual(['Horário']);
  const known = async () => {
    const { fields: all } = await fields().catalogue('candidate');
    return all.find(({ _id }) => _id.toString() === ids[0])?.section;
  };
  expect(await known()).toBe('Horário');
  await rename('Horário', 'Turno');
  expect(await known()).toBe('Turno');
  expect(dataVersions.serialOf(['fields'])).toBeGreaterThan(before.serial);
  // Which is what other gateways go by.
  expect((await stored())?.['fields']).not.toBe(before.version);
});

it('goes on with the fields that are left when it is sent again after a crash', async () => {
  const { ids, now } = await fieldsOf(['Saúde', 'Saúde', 'Saúde']);
  insteadOfWrite = async () => {
    const _id = new mongoose.Types.ObjectId(ids[1]);
    await mongoose.connection.collection('customFields').updateOne({ _id }, { $set: { section: 'Exames' } });
    throw new Error('the gateway was killed');
  };
  await expect(rename('Saúde', 'Exames')).rejects.toThrow('the gateway was killed');
  expect(await now()).toEqual(['Saúde', 'Exames', 'Saúde']);
  await rename('Saúde', 'Exames');
  expect(await now()).toEqual(['Exames', 'Exames', 'Exames']);
});

describe('beside an editor', () => {
  it('leaves a field where the editor has put it by then', async () => {
    const { ids, now } = await fieldsOf(['Uniforme', 'Uniforme']);
    insteadOfWrite = async (go) => {
      await fields().update(admin(), ids[0] ?? '', { section: 'Medidas' });
      return go();
    };
    await rename('Uniforme', 'Roupa');
    expect(await now()).toEqual(['Medidas', 'Roupa']);
  });

  it('finds nothing where the editor has taken the last field away', async () => {
    const { ids, now } = await fieldsOf(['Crachá']);
    insteadOfWrite = async (go) => {
      await fields().update(admin(), ids[0] ?? '', { section: 'Acesso' });
      return go();
    };
    await expect(rename('Crachá', 'Portaria')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await now()).toEqual(['Acesso']);
  });

  it('is not overwritten unseen by one that was opened before, which may save all else', async () => {
    const { ids, now } = await fieldsOf(['Idiomas']);
    const id = ids[0] ?? '';
    await rename('Idiomas', 'Línguas');
    const late = fields().update(admin(), id, { section: 'Escola', expected: { section: 'Idiomas' } });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT', current: { section: 'Línguas' } });
    await fields().update(admin(), id, { label: 'Inglês', expected: { label: 'Rótulo' } });
    expect(await now()).toEqual(['Línguas']);
  });
});
