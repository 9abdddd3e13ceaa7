/** The question for a document that was refused, as it is put together again. */
import { screen, waitFor } from '@testing-library/react';
import { draftOf, draftPage, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, openStep, photo, sentDocument, sentPage } from '../../../testing/documentStep';
import { DraftStore } from '../documents/draftStore';

beforeEach(() => forgetBrowser());

const twoSides = documentOptions({ pageNames: ['Frente', 'Verso'], maxPages: 2 });
const alert = () => screen.findByRole('alert');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refused = sentDocument({ state: 'REFUSED', refusalReason: 'Falta o verso', pages: [sentPage(1, 'Frente')] });
const stored = '6740a1b2c3d4e5f607182930 refused 2026-11-02 Falta o verso';

test('a refused document says why, and keeps its good pages when it is sent again', async () => {
  const { user, choose, send } = await openStep({ options: twoSides, sent: refused, stored });
  expect(screen.getByText('Recusado')).toBeVisible();
  expect(screen.getByText('Motivo: Falta o verso')).toBeVisible();
  await user.click(await button('Enviar de novo'));
  expect(await screen.findByRole('img', { name: 'Frente, como será enviada' })).toHaveAttribute(
    'src',
    '/downloads/documents/t1?w=240',
  );
  await choose('Fotografar: Verso', photo());
  expect(await screen.findByText('Página adicionada: Verso.')).toBeInTheDocument();
  await user.click(await button('Enviar documento'));
  await waitFor(() => expect(send).toHaveBeenCalledWith(['page-1', 'page-9'], ''));
});

test.each(['Enviar documento', 'Finalizar'])(
  'a refused document is not sent again as it was by %s, each time',
  async (name) => {
    const { user, send } = await openStep({ options: twoSides, sent: refused, stored, place: 'last' });
    await user.click(await button('Enviar de novo'));
    for (const _press of ['first', 'second']) {
      await user.click(await button(name));
      expect(await alert()).toHaveTextContent(/^Refaça, troque ou acrescente pelo menos uma página/);
      // A phone shows what has the focus, and the message is far above the button.
      expect(await alert()).toHaveFocus();
    }
    expect(send).not.toHaveBeenCalled();
  },
);

test('a refused document is sent again with fewer pages', async () => {
  const both = { ...refused, pages: [sentPage(1, 'Frente'), sentPage(2, 'Verso')] };
  const { user, send } = await openStep({ options: documentOptions({ maxPages: 2 }), sent: both, stored });
  await user.click(await button('Enviar de novo'));
  await user.click(await button('Remover: Página 1'));
  await user.click(await button('Enviar documento'));
  await waitFor(() => expect(send).toHaveBeenCalledWith(['page-2'], ''));
});

test('a refused document is sent again with another day of expiry alone, and not with the same one', async () => {
  const options = documentOptions({ pageNames: ['Frente'], maxPages: 2, asksExpiry: true });
  const { user, send } = await openStep({ options, sent: { ...refused, expiresOn: '2030-01-31' }, stored });
  await user.click(await button('Enviar de novo'));
  const day = screen.getByRole('textbox', { name: /^Validade do documento/ });
  await user.type(day, '31012030');
  await user.click(await button('Enviar documento'));
  expect(await alert()).toHaveTextContent('ou corrija a data de validade');
  await user.clear(day);
  await user.type(day, '28022031');
  await user.click(await button('Enviar documento'));
  await waitFor(() => expect(send).toHaveBeenCalledWith(['page-1'], '2031-02-28'));
});

test('another document that was begun on an earlier visit can be given up for the one that was sent', async () => {
  const earlier = new DraftStore('ana');
  await earlier.write(draftOf('rg', [draftPage('page-1', { serverId: 'page-1', isKept: true })]));
  earlier.close();
  const { user, queue } = await openStep({ options: twoSides, sent: refused, stored });
  await button('Enviar documento');
  await user.click(await button('Manter o que foi enviado'));
  expect(await button('Enviar de novo')).toBeVisible();
  await waitFor(() => expect(queue.read().drafts).toEqual({}));
});

test('a page that is only read stays where it is when the record comes again', async () => {
  const { user, reload } = await openStep({ options: twoSides, sent: refused, stored });
  await user.click(screen.getByText('Motivo: Falta o verso'));
  (document.activeElement as HTMLElement).blur();
  expect(document.body).toHaveFocus();
  reload();
  expect(document.body).toHaveFocus();
});
