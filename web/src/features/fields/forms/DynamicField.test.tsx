import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useState } from 'react';
import { renderStaff } from '../../../testing/renderStaff';
import { fieldValue, selectField, type FieldValueData } from '../../../testing/staffData';
import type { FieldValueInput } from '../../../generated/staff/graphql';
import { readFields, type DynamicFieldRef } from './dynamicFieldFragment';
import { DynamicFields } from './DynamicFields';
import { changedFieldValues, initialFieldTexts, type FieldTexts } from './fieldValueForm';

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

async function show(...fields: FieldValueData[]) {
  const { user } = await renderStaff(<Form fields={fields as unknown as DynamicFieldRef[]} />);
  return {
    user,
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Salvar' }));
      return JSON.parse(screen.getByRole('status', { name: 'sent' }).textContent) as FieldValueInput[] | null;
    },
  };
}

const input = (name: string) => screen.getByRole('textbox', { name });

test('has the fitting input and keyboard for each type', async () => {
  await show(
    fieldValue({ label: 'Texto' }),
    fieldValue({ label: 'Email', type: 'EMAIL' }),
    fieldValue({ label: 'Número', type: 'NUMBER' }),
    selectField({ label: 'Seleção' }, 'A'),
    fieldValue({ label: 'Longo', type: 'TEXTAREA' }),
    fieldValue({ label: 'Data', type: 'DATE' }),
    fieldValue({ label: 'Caixa', type: 'CHECKBOX' }),
    fieldValue({ label: 'Celular', format: 'PHONE' }),
    fieldValue({ label: 'CPF', format: 'CPF' }),
  );
  expect(input('Texto')).toHaveAttribute('type', 'text');
  expect(input('Email')).toHaveAttribute('type', 'email');
  expect(input('Número')).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getByRole('combobox', { name: 'Seleção' })).toBeEnabled();
  expect(input('Longo').tagName).toBe('TEXTAREA');
  expect(screen.getByRole('button', { name: 'Abrir calendário: Data' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Caixa' })).not.toBeChecked();
  expect(input('Celular')).toHaveAttribute('type', 'tel');
  expect(input('CPF')).toHaveAttribute('inputmode', 'numeric');
});

test('sends every type in its stored form', async () => {
  const { user, save } = await show(
    fieldValue({ key: 'n', label: 'Número', type: 'NUMBER' }),
    fieldValue({ key: 'd', label: 'Data', type: 'DATE' }),
    fieldValue({ key: 'c', label: 'Caixa', type: 'CHECKBOX', value: 'true' }),
    selectField({ key: 's', label: 'Seleção' }, 'A', 'B'),
    fieldValue({ key: 'z', label: 'CEP', format: 'CEP' }),
  );
  await user.type(input('Número'), '1.234,5');
  await user.type(input('Data'), '31051990');
  await user.click(screen.getByRole('checkbox', { name: 'Caixa' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Seleção' }), 'B');
  await user.type(input('CEP'), '01310100');
  expect(await save()).toEqual([
    { key: 'n', value: '1234.5' },
    { key: 'd', value: '1990-05-31' },
    { key: 'c', value: 'false' },
    { key: 's', value: 'B' },
    { key: 'z', value: '01310100' },
  ]);
});

test('does not send what was not touched, not even in another spelling', async () => {
  const { save } = await show(
    fieldValue({ label: 'CPF', format: 'CPF', value: '52998224725' }),
    fieldValue({ label: 'Número', type: 'NUMBER', value: '1234.5' }),
    fieldValue({ label: 'Velho', type: 'EMAIL', value: 'isto não é um e-mail' }),
  );
  expect(input('CPF')).toHaveValue('529.982.247-25');
  expect(input('Número')).toHaveValue('1234,5');
  expect(await save()).toEqual([]);
});

test.each([
  ['EMAIL', 'ana@', 'Digite um e-mail válido.'],
  ['NUMBER', 'dez', 'Digite um número válido.'],
])('refuses a bad %s and says so beside the input', async (type, typed, problem) => {
  const { user, save } = await show(fieldValue({ label: 'Campo', type }));
  await user.type(input('Campo'), typed);
  expect(await save()).toBeNull();
  expect(input('Campo')).toHaveAccessibleDescription(problem);
  expect(input('Campo')).toHaveFocus();
});

test('does not save while a date is no date', async () => {
  const { user, save } = await show(fieldValue({ label: 'Data', type: 'DATE', value: '1990-05-31' }));
  for (const [typed, problem] of [
    ['31022020', /^Esta data não existe/],
    ['31121899', /^A data deve estar entre 01\/01\/1900 e /],
    ['01012031', /^A data não pode ser futura/],
  ] as const) {
    await user.clear(input('Data'));
    await user.type(input('Data'), typed);
    expect(await save()).toBeNull();
    expect(input('Data')).toHaveAccessibleDescription(problem);
  }
});

test('warns at once of wrong digits, and of a short number only when the person has left it', async () => {
  const { user } = await show(fieldValue({ label: 'CPF', format: 'CPF' }));
  await user.type(input('CPF'), '529982247');
  expect(screen.queryByText(/parece incompleto/)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Confira o número: o CPF parece incompleto.')).toBeVisible();
  await user.type(input('CPF'), '26');
  expect(screen.getByText('Este CPF não existe. Conferiu os números?')).toBeVisible();
  await user.type(input('CPF'), '{Backspace}5');
  expect(screen.queryByText(/não existe|parece incompleto/)).not.toBeInTheDocument();
});

test.each([
  { format: 'PIS', label: 'PIS', wrong: '26827649961', right: '26827649960', shown: '268.27649.96-0' },
  { format: 'VOTER_TITLE', label: 'Título', wrong: '102385010672', right: '102385010671', shown: '1023 8501 0671' },
] as const)(
  'warns of the wrong digits of a $format and takes them nevertheless',
  async ({ format, label, ...number }) => {
    const { user, save } = await show(fieldValue({ key: 'numero', label, format }));
    await user.type(input(label), number.wrong);
    expect(screen.getByText(/^Este .+ não existe\. Conferiu os números\?$/)).toBeVisible();
    expect(await save()).toEqual([{ key: 'numero', value: number.wrong }]);
    await user.clear(input(label));
    await user.type(input(label), number.right);
    expect(input(label)).toHaveValue(number.shown);
    expect(screen.queryByText(/não existe|parece incompleto/)).not.toBeInTheDocument();
  },
);

test('explains a field by its description', async () => {
  await show(fieldValue({ label: 'Salário', description: 'Valor bruto' }));
  expect(input('Salário')).toHaveAccessibleDescription('Valor bruto');
});

test('marks a required field as required while it is active, also where somebody else fills it in', async () => {
  await show(
    fieldValue({ label: 'CPF', required: true }),
    fieldValue({ label: 'Matrícula', required: true, viewerCanEdit: false }),
    fieldValue({ label: 'Cidade', required: true, active: false }),
  );
  for (const active of ['CPF', 'Matrícula']) expect(input(active)).toBeRequired();
  expect(input('Cidade')).not.toBeRequired();
  expect(screen.getAllByText('*')).toHaveLength(2);
});

test('marks boxes and documents in the same way', async () => {
  await show(
    fieldValue({ label: 'Aceita turnos', type: 'CHECKBOX', required: true }),
    fieldValue({ label: 'Possui CNH', type: 'CHECKBOX', required: true, active: false }),
    fieldValue({ label: 'RG', type: 'FILE', required: true }),
    fieldValue({ label: 'Foto', type: 'FILE', required: true, viewerCanEdit: false }),
  );
  expect(screen.getByRole('checkbox', { name: 'Aceita turnos' })).toBeRequired();
  expect(screen.getByRole('checkbox', { name: 'Possui CNH' })).not.toBeRequired();
  expect(screen.getAllByText('*').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Aceita turnos*',
    'RG*',
    'Foto*',
  ]);
});
