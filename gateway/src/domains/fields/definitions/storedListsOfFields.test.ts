/** What answers in store forbid of lists, and of fields that come after them. */
import {
  admin,
  candidateWith,
  create,
  failure,
  overAnEmptyDatabase,
  services,
} from '../../../../test/fieldServices.js';
import { bia, dependents } from '../../../../test/lists.js';
import type { UpdateFieldInput } from './customFieldsInput.js';
import type { CustomFieldRecord } from './customFieldsModel.js';

overAnEmptyDatabase();

const [name] = dependents.columns;
const columns = [{ ...name!, required: false }];
const school = { ...dependents, columns: [{ ...columns[0]!, key: 'escola', label: 'Escola' }] };
const items = JSON.stringify([bia.typed]);
const list = (key = 'dependentes') => create({ key, type: 'list', listOptions: dependents });
const update = ({ _id }: Pick<CustomFieldRecord, '_id'>, input: UpdateFieldInput) =>
  services.customFields.update(admin, _id.toString(), input);
const remove = ({ _id }: Pick<CustomFieldRecord, '_id'>) => services.customFields.delete(admin, _id.toString());
const unconverted = {
  ...{ code: 'CONFLICT', details: [{ field: ['type'] }] },
  message: 'O tipo não pode ser alterado: 1 valor não pode ser convertido (1 cadastro preenchido neste campo).',
};

describe('another type', () => {
  it('is free while there are no answers, to a list with columns and back', async () => {
    const field = await list();
    expect(await update(field, { type: 'text' })).toMatchObject({ type: 'text', listOptions: null });
    expect(await failure(update(field, { type: 'list' }))).toMatchObject({
      ...{ code: 'INVALID', details: [{ field: ['listOptions'] }] },
      message: 'Campos do tipo "Lista" devem ter pelo menos uma coluna.',
    });
    expect(await update(field, { type: 'list', listOptions: { columns } })).toMatchObject({ type: 'list' });
  });

  it.each(['text', 'textarea'] as const)('%s is refused with answers, be their columns gone', async (type) => {
    const field = await list();
    await candidateWith({ dependentes: items });
    expect(await failure(update(field, { type }))).toMatchObject(unconverted);
    await update(field, { listOptions: school });
    expect(await failure(update(field, { type }))).toMatchObject(unconverted);
  });

  it('to a list is refused with texts, be they written as one', async () => {
    const field = await create({ key: 'dependentes' });
    await candidateWith({ dependentes: items });
    expect(await failure(update(field, { type: 'list', listOptions: { columns } }))).toMatchObject(unconverted);
  });
});

describe('the key of a deleted field', () => {
  // One of the two is known without a field, and may have taken texts by itself.
  it.each(['dependentes', 'referencias'])('%s with items is for another list alone', async (key) => {
    const deleted = await list(key);
    const candidate = await candidateWith({ [key]: items });
    await remove(deleted);
    for (const type of ['text', 'textarea', 'date'] as const) {
      expect(await failure(create({ key, type }))).toMatchObject({
        ...{ code: 'CONFLICT', details: [{ field: ['key'] }] },
        message: 'Há cadastros com listas nesta key. Escolha o tipo "Lista" ou use outra key.',
      });
    }
    await create({ key, type: 'list', listOptions: school });
    expect((await services.candidates.get(admin, candidate._id.toString())).values).toEqual({ [key]: items });
  });

  it('with texts takes no list, and one with a text that looks like a list is none', async () => {
    for (const [key, value] of [
      ['apelido', 'Caco'],
      ['anotacao', items],
    ] as const) {
      const deleted = await create({ key });
      await candidateWith({ [key]: value });
      await remove(deleted);
      expect(await failure(list(key))).toMatchObject({
        ...{ code: 'CONFLICT', details: [{ field: ['key'] }] },
        message: 'Há cadastros com valores desta key que não são listas. Use outra key.',
      });
      expect(await create({ key })).toMatchObject({ type: 'text' });
    }
  });
});
