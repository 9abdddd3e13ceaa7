import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { toast, toastStore } from './toast';

const Original = globalThis.ResizeObserver;
let measureToasts = () => {};
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measureToasts = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  act(() => toast.clear());
  globalThis.ResizeObserver = Original;
});

describe('toasts', () => {
  test('show title and description, in the style of their kind', async () => {
    renderUi(<p>Página</p>);
    act(() => {
      toast.success({ title: 'Cliente criado!', description: 'Novo cliente cadastrado com sucesso.' });
      toast.error({ title: 'Erro ao salvar', description: 'Falha ao salvar a nova ordem dos campos.' });
    });
    const success = await screen.findByText('Cliente criado!', { selector: 'li *' });
    expect(screen.getByText('Novo cliente cadastrado com sucesso.', { selector: 'li *' })).toBeVisible();
    expect(success.closest('li')).toHaveAttribute('data-tone', 'success');
    expect(screen.getByText('Erro ao salvar', { selector: 'li *' }).closest('li')).toHaveAttribute(
      'data-tone',
      'error',
    );
  });

  test.each([
    ['a success', 'polite', () => toast.success({ title: 'Campo ativado', description: 'CPF' })],
    ['an information', 'polite', () => toast.info({ title: 'Campo ativado', description: 'CPF' })],
    ['a failure', 'assertive', () => toast.error({ title: 'Erro ao remover', description: 'Tente de novo' })],
  ] as const)('%s is announced in a region that is %s', async (_kind, urgency, show) => {
    renderUi(<p>Página</p>);
    act(() => void show());
    const region = await waitFor(() => {
      const live = document.querySelector(`[aria-live="${urgency}"]`);
      expect(live).toHaveTextContent(/Campo ativado.*CPF|Erro ao remover.*Tente de novo/);
      return live;
    });
    expect(region).toHaveAttribute('role', 'status');
  });

  test('make room for themselves where the beginning of the page is seen, and move nothing further down', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(68);
    const room = () => document.documentElement.style.getPropertyValue('--page-room');
    try {
      renderUi(<p>Página</p>);
      act(() => void toast.success({ title: 'Campo ativado' }));
      await screen.findByText('Campo ativado', { selector: 'li *' });
      measureToasts();
      expect(room()).toBe('68px');
      Object.assign(window, { scrollY: 300 });
      measureToasts();
      expect(room()).toBe('0px');
      expect(document.documentElement).toHaveAttribute('data-past-header');
      // A dialog leaves room for them wherever the page behind it stands.
      expect(document.documentElement.style.getPropertyValue('--toast-room')).toBe('68px');
      fireEvent.scroll(window);
      expect(room()).toBe('0px');
      // The next screen is shown from its top, and the message stands over it as over any.
      Object.assign(window, { scrollY: 0 });
      fireEvent.scroll(window);
      expect(room()).toBe('68px');
      expect(document.documentElement).not.toHaveAttribute('data-past-header');
    } finally {
      Object.assign(window, { scrollY: 0 });
      height.mockRestore();
    }
  });

  test('leave the header of the page free as long as any of it is in sight', async () => {
    const header = document.createElement('header');
    header.toggleAttribute('data-toasts-below', true);
    const bottomIs = (bottom: number) => {
      header.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 390, 100);
    };
    document.body.append(header);
    const isPast = () => document.documentElement.hasAttribute('data-past-header');
    try {
      renderUi(<p>Página</p>);
      Object.assign(window, { scrollY: 300 });
      bottomIs(-200);
      act(() => void toast.success({ title: 'Campo ativado' }));
      await screen.findByText('Campo ativado', { selector: 'li *' });
      measureToasts();
      expect(isPast()).toBe(true);
      Object.assign(window, { scrollY: 40 });
      bottomIs(60);
      fireEvent.scroll(window);
      expect(isPast()).toBe(false);
      measureToasts();
      expect(isPast()).toBe(false);
    } finally {
      header.remove();
      Object.assign(window, { scrollY: 0 });
    }
  });

  test('close by their button', async () => {
    const { user } = renderUi(<p>Página</p>);
    act(() => void toast.success({ title: 'Link copiado!' }));
    await user.click(await screen.findByRole('button', { name: 'Fechar notificação' }));
    await waitFor(() => expect(screen.queryByText('Link copiado!', { selector: 'li *' })).not.toBeInTheDocument());
    expect(toastStore.read()).toEqual([]);
  });

  test.each([
    ['a success', 5_000, () => toast.success({ title: 'Link copiado!' })],
    ['an information', 7_000, () => toast.info({ title: 'Link copiado!' })],
    ['a failure', 9_000, () => toast.error({ title: 'Link copiado!' })],
  ] as const)('%s goes by itself when its time is over', async (_kind, duration, show) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      renderUi(<p>Página</p>, { messagesGo: true });
      act(() => void show());
      // Loads what draws it, if no test has before.
      await act(() => import('./ToastViewport'));
      const message = () => screen.queryByText('Link copiado!', { selector: 'li *' });
      act(() => void jest.advanceTimersByTime(duration - 1));
      expect(message()).toBeVisible();
      act(() => void jest.advanceTimersByTime(1));
      expect(message()).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('the same message again replaces the first, and only two stand at once', () => {
    for (let time = 0; time < 3; time += 1) toast.error({ title: 'Sem conexão' });
    expect(toastStore.read()).toHaveLength(1);
    for (const number of [1, 2, 3, 4]) toast.success({ title: `Aviso ${number}` });
    expect(toastStore.read().map((record) => record.title)).toEqual(['Aviso 3', 'Aviso 4']);
  });
});
