import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useState } from 'react';
import { dependents, storedItems } from '../../../testing/listField';
import { renderStaff } from '../../../testing/renderStaff';
import { fieldValue, type FieldValueData } from '../../../testing/staffData';
import type { FieldValueInput } from '../../../generated/staff/graphql';
import { readFields, type DynamicFieldRef } from './dynamicFieldFragment';
import { DynamicFields } from './DynamicFields';
import { changedFieldValues, initialFieldTexts, type FieldTexts } from './fieldValueForm';

const ana = { nome: 'Ana', nascimento: '2020-05-31' };
const list = (data: Partial<FieldValueData> = {}) =>
  fieldValue({ key: 'dependentes', label: 'Dependentes', type: 'LIST', listOptions: dependents(), ...data });

/** A form of the staff with a list. */
function Form({ fields }: { fields: DynamicFieldRef[] }) {
  const form = useForm<FieldTexts>({ defaultValues: { fields: initialFieldTexts(fields, 'pt-BR') } });
  const [sent, setSent] = useState<FieldValueInput[] | null>(null);
  const save = form.handleSubmit((values) => setSent(changedFieldValues(fields, values.fields, 'pt-BR')));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DynamicFields fields={readFields(fields)} disabledHint={({ active }) => (active ? undefined : 'Desativado')} />
        <button>Salvar</button>
      </form>
      <output aria-label="sent">{JSON.stringify(sent)}</output>
    </FormProvider>
  );
}

async function show(field: FieldValueData) {
  const { user } = await renderStaff(<Form fields={[field] as unknown as DynamicFieldRef[]} />);
  await screen.findByRole('group', { name: 'Dependentes' });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    return JSON.parse(screen.getByRole('status', { name: 'sent' }).textContent) as FieldValueInput[] | null;
  };
  return { user, save };
}

const text = (number: number, label: string) =>
  within(screen.getByRole('group', { name: `Dependente ${number}` })).getByRole('textbox', { name: label });
const button = (name: string) => screen.getByRole('button', { name });

test('a list is sent with its items as they are stored', async () => {
  const { user, save } = await show(list({ value: storedItems(ana) }));
  await user.click(button('Adicionar Dependente'));
  await user.keyboard('Bia');
  await user.type(text(2, 'Data de nascimento'), '02012021');
  expect(await save()).toEqual([
    { key: 'dependentes', value: storedItems(ana, { nome: 'Bia', nascimento: '2021-01-02' }) },
  ]);
});

test('a list without items any more is cleared', async () => {
  const { user, save } = await show(list({ value: storedItems(ana) }));
  await user.click(button('Remover Dependente 1'));
  expect(await save()).toEqual([{ key: 'dependentes', value: null }]);
});

test('a list that is as it was is not sent, whatever its columns ask for by now', async () => {
  const { user, save } = await show(list({ value: storedItems({ nome: 'Ana' }) }));
  await user.click(button('Adicionar Dependente'));
  await user.click(text(1, 'Nome'));
  await user.keyboard('!{Backspace}');
  expect(await save()).toEqual([]);
});

test('half an item keeps the form from being saved, with the focus where something lacks', async () => {
  const { user, save } = await show(list({ value: storedItems(ana) }));
  await user.click(button('Adicionar Dependente'));
  await user.keyboard('Bia');
  expect(await save()).toBeNull();
  expect(text(2, 'Data de nascimento')).toHaveFocus();
  expect(text(2, 'Data de nascimento')).toHaveAccessibleDescription('Data de nascimento é obrigatório');
  expect(screen.getByRole('group', { name: 'Dependentes' })).toHaveAccessibleDescription(
    /em um dos itens falta uma resposta/,
  );
});

test('half a date keeps the form from being saved', async () => {
  const { user, save } = await show(list({ value: storedItems(ana) }));
  await user.clear(text(1, 'Data de nascimento'));
  await user.type(text(1, 'Data de nascimento'), '310220');
  expect(await save()).toBeNull();
  expect(text(1, 'Data de nascimento')).toBeInvalid();
});

test('Enter in an item does not save the form', async () => {
  const { user } = await show(list({ value: storedItems(ana) }));
  await user.type(text(1, 'Nome'), '{Enter}');
  expect(screen.getByRole('status', { name: 'sent' })).toHaveTextContent('null');
  expect(text(1, 'CPF')).toHaveFocus();
});

test('a list that may not be changed here is shown with the reason', async () => {
  await show(list({ value: storedItems(ana), active: false }));
  const answers = screen.getByRole('group', { name: 'Dependentes' });
  expect(answers).toHaveAccessibleDescription('Desativado');
  expect(within(answers).getByText('Ana')).toBeVisible();
  expect(within(answers).queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adicionar Dependente' })).not.toBeInTheDocument();
});
