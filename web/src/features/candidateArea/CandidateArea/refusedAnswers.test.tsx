import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { changeLanguage, loadTexts } from '../../../i18n';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, profile, question, saved } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from './CandidateArea';

beforeEach(() => {
  resetSession();
  toast.clear();
});

describe('an answer that the server does not take', () => {
  const refusal = (code: string, field: string[] | null, current: object | null = null): GraphqlAnswer => ({
    data: {
      saveOwnAnswers: { savedAt: null, candidate: current, userErrors: [{ message: 'Recusado.', code, field }] },
    },
  });
  async function openRefusing(refused: GraphqlAnswer, data: object, later: object = data) {
    await loadTexts('candidate', 'fields');
    let isRefused = false;
    const calls = serveGraphql(({ operation }) => {
      if (operation === 'OwnCandidate') return profile(isRefused ? later : data);
      if (operation === 'FinishOwnForm') return { data: { finishOwnForm: { userErrors: [] } } };
      if (isRefused) return saved();
      isRefused = true;
      return refused;
    });
    return { ...renderUi(<CandidateArea />), calls };
  }
  const named = (calls: { operation: string }[], name: string) => calls.filter(({ operation }) => operation === name);

  it('keeps the form from being finished without it, and is shown in the review and at its question', async () => {
    // As a text that is too long is refused: by its place in what was sent.
    const { user, calls } = await openRefusing(refusal('INVALID', ['fields', '0', 'value']), { fields: [field({})] });
    await question('Cidade');
    await user.keyboard('Natal{Enter}');
    await question('Revise seus dados');
    const reason = 'Esta resposta não foi aceita. Confira se está certa e se não é longa demais.';
    expect(await screen.findByText(reason)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    await question('Cidade');
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Natal');
    expect(named(calls, 'FinishOwnForm')).toEqual([]);

    await user.clear(screen.getByRole('textbox', { name: 'Cidade' }));
    await user.keyboard('Olinda{Enter}');
    await question('Revise seus dados');
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    await waitFor(() => expect(named(calls, 'FinishOwnForm')).toHaveLength(1));
    expect(named(calls, 'SaveOwnAnswers')).toHaveLength(2);
  });

  it('keeps the form from being finished also when the refusal comes after the confirmation', async () => {
    await loadTexts('candidate', 'fields');
    const saving = deferred<GraphqlAnswer>();
    const calls = serveGraphql(({ operation }) =>
      operation === 'OwnCandidate' ? profile({ fields: [field({})] }) : saving.promise,
    );
    const { user } = renderUi(<CandidateArea />);
    await question('Cidade');
    await user.keyboard('Natal{Enter}');
    await question('Revise seus dados');
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    saving.resolve(refusal('INVALID', ['fields', 'cidade']));
    expect(await screen.findByText('Confira este campo')).toBeVisible();
    expect(named(calls, 'FinishOwnForm')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Confirmar e Finalizar' })).toBeEnabled();
  });

  it('because a required field has been added since is followed by that field in the review', async () => {
    await loadTexts('candidate', 'fields');
    const cidade = field({ value: 'Natal' });
    let fields = [cidade];
    serveGraphql(({ operation }) => {
      if (operation !== 'FinishOwnForm') return profile({ fields });
      fields = [field({ key: 'bairro', label: 'Bairro', required: true }), cidade];
      const userErrors = [{ message: 'Bairro é obrigatório', code: 'REQUIRED', field: ['fields', 'bairro'] }];
      return { data: { finishOwnForm: { userErrors } } };
    });
    const { user } = renderUi(<CandidateArea />);
    await question('Revise seus dados');
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    expect(await screen.findByText('Bairro é obrigatório')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Editar: Bairro' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    await question('Bairro');
  });

  it('is told to readers of English in English, whatever the server says', async () => {
    await loadTexts('candidate', 'fields');
    await changeLanguage('en-US');
    const userErrors = [{ message: 'Bairro é obrigatório', code: 'REQUIRED', field: ['fields', 'bairro'] }];
    serveGraphql(({ operation }) =>
      operation === 'FinishOwnForm'
        ? { data: { finishOwnForm: { userErrors } } }
        : profile({ fields: [field({ value: 'Natal' })] }),
    );
    const { user } = renderUi(<CandidateArea />);
    await question('Review your data');
    await user.click(screen.getByRole('button', { name: 'Confirm and finish' }));
    expect(await screen.findByText('A required field has no answer.')).toBeVisible();
    await act(() => changeLanguage('pt-BR'));
  });

  it('because its option is gone brings the options of now', async () => {
    const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
    const estadoCivil = { type: 'SELECT', label: 'Estado civil' };
    const { user } = await openRefusing(
      refusal('INVALID', ['fields', 'cidade']),
      { fields: [field({ ...estadoCivil, options: options('Casado(a)') })] },
      { fields: [field({ ...estadoCivil, options: options('União estável') })] },
    );
    await question('Estado civil');
    await user.selectOptions(screen.getByRole('combobox'), 'Casado(a)');
    expect(await screen.findByRole('option', { name: 'União estável' })).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Casado(a) (opção removida)');
  });

  it('because the form was finished elsewhere is shown beside what was sent', async () => {
    const { user } = await openRefusing(
      refusal('PRECONDITION_FAILED', null),
      { fields: [field({})] },
      { fields: [field({ value: 'Belém' })], status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' },
    );
    await question('Cidade');
    await user.keyboard('Natal');
    expect(await question('Seus dados foram enviados')).toHaveFocus();
    const section = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
    expect(section('Respostas que não foram enviadas').getByText('Natal')).toBeVisible();
    expect(section('O que você enviou').getByText('Belém')).toBeVisible();
    expect(section('O que você enviou').queryByText('Natal')).not.toBeInTheDocument();
  });

  it('because another consent text is in force waits until that is accepted', async () => {
    const { user } = await openRefusing(
      { error: { code: 'FORBIDDEN', message: 'Aceite o termo de consentimento antes de continuar.' } },
      { fields: [field({})] },
      { hasConsented: false },
    );
    await question('Cidade');
    await user.keyboard('Natal');
    expect(await question('Termo de Consentimento (LGPD)')).toHaveFocus();
    expect(Object.keys(localStorage).filter((name) => name.endsWith('.cidade'))).toHaveLength(1);
  });

  it('because another device was first is compared with the other one, and the candidate chooses', async () => {
    const current = { name: 'Ana Lima', email: 'ana@exemplo.com', fields: [{ key: 'cidade', value: 'Belém' }] };
    const { user, calls } = await openRefusing(refusal('CONFLICT', ['fields', 'cidade'], current), {
      fields: [field({})],
    });
    await question('Cidade');
    await user.keyboard('Natal{Enter}');
    await question('Revise seus dados');
    expect(await screen.findByText('Este campo foi alterado em outro dispositivo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
    const choice = within(await screen.findByRole('group', { name: 'Este campo foi alterado em outro dispositivo.' }));
    expect(choice.getByText('Natal')).toBeVisible();
    expect(choice.getByText('Belém')).toBeVisible();
    await user.click(choice.getByRole('button', { name: 'Usar a deste aparelho' }));
    expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveFocus();
    await waitFor(() => expect(named(calls, 'SaveOwnAnswers')).toHaveLength(2));
    expect(named(calls, 'SaveOwnAnswers')[1]).toMatchObject({
      variables: { input: { fields: [{ key: 'cidade', value: 'Natal', previousValue: 'Belém' }] } },
    });
    expect(screen.queryByRole('group', { name: /outro dispositivo/ })).not.toBeInTheDocument();
  });
});
