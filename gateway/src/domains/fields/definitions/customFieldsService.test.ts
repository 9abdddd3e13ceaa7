import { Types } from 'mongoose';
import {
  admin,
  candidateWith,
  create,
  failure,
  list,
  overAnEmptyDatabase,
  permissionOf,
  progressBecomes,
  services,
  user,
} from '../../../../test/fieldServices.js';
import type { CreateFieldInput } from './customFieldsInput.js';
import { insertField } from './customFieldsModel.js';

overAnEmptyDatabase();

describe('creating a field', () => {
  it('makes its permission record, for admins only unless told, with admin in both lists', async () => {
    await create({ key: 'apelido' });
    expect(await permissionOf('apelido')).toMatchObject({ canView: ['admin'], canEdit: ['admin'], label: 'Rótulo' });
    await create({ key: 'rg', canView: ['candidate', 'client'], canEdit: ['candidate'] });
    expect(await permissionOf('rg')).toMatchObject({
      canView: ['admin', 'client', 'candidate'],
      canEdit: ['admin', 'candidate'],
    });
  });

  it('keeps the record that another call has made for the key, where it names no rights itself', async () => {
    await services.fieldPermissions.create(admin, { fieldKey: 'rg', canView: ['client'], canEdit: [] });
    await create({ key: 'rg' });
    expect(await permissionOf('rg')).toMatchObject({ canView: ['admin', 'client'] });
  });

  it('puts it after the last field of its target unless an order is given', async () => {
    expect((await create({ key: 'a' })).order).toBe(0);
    expect((await create({ key: 'b', order: 7 })).order).toBe(7);
    expect((await create({ key: 'c' })).order).toBe(8);
    expect((await create({ key: 'a', target: 'client' })).order).toBe(0);
  });

  it('guesses the format of a text and the future days of a date from the key, unless told', async () => {
    expect((await create({ key: 'cpf' })).format).toBe('cpf');
    expect((await create({ key: 'cpf_pai', format: null })).format).toBeNull();
    expect((await create({ key: 'telefone', type: 'textarea' })).format).toBeNull();
    expect((await create({ key: 'data_admissao', type: 'date' })).allowFutureDates).toBe(true);
    expect((await create({ key: 'validade', type: 'date', allowFutureDates: false })).allowFutureDates).toBe(false);
    expect((await create({ key: 'data_inicio', type: 'text' })).allowFutureDates).toBe(false);
  });

  it('takes a key once per target, even from two admins at once', async () => {
    const results = await Promise.allSettled([create({ key: 'rg' }), create({ key: 'rg' })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await create({ key: 'rg', target: 'client' });
    const error = await failure(create({ key: 'rg' }));
    expect(error).toMatchObject({ code: 'CONFLICT', details: [{ field: ['key'] }] });
  });

  it.each([
    ['1campo', 'Key deve conter apenas letras, números e underscore'],
    ['dois campos', 'Key deve conter apenas letras, números e underscore'],
    ['ação', 'Key deve conter apenas letras, números e underscore'],
    ['', 'Key é obrigatório'],
    ['__proto__', 'Esta key é reservada pelo sistema.'],
    ['constructor', 'Esta key é reservada pelo sistema.'],
    ['email', 'A key "email" é reservada pelo sistema.'],
    ['Status', 'A key "Status" é reservada pelo sistema.'],
    ['k'.repeat(101), 'Key deve ter no máximo 100 caracteres'],
  ])('refuses the key %s', async (key, message) => {
    expect(await failure(create({ key }))).toMatchObject({ message, details: [{ field: ['key'] }] });
  });

  it.each<[string, Partial<CreateFieldInput>, string]>([
    ['a select without options', { type: 'select' }, 'Campos do tipo "Seleção" devem ter pelo menos uma opção.'],
    ['blank options', { type: 'select', options: [' '] }, 'Campos do tipo "Seleção" devem ter pelo menos uma opção.'],
    ['two equal options', { type: 'select', options: ['a', { value: 'a', label: 'B' }] }, 'Há opções repetidas.'],
    ['no label', { label: ' ' }, 'Label é obrigatório'],
    ['a label of 10,000 characters', { label: 'x'.repeat(10_000) }, 'Label deve ter no máximo 200 caracteres'],
    ['a negative order', { order: -1 }, 'Ordem deve ser um número positivo'],
    ['an order of -0.5', { order: -0.5 }, 'Ordem deve ser um número positivo'],
    ['an order between two', { order: 1.5 }, 'Ordem deve ser um número inteiro'],
    ['an unknown role', { canView: ['root'] }, 'Papel desconhecido: use admin, client ou candidate.'],
    ['an unknown type', { type: 'planilha' as 'text' }, 'Tipo de campo desconhecido.'],
  ])('refuses %s and creates nothing', async (_name, input, message) => {
    expect((await failure(create({ key: 'campo', ...input }))).message).toBe(message);
    expect(await list()).toEqual([]);
    expect(await permissionOf('campo')).toBeUndefined();
  });
});

describe('changing a field', () => {
  it('leaves what is absent as it is, and clears what is null', async () => {
    const { _id } = await create({ key: 'rg', description: 'Do verso', placeholder: 'x', required: true });
    const after = await services.customFields.update(admin, _id.toString(), { label: 'RG', description: null });
    expect(after).toMatchObject({ key: 'rg', label: 'RG', description: null, placeholder: 'x', required: true });
    expect((await permissionOf('rg'))?.label).toBe('RG');
  });

  it('goes on for one whose key was reserved after it was made, and its values too', async () => {
    const { createdAt: _c, updatedAt: _u, ...made } = await create({ key: 'etapa' });
    const _id = new Types.ObjectId();
    await insertField(
      { ...made, clientIds: null, options: [], documentOptions: null, listOptions: null, _id, key: 'stage' },
      0,
    );
    const candidate = (await candidateWith({ stage: 'Triagem' }))._id.toString();
    const after = await services.customFields.update(admin, _id.toString(), { key: 'stage', label: 'Fase' });
    expect(after).toMatchObject({ key: 'stage', label: 'Fase' });
    await services.candidates.update(admin, candidate, { fields: [{ key: 'stage', value: 'Entrevista' }] });
    expect((await services.candidates.get(admin, candidate)).values).toEqual({ stage: 'Entrevista' });
  });

  it('writes the rights that are given, and only those', async () => {
    const { _id } = await create({ key: 'rg', canView: ['client'], canEdit: ['client'] });
    await services.customFields.update(admin, _id.toString(), { canEdit: [] });
    expect(await permissionOf('rg')).toMatchObject({ canView: ['admin', 'client'], canEdit: ['admin'] });
  });

  it('refuses another key or target, and takes the same ones sent back', async () => {
    const field = await create({ key: 'rg' });
    const id = field._id.toString();
    expect((await failure(services.customFields.update(admin, id, { key: 'cpf' }))).details[0]?.field).toEqual(['key']);
    expect((await failure(services.customFields.update(admin, id, { target: 'client' }))).details[0]?.field).toEqual([
      'target',
    ]);
    const same = { key: 'rg', target: 'candidate', active: false };
    expect(await services.customFields.update(admin, id, same)).toMatchObject({ active: false, key: 'rg' });
  });

  it('keeps a removed option on the records that hold it', async () => {
    const { _id } = await create({ key: 'turno', type: 'select', options: ['Manhã', 'Noite'] });
    const candidate = await candidateWith({ turno: 'Noite' });
    await services.customFields.update(admin, _id.toString(), { options: ['Manhã'] });
    expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual({ turno: 'Noite' });
    const error = await failure(candidateWith({ turno: 'Noite' }));
    expect(error.details[0]?.field).toEqual(['fields', 'turno']);
  });

  it('answers not found for unknown and malformed ids', async () => {
    for (const id of [new Types.ObjectId().toString(), 'x', '']) {
      expect((await failure(services.customFields.update(admin, id, { active: false }))).code).toBe('NOT_FOUND');
      expect((await failure(services.customFields.delete(admin, id))).code).toBe('NOT_FOUND');
    }
  });

  it('recomputes the progress that candidates are sorted by, in the background', async () => {
    const { _id } = await create({ key: 'rg', canView: ['candidate'], canEdit: ['candidate'] });
    const candidate = await candidateWith({});
    const id = candidate._id.toString();
    await progressBecomes(id, 67);
    await services.customFields.update(admin, _id.toString(), { active: false });
    await progressBecomes(id, 100);
    await services.customFields.update(admin, _id.toString(), { active: true });
    await progressBecomes(id, 67);
    await services.fieldPermissions.save(admin, { fieldKey: 'rg', canEdit: [] });
    await progressBecomes(id, 100);
  });
});

describe('options', () => {
  it('are added once each, even by two admins at once, and removed by value', async () => {
    const { _id } = await create({ key: 'turno', type: 'select', options: ['Manhã'] });
    const id = _id.toString();
    await Promise.all([
      services.customFields.addOptions(admin, id, { options: ['Noite', 'Manhã'] }),
      services.customFields.addOptions(admin, id, { options: ['Noite', { value: 't', label: 'Tarde' }] }),
    ]);
    const [field] = await list();
    expect(field?.options).toHaveLength(3);
    expect(field?.options).toContainEqual({ value: 't', label: 'Tarde' });
    const after = await services.customFields.removeOptions(admin, id, { options: ['Manhã', 't'] });
    expect(after.options).toEqual([{ value: 'Noite', label: 'Noite' }]);
  });

  it('are never all removed', async () => {
    const { _id } = await create({ key: 'turno', type: 'select', options: ['Manhã', 'Noite'] });
    const removal = services.customFields.removeOptions(admin, _id.toString(), { options: ['Manhã', 'Noite', 'x'] });
    expect((await failure(removal)).message).toBe('Campos do tipo "Seleção" devem ter pelo menos uma opção.');
    expect((await list())[0]?.options).toHaveLength(2);
  });

  it('belong to select fields only, and are 500 at most', async () => {
    const text = await create({ key: 'apelido' });
    const addition = services.customFields.addOptions(admin, text._id.toString(), { options: ['a'] });
    expect((await failure(addition)).code).toBe('INVALID');
    const options = Array.from({ length: 500 }, (_, index) => `opção ${index}`);
    const select = await create({ key: 'turno', type: 'select', options });
    const oneMore = services.customFields.addOptions(admin, select._id.toString(), { options: ['mais uma'] });
    expect((await failure(oneMore)).message).toBe('Um campo pode ter no máximo 500 opções.');
  });
});

describe('rights', () => {
  it('let admins alone configure fields and permissions', async () => {
    const { _id } = await create({ key: 'rg' });
    const id = _id.toString();
    const client = user('client');
    const input = { key: 'x', label: 'X', type: 'text', target: 'candidate' } as const;
    const calls = [
      () => services.customFields.list(client),
      () => services.customFields.get(client, id),
      () => services.customFields.create(client, input),
      () => services.customFields.update(client, id, { active: false }),
      () => services.customFields.delete(client, id),
      () => services.customFields.addOptions(client, id, { options: ['a'] }),
      () => services.customFields.removeOptions(client, id, { options: ['a'] }),
      () => services.customFields.ordering.reorder(client, { target: 'candidate', fieldIds: [id] }),
      () => services.customFields.ordering.setOrders(client, { fieldOrders: [{ fieldId: id, order: 1 }] }),
      () => services.customFields.ordering.revision(client, 'candidate'),
      () => services.fieldPermissions.save(client, { fieldKey: 'rg', canView: ['client'], canEdit: [] }),
      () => services.fieldPermissions.create(client, { fieldKey: 'cpf' }),
      () => services.fieldPermissions.update(client, { fieldKey: 'rg' }),
      () => services.fieldPermissions.delete(client, 'rg'),
    ];
    for (const call of calls) expect((await failure(call())).code).toBe('FORBIDDEN');
    expect(await permissionOf('rg')).toMatchObject({ canView: ['admin'] });
    expect(await list()).toHaveLength(1);
  });
});
