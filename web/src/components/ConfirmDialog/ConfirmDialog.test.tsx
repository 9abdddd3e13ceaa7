import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { ConfirmDialog } from './ConfirmDialog';

const question = {
  open: true,
  title: 'Confirmar Exclusão',
  message: 'Tem certeza que deseja remover este campo dinâmico? Esta ação não pode ser desfeita.',
  confirmLabel: 'Remover',
  busyLabel: 'Removendo...',
};

describe('ConfirmDialog', () => {
  test('is an alert dialog that reads its question', () => {
    renderUi(<ConfirmDialog {...question} onConfirm={() => {}} onCancel={() => {}} />);
    expect(screen.getByRole('alertdialog', { name: 'Confirmar Exclusão' })).toHaveAccessibleDescription(
      question.message,
    );
  });

  test('puts the first focus on Cancel when the answer destroys something', () => {
    renderUi(<ConfirmDialog {...question} danger onConfirm={() => {}} onCancel={() => {}} />);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  test('tells which answer was given', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    const { user } = renderUi(<ConfirmDialog {...question} onConfirm={onConfirm} onCancel={onCancel} />);
    await user.click(screen.getByRole('button', { name: 'Remover' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('while it runs shows the busy label and takes no second answer', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    const { user } = renderUi(<ConfirmDialog {...question} busy onConfirm={onConfirm} onCancel={onCancel} />);
    await user.click(screen.getByRole('button', { name: 'Removendo...' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
