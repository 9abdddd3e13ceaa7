/** A form that was finished: opened again by the company, or asked to be by the candidate. */
import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { type GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, question, saved } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const finished = (operation: string): GraphqlAnswer =>
  operation === 'FinishOwnForm' ? { data: { finishOwnForm: { userErrors: [] } } } : saved();
const confirm = () => screen.getByRole('button', { name: 'Confirmar e Finalizar' });

describe('a form that was opened again', () => {
  const reopened = {
    requestedFieldKeys: ['rua', 'email'],
    reopenMessage: 'A rua não existe.',
    fields: [field({ value: 'Natal', viewerCanEdit: false }), field({ key: 'rua', label: 'Rua', value: 'Rua Velha' })],
  };

  it('asks the requested questions first and alone, and says why', async () => {
    const { user } = await openCandidateArea(reopened);
    await question('E-mail');
    expect(screen.getByText('Campo 1 de 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A empresa pediu que você corrija:' })).toBeVisible();
    expect(screen.getByText('A rua não existe.')).toBeVisible();
    await user.click(next());
    await question('Rua');
    await user.click(next());
    await question('Revise seus dados');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Seu cadastro foi reaberto', 'O que a empresa pediu', 'Seus outros dados']);
    expect(screen.getByText('A rua não existe.')).toBeVisible();
    expect(screen.getAllByText('Rua')).toHaveLength(1);
    expect(screen.getByText(/Você pode editar só o que a empresa pediu\.$/)).toBeVisible();
    expect(screen.queryByText(/Você pode editar cada campo/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Editar/ })).toHaveLength(2);
    expect(screen.getByText('Natal')).toBeVisible();
  });

  it('has no way back from the only question', async () => {
    await openCandidateArea({ ...reopened, requestedFieldKeys: ['rua'] });
    await question('Rua');
    expect(screen.getByText('Campo 1 de 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Finalizar' })).toBeEnabled();
  });

  it('asks once more before it is finished with a requested field as it was', async () => {
    const { user, asked } = await openCandidateArea({ ...reopened, correctedFieldKeys: ['email'] }, finished);
    await question('Rua');
    await user.click(next());
    await question('Revise seus dados');
    await user.click(confirm());
    expect(screen.getByRole('heading', { name: 'Este campo ainda não foi alterado: Rua' })).toHaveFocus();
    expect(asked('FinishOwnForm')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Está certo, finalizar' }));
    await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  });

  it('leads from that question to the field, and does not ask a second time', async () => {
    const { user, asked } = await openCandidateArea({ ...reopened, correctedFieldKeys: ['email'] }, finished);
    await question('Rua');
    await user.click(next());
    await user.click(confirm());
    await user.click(screen.getByRole('button', { name: 'Corrigir' }));
    await question('Rua');
    await user.click(next());
    await question('Revise seus dados');
    await user.click(confirm());
    await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  });

  it('is finished at once when every requested field was changed', async () => {
    const { user, asked } = await openCandidateArea({ ...reopened, correctedFieldKeys: ['email'] }, finished);
    await question('Rua');
    await user.clear(screen.getByRole('textbox', { name: 'Rua' }));
    await user.keyboard('Rua Nova{Enter}');
    await question('Revise seus dados');
    await user.click(confirm());
    await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  });

  it('for everything asks every question, and says why', async () => {
    const { user } = await openCandidateArea({ fields: [field({})], reopenMessage: 'Confira tudo.' });
    await question('Cidade');
    expect(screen.queryByText('Confira tudo.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await question('E-mail');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await question('Nome completo');
    expect(screen.getByRole('heading', { name: 'Seu cadastro foi reaberto' })).toBeVisible();
    expect(screen.getByText('Confira tudo.')).toBeVisible();
  });
});

describe('asking for a correction', () => {
  const complete = { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' };
  const outcome = (requestOwnCorrection: object) => (): GraphqlAnswer => ({ data: { requestOwnCorrection } });

  it('sends the company what the candidate writes, and says that it was sent', async () => {
    const candidate = { correctionRequestedAt: new Date().toISOString() };
    const { user, asked } = await openCandidateArea(complete, outcome({ candidate, userErrors: [] }));
    await question('Seus dados foram enviados');
    await user.click(screen.getByRole('button', { name: 'Pedir correção' }));
    const box = screen.getByRole('textbox', { name: 'O que precisa ser corrigido?' });
    expect(box).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(box).toHaveAccessibleDescription(/Escreva o que precisa ser corrigido\./);
    await user.type(box, 'Mudei de rua.');
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText(/^Pedido de correção enviado em/)).toBeVisible();
    expect(asked('RequestOwnCorrection')).toMatchObject([{ variables: { input: { message: 'Mudei de rua.' } } }]);
    expect(screen.queryByRole('button', { name: 'Pedir correção' })).not.toBeInTheDocument();
  });

  it('keeps what was written when it cannot be sent, and says why', async () => {
    const { user } = await openCandidateArea(complete, () => {
      throw new Error('offline');
    });
    await question('Seus dados foram enviados');
    await user.click(screen.getByRole('button', { name: 'Pedir correção' }));
    await user.type(screen.getByRole('textbox'), 'Mudei de rua.');
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText(/Sem resposta do servidor/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Mudei de rua.');
  });

  it('that is given up leads back to its button, which finds what was written', async () => {
    const { user } = await openCandidateArea(complete);
    await question('Seus dados foram enviados');
    await user.click(screen.getByRole('button', { name: 'Pedir correção' }));
    await user.keyboard('Mudei de rua.');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Pedir correção' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox')).toHaveValue('Mudei de rua.');
  });

  it.each([
    ['is not offered again within a day', 60_000, 0],
    ['is offered again after a day without an answer', 25 * 60 * 60 * 1000, 1],
  ])('%s', async (_what, ago, buttons) => {
    await openCandidateArea({ ...complete, correctionRequestedAt: new Date(Date.now() - ago).toISOString() });
    await question('Seus dados foram enviados');
    expect(screen.getByText(/^Pedido de correção enviado em/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Pedir correção' })).toHaveLength(buttons);
  });

  it('stands under what was sent, beside whom to ask', async () => {
    await openCandidateArea(complete);
    await question('Seus dados foram enviados');
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Peça à empresa Padaria Bom Pão que reabra seu cadastro/)).toBeVisible();
  });
});
