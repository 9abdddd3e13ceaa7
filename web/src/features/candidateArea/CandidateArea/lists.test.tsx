/** Questions for lists, from the first item to what was sent. */
import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { openDependentForm } from '../../../testing/dependentForm';
import { dependents, storedItems } from '../../../testing/listField';
import { next } from '../../../testing/openCandidateArea';
import { field, question } from '../../../testing/ownCandidate';
import { resetSession } from '../../../testing/session';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const list = (data: object = {}) =>
  field({ key: 'dependentes', label: 'Dependentes', type: 'LIST', listOptions: dependents(), ...data });
const street = field({ key: 'rua', label: 'Rua' });
const ana = { nome: 'Ana', nascimento: '2020-05-31' };
const button = (name: string) => screen.getByRole('button', { name });
const text = (number: number, label: string) =>
  within(screen.getByRole('group', { name: `Dependente ${number}` })).getByRole('textbox', { name: label });
/** What waits in this browser. */
const waiting = () =>
  JSON.parse(localStorage.getItem('esteira.answers.Q2FuZGlkYXRlOjE.dependentes') ?? 'null') as object;

test('items are filled in one after the other, saved as a whole and told in the review', async () => {
  const { user, store, asked } = await openDependentForm([list({ required: true })]);
  await question('Dependentes');
  expect(text(1, 'Nome')).toHaveFocus();
  await user.keyboard('Ana');
  await user.type(text(1, 'Data de nascimento'), '31052020');
  await user.click(button('Adicionar Dependente'));
  await user.keyboard('Bia');
  await user.type(text(2, 'Data de nascimento'), '02012021');
  await user.click(next());
  await question('Revise seus dados');
  await waitFor(() =>
    expect(store.get('dependentes')).toBe(storedItems(ana, { nome: 'Bia', nascimento: '2021-01-02' })),
  );
  expect(screen.getByText('Dependente 2').closest('li')).toHaveTextContent(
    'Dependente 2NomeBiaCPFNão informadoData de nascimento02/01/2021ParentescoNão informado',
  );
  await user.click(button('Confirmar e Finalizar'));
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
});

test('half an item is kept as a draft, holds the way on up and is told where it is', async () => {
  const { user, store, sent } = await openDependentForm([list(), street]);
  await question('Dependentes');
  expect(button('Adicionar Dependente')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('Ana');
  await user.click(next());
  expect(await screen.findByText(/em um dos itens falta uma resposta/)).toBeVisible();
  expect(text(1, 'Data de nascimento')).toHaveFocus();
  expect(text(1, 'Data de nascimento')).toHaveAccessibleDescription('Data de nascimento é obrigatório');
  expect(sent()).toEqual([]);
  expect(waiting()).toMatchObject({ value: storedItems({ nome: 'Ana' }), draft: 'unfinished' });
  await user.keyboard('31052020');
  await user.click(next());
  await question('Rua');
  await waitFor(() => expect(store.get('dependentes')).toBe(storedItems(ana)));
});

test('half an item is there again on the next visit', async () => {
  const draft = { value: storedItems({ nome: 'Ana' }), previousValue: '', at: 1, draft: 'unfinished' };
  localStorage.setItem('esteira.answers.Q2FuZGlkYXRlOjE.dependentes', JSON.stringify(draft));
  await openDependentForm([list(), street]);
  await question('Dependentes');
  expect(text(1, 'Nome')).toHaveValue('Ana');
  expect(text(1, 'Data de nascimento')).toHaveFocus();
});

test('a required list without an item is asked for, an optional one is passed by', async () => {
  const { user } = await openDependentForm([
    list({ required: true }),
    list({ key: 'filhos', label: 'Filhos' }),
    street,
  ]);
  await question('Dependentes');
  await user.click(next());
  expect(await screen.findByText('Campo obrigatório')).toBeVisible();
  expect(text(1, 'Nome')).toHaveFocus();
  await user.keyboard('Ana');
  await user.type(text(1, 'Data de nascimento'), '31052020');
  await user.click(next());
  await question('Filhos');
  await user.click(next());
  await question('Rua');
});

test('a CPF that does not exist is asked about once more, and may be right', async () => {
  const { user } = await openDependentForm([
    list({ value: storedItems({ ...ana, cpf: '52998224726' }), required: true }),
    street,
  ]);
  await question('Rua');
  await user.click(button('Voltar'));
  await question('Dependentes');
  await user.click(next());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dependente 1, CPF: Este CPF não existe. Conferiu os números?',
  );
  await user.click(button('Continuar mesmo assim'));
  await question('Rua');
});

test('two devices filled the list in, and both answers can be read and chosen from', async () => {
  const { user, store } = await openDependentForm([list(), street]);
  await question('Dependentes');
  await user.keyboard('{Enter}');
  await user.keyboard('Ana');
  store.set('dependentes', storedItems({ nome: 'Bia', nascimento: '2021-01-02' }));
  await user.type(text(1, 'Data de nascimento'), '31052020');
  const choice = within(await screen.findByRole('group', { name: /outro dispositivo/ }));
  expect(choice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('NomeAna'),
    expect.stringContaining('NomeBia'),
  ]);
  await user.click(button('Usar a do outro dispositivo'));
  expect(text(1, 'Nome')).toHaveValue('Bia');
  expect(text(1, 'Nome')).toHaveFocus();
});

test('a list that was sent is read item by item', async () => {
  const sent = { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' };
  await openDependentForm([list({ value: storedItems(ana) })], sent);
  await question('Seus dados foram enviados');
  expect(screen.getByText('Dependente 1').closest('li')).toHaveTextContent('Data de nascimento31/05/2020');
});

test('a list that the candidate may only read has no inputs', async () => {
  const { user } = await openDependentForm([list({ value: storedItems(ana), viewerCanEdit: false }), street]);
  await question('Rua');
  await user.click(button('Voltar'));
  await question('Dependentes');
  expect(screen.getByText('Dependente 1').closest('li')).toHaveTextContent('NomeAna');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
