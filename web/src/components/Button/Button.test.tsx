import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { Button } from './Button';

describe('Button', () => {
  test('does not submit a form unless it is told to', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>Cancelar</Button>
        <Button type="submit">Salvar</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('while busy shows its busy label, keeps the focus and swallows clicks and the Enter key of fields', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <input aria-label="Nome" />
        <Button type="submit" busy busyLabel="Salvando..." onClick={onClick}>
          Salvar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Salvando...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(button).toHaveFocus();
    await user.type(screen.getByRole('textbox'), 'Ana{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
