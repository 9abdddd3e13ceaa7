/** What makes the wizard easier on a phone: where one is, yes and no, doubts, a reload that loses no place. */
import { act, screen, waitFor } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { addDays, dayOf, formatDayOnly } from '../../../lib/days';
import { field, question } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';

beforeEach(() => {
  resetSession();
  toast.clear();
});

it('names the company in the header, the section, and how long it still takes', async () => {
  await openCandidateArea({
    fields: [field({ type: 'TEXTAREA' }), field({ key: 'banco', label: 'Banco', type: 'TEXTAREA' })],
  });
  await question('Cidade');
  expect(screen.getByRole('banner')).toHaveTextContent('Padaria Bom Pão');
  expect(screen.getByText('Contato e endereço')).toBeVisible();
  expect(screen.getByText('Faltam cerca de 2 minutos')).toBeVisible();
});

const today = dayOf(new Date());

it.each([
  [addDays(today, 9), `Envie até ${formatDayOnly(addDays(today, 9), 'pt-BR')}`],
  [today, `Envie até hoje, ${formatDayOnly(today, 'pt-BR')}`],
  [addDays(today, -1), `O prazo era ${formatDayOnly(addDays(today, -1), 'pt-BR')}: envie assim que puder`],
])('tells that a form due on %s is due, beside each question and at the review', async (dueOn, text) => {
  const { user } = await openCandidateArea({ dueOn });
  await question('Cidade');
  expect(screen.getByText(text)).toBeVisible();
  await user.click(next());
  await question('Revise seus dados');
  expect(screen.getByText(text)).toBeVisible();
});

describe('a question of yes or no', () => {
  const cnh = (data: object = {}) => field({ key: 'cnh', label: 'Possui CNH', type: 'CHECKBOX', ...data });

  it('has nothing chosen at first, and takes Não for an answer', async () => {
    const { user, calls } = await openCandidateArea({ fields: [cnh({ required: true })] });
    await question('Possui CNH');
    expect(screen.getByRole('radio', { name: 'Sim' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Sim' })).toHaveFocus();
    await user.click(next());
    expect(screen.getByRole('radiogroup', { name: 'Possui CNH' })).toHaveAccessibleDescription(/Campo obrigatório/);
    await user.click(screen.getByRole('radio', { name: 'Não' }));
    await user.click(next());
    await question('Revise seus dados');
    const isSaved = () => calls.find(({ operation }) => operation === 'SaveOwnAnswers')?.variables;
    await waitFor(() => expect(isSaved()).toMatchObject({ input: { fields: [{ key: 'cnh', value: 'false' }] } }));
  });

  it('stays without an answer when it is optional and passed', async () => {
    const { user } = await openCandidateArea({ fields: [cnh()] });
    await question('Possui CNH');
    await user.click(next());
    await question('Revise seus dados');
    expect(screen.getByText('Não preenchido')).toBeVisible();
  });
});

describe('a CPF that does not exist', () => {
  const cpf = field({ key: 'cpf', label: 'CPF', format: 'CPF' });
  const doubt = 'Este CPF não existe. Conferiu os números?';

  it.each(['111.111.111-11', '529.982.247-26'])('%s is doubted, and the candidate corrects it', async (typed) => {
    const { user } = await openCandidateArea({ fields: [cpf] });
    await question('CPF');
    await user.keyboard(typed);
    expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(doubt);
    await user.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent(doubt);
    await user.click(screen.getByRole('button', { name: 'Corrigir' }));
    expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: 'CPF' }));
    await user.paste('CPF 529.982.247-25');
    expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
    await user.click(next());
    await question('Revise seus dados');
  });

  it('stays when the candidate stands by it, and is not doubted again', async () => {
    const { user } = await openCandidateArea({ fields: [cpf] });
    await question('CPF');
    await user.keyboard('11111111111{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Continuar mesmo assim' }));
    await question('Revise seus dados');
    await user.click(screen.getByRole('button', { name: 'Editar: CPF' }));
    await question('CPF');
    await user.click(next());
    await question('Revise seus dados');
  });
});

describe('a birth date', () => {
  const birth = field({ key: 'data_nascimento', label: 'Data de nascimento', type: 'DATE' });

  it('of a child is asked about before the wizard goes on, and stays when the candidate stands by it', async () => {
    const { user } = await openCandidateArea({ fields: [birth] });
    await question('Data de nascimento');
    await user.keyboard('01012020');
    await user.click(next());
    const doubt = screen.getByText(/^Quem nasceu neste dia tem \d+ anos\. Conferiu a data\?$/);
    expect(doubt).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: 'Continuar mesmo assim' }));
    await question('Revise seus dados');
    expect(screen.getByText('01/01/2020')).toBeVisible();
  });
});

describe('an e-mail at a domain that is often mistyped', () => {
  const doubt = 'Este e-mail não seria henrique@gmail.com?';
  const mail = field({ key: 'outro_email', label: 'Outro e-mail', type: 'EMAIL' });

  it('is asked about with the address that was meant, and only once it is done', async () => {
    const { user } = await openCandidateArea({ fields: [mail] });
    await question('Outro e-mail');
    await user.keyboard('henrique@gmail.co');
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    await user.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent(doubt);
    await user.click(screen.getByRole('button', { name: 'Corrigir' }));
    expect(screen.getByRole('textbox', { name: 'Outro e-mail' })).toHaveAccessibleDescription(doubt);
    await user.keyboard('henrique@gmail.com{Enter}');
    await question('Revise seus dados');
    expect(screen.getByText('henrique@gmail.com')).toBeVisible();
  });
});

describe('a reload', () => {
  const fields = [
    field({ key: 'bairro', label: 'Bairro' }),
    field({}),
    field({ key: 'rua', label: 'Rua', value: 'Rua das Flores' }),
  ];

  it('leads back to the question where one was, past optional ones that were left empty', async () => {
    const first = await openCandidateArea({ fields });
    await question('Bairro');
    await first.user.click(next());
    await question('Cidade');
    await first.user.click(next());
    await question('Rua');
    first.unmount();
    await openCandidateArea({ fields });
    await question('Rua');
  });

  it('leads back to the review, and to a question that was opened from it', async () => {
    const first = await openCandidateArea({ fields });
    await question('Bairro');
    for (let step = 0; step < 3; step += 1) await first.user.click(next());
    await question('Revise seus dados');
    first.unmount();
    const second = await openCandidateArea({ fields });
    await question('Revise seus dados');
    await second.user.click(screen.getByRole('button', { name: 'Editar: Cidade' }));
    await question('Cidade');
    second.unmount();
    await openCandidateArea({ fields });
    await question('Cidade');
    expect(screen.getByRole('button', { name: 'Voltar para Confirmação' })).toBeVisible();
  });

  it('keeps nothing but the key of the question', async () => {
    const { user } = await openCandidateArea({ fields });
    await question('Bairro');
    await user.keyboard('Centro');
    expect(JSON.stringify(history.state)).not.toContain('Centro');
    await user.click(next());
    await question('Cidade');
    const kept = history.state as { candidatePlace: object };
    expect(kept.candidatePlace).toEqual({ candidateId: 'Q2FuZGlkYXRlOjE', key: 'cidade', fromReview: false });
    expect(JSON.stringify(kept)).not.toContain('Centro');
  });
});

it('the way back of the browser leads to the question before, with what was typed, and the way on to the next one', async () => {
  const { user } = await openCandidateArea({ fields: [field({ key: 'bairro', label: 'Bairro' }), field({})] });
  await question('Bairro');
  await user.keyboard('Centro');
  await user.click(next());
  await question('Cidade');
  await user.keyboard('Natal');
  await user.click(next());
  await question('Revise seus dados');
  act(() => history.back());
  await question('Cidade');
  expect(screen.getByRole('textbox')).toHaveValue('Natal');
  act(() => history.back());
  await question('Bairro');
  expect(screen.getByRole('textbox')).toHaveValue('Centro');
  act(() => history.forward());
  await question('Cidade');
});

it('says nothing in messages over the page while questions are answered', async () => {
  const { user } = await openCandidateArea({ fields: [field({ required: true })] });
  await question('Cidade');
  await user.click(next());
  expect(await screen.findByText('Preencha este campo antes de continuar')).toBeVisible();
  expect(toastStore.read()).toEqual([]);
});
