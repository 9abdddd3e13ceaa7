import { screen, waitFor } from '@testing-library/react';
import { forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, openStep, photo } from '../../../testing/documentStep';
import type { PreparedPage } from './image/preparePage';

beforeEach(() => forgetBrowser());

const prepared: PreparedPage = { image: new Blob(['jpeg']), width: 1600, height: 2200, hints: [], suggestion: null };
const twoSides = documentOptions({ pageNames: ['Frente', 'Verso'], maxPages: 2 });

test('a page cannot be changed, nor the question left, while another is being prepared', async () => {
  const waiting: ((page: PreparedPage) => void)[] = [];
  let isHeld = false;
  const { choose, user, send } = await openStep({
    options: twoSides,
    prepare: () => (isHeld ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(prepared)),
  });
  await choose('Fotografar: Frente', photo());
  await screen.findByRole('button', { name: 'Remover: Frente' });
  isHeld = true;
  await choose('Fotografar: Verso', photo('verso.jpg'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  for (const name of ['Ajustar: Frente', 'Refazer: Frente', 'Remover: Frente', 'Voltar']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  await user.click(screen.getByRole('button', { name: 'Enviar documento' }));
  expect(send).not.toHaveBeenCalled();
  waiting[0]?.(prepared);
  expect(await screen.findByText('Página adicionada: Verso.')).toBeInTheDocument();
  for (const name of ['Ajustar: Frente', 'Refazer: Verso', 'Voltar']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
});

test('a cut that is being applied is not called off', async () => {
  let isHeld = false;
  let finish: ((page: PreparedPage) => void) | undefined;
  const { choose, user } = await openStep({
    prepare: () => (isHeld ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(prepared)),
  });
  await choose('Tirar foto', photo());
  await user.click(await screen.findByRole('button', { name: 'Ajustar: Página 1' }));
  isHeld = true;
  await user.click(await screen.findByRole('button', { name: 'Usar assim' }));
  await waitFor(() => expect(finish).toBeDefined());
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  finish?.(prepared);
  expect(await screen.findByRole('button', { name: 'Ajustar: Página 1' })).toBeVisible();
});
