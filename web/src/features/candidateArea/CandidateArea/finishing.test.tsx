import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, sentDocument } from '../../../testing/documentStep';
import type { GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, question, saved } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';
import ThankYou from '../ThankYou/ThankYou';
import CandidateArea from './CandidateArea';

beforeEach(async () => {
  resetSession();
  toast.clear();
  await forgetBrowser();
});

it('stays at the review while the form is being finished, as what is changed meanwhile would not be sent', async () => {
  let answer: (value: GraphqlAnswer) => void = () => undefined;
  const finished = new Promise<GraphqlAnswer>((resolve) => (answer = resolve));
  const { user } = await openCandidateArea({ fields: [field({ value: 'Natal' })] }, (operation) =>
    operation === 'FinishOwnForm' ? finished : saved(),
  );
  await question('Revise seus dados');
  await user.click(screen.getAllByRole('button', { name: /^Editar/ }).at(-1)!);
  await user.click(next());
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  await act(async () => {
    history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revise seus dados');
  answer({ data: { finishOwnForm: { userErrors: [{ code: 'INVALID', message: 'Não.', field: null }] } } });
  expect(await screen.findByRole('textbox')).toHaveValue('Natal');
});

it('is followed by a page that says how the controller of the data is reached, and what was sent and not refused', async () => {
  const area = (
    <Routes>
      <Route path="/candidato/obrigado" element={<ThankYou />} />
      <Route path="*" element={<CandidateArea />} />
    </Routes>
  );
  const { user } = await openCandidateArea(
    {
      fields: [field({ value: 'Natal' })],
      documents: [sentDocument({ label: 'CTPS' }), sentDocument({ id: 'RG9jdW1lbnQ6Mg', state: 'REFUSED' })],
    },
    () => ({ data: { finishOwnForm: { userErrors: [] } } }),
    area,
  );
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  const contact = 'Dúvidas sobre o uso dos seus dados? Encarregado de dados: dados@exemplo.com';
  expect(await screen.findByText(contact)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Documentos enviados' }).parentElement).toHaveTextContent(/CTPS$/);
  expect(screen.queryByText(/RG/)).not.toBeInTheDocument();
});

describe('the reason why something has not arrived', () => {
  const wait = 'Muitas tentativas. Tente novamente em 45 segundos.';
  const refuse = (): GraphqlAnswer => ({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 45 } });
  const lost = (): GraphqlAnswer => {
    throw new TypeError('offline');
  };
  const confirm = () => screen.getByRole('button', { name: 'Confirmar e Finalizar' });
  const told = (description: unknown) =>
    waitFor(() =>
      expect(toastStore.read()).toMatchObject([{ tone: 'error', title: 'Erro ao atualizar perfil', description }]),
    );

  it.each([
    ['without a network', lost, /^Sem conexão: suas respostas/],
    ['that the server does not take for now', refuse, wait],
  ])('is told of an answer %s', async (_what, answer, words) => {
    const { user, asked } = await openCandidateArea({ fields: [field({})] }, answer);
    await question('Cidade');
    await user.keyboard('Natal{Enter}');
    await question('Revise seus dados');
    await user.click(confirm());
    await told(words instanceof RegExp ? expect.stringMatching(words) : words);
    expect(asked('FinishOwnForm')).toEqual([]);
  });

  it.each([
    ['without a network', lost, /^Sem conexão: suas páginas/],
    ['that the server does not take for now', refuse, wait],
  ])('is told of a document %s', async (_what, answer, words) => {
    await loadTexts('capture');
    const store = new DraftStore('Q2FuZGlkYXRlOjE');
    const pages = [draftPage('a', { serverId: 'page-1' })];
    await store.write(draftOf('rg', pages, { submitted: true }), { a: filesOf('a') });
    store.close();
    const rg = field({ key: 'rg', label: 'RG', type: 'FILE', documentOptions: documentOptions() });
    const { user, asked } = await openCandidateArea({ fields: [rg] }, answer);
    await waitFor(() => expect(asked('SendOwnDocument')).not.toHaveLength(0));
    await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
    await question('Revise seus dados');
    // The line at the foot says why.
    expect(screen.getByText('As páginas ainda não foram enviadas.')).toBeVisible();
    await user.click(confirm());
    await told(words instanceof RegExp ? expect.stringMatching(words) : words);
    expect(asked('FinishOwnForm')).toEqual([]);
  });
});
