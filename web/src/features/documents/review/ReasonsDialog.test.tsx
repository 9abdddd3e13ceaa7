/** Two administrators at the reasons of refusals: the second save is compared with the first, and what is typed stays. */
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ReasonsDialog from './ReasonsDialog';

/** A server that refuses what was made over other reasons than it has. */
function serve() {
  const store = { texts: ['Ilegível', 'Vencido'] };
  const now = () => store.texts.map((text) => ({ text }));
  serveStaff({
    refusalReasons: now,
    saveRefusalReasons: ({ input: { texts, expected } }: { input: { texts: string[]; expected?: string[] } }) => {
      const isTaken = !expected || expected.join() === store.texts.join();
      if (isTaken) store.texts = texts;
      const conflict = { code: 'CONFLICT', field: null, message: 'Alterado por outra pessoa.' };
      return { refusalReasons: now(), userErrors: isTaken ? [] : [conflict] };
    },
  });
  return store;
}

/** Opens the dialog and types another first reason, while somebody else saves. */
async function overtaken(theirs: string[]) {
  const store = serve();
  const onClose = jest.fn();
  const { user } = await renderStaff(<ReasonsDialog onClose={onClose} />);
  const first = await screen.findByRole('textbox', { name: 'Motivo 1' });
  await user.clear(first);
  await user.type(first, 'Foto escura');
  store.texts = theirs;
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }));
  await save();
  const panel = within(await screen.findByRole('group', { name: /alterou estes motivos enquanto você editava/ }));
  const rows = () => screen.getAllByRole('textbox').map((row) => (row as HTMLInputElement).value);
  return { store, user, save, panel, rows, onClose };
}

test('what another administrator has saved is shown, and nothing is saved before one of both lists is chosen', async () => {
  const { store, user, save, panel, rows, onClose } = await overtaken(['Ilegível', 'Sem assinatura', 'Cortado']);
  expect(store.texts).toEqual(['Ilegível', 'Sem assinatura', 'Cortado']);
  expect(rows()).toEqual(['Foto escura', 'Vencido']);
  await save();
  expect(await screen.findByText(/^Escolha o valor que deve ficar/)).toBeVisible();
  expect(store.texts).toEqual(['Ilegível', 'Sem assinatura', 'Cortado']);
  await user.click(panel.getByRole('radio', { name: /Sem assinatura/ }));
  expect(rows()).toEqual(['Ilegível', 'Sem assinatura', 'Cortado']);
  await user.click(panel.getByRole('radio', { name: /Foto escura/ }));
  expect(rows()).toEqual(['Foto escura', 'Vencido']);
  expect(onClose).not.toHaveBeenCalled();
  await save();
  expect(await screen.findByText('Motivos de recusa salvos')).toBeVisible();
  expect(store.texts).toEqual(['Foto escura', 'Vencido']);
  expect(onClose).toHaveBeenCalled();
});

test('what both need can be put together by hand after the comparison', async () => {
  const { store, user, save, panel } = await overtaken(['Ilegível', 'Sem assinatura']);
  await user.click(panel.getByRole('radio', { name: /Sem assinatura/ }));
  await user.click(screen.getByRole('button', { name: 'Adicionar motivo' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo 3' }), 'Foto escura');
  await save();
  expect(await screen.findByText('Motivos de recusa salvos')).toBeVisible();
  expect(store.texts).toEqual(['Ilegível', 'Sem assinatura', 'Foto escura']);
});
