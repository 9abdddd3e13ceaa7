import { screen, waitFor } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { field, question } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const keptAnswers = () => Object.keys(localStorage).filter((name) => name.startsWith('esteira.answers.'));

describe('an answer that cannot be saved as it stands', () => {
  it.each([
    ['EMAIL', 'ana@', 'Digite um e-mail válido.'],
    ['NUMBER', 'dez', 'Digite um número válido.'],
    ['DATE', '31/0', 'Digite uma data válida, no formato dd/mm/aaaa.'],
    ['DATE', '31/12/2099', 'A data não pode ser futura.'],
    ['DATE', '31/12/1899', /^A data deve estar entre 01\/01\/1900 e /],
  ])('is in its field after a reload, and still not sent: a %s like %s', async (type, typed, message) => {
    const first = await openCandidateArea({ fields: [field({ type })] });
    await question('Cidade');
    await first.user.keyboard(typed);
    first.unmount();

    const { user, sent } = await openCandidateArea({
      fields: [field({ type }), field({ key: 'bairro', label: 'Bairro' })],
    });
    await question('Cidade');
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue(typed);
    await user.click(next());
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveAccessibleDescription(message);
    expect([...first.sent(), ...sent()]).toEqual([]);
  });

  it('is told by the Enter key as well why a day to come is not taken', async () => {
    const first = await openCandidateArea({ fields: [field({ type: 'DATE' })] });
    await question('Cidade');
    await first.user.keyboard('31/12/2099');
    first.unmount();

    const { user } = await openCandidateArea({ fields: [field({ type: 'DATE' })] });
    await question('Cidade');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveAccessibleDescription('A data não pode ser futura.');
  });

  it('is in its field after a reload with the reason why the server refused it', async () => {
    const fields = [field({ value: 'Recife' })];
    const userErrors = [{ message: 'Recusado.', code: 'INVALID', field: ['fields', 'cidade'] }];
    const first = await openCandidateArea({ fields }, () => ({
      data: { saveOwnAnswers: { savedAt: null, candidate: null, userErrors } },
    }));
    await question('Revise seus dados');
    await first.user.click(screen.getByRole('button', { name: 'Editar: Cidade' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Cidade' }), ' Antigo');
    await waitFor(() => expect(first.sent()).toHaveLength(1));
    await screen.findByText(/^Esta resposta não foi aceita/);
    first.unmount();

    const { sent } = await openCandidateArea({ fields });
    await question('Cidade');
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Recife Antigo');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Esta resposta não foi aceita/);
    expect(sent()).toEqual([]);
  });

  it('goes out with the way on when the field has changed and takes it now', async () => {
    const first = await openCandidateArea({ fields: [field({ type: 'NUMBER' })] });
    await question('Cidade');
    await first.user.keyboard('dez');
    first.unmount();

    const { user, sent } = await openCandidateArea({ fields: [field({})] });
    await question('Cidade');
    await user.click(next());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ variables: { input: { fields: [{ key: 'cidade', value: 'dez' }] } } });
  });

  it('does not pass for the answer in store of a field that has been closed since', async () => {
    const first = await openCandidateArea({ fields: [field({ type: 'EMAIL', value: 'ana@exemplo.com' })] });
    await question('Revise seus dados');
    await first.user.click(screen.getByRole('button', { name: 'Editar: Cidade' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Cidade' }), '@');
    first.unmount();

    await openCandidateArea({ fields: [field({ type: 'EMAIL', value: 'ana@exemplo.com', viewerCanEdit: false })] });
    await question('Revise seus dados');
    expect(screen.getByText('Cidade').closest('div')?.parentElement).toHaveTextContent('ana@exemplo.com');
    expect(screen.queryByText('ana@exemplo.com@')).not.toBeInTheDocument();
  });

  it('is asked about before it is forgotten at the sign-out, and then nothing is left of it', async () => {
    const { user } = await openCandidateArea({ fields: [field({ type: 'EMAIL' })] });
    await question('Cidade');
    await user.keyboard('ana@');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByText('Há respostas que ainda não foram enviadas');
    expect(keptAnswers()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sair mesmo assim' }));
    await screen.findByText('Logout realizado', { selector: 'li *' });
    expect(keptAnswers()).toEqual([]);
  });

  it('is asked about as well where the network gives no answer at all', async () => {
    const { user } = await openCandidateArea({ fields: [field({})] }, () => new Promise(() => undefined));
    await question('Cidade');
    await user.keyboard('Natal');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await screen.findByText('Há respostas que ainda não foram enviadas');
    expect(keptAnswers()).toHaveLength(1);
  });
});
