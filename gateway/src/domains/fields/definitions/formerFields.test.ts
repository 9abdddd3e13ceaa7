/** Number fields that are deleted and made again: what their values were meant as is known still, whatever happens in between. */
import type { FieldTarget } from '../values/fieldTypes.js';
import { rememberField } from './formerFieldsModel.js';
import {
  admin,
  candidateWith,
  create,
  failure,
  list,
  overAnEmptyDatabase,
  services,
} from '../../../../test/fieldServices.js';

overAnEmptyDatabase();

const createNumber = (key = 'nota', target: FieldTarget = 'candidate') => create({ key, type: 'number', target });
const retype = (id: string) => services.customFields.update(admin, id, { type: 'text' });
const remove = (id: string) => services.customFields.delete(admin, id);
const refused = {
  code: 'CONFLICT',
  message: 'Há cadastros com valores como "3.500" nesta key, que seriam lidos como decimais. Escolha o tipo "Texto".',
};

it('come back with answers of three decimals, as often as that happens', async () => {
  let field = await createNumber();
  const candidate = await candidateWith({ nota: '1,234' });
  for (let round = 0; round < 2; round += 1) {
    await remove(field._id.toString());
    field = await createNumber();
  }
  expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual({ nota: '1.234' });
  expect(await list()).toMatchObject([{ key: 'nota', type: 'number' }]);
});

it('come back among clients, which are told from candidates', async () => {
  const field = await createNumber('porte', 'client');
  const company = { name: 'Bia', companyName: 'Bia Ltda', email: 'bia@exemplo.com', cnpj: '12ABC34501DE35' };
  await services.clients.create(admin, { ...company, fields: [{ key: 'porte', value: '1,234' }] });
  const text = await create({ key: 'porte' });
  await candidateWith({ porte: '3.500' });
  await remove(field._id.toString());
  await remove(text._id.toString());
  expect(await createNumber('porte', 'client')).toMatchObject({ type: 'number' });
  expect(await failure(createNumber('porte'))).toMatchObject(refused);
});

it('do not come back over what was written once the field was a text', async () => {
  const { _id } = await createNumber();
  await remove(_id.toString());
  const again = await create({ key: 'nota' });
  await candidateWith({ nota: '3.500' });
  await remove(again._id.toString());
  expect(await failure(createNumber())).toMatchObject(refused);
});

it('do not come back over what a known key has taken without a field', async () => {
  const { _id } = await createNumber('salario_pretendido');
  await remove(_id.toString());
  await candidateWith({ salario_pretendido: '3.500' });
  expect(await failure(createNumber('salario_pretendido'))).toMatchObject(refused);
});

describe('a field over the answers to a deleted one of another type', () => {
  it.each([
    ['checkbox', 'Checkbox', 'Sim'],
    ['date', 'Data', '12/05/1990'],
  ] as const)('is refused where people would read what a %s is stored as', async (type, label, value) => {
    const { _id } = await create({ key: 'turno', type });
    const candidate = await candidateWith({ turno: value });
    await remove(_id.toString());
    const message = `Há cadastros com respostas de um campo "${label}" nesta key. Escolha esse tipo ou use outra key.`;
    expect(await failure(create({ key: 'turno' }))).toMatchObject({ code: 'CONFLICT', message });
    const { values } = await services.candidates.get(admin, candidate._id.toString());
    expect(await create({ key: 'turno', type })).toMatchObject({ type });
    expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual(values);
  });

  it('is made where they read the same', async () => {
    const { _id } = await create({ key: 'turno', type: 'textarea' });
    await candidateWith({ turno: 'manhã' });
    await remove(_id.toString());
    expect(await create({ key: 'turno' })).toMatchObject({ type: 'text' });
  });
});

describe('a field that becomes a text while it is deleted', () => {
  const removeForField = services.fieldPermissions.removeForField.bind(services.fieldPermissions);
  afterEach(() => {
    services.fieldPermissions.removeForField = removeForField;
  });

  it('is remembered as that', async () => {
    const { _id } = await createNumber();
    // By then the deletion has read the field, and has not removed it.
    services.fieldPermissions.removeForField = async (key) => {
      services.fieldPermissions.removeForField = removeForField;
      await retype(_id.toString());
      await candidateWith({ nota: '3.500' });
      return removeForField(key);
    };
    await remove(_id.toString());
    expect(await list()).toEqual([]);
    expect(await failure(createNumber())).toMatchObject(refused);
  });

  it('stays remembered as that, where another process remembers late what it was before', async () => {
    const asNumber = await createNumber();
    await retype(asNumber._id.toString());
    await candidateWith({ nota: '3.500' });
    await remove(asNumber._id.toString());
    await rememberField(asNumber);
    expect(await failure(createNumber())).toMatchObject(refused);
  });
});
