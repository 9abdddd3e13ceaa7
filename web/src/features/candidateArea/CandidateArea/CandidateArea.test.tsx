import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { consentDocument, field, profile, question, saved } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from './CandidateArea';

beforeEach(() => {
  resetSession();
  toast.clear();
});

describe('the consent', () => {
  it('is asked for again when the text has changed, names the data, and opens the form when it is accepted', async () => {
    await loadTexts('candidate', 'fields');
    let hasConsented = false;
    const calls = serveGraphql(({ operation }) => {
      if (operation === 'OwnCandidate') return profile({ hasConsented });
      hasConsented = true;
      return { data: { acceptConsent: { userErrors: [] } } };
    });
    const { user } = renderUi(<CandidateArea />);
    await question('Termo de Consentimento (LGPD)');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Nome', 'E-mail', 'Cidade']);
    expect(screen.getByRole('button', { name: 'Aceitar e Continuar' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Aceitar e Continuar' }));
    await question('Nome completo');
    const accepted = calls.find(({ operation }) => operation === 'AcceptConsent');
    expect(accepted?.variables).toEqual({ input: { version: '2', textHash: 'hash-2' } });
  });

  it('is not given to a text that has changed while it was being read: the new one is shown, not accepted yet', async () => {
    await loadTexts('candidate', 'fields');
    let document = consentDocument;
    serveGraphql(({ operation }) => {
      if (operation === 'OwnCandidate') return profile({ hasConsented: false, consentDocument: document });
      document = { ...consentDocument, textHash: 'hash-3', fieldLabels: ['Nome', 'E-mail', 'Bairro'] };
      return { data: { acceptConsent: { userErrors: [{ message: 'O termo mudou.' }] } } };
    });
    const { user } = renderUi(<CandidateArea />);
    await question('Termo de Consentimento (LGPD)');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Aceitar e Continuar' }));
    expect(await screen.findByText('Bairro')).toBeVisible();
    expect(await screen.findByText('O termo foi atualizado. Leia o novo texto antes de aceitar.')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('the wizard', () => {
  it('says where one is, puts the focus on the named input, and goes on with Enter', async () => {
    const { user } = await openCandidateArea({ fields: [field({}), field({ key: 'bairro', label: 'Bairro' })] });
    await question('Cidade');
    expect(screen.getByText('Campo 3 de 4')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progresso do cadastro' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveFocus();
    await user.keyboard('Natal{Enter}');
    await question('Bairro');
    expect(screen.getByRole('textbox', { name: 'Bairro' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('textbox', { name: 'Cidade' })).toHaveValue('Natal');
  });

  it('begins each question at the top, and leads back to one whose answer was refused', async () => {
    const refused = { code: 'CONFLICT', message: 'Já usado.', field: ['fields', '0'] };
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { user } = await openCandidateArea(
      { fields: [field({}), field({ key: 'bairro', label: 'Bairro' })] },
      () => ({
        data: { saveOwnAnswers: { savedAt: null, candidate: null, userErrors: [refused] } },
      }),
    );
    await question('Cidade');
    scrolled.mockClear();
    await user.keyboard('Natal{Enter}');
    await question('Bairro');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    await user.click(await screen.findByRole('button', { name: 'Ir para a pergunta' }));
    await question('Cidade');
    expect(screen.queryByRole('button', { name: 'Ir para a pergunta' })).not.toBeInTheDocument();
  });

  it('stays on a required question without an answer, with the documented texts, until there is one', async () => {
    const { user } = await openCandidateArea({ fields: [field({ required: true })] });
    await question('Cidade');
    expect(screen.getByText('Obrigatório')).toBeVisible();
    await user.click(next());
    expect(await screen.findByText('Campo obrigatório')).toBeVisible();
    const input = screen.getByRole('textbox', { name: 'Cidade' });
    expect(input).toHaveAccessibleDescription('Campo obrigatório Preencha este campo antes de continuar');
    expect(toastStore.read()).toEqual([]);
    expect(input).toHaveFocus();
    await user.keyboard('Natal');
    await waitFor(() => expect(screen.queryByText('Campo obrigatório')).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    await question('Revise seus dados');
  });

  it.each([
    ['EMAIL', 'ana@', 'Digite um e-mail válido.'],
    ['NUMBER', 'dez', 'Digite um número válido.'],
    ['DATE', '31/12/2199', 'A data não pode ser futura.'],
  ])('does not go on with a bad %s', async (type, typed, message) => {
    const { user } = await openCandidateArea({ fields: [field({ type })] });
    await question('Cidade');
    await user.keyboard(typed);
    await user.click(next());
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveAccessibleDescription(message);
  });

  it.each([
    [{ type: 'EMAIL' }, { type: 'email' }],
    [{ type: 'NUMBER' }, { inputmode: 'decimal' }],
    [{ format: 'CPF' }, { inputmode: 'numeric' }],
    [{ format: 'CEP' }, { inputmode: 'numeric' }],
    [{ format: 'PHONE' }, { type: 'tel', inputmode: 'tel' }],
    [{ format: 'CNPJ' }, { inputmode: 'text' }],
    [{ type: 'DATE' }, { inputmode: 'numeric' }],
  ])('brings up the fitting keyboard for %j', async (shape, attributes) => {
    await openCandidateArea({ fields: [field(shape)] });
    await question('Cidade');
    for (const [name, value] of Object.entries(attributes)) {
      expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveAttribute(name, value);
    }
  });

  it.each([
    [{ type: 'TEXT' }, 1_000],
    [{ type: 'TEXTAREA' }, 10_000],
    [{ type: 'EMAIL' }, 254],
    [{ type: 'NUMBER' }, 30],
    [{ format: 'PHONE' }, 1_000],
  ])('takes no more text than the server does for %j: %i characters', async (shape, length) => {
    await openCandidateArea({ fields: [field(shape)] });
    await question('Cidade');
    expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', String(length));
  });

  it('shows a question that is only to be read as such, with its value', async () => {
    const { user } = await openCandidateArea({
      fields: [field({ viewerCanEdit: false, value: 'Natal', required: true }), field({ key: 'b', label: 'B' })],
    });
    await question('B');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await question('Cidade')).toHaveFocus();
    expect(screen.getByText('Somente leitura')).toBeVisible();
    expect(screen.getByText('Natal')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await question('B');
  });

  it('keeps showing an option that is no longer offered, and asks for another', async () => {
    const options = [{ value: 'A', label: 'A' }];
    const { user } = await openCandidateArea({
      fields: [field({ type: 'SELECT', options, value: 'Z', required: true })],
    });
    await question('Revise seus dados');
    await user.click(screen.getByRole('button', { name: 'Editar: Cidade' }));
    expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveDisplayValue('Z (opção removida)');
    await user.click(next());
    expect(screen.getByText('Escolha uma das opções do campo.')).toBeVisible();
  });

  it('says so when there is nothing to ask', async () => {
    await openCandidateArea({ fields: [] });
    expect(await screen.findByText('Nenhum campo encontrado')).toBeVisible();
  });
});

it('the review shows every answer, and leads to a question and back', async () => {
  const { user } = await openCandidateArea({
    fields: [
      field({ value: 'Natal', required: true }),
      field({ key: 'cnh', label: 'Possui CNH', type: 'CHECKBOX', value: 'false' }),
      field({ key: 'cpf', label: 'CPF', viewerCanEdit: false }),
    ],
  });
  await question('Revise seus dados');
  const row = (label: string) => within(screen.getByText(label, { selector: 'dt' }).closest('div') as HTMLElement);
  expect(row('Cidade').getByText('Obrigatório')).toBeVisible();
  expect(row('Possui CNH').getByText('Não')).toBeVisible();
  expect(row('CPF').getByText('Não preenchido')).toBeVisible();
  expect(row('CPF').getByText('Somente leitura')).toBeVisible();
  expect(row('Cidade').queryByText('Somente leitura')).not.toBeInTheDocument();
  expect(row('CPF').getByRole('button', { name: 'Editar: CPF' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Editar: Possui CNH' }));
  expect(await screen.findByRole('radio', { name: 'Não' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Sim' }));
  await user.click(screen.getByRole('button', { name: 'Voltar para Confirmação' }));
  await question('Revise seus dados');
  expect(row('Possui CNH').getByText('Sim')).toBeVisible();
});

describe('after the finish', () => {
  const complete = { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' };
  const section = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);

  it('the page tells what was sent and which required answer is missing, and asks nothing', async () => {
    const cpf = field({ key: 'cpf', label: 'CPF', viewerCanEdit: false, required: true });
    const bairro = field({ key: 'bairro', label: 'Bairro' });
    await openCandidateArea({ ...complete, fields: [field({ value: 'Natal' }), cpf, bairro] });
    await question('Seus dados foram enviados');
    const missing = section('O que ainda falta').getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual(['CPF']);
    const sent = section('O que você enviou');
    expect(sent.getByText('Cidade').parentElement).toHaveTextContent('Natal');
    expect(sent.getByText('Bairro').parentElement).toHaveTextContent('Não preenchido');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('an optional question without an answer is nothing that the company still needs', async () => {
    await openCandidateArea({ ...complete, fields: [field({})] });
    await question('Seus dados foram enviados');
    expect(section('O que ainda falta').getByText('A empresa não precisa de mais nada agora.')).toBeVisible();
    expect(section('O que ainda falta').queryByRole('listitem')).not.toBeInTheDocument();
  });
});

it.each([
  ['the server has none', () => ({ data: { viewer: { candidate: null } } }), false],
  ['the server does not answer', () => Promise.reject(new Error('offline')), true],
  ['the server has to wait for its database', () => ({ status: 503, error: { code: 'UNAVAILABLE' } }), true],
])('explains how one gets in when %s', async (_why, answer, mayRetry) => {
  await loadTexts('candidate', 'fields');
  serveGraphql(answer);
  jest.useFakeTimers();
  const { user } = renderUi(<CandidateArea />);
  await act(() => jest.advanceTimersByTimeAsync(60_000)); // With all its tries.
  jest.useRealTimers();
  await question('Não foi possível carregar seu perfil');
  // The page that was loading had the focus.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(mayRetry ? 1 : 0);
  localStorage.setItem('candidateToken', 'token');
  await act(() => user.click(screen.getByRole('button', { name: 'Voltar ao Início' })));
  expect(localStorage.getItem('candidateToken')).toBeNull();
});

/** What is not asked again by itself. */
const busy: GraphqlAnswer = { status: 429, error: { code: 'RATE_LIMITED' } };

it('shows that the record is asked for again, and when that was in vain', async () => {
  await loadTexts('candidate', 'fields');
  let answer: (value: GraphqlAnswer) => void = () => undefined;
  const calls = serveGraphql(() => new Promise((resolve) => (answer = resolve)));
  const { user } = renderUi(<CandidateArea />);
  await waitFor(() => expect(calls).toHaveLength(1));
  answer(busy);
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  await user.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  answer(busy);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
});

it('asks before answers that were not sent are forgotten with the session', async () => {
  await loadTexts('candidate', 'fields');
  serveGraphql(() => busy);
  localStorage.setItem('esteira.answers.Q2FuZGlkYXRlOjE.cidade', '{"value":"Natal","previousValue":"","at":1}');
  const { user } = renderUi(<CandidateArea />);
  await question('Não foi possível carregar seu perfil');
  const home = screen.getByRole('button', { name: 'Voltar ao Início' });
  await user.click(home);
  expect(screen.getByRole('alert')).toHaveTextContent('Há respostas que ainda não foram enviadas');
  // A second press of the same key forgets nothing.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(home).toHaveFocus();
  expect(localStorage).toHaveLength(1);
  await user.click(home);
  await act(() => user.click(screen.getByRole('button', { name: 'Sair mesmo assim' })));
  expect(localStorage).toHaveLength(0);
});

it('says that it is finished until the thank-you page says so', async () => {
  const { user } = await openCandidateArea({ fields: [field({ value: 'Natal' })] }, (operation) =>
    operation === 'FinishOwnForm' ? { data: { finishOwnForm: { userErrors: [] } } } : saved(),
  );
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  const titles = () => toastStore.read().map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual(['Cadastro finalizado!']));
  // Before the message would go by itself, after five seconds.
  await waitFor(() => expect(titles()).toEqual([]), { timeout: 4_500 });
});
