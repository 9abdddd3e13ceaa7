import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '../../../components/Field/Field';
import { loadTexts } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import { fieldInputs } from './fieldInputs';
import type { FieldShape } from './fieldShape';

const field = (shape: Partial<FieldShape>): FieldShape => ({
  key: 'campo',
  label: 'Campo',
  type: 'TEXT',
  options: [],
  ...shape,
});

async function open(shape: FieldShape) {
  await loadTexts('fields');
  const Input = fieldInputs[shape.type];
  function Example() {
    const [value, setValue] = useState('');
    return (
      <Field label={shape.label}>
        <Input field={shape} value={value} onChange={setValue} />
      </Field>
    );
  }
  const { user } = renderUi(<Example />);
  return { user, box: screen.getByRole('textbox', { name: shape.label }) };
}

const money = field({ key: 'salario', label: 'Salário', type: 'NUMBER' });

test.each([
  [field({ format: 'CPF' }), 'CPF 529.982.247-25', '529.982.247-25'],
  [money, 'R$ 3.500,00', '3.500,00'],
  [money, '3500.00', '3.500,00'],
  [field({ type: 'NUMBER' }), '3500.5', '3500,5'],
  [field({ type: 'NUMBER' }), 'mais ou menos 3', 'mais ou menos 3'],
  [field({ type: 'EMAIL' }), 'Ana Lima <ana@exemplo.com.br>', 'ana@exemplo.com.br'],
])('%j shows the pasted %p as %p', async (shape, pasted, shown) => {
  const { user, box } = await open(shape);
  await user.click(box);
  await user.paste(pasted);
  expect(box).toHaveValue(shown);
});

test('an amount that is typed stays as it is typed until the box is left', async () => {
  const { user, box } = await open(money);
  await user.type(box, '3500');
  expect(box).toHaveValue('3500');
  await user.tab();
  expect(box).toHaveValue('3.500,00');
});

test('walking past a box changes nothing', async () => {
  const { user, box } = await open(money);
  await user.click(box);
  await user.tab();
  expect(box).toHaveValue('');
});

test.each([
  ['data_nascimento', 'Data de nascimento', '1990'],
  ['admissao', 'Admissão', String(new Date().getFullYear())],
])('the calendar of %s (%s), with nothing typed, opens in %s', async (key, label, year) => {
  await loadTexts('common');
  const { user } = await open(field({ key, label, type: 'DATE', allowFutureDates: true }));
  await user.click(screen.getByRole('button', { name: /Abrir calendário/ }));
  expect(await screen.findByRole('combobox', { name: /Ano/ })).toHaveValue(year);
});
