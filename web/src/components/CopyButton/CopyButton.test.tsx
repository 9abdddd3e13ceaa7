import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { CopyButton } from './CopyButton';

const link = 'https://example.com/candidato/abc';

describe('CopyButton', () => {
  test('puts the text on the clipboard, says so, and tells the screen', async () => {
    const onCopied = jest.fn();
    const { user } = renderUi(<CopyButton text={link} label="Copiar link" onCopied={onCopied} />);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copiado');
    expect(onCopied).toHaveBeenCalledTimes(1);
  });

  test('offers itself again after two seconds', async () => {
    renderUi(<CopyButton text={link} />);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => screen.getByRole('button', { name: 'Copiar' }).click());
      expect(screen.getByRole('button', { name: 'Copiado' })).toBeVisible();
      act(() => jest.advanceTimersByTime(2000));
      expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  describe('where the browser has no clipboard interface', () => {
    let copied: string | undefined;

    beforeEach(() => {
      copied = undefined;
      document.execCommand = jest.fn(() => {
        copied = (document.activeElement as HTMLTextAreaElement).value;
        return true;
      });
    });

    function renderWithoutClipboard() {
      const ui = renderUi(<CopyButton text={link} />);
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      return ui;
    }

    test('copies the old way, and the focus stays on the button', async () => {
      const { user } = renderWithoutClipboard();
      await user.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(copied).toBe(link);
      expect(screen.getByRole('button', { name: 'Copiado' })).toHaveFocus();
      expect(document.querySelector('textarea')).toBeNull();
    });

    test('says when nothing worked', async () => {
      document.execCommand = () => false;
      const { user } = renderWithoutClipboard();
      await user.click(screen.getByRole('button', { name: 'Copiar' }));
      expect(screen.getByRole('button', { name: 'Não foi possível copiar' })).toBeVisible();
    });
  });
});
