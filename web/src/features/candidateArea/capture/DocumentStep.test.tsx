import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, heic, openStep, pdf, photo, sentDocument } from '../../../testing/documentStep';
import { UnreadablePicture, type PreparePage } from './image/preparePage';

beforeEach(() => forgetBrowser());

const twoSides = documentOptions({ pageNames: ['Frente', 'Verso'], maxPages: 2 });
/** The chooser of a test takes only what it offers. */
const pdfCalledPhoto = () => new File(['%PDF-1.7'], 'rg.jpg', { type: 'image/jpeg' });
const alert = () => screen.findByRole('alert');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the question for a document', () => {
  test('has the focus, says what is asked for, and offers camera, gallery and PDF', async () => {
    await openStep({ options: twoSides });
    expect(screen.getByRole('heading', { level: 1, name: 'RG' })).toHaveFocus();
    expect(screen.getByText('Um RG com menos de dez anos.')).toBeVisible();
    expect(screen.getByText('Envie, nesta ordem: Frente, Verso.')).toBeVisible();
    const camera = await button('Fotografar: Frente');
    expect(camera.nextElementSibling).toHaveAttribute('capture', 'environment');
    expect((await button('Escolher da galeria')).nextElementSibling).not.toHaveAttribute('capture');
    expect((await button('Escolher PDF')).nextElementSibling).toHaveAttribute('accept', 'application/pdf,.pdf');
  });

  test('offers no PDF where none is accepted', async () => {
    await openStep({ options: documentOptions({ kinds: ['PHOTO'] }) });
    expect(await button('Tirar foto')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Escolher PDF' })).not.toBeInTheDocument();
  });

  test('offers neither camera nor gallery where only a PDF is accepted', async () => {
    await openStep({ options: documentOptions({ kinds: ['PDF'] }) });
    expect(await button('Escolher PDF')).toBeVisible();
    for (const name of ['Tirar foto', 'Escolher da galeria']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('asks for the next page by its name, and sends the pages with what the server made of them', async () => {
    const { user, choose, send, upload } = await openStep({ options: twoSides });
    await choose('Fotografar: Frente', photo());
    expect(await screen.findByText('Página adicionada: Frente.')).toBeInTheDocument();
    // What is asked for next stands out, and not the way to send without it.
    const [sending, next] = [await button('Enviar documento'), await button('Próximo')];
    expect(sending.className).toBe(next.className);
    await choose('Fotografar: Verso', photo('verso.jpg'));
    expect(await screen.findByText('Página adicionada: Verso.')).toBeInTheDocument();
    expect(sending.className).not.toBe(next.className);
    expect(screen.queryByRole('button', { name: 'Escolher da galeria' })).not.toBeInTheDocument();
    await user.click(await button('Enviar documento'));
    expect(await screen.findByText('Enviado, aguardando análise')).toBeVisible();
    expect(screen.getByText('Documento enviado.')).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledWith(['page-9', 'page-9'], '');
  });

  test('shows what may be wrong with a page, and lets it be sent all the same', async () => {
    const { user, choose, send } = await openStep({
      prepare: async () => ({
        image: new Blob(['jpeg']),
        width: 600,
        height: 400,
        hints: ['blurred', 'glare'],
        suggestion: null,
      }),
    });
    await choose('Tirar foto', photo());
    expect(await screen.findByText(/^A foto parece desfocada/)).toBeVisible();
    expect(screen.getByText(/^Há um reflexo no documento/)).toBeVisible();
    await user.click(await button('Enviar documento'));
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  test('asks once whether a page that is asked for by name is left out on purpose', async () => {
    const { user, choose, send, onGo } = await openStep({ options: twoSides });
    await choose('Fotografar: Frente', photo());
    await button('Ajustar: Frente');
    await user.click(await button('Próximo'));
    expect(await alert()).toHaveTextContent('Falta: Verso. Enviar assim mesmo?');
    expect(send).not.toHaveBeenCalled();
    await user.click(await button('Continuar mesmo assim'));
    expect(onGo).toHaveBeenCalled();
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  test('does not go on without a required document, and sends one that is put together on the way', async () => {
    const { user, choose, onGo, send } = await openStep();
    await user.click(await button('Próximo'));
    expect(await alert()).toHaveTextContent('Campo obrigatório Envie este documento antes de continuar');
    expect(await alert()).toHaveFocus();
    expect(onGo).not.toHaveBeenCalled();
    await choose('Tirar foto', photo());
    await button('Enviar documento');
    await user.click(await button('Próximo'));
    expect(onGo).toHaveBeenCalled();
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  test('asks for the day of expiry where the field wants it', async () => {
    const { user, choose, send } = await openStep({ options: documentOptions({ asksExpiry: true }) });
    await choose('Tirar foto', photo());
    expect(await button('Enviar documento')).toHaveFocus();
    await user.click(await button('Enviar documento'));
    const day = screen.getByRole('textbox', { name: /^Validade do documento/ });
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription('Informe a validade do documento.');
    await user.type(day, '31012030');
    expect(screen.queryByText('Informe a validade do documento.')).not.toBeInTheDocument();
    await user.click(await button('Enviar documento'));
    await waitFor(() => expect(send).toHaveBeenCalledWith(['page-9'], '2030-01-31'));
  });

  test('asks once whether a document that has expired is to be sent', async () => {
    const { user, choose, send } = await openStep({ options: documentOptions({ asksExpiry: true }) });
    await choose('Tirar foto', photo());
    await user.type(screen.getByRole('textbox', { name: /^Validade do documento/ }), '01012020');
    await user.click(await button('Enviar documento'));
    expect(await alert()).toHaveTextContent('A validade deste documento já passou. Enviar assim mesmo?');
    expect(send).not.toHaveBeenCalled();
    await user.click(await button('Continuar mesmo assim'));
    await waitFor(() => expect(send).toHaveBeenCalledWith(['page-9'], '2020-01-01'));
  });

  test.each(['Próximo', 'Enviar documento'])('%s waits for a page that is still being prepared', async (name) => {
    const made = { image: new Blob(['jpeg']), width: 600, height: 400, hints: [], suggestion: null };
    let ready = () => {};
    const prepare = jest
      .fn<PreparePage>()
      .mockResolvedValueOnce(made)
      .mockReturnValueOnce(new Promise((resolve) => (ready = () => resolve(made))));
    const { user, choose, onGo, send } = await openStep({ options: twoSides, prepare });
    await choose('Fotografar: Frente', photo());
    await button('Ajustar: Frente');
    await choose('Fotografar: Verso', photo('verso.jpg'));
    await waitFor(async () => expect(await button(name)).toHaveAttribute('aria-busy', 'true'));
    await user.click(await button(name));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onGo).not.toHaveBeenCalled();
    ready();
    await waitFor(async () => expect(await button(name)).not.toHaveAttribute('aria-busy'));
    expect(send).not.toHaveBeenCalled();
    await user.click(await button(name));
    await waitFor(() => expect(send).toHaveBeenCalledWith(['page-9', 'page-9'], ''));
  });

  test('only shows a document that the candidate may not send', async () => {
    await openStep({ step: { editable: false } });
    expect(screen.getByText('Não enviado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tirar foto' })).not.toBeInTheDocument();
  });
});

describe('a file that is no page', () => {
  test.each([
    ['is empty', new File([], 'rg.jpg', { type: 'image/jpeg' }), /^O arquivo está vazio/],
    [
      'is a program with the name of a picture',
      new File(['MZ\x90'], 'rg.jpg', { type: 'image/jpeg' }),
      /^Este tipo de arquivo não é aceito/,
    ],
    [
      'is a drawing with a script',
      new File(['<svg onload="x()">'], 'rg.svg', { type: 'image/svg+xml' }),
      /^Este tipo de arquivo não é aceito/,
    ],
    ['is a PDF where none is accepted', pdfCalledPhoto(), /^Este documento não aceita PDF/],
  ])('because it %s is told kindly, and nothing is kept', async (_, file, words) => {
    const { choose, queue } = await openStep({ options: documentOptions({ kinds: ['PHOTO'] }) });
    await choose('Tirar foto', file);
    expect(await alert()).toHaveTextContent(words);
    expect(queue.read().drafts).toEqual({});
  });

  test('because the browser cannot read HEIC is told with what to do', async () => {
    const { choose } = await openStep({ prepare: () => Promise.reject(new UnreadablePicture()) });
    await choose('Escolher da galeria', heic());
    expect(await alert()).toHaveTextContent(/^Este navegador não abre fotos HEIC\. .*Mais compatível/);
  });

  test('because it is broken is told as unreadable', async () => {
    const { choose } = await openStep({ prepare: () => Promise.reject(new UnreadablePicture()) });
    await choose('Tirar foto', photo());
    expect(await alert()).toHaveTextContent(/^Não foi possível ler esta imagem/);
  });

  test('because it is too large names the limit', async () => {
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
    const { choose } = await openStep();
    await choose('Escolher PDF', large);
    expect(await alert()).toHaveTextContent('o limite é de 15 MB');
  });

  test('beside photos, as a PDF is the whole document', async () => {
    const { choose } = await openStep({ options: twoSides });
    await choose('Fotografar: Frente', photo());
    await screen.findByText('Página adicionada: Frente.');
    await choose('Escolher da galeria', pdfCalledPhoto());
    expect(await alert()).toHaveTextContent(/^Envie um único PDF ou somente fotos/);
  });
});

describe('the pages', () => {
  test('are removed and retaken; the focus goes back to the question when its button is gone', async () => {
    const { user, choose, queue } = await openStep();
    await choose('Tirar foto', photo('a.jpg'));
    await button('Refazer: Página 1');
    await choose('Refazer: Página 1', photo('b.jpg'));
    expect(await screen.findByText('Página 1 trocada.')).toBeInTheDocument();
    expect(queue.read().drafts['rg']?.pages.map(({ fileName }) => fileName)).toEqual(['b.jpg']);
    await user.click(await button('Remover: Página 1'));
    await waitFor(() => expect(queue.read().drafts).toEqual({}));
    expect(screen.getByRole('heading', { level: 1, name: 'RG' })).toHaveFocus();
  });

  test('are turned and cut by the keyboard alone, and the focus comes back to their button', async () => {
    const { user, choose, prepare } = await openStep();
    await choose('Tirar foto', photo());
    await user.click(await button('Ajustar: Página 1'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajustar: Página 1' })).toHaveFocus();
    const corner = await button('Canto superior esquerdo: 0% a partir da esquerda, 0% a partir do topo');
    corner.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(corner).toHaveAccessibleName('Canto superior esquerdo: 1% a partir da esquerda, 6% a partir do topo');
    await user.click(await button('Girar para a direita'));
    expect(corner).toHaveAccessibleName('Canto superior direito: 94% a partir da esquerda, 1% a partir do topo');
    await user.click(await button('Usar assim'));
    await waitFor(async () => expect(await button('Ajustar: Página 1')).toHaveFocus());
    const edits = prepare.mock.lastCall?.[1];
    expect(edits?.turns).toBe(1);
    expect(edits?.corners?.[0].x).toBeCloseTo(0.01);
    expect(edits?.corners?.[0].y).toBeCloseTo(0.06);
  });

  test('stay as they are when the editor is left without applying', async () => {
    const { user, choose, prepare } = await openStep();
    await choose('Tirar foto', photo());
    await user.click(await button('Ajustar: Página 1'));
    await user.click(await button('Girar para a direita'));
    await user.click(await button('Cancelar'));
    expect(await button('Ajustar: Página 1')).toHaveFocus();
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test("closing the editor by the browser's way back leaves the question open, and what was turned for another look", async () => {
    const { user, choose, prepare } = await openStep();
    const steps = jest.fn();
    window.addEventListener('popstate', steps);
    try {
      await choose('Tirar foto', photo());
      await user.click(await button('Ajustar: Página 1'));
      await user.click(await button('Girar para a direita'));
      history.back();
      expect(await button('Ajustar: Página 1')).toHaveFocus();
      await user.click(await button('Ajustar: Página 1'));
      expect(steps).toHaveBeenCalledTimes(1);
      await user.click(await button('Usar assim'));
      await button('Ajustar: Página 1');
      expect(prepare.mock.lastCall?.[1].turns).toBe(1);
      // The way back leads on from the question, and not to it once more.
      await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
    } finally {
      window.removeEventListener('popstate', steps);
    }
  });

  test('wait where everybody sees it while there is no network, and can be taken back', async () => {
    const { user, choose } = await openStep({ upload: () => Promise.reject(new Error('offline')) });
    await choose('Tirar foto', photo());
    await user.click(await button('Enviar documento'));
    expect(await screen.findByText(/^Sem conexão: suas páginas estão guardadas neste aparelho/)).toBeVisible();
    await user.click(await button('Cancelar envio'));
    expect(await button('Remover: Página 1')).toBeVisible();
  });

  test('that the server refuses say so in its words', async () => {
    const { user, choose } = await openStep({ upload: () => Promise.resolve({ refusal: 'Este PDF está protegido.' }) });
    await choose('Escolher PDF', pdf());
    await user.click(await button('Enviar documento'));
    expect(await alert()).toHaveTextContent('Este PDF está protegido.');
    expect(await button('Remover: PDF')).toBeVisible();
  });
});

test('an approved document that is still valid is only shown', async () => {
  await openStep({ sent: sentDocument({ state: 'APPROVED' }), stored: '6740a1b2c3d4e5f607182930 approved 2026-11-02' });
  expect(screen.getByText('Aprovado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar outro' })).not.toBeInTheDocument();
});

test('a document without an approver is not said to wait', async () => {
  await openStep({ options: documentOptions({ approver: 'NOBODY' }), sent: sentDocument() });
  expect(screen.getByText('Enviado')).toBeVisible();
});
