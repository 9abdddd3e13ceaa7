/** Dialogs and parts of a screen that are loaded by themselves, where their code does not come. */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../../app/ErrorBoundary';
import { toastStore } from '../../components/Toast/toast';
import { renderStaff } from '../../testing/renderStaff';
import { LazyDialog } from './LazyDialog';
import { LazySection } from './LazySection';
import { lazyComponent } from './loadChunk';

// React reports what a boundary caught; it is what these tests provoke.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Lost = lazyComponent<ComponentType>(lost);

function Screen({ Content }: { Content: ComponentType }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ErrorBoundary fallback={<p>quebrou</p>}>
      <button onClick={() => setIsOpen(true)}>Novo Cliente</button>
      {isOpen && (
        <LazyDialog title="Novo Cliente" onClose={() => setIsOpen(false)}>
          <Content />
        </LazyDialog>
      )}
    </ErrorBoundary>
  );
}

async function press(Content: ComponentType) {
  const { user } = await renderStaff(<Screen Content={Content} />);
  const button = screen.getByRole('button', { name: 'Novo Cliente' });
  await user.click(button);
  return { user, button };
}

test('a dialog that cannot be loaded without a connection closes with a message, and the screen stands', async () => {
  goOffline();
  const { button } = await press(Lost);
  const description = expect.stringContaining('Novo Cliente');
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ tone: 'error', title: 'Sem conexão', description }]));
  expect(button).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('pressed again it tells the same anew', async () => {
  const { user, button } = await press(Lost);
  const title = 'Não foi possível abrir: Novo Cliente';
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ title }]));
  const [first] = toastStore.read();
  await user.click(button);
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ title }]));
  expect(toastStore.read()[0]?.id).not.toBe(first?.id);
});

test('a mistake in a dialog is left to the boundary of the screen', async () => {
  await press(() => {
    throw new Error('a bug in this dialog');
  });
  expect(await screen.findByText('quebrou')).toBeVisible();
  expect(toastStore.read()).toEqual([]);
});

test('a part that cannot be loaded leaves a message in its place, and the rest of the screen stands', async () => {
  await renderStaff(
    <>
      <h1>painel</h1>
      <LazySection>
        <Lost />
      </LazySection>
    </>,
  );
  expect(await screen.findByText('Não foi possível carregar esta parte da tela')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'painel' })).toBeVisible();
});
