/** Two administrators who change one field: none overwrites what it has not seen. */
import { jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { admin, create, failure, overAnEmptyDatabase, permissionOf, services } from '../../../../test/fieldServices.js';
import type { UpdateFieldInput } from './customFieldsInput.js';
import type { CustomFieldRecord } from './customFieldsModel.js';

overAnEmptyDatabase();

const MESSAGE = 'Este campo foi alterado por outra pessoa. Confira os dados atuais antes de salvar.';
const update = ({ _id }: Pick<CustomFieldRecord, '_id'>, input: UpdateFieldInput) =>
  services.customFields.update(admin, _id.toString(), input);
const shift = () => create({ key: 'turno', type: 'select', options: ['Manhã', 'Noite'], canView: ['client'] });
const options = (...texts: string[]) => texts.map((text) => ({ value: text, label: text }));

it('an option that another person has added is not removed unseen, and the answer has the field as it is', async () => {
  const field = await shift();
  await services.customFields.addOptions(admin, field._id.toString(), { options: ['Tarde'] });
  const late = update(field, {
    options: ['Manhã', 'Noite', 'Madrugada'],
    expected: { type: 'select', options: ['Manhã', 'Noite'] },
  });
  const { code, message, details, current } = await failure(late);
  expect({ code, message, details }).toEqual({ code: 'CONFLICT', message: MESSAGE, details: [] });
  expect((current as CustomFieldRecord).options).toEqual(options('Manhã', 'Noite', 'Tarde'));
  const seen = { options: options('Manhã', 'Noite', 'Tarde'), type: 'select' } as const;
  expect((await update(field, { options: ['Noite'], expected: seen })).options).toEqual(options('Noite'));
});

it('a right that another person has taken is not given back unseen, whichever call took it', async () => {
  const takes: (() => Promise<unknown>)[] = [
    async () => update(await services.customFields.get(admin, field._id.toString()), { canView: [] }),
    () => services.fieldPermissions.save(admin, { fieldKey: 'turno', canView: [], canEdit: [] }),
    () => services.fieldPermissions.delete(admin, 'turno'),
  ];
  const field = await shift();
  for (const take of takes) {
    await services.fieldPermissions.save(admin, { fieldKey: 'turno', canView: ['client'], canEdit: [] });
    await take();
    const expected = { canView: ['client'], canEdit: [] } as const;
    const late = update(field, { canView: ['client', 'candidate'], expected });
    expect(await failure(late)).toMatchObject({ code: 'CONFLICT', message: MESSAGE });
    expect((await permissionOf('turno'))?.canView ?? ['admin']).toEqual(['admin']);
  }
  // A key without a record is as one for administrators only.
  await update(field, { canEdit: ['client'], canView: ['client'], expected: { canView: [], canEdit: ['admin'] } });
  expect(await permissionOf('turno')).toMatchObject({ canView: ['admin', 'client'], canEdit: ['admin', 'client'] });
});

it('what other people have changed elsewhere in the field stays, and is no conflict', async () => {
  const field = await shift();
  await update(field, { canView: [], label: 'Período' });
  const after = await update(field, { options: ['Noite'], expected: { options: field.options, type: 'select' } });
  expect(after).toMatchObject({ label: 'Período', options: options('Noite') });
  expect((await permissionOf('turno'))?.canView).toEqual(['admin']);
});

it.each<[string, UpdateFieldInput, UpdateFieldInput['expected']]>([
  ['its label', { label: 'Período' }, { label: 'Rótulo' }],
  ['its description', { description: 'Do contrato' }, { description: null }],
  ['its place', { order: 7 }, { order: 0 }],
  ['its type', { type: 'text' }, { type: 'select' }],
])(
  'a change of %s is a conflict with another of the same, and with itself it is none',
  async (_what, mine, expected) => {
    const field = await shift();
    const other = { label: 'Horário', description: 'x', order: 3, type: 'textarea' } as const;
    const [name] = Object.keys(mine) as [keyof typeof other];
    await update(field, { ...mine, expected });
    // Sent again, as its answer was lost.
    const repeated = await update(field, { ...mine, expected });
    expect(repeated).toMatchObject(mine);
    expect(await failure(update(field, { [name]: other[name], expected }))).toMatchObject({ message: MESSAGE });
  },
);

it('a call that was cut off between its two records goes on when it is repeated', async () => {
  const field = await shift();
  const change = { label: 'Período', canView: ['candidate'] as const };
  await update(field, { label: change.label });
  const expected = { label: 'Rótulo', type: 'select', canView: ['client'], canEdit: [] } as const;
  await update(field, { ...change, expected });
  expect(await permissionOf('turno')).toMatchObject({ label: 'Período', canView: ['admin', 'candidate'] });
});

it('the options of a document are one value, however they are stored', async () => {
  const field = await create({ key: 'diploma', type: 'file' });
  const expected = { type: 'file', documentOptions: field.documentOptions ?? null } as const;
  const first = await update(field, { documentOptions: { pageNames: ['Frente'] }, expected });
  const late = update(field, { documentOptions: { asksExpiry: true }, expected });
  expect(await failure(late)).toMatchObject({ message: MESSAGE });
  const { kinds, pageNames, maxPages, asksExpiry, approver } = first.documentOptions!;
  // In another order than they are stored in.
  const seen = { approver, asksExpiry, maxPages, pageNames: [...pageNames], kinds: [...kinds] };
  for (const asks of [true, false]) {
    const wanted = { documentOptions: { ...seen, asksExpiry: asks } };
    const after = await update(field, { ...wanted, expected: { documentOptions: { ...seen } } });
    expect(after.documentOptions).toMatchObject({ asksExpiry: asks, pageNames: ['Frente'] });
    seen.asksExpiry = asks;
  }
});

it('of many at the same moment who knew the same one comes through, for the definition and for the rights', async () => {
  const field = await shift();
  const expected = { options: field.options, type: 'select', canView: ['client'], canEdit: [] } as const;
  const changes: UpdateFieldInput[] = Array.from({ length: 8 }, (_, number) => ({
    options: [...field.options, `Turno ${number}`],
    expected,
  }));
  const rights: UpdateFieldInput[] = [['candidate'], [], ['client', 'candidate']].map((canView) => ({
    canView: canView as ['candidate'],
    expected,
  }));
  for (const wanted of [changes, rights]) {
    const outcomes = await Promise.allSettled(wanted.map((input) => update(field, input)));
    await nextTurn();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if (wanted === changes) await update(field, { options: field.options });
  }
});

it('without being told what the caller knew, the last call wins as before', async () => {
  const field = await shift();
  await update(field, { options: ['Noite'] });
  expect((await update(field, { options: ['Manhã'] })).options).toEqual(options('Manhã'));
});

it('what follows a change follows it also where the rights were overtaken, as the definition is written by then', async () => {
  const field = await shift();
  const told: (readonly string[] | undefined)[] = [];
  services.changes.subscribe('customField', ({ fields }) => void told.push(fields));
  const { fieldPermissions } = services;
  const differences = fieldPermissions.differences.bind(fieldPermissions);
  const between = jest.spyOn(fieldPermissions, 'differences').mockImplementationOnce(async (...given) => {
    await fieldPermissions.save(admin, { fieldKey: 'turno', canView: [], canEdit: [] });
    return differences(...given);
  });
  const expected = { type: 'select', required: false, canView: ['client'], canEdit: [] } as const;
  const late = update(field, { required: true, canView: ['client', 'candidate'], expected });
  expect(await failure(late)).toMatchObject({ code: 'CONFLICT', current: { required: true } });
  between.mockRestore();
  expect(told).toContainEqual(['required', 'canView']);
  expect((await permissionOf('turno'))?.canView).toEqual(['admin']);
});
