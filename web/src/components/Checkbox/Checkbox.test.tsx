import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderUi } from '../../testing/renderUi';
import { Switch } from '../Switch/Switch';
import { Checkbox } from './Checkbox';

describe.each([
  ['Checkbox', 'checkbox', Checkbox],
  ['Switch', 'switch', Switch],
] as const)('%s', (_name, role, Control) => {
  test('is named by its label, and a click on the label turns it on', async () => {
    const onCheckedChange = jest.fn();
    const { user } = renderUi(<Control label="Obrigatório" onCheckedChange={onCheckedChange} />);
    await user.click(screen.getByText('Obrigatório'));
    expect(screen.getByRole(role, { name: 'Obrigatório' })).toBeChecked();
    expect(onCheckedChange).toHaveBeenCalledWith(true);
  });

  test('turns on and off with the space bar', async () => {
    const { user } = renderUi(<Control label="Ativo" />);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole(role, { name: 'Ativo' })).toBeChecked();
    await user.keyboard(' ');
    expect(screen.getByRole(role, { name: 'Ativo' })).not.toBeChecked();
  });

  test('keeps its name when the label is only for screen readers', () => {
    renderUi(<Control label="Selecionar Ana" hideLabel />);
    expect(screen.getByRole(role, { name: 'Selecionar Ana' })).toBeInTheDocument();
  });

  test('reads its hint as description, not as name', () => {
    renderUi(<Control label="Ativo" hint="Aparece ao candidato" />);
    expect(screen.getByRole(role, { name: 'Ativo' })).toHaveAccessibleDescription('Aparece ao candidato');
  });

  test('does nothing while disabled', async () => {
    const onCheckedChange = jest.fn();
    const { user } = renderUi(<Control label="Ativo" disabled onCheckedChange={onCheckedChange} />);
    await user.click(screen.getByText('Ativo'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });

  test('gives forms its element', () => {
    const ref = createRef<HTMLInputElement>();
    renderUi(<Control label="Ativo" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole(role));
  });
});

test('a select-all box can be neither on nor off', () => {
  renderUi(<Checkbox label="Selecionar todos" indeterminate checked={false} onCheckedChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Selecionar todos' })).toBePartiallyChecked();
});
