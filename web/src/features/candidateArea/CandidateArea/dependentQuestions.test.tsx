/** Questions that are asked because of an answer, from the first click to the finish. */
import { act, screen, waitFor } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { openDependentForm, sequel, yesNo } from '../../../testing/dependentForm';
import { deferred, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { next } from '../../../testing/openCandidateArea';
import { field, profile, question } from '../../../testing/ownCandidate';
import { resetSession } from '../../../testing/session';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const city = field({ value: 'Natal' });
const children = (value: string | null = null) => yesNo('filhos', 'Tem filhos?', { value, required: true });
const howMany = (data: object = {}) => sequel('quantos', 'Quantos?', 'filhos', { required: true, ...data });
const button = (name: string) => screen.getByRole('button', { name });
const choose = (name: 'Sim' | 'Não') => screen.getByRole('radio', { name });

test('a question comes and goes with the answer, before that is saved, and counts in the position', async () => {
  const { user, sent } = await openDependentForm([city, children(), howMany()]);
  await question('Tem filhos?');
  expect(screen.getByText('Campo 4 de 4')).toBeVisible();
  expect(button('Finalizar')).toBeVisible();
  await user.click(choose('Sim'));
  expect(screen.getByText('Campo 4 de 5')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '5');
  await user.click(choose('Não'));
  expect(screen.getByText('Campo 4 de 4')).toBeVisible();
  await user.click(choose('Sim'));
  expect(sent()).toEqual([]);
  await user.click(button('Próximo'));
  await question('Quantos?');
  await user.click(button('Voltar'));
  await question('Tem filhos?');
});

test('a question that comes before the one that it depends on is asked right after that one', async () => {
  const { user } = await openDependentForm([howMany(), children(), field({ key: 'rua', label: 'Rua' })]);
  await question('Tem filhos?');
  await user.click(choose('Sim'));
  await user.click(next());
  await question('Quantos?');
  await user.keyboard('2{Enter}');
  await question('Rua');
});

test('a form is finished without what it does not ask, and without a word about it', async () => {
  const { user, store, sent, asked } = await openDependentForm([city, children('true'), howMany({ value: '1' })]);
  await question('Revise seus dados');
  await user.click(button('Editar: Quantos?'));
  // A required answer that was emptied stays a draft.
  await user.clear(await screen.findByRole('textbox', { name: 'Quantos?' }));
  window.history.back();
  await question('Revise seus dados');
  await user.click(button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  await user.click(choose('Não'));
  await user.click(next());
  await question('Revise seus dados');
  expect(screen.queryByText('Quantos?')).not.toBeInTheDocument();
  expect(screen.queryByText(/ainda não foi salva/)).not.toBeInTheDocument();
  await user.click(button('Confirmar e Finalizar'));
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  expect(sent()).toEqual([{ filhos: 'false' }]);
  expect(store.get('quantos')).toBe('1');
});

test('what an answer changed from the review has opened is asked on the way back there, and told as missing where it is left out', async () => {
  const fields = [city, children('false'), howMany(), howMany({ key: 'idade', label: 'Idade?' })];
  const { user, asked } = await openDependentForm(fields);
  await question('Revise seus dados');
  await user.click(button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  expect(button('Voltar para Confirmação')).toBeVisible();
  await user.click(choose('Sim'));
  await user.click(button('Próximo'));
  await question('Quantos?');
  await user.keyboard('2');
  await user.click(button('Próximo'));
  await question('Idade?');
  expect(button('Voltar para Confirmação')).toBeVisible();
  history.go(-2);
  await question('Tem filhos?');
  await user.click(button('Voltar para Confirmação'));
  await question('Revise seus dados');
  expect(screen.getByText('Não preenchido')).toBeVisible();
  await user.click(button('Confirmar e Finalizar'));
  await question('Idade?');
  expect(asked('FinishOwnForm')).toEqual([]);
});

test('another visit resumes at the open question that an answer still waiting in this browser asks for', async () => {
  const lost = ({ operation }: { operation: string }): GraphqlAnswer | undefined => {
    if (operation === 'SaveOwnAnswers') throw new Error('offline');
    return undefined;
  };
  const first = await openDependentForm([city, children(), howMany()], {}, lost);
  await question('Tem filhos?');
  await first.user.click(choose('Sim'));
  first.unmount();
  history.replaceState(null, '');
  const { store, user } = await openDependentForm([city, children(), howMany()]);
  await question('Quantos?');
  await user.keyboard('2');
  await user.click(next());
  await waitFor(() => expect(Object.fromEntries(store)).toMatchObject({ filhos: 'true', quantos: '2' }));
});

test('an answer that the server has kept to itself is there again with its question', async () => {
  const { user, asked } = await openDependentForm([city, children('false'), howMany({ value: '3' })]);
  await question('Revise seus dados');
  await user.click(button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  await user.click(choose('Sim'));
  await user.click(next());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantos?' })).toHaveValue('3'));
  expect(asked('OwnCandidate')).toHaveLength(2);
});

test('an answer that was typed over one that the server has kept to itself is compared with that one', async () => {
  const network = { isLost: true };
  const fields = [city, howMany({ value: '3' }), children('false')];
  const { user, store, sent } = await openDependentForm(fields, {}, ({ operation }) => {
    if (operation === 'SaveOwnAnswers' && network.isLost) throw new Error('offline');
    return undefined;
  });
  await question('Revise seus dados');
  await user.click(button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  await user.click(choose('Sim'));
  await user.click(next());
  await user.type(await screen.findByRole('textbox', { name: 'Quantos?' }), '2');
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  const choice = await screen.findByRole('group', { name: 'Este campo foi alterado em outro dispositivo.' });
  expect(choice).toHaveTextContent('3');
  await user.click(button('Usar a deste aparelho'));
  await waitFor(() => expect(store.get('quantos')).toBe('2'));
  expect(sent().slice(-3)).toEqual([{ filhos: 'true' }, { quantos: '2' }, { quantos: '2' }]);
});

test('leaving asks nothing for the sake of an answer that is not asked for', async () => {
  const saving = deferred<GraphqlAnswer>();
  let isHeld = true;
  const { user } = await openDependentForm([city, children('true'), howMany()], {}, ({ operation }) =>
    operation === 'SaveOwnAnswers' && isHeld ? saving.promise : undefined,
  );
  await question('Quantos?');
  await user.keyboard('2');
  await user.click(button('Voltar'));
  await question('Tem filhos?');
  isHeld = false;
  saving.resolve({ status: 500, error: { code: 'INTERNAL' } });
  await user.click(choose('Não'));
  await user.click(button('Sair'));
  await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.includes('answers'))).toEqual([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a question goes when the server refuses its answer since another device has changed the one that it depends on', async () => {
  const { user, store, sent, asked } = await openDependentForm([city, children('true'), howMany()]);
  await question('Quantos?');
  store.set('filhos', 'false');
  await user.keyboard('2');
  await user.click(next());
  await question('Revise seus dados');
  await waitFor(() => expect(asked('OwnCandidate')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Quantos?')).not.toBeInTheDocument());
  expect(screen.queryByText(/não foi salvo/)).not.toBeInTheDocument();
  await user.click(button('Confirmar e Finalizar'));
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  expect(sent()).toEqual([{ quantos: '2' }]);
});

test('the form is not finished over an answer that was refused so before the record tells why', async () => {
  const reloading = deferred<GraphqlAnswer>();
  const isHeld = { now: false };
  const { user, store, asked } = await openDependentForm(
    [city, children('true'), howMany({ value: '1' })],
    {},
    ({ operation }) => (operation === 'OwnCandidate' && isHeld.now ? reloading.promise : undefined),
  );
  await question('Revise seus dados');
  isHeld.now = true;
  await user.click(button('Editar: Quantos?'));
  await user.type(await screen.findByRole('textbox', { name: 'Quantos?' }), '2');
  store.set('filhos', 'false');
  await user.click(next());
  await user.click(button('Confirmar e Finalizar'));
  expect(await screen.findByText('Não foi possível salvar sua resposta.')).toBeVisible();
  expect(asked('FinishOwnForm')).toEqual([]);
  expect(asked('SaveOwnAnswers')).toHaveLength(1);
});

test('a question that is gone while it is answered leads to what it depended on, with a word of it and no other answer under the fingers', async () => {
  const { user, store } = await openDependentForm([children('true'), howMany(), howMany({ key: 'idade' }), city]);
  await question('Quantos?');
  await user.keyboard('1');
  store.set('filhos', 'false');
  expect(await question('Tem filhos?')).toHaveFocus();
  expect(toastStore.read()).toMatchObject([{ tone: 'info', title: 'Esta pergunta não é mais feita.' }]);
  await user.click(next());
  await question('Cidade');
  expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveFocus();
});

test('what is typed when staff switch the question off goes into no other one', async () => {
  const isOff = { now: false };
  const refusal = { message: 'Inativo.', code: 'FORBIDDEN', field: ['fields', 'rua'] };
  const district = field({ key: 'bairro', label: 'Bairro' });
  const { user } = await openDependentForm(
    [city, field({ key: 'rua', label: 'Rua' }), district],
    {},
    ({ operation }): GraphqlAnswer | undefined => {
      if (!isOff.now) return undefined;
      if (operation === 'OwnCandidate') return profile({ fields: [city, district] });
      return { data: { saveOwnAnswers: { savedAt: null, candidate: null, userErrors: [refusal] } } };
    },
  );
  await question('Rua');
  isOff.now = true;
  await user.keyboard('Rua');
  expect(await question('Bairro')).toHaveFocus();
  await user.keyboard(' Nova');
  expect(screen.getByRole('textbox', { name: 'Bairro' })).toHaveValue('');
});

test('a question that is gone leads back to the review that it was opened from', async () => {
  const { user, store } = await openDependentForm([city, children('true'), howMany({ value: '1' })]);
  await question('Revise seus dados');
  await user.click(button('Editar: Quantos?'));
  store.set('filhos', 'false');
  await user.type(await screen.findByRole('textbox', { name: 'Quantos?' }), '2');
  await question('Revise seus dados');
  expect(screen.queryByText('Quantos?')).not.toBeInTheDocument();
});

test('after a reopening a requested question is followed by those that it opens', async () => {
  const { user } = await openDependentForm(
    [children('false'), field({ key: 'rua', label: 'Rua', value: 'Rua Nova' }), howMany()],
    { requestedFieldKeys: ['filhos', 'rua'] },
  );
  await question('Tem filhos?');
  expect(screen.getByText('Campo 1 de 2')).toBeVisible();
  await user.click(choose('Sim'));
  expect(screen.getByText('Campo 1 de 3')).toBeVisible();
  await user.click(next());
  await question('Quantos?');
  await user.keyboard('2{Enter}');
  await question('Rua');
});

test('a finished form shows what came too late with the answer that asks for it, and of what was sent only what is asked', async () => {
  const fields = [city, children('false'), howMany({ viewerCanEdit: false, viewerCanEditWhenMet: false })];
  for (const [key, value] of [
    ['filhos', 'true'],
    ['quantos', '2'],
  ]) {
    const name = `esteira.answers.Q2FuZGlkYXRlOjE.${key}`;
    localStorage.setItem(name, JSON.stringify({ value, previousValue: '', at: 1 }));
  }
  await openDependentForm(fields, { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' });
  await question('Seus dados foram enviados');
  const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');
  expect(section('Respostas que não foram enviadas')).toHaveTextContent('Quantos?2');
  expect(section('O que você enviou')).not.toHaveTextContent('Quantos?');
});

test('a question stands under the heading of the one that it depends on, in the review after it, and moves no other one', async () => {
  const fields = [
    howMany({ key: 'cep', label: 'CEP do filho' }),
    field({ key: 'x', label: 'Outro' }),
    children('false'),
    field({ key: 'y', label: 'Mais um', value: '1' }),
  ];
  const { user } = await openDependentForm(fields);
  await question('Outro');
  expect(screen.getByText('Dados pessoais')).toBeVisible();
  await user.keyboard('1');
  await user.click(next());
  await question('Tem filhos?');
  await user.click(choose('Sim'));
  await user.click(next());
  await question('CEP do filho');
  expect(screen.getByText('Dados pessoais')).toBeVisible();
  await user.keyboard('2{Enter}');
  await question('Mais um');
  await user.click(button('Finalizar'));
  await question('Revise seus dados');
  const labels = screen.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent);
  expect(labels.slice(2)).toEqual(['Outro', 'Tem filhos?', 'CEP do filho', 'Mais um']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
