import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

let isOffline = true;
jest.unstable_mockModule('./ToastViewport', () => {
  if (isOffline) throw new Error('offline');
  return { ToastViewport: ({ records }: { records: readonly { title: string }[] }) => <ul>{records[0]?.title}</ul> };
});
const { renderUi } = await import('../../testing/renderUi');
const { toast } = await import('./toast');

test('a message whose style cannot be loaded is shown plainly, goes by itself, and the next one asks for the style again', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  try {
    renderUi(<p>Página</p>);
    act(() => void toast.error({ title: 'Sem conexão' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.queryByText('Sem conexão')).not.toBeInTheDocument();
    isOffline = false;
    act(() => void toast.success({ title: 'Cadastro finalizado!' }));
    await waitFor(() => expect(screen.getByRole('list')).toHaveTextContent('Cadastro finalizado!'));
  } finally {
    jest.useRealTimers();
  }
});
