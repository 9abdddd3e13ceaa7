import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderUi } from '../../testing/renderUi';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { PasswordInput } from '../TextInput/PasswordInput';
import { TextInput } from '../TextInput/TextInput';
import { Field } from './Field';

const controls: [string, string, ReactNode][] = [
  ['TextInput', 'textbox', <TextInput key="text" />],
  ['TextArea', 'textbox', <TextArea key="area" />],
  ['Select', 'combobox', <Select key="select" options={[{ value: 'a', label: 'A' }]} />],
];

describe('Field', () => {
  test.each(controls)('names its %s by the label', (_name, role, control) => {
    renderUi(<Field label="Nome da Empresa">{control}</Field>);
    expect(screen.getByRole(role, { name: 'Nome da Empresa' })).toBeVisible();
  });

  test.each(controls)('is what a %s cannot go without', (_name, _role, control) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderUi(<>{control}</>)).toThrow('A control has no label');
    reported.mockRestore();
  });

  test('is not needed by a control that names itself', () => {
    renderUi(<TextInput aria-label="Buscar" />);
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toBeVisible();
  });

  test.each(controls)('gives its %s the hint, the description and the error as description', (_name, role, control) => {
    renderUi(
      <Field label="CNPJ" hint="Só letras e dígitos" description="Cadastro da Receita" error="CNPJ é obrigatório">
        {control}
      </Field>,
    );
    const element = screen.getByRole(role, { name: 'CNPJ' });
    expect(element).toHaveAccessibleDescription('CNPJ é obrigatório Só letras e dígitos Cadastro da Receita');
    expect(element).toHaveAttribute('aria-invalid', 'true');
  });

  test('marks a required control for screen readers and with an asterisk that they do not read', () => {
    renderUi(
      <Field label="E-mail" required>
        <TextInput type="email" />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  test('a control without trouble is not invalid and has no description', () => {
    renderUi(
      <Field label="Nome">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  test('an error that appears later is inside a live region', () => {
    const { container, rerender } = renderUi(
      <Field label="Nome">
        <TextInput />
      </Field>,
    );
    // Screen readers tell what changes inside of a region, not what comes together with it.
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).not.toBeNull();
    rerender(
      <Field label="Nome" error="Campo obrigatório">
        <TextInput />
      </Field>,
    );
    expect(screen.getByText('Campo obrigatório').closest('[aria-live="polite"]')).toBe(region);
  });

  test('the description opens by keyboard and closes with Escape', async () => {
    const { user } = renderUi(
      <Field label="CNPJ" description="Cadastro da Receita">
        <TextInput />
      </Field>,
    );
    await user.click(screen.getByRole('button', { name: 'Sobre o campo CNPJ' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Cadastro da Receita');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
  test('the description that was opened by a tap closes with a tap elsewhere', () => {
    renderUi(
      <Field label="CNPJ" description="Cadastro da Receita">
        <TextInput />
      </Field>,
    );
    // As in Safari, where a tap gives a button no focus.
    fireEvent.click(screen.getByRole('button', { name: 'Sobre o campo CNPJ' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Cadastro da Receita');
    fireEvent.pointerDown(screen.getByRole('tooltip'));
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('PasswordInput', () => {
  test('hides the password until asked to show it', async () => {
    const { user } = renderUi(
      <Field label="Senha">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Senha');
    await user.type(input, 'segredo');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('segredo');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
