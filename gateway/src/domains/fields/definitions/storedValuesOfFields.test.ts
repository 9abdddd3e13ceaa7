import mongoose from 'mongoose';
import { documentText } from '../values/documentValues.js';
import type { CreateFieldInput } from './customFieldsInput.js';
import {
  admin,
  candidateWith,
  create,
  failure,
  list,
  overAnEmptyDatabase,
  permissionOf,
  services,
} from '../../../../test/fieldServices.js';

overAnEmptyDatabase();

const saoPaulo = { value: 'SP', label: 'São Paulo' };
const yes = { value: 'true', label: 'Sim' };

describe('changing the type of a field', () => {
  it('is free while nothing is stored', async () => {
    const { _id } = await create({ key: 'nota' });
    expect(await services.customFields.update(admin, _id.toString(), { type: 'number' })).toMatchObject({
      type: 'number',
    });
  });

  it('is allowed where every stored value converts, and values are then read in the new type', async () => {
    const { _id } = await create({ key: 'inicio' });
    const candidate = await candidateWith({ inicio: '31/01/2020' });
    await services.customFields.update(admin, _id.toString(), { type: 'date' });
    const { fields } = await services.customFields.catalogue('candidate');
    expect(fields[0]).toMatchObject({ type: 'date', allowFutureDates: true, format: null });
    const written = await services.candidates.update(admin, candidate._id.toString(), {
      fields: [{ key: 'inicio', value: '2020-02-01' }],
    });
    expect(written.values).toEqual({ inicio: '2020-02-01' });
  });

  it('is otherwise refused with how many values do not convert, and changes nothing', async () => {
    const { _id } = await create({ key: 'nota' });
    for (const nota of ['10', '9,5', 'dez', 'nove', 'nove']) await candidateWith({ nota });
    const change = services.customFields.update(admin, _id.toString(), { type: 'number', label: 'Nota' });
    expect(await failure(change)).toMatchObject({
      code: 'CONFLICT',
      message:
        'O tipo não pode ser alterado: 2 valores não podem ser convertidos (5 cadastros preenchidos neste campo).',
      details: [{ field: ['type'] }],
    });
    expect((await list())[0]).toMatchObject({ type: 'text', label: 'Rótulo' });
  });

  it('to a number does not take what people wrote with a mark between thousands for decimals', async () => {
    const { _id } = await create({ key: 'pretensao' });
    for (const pretensao of ['1.500', 'R$ 2.000', '3,5', '2.000.000']) await candidateWith({ pretensao });
    expect((await failure(services.customFields.update(admin, _id.toString(), { type: 'number' }))).message).toBe(
      'O tipo não pode ser alterado: 1 valor não pode ser convertido (4 cadastros preenchidos neste campo).',
    );
  });

  it('to a select looks at the options of the same change, and needs one', async () => {
    const { _id } = await create({ key: 'turno' });
    await candidateWith({ turno: 'Noite' });
    const id = _id.toString();
    expect((await failure(services.customFields.update(admin, id, { type: 'select' }))).message).toBe(
      'Campos do tipo "Seleção" devem ter pelo menos uma opção.',
    );
    const refused = services.customFields.update(admin, id, { type: 'select', options: ['Manhã'] });
    expect((await failure(refused)).message).toBe(
      'O tipo não pode ser alterado: 1 valor não pode ser convertido (1 cadastro preenchido neste campo).',
    );
    const options = ['Manhã', 'Noite'];
    expect(await services.customFields.update(admin, id, { type: 'select', options })).toMatchObject({
      type: 'select',
    });
  });

  it.each<[string, Partial<CreateFieldInput>, string, Partial<CreateFieldInput>]>([
    ['a checkbox to text', { type: 'checkbox' }, 'Sim', { type: 'text' }],
    ['a checkbox to a longer text', { type: 'checkbox' }, 'Não', { type: 'textarea' }],
    ['a date to text', { type: 'date' }, '12/05/1990', { type: 'text' }],
    ['a date to a select of days', { type: 'date' }, '12/05/1990', { type: 'select', options: ['1990-05-12'] }],
    ['a select to text', { type: 'select', options: [saoPaulo] }, 'São Paulo', { type: 'text' }],
    ['a select to a number', { type: 'select', options: [{ value: '1', label: 'Um' }] }, 'Um', { type: 'number' }],
  ])('%s is refused where the answer would be shown as its code', async (_name, field, answer, change) => {
    const { _id } = await create({ key: 'resposta', ...field });
    await candidateWith({ resposta: answer });
    expect(await failure(services.customFields.update(admin, _id.toString(), change))).toMatchObject({
      code: 'CONFLICT',
      message: 'O tipo não pode ser alterado: 1 valor não pode ser convertido (1 cadastro preenchido neste campo).',
    });
  });

  it.each<[string, Partial<CreateFieldInput>, string, Partial<CreateFieldInput>]>([
    [
      'a select whose options are stored as they read',
      { type: 'select', options: ['Noite'] },
      'Noite',
      { type: 'text' },
    ],
    ['a select of numbers', { type: 'select', options: ['1500'] }, '1500', { type: 'number' }],
    ['a number', { type: 'number' }, '11988887777', { type: 'text', format: 'phone' }],
    ['a checkbox that goes on', { type: 'checkbox' }, 'Sim', { type: 'select', options: [yes] }],
  ])('is allowed of %s', async (_name, field, answer, change) => {
    const { _id } = await create({ key: 'resposta', ...field });
    await candidateWith({ resposta: answer });
    expect(await services.customFields.update(admin, _id.toString(), change)).toMatchObject({ type: change.type });
  });

  it('takes what the old type has not written itself as it was written', async () => {
    const candidate = await candidateWith({ rg: '1/5/90', pis: 'noite' });
    const rg = await create({ key: 'rg', type: 'date' });
    const pis = await create({ key: 'pis', type: 'select', options: ['Noite'] });
    for (const { _id } of [rg, pis]) await services.customFields.update(admin, _id.toString(), { type: 'text' });
    expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual({
      rg: '1/5/90',
      pis: 'noite',
    });
  });

  it('looks at the values of clients for a client field', async () => {
    const { _id } = await create({ key: 'porte', target: 'client' });
    const company = { name: 'Bia', companyName: 'Bia Ltda', email: 'bia@exemplo.com', cnpj: '12ABC34501DE35' };
    await services.clients.create(admin, { ...company, fields: [{ key: 'porte', value: 'grande' }] });
    const change = services.customFields.update(admin, _id.toString(), { type: 'number' });
    expect((await failure(change)).code).toBe('CONFLICT');
  });
});

describe('deleting a field', () => {
  it('hides the stored values with its permission, and recreating the key brings them back to admins', async () => {
    const { _id } = await create({ key: 'apelido', canView: ['client'], canEdit: ['client'] });
    const candidate = await candidateWith({ apelido: 'Caco' });
    await services.customFields.delete(admin, _id.toString());
    expect(await permissionOf('apelido')).toBeUndefined();
    expect(await list()).toEqual([]);
    await create({ key: 'apelido' });
    expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual({ apelido: 'Caco' });
    expect(await permissionOf('apelido')).toMatchObject({ canView: ['admin'] });
  });

  it('keeps documents: the key comes back as a document field alone, and is free among clients', async () => {
    const { _id } = await create({ key: 'diploma', type: 'file' });
    const candidate = await candidateWith({});
    const id = 'a1'.repeat(12);
    const approved = documentText({ id, state: 'approved', on: '2026-05-01', reason: '' });
    await mongoose.connection
      .collection('candidates')
      .updateOne({ _id: candidate._id }, { $set: { 'values.diploma': approved } });
    await services.customFields.delete(admin, _id.toString());
    for (const type of ['text', 'textarea', 'date'] as const) {
      expect(await failure(create({ key: 'diploma', type }))).toMatchObject({
        code: 'CONFLICT',
        message: 'Há cadastros com documentos nesta key. Escolha o tipo "Documento" ou use outra key.',
        details: [{ field: ['key'] }],
      });
    }
    expect(await list()).toEqual([]);
    await create({ key: 'diploma', target: 'client' });
    expect(await create({ key: 'diploma', type: 'file' })).toMatchObject({ type: 'file' });
  });

  it('keeps texts, over which no document field is made', async () => {
    const { _id } = await create({ key: 'apelido' });
    await candidateWith({ apelido: 'Caco' });
    await services.customFields.delete(admin, _id.toString());
    expect(await failure(create({ key: 'apelido', type: 'file' }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Há cadastros com valores desta key que não são documentos. Use outra key.',
    });
  });

  it('leaves the permission while the other target has a field with the key', async () => {
    const { _id } = await create({ key: 'rg', canView: ['client'] });
    await create({ key: 'rg', target: 'client' });
    await services.customFields.delete(admin, _id.toString());
    expect(await permissionOf('rg')).toMatchObject({ canView: ['admin', 'client'] });
  });

  it('and the other one of its key at the same moment leaves no permission to one that is created afterwards', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = `rg${round}`;
      const rights = { canView: ['client'], canEdit: ['client'] } as const;
      const fields = [await create({ key, ...rights }), await create({ key, target: 'client' })];
      await Promise.all(fields.map(({ _id }) => services.customFields.delete(admin, _id.toString())));
      expect(await permissionOf(key)).toBeUndefined();
      await create({ key });
      expect(await permissionOf(key)).toMatchObject({ canView: ['admin'], canEdit: ['admin'] });
    }
  });
});

describe('creating a number field over texts', () => {
  const refusal = (text: string) => ({
    code: 'CONFLICT',
    message: `Há cadastros com valores como "${text}" nesta key, que seriam lidos como decimais. Escolha o tipo "Texto".`,
    details: [{ field: ['key'] }],
  });
  const createNumber = (target: 'candidate' | 'client' = 'candidate') =>
    create({ key: 'salario_pretendido', type: 'number', target });

  afterEach(() => services.customFields.checkTypeChangesOf('candidate', services.candidates));

  it('is refused where a mark between thousands would divide the answers, and leaves nothing behind', async () => {
    await candidateWith({ salario_pretendido: '3.500' });
    expect(await failure(createNumber())).toMatchObject(refusal('3.500'));
    expect(await list()).toEqual([]);
    expect(await permissionOf('salario_pretendido')).toBeUndefined();
    expect(await create({ key: 'salario_pretendido' })).toMatchObject({ type: 'text' });
  });

  it('is refused among clients as well', async () => {
    const { _id } = await create({ key: 'salario_pretendido', target: 'client' });
    const company = { name: 'Bia', companyName: 'Bia Ltda', email: 'bia@exemplo.com', cnpj: '12ABC34501DE35' };
    await services.clients.create(admin, { ...company, fields: [{ key: 'salario_pretendido', value: '12.000' }] });
    await services.customFields.delete(admin, _id.toString());
    expect(await failure(createNumber('client'))).toMatchObject(refusal('12.000'));
    expect(await createNumber()).toMatchObject({ type: 'number' });
  });

  it('takes what a number field reads as it was meant', async () => {
    for (const text of ['R$ 3.500', '3500', '3,5', '2.000.000']) await candidateWith({ salario_pretendido: text });
    expect(await createNumber()).toMatchObject({ type: 'number' });
  });

  it('sees an answer that comes while the field is being created', async () => {
    const looks = { count: 0 };
    services.customFields.checkTypeChangesOf('candidate', {
      countWithValue: (key) => services.candidates.countWithValue(key),
      async *valuesOf(key) {
        yield* services.candidates.valuesOf(key);
        looks.count += 1;
        if (looks.count === 1) await candidateWith({ salario_pretendido: '3.500' });
      },
    });
    expect(await failure(createNumber())).toMatchObject(refusal('3.500'));
    expect(await list()).toEqual([]);
    expect(await permissionOf('salario_pretendido')).toBeUndefined();
  });
});
