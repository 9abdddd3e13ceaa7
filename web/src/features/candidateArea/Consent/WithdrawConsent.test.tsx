import { screen, waitFor, within } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { serveGraphql } from '../../../testing/graphqlServer';
import { profile, question } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from '../CandidateArea/CandidateArea';

beforeEach(() => {
  resetSession();
  toast.clear();
});

/**
 * Draws the area of a candidate who has consented.
 * @param busy so many times after the withdrawal the record is not given for now
 * @param refusals what the server says to it
 */
async function open({ busy = 0, refusals = [] }: { busy?: number; refusals?: object[] } = {}) {
  await loadTexts('candidate', 'fields');
  let hasConsented = true;
  const calls = serveGraphql(({ operation }) => {
    if (operation === 'OwnCandidate') {
      if (!hasConsented && busy-- > 0) return { status: 429, error: { code: 'RATE_LIMITED' } };
      return profile({ hasConsented });
    }
    hasConsented = refusals.length > 0;
    return { data: { withdrawConsent: { userErrors: refusals } } };
  });
  const { user } = renderUi(<CandidateArea />);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Revogar consentimento' }));
    return screen.findByRole('alertdialog', { name: 'Revogar o consentimento?' });
  };
  const confirm = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Revogar' }));
  return { calls, ask, confirm };
}

it('asks first, says what it means, and shows the terms again', async () => {
  const { calls, ask, confirm } = await open();
  const dialog = await ask();
  expect(dialog).toHaveTextContent('O formulário fica fechado para você até que aceite o termo de novo.');
  expect(calls.some(({ operation }) => operation === 'WithdrawConsent')).toBe(false);
  await confirm(dialog);
  await question('Termo de Consentimento (LGPD)');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Revogar consentimento' })).toBeNull();
});

it('is told as done where only the page that follows does not come: the question closes, and can be asked again', async () => {
  const { ask, confirm } = await open({ busy: 1 });
  await confirm(await ask());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const told = toastStore.read().map(({ title }) => title);
  expect(told).toEqual(['Consentimento revogado', 'Não foi possível carregar seu perfil']);
  await confirm(await ask());
  await question('Termo de Consentimento (LGPD)');
});

it('is not told as done where the server refuses it: the form stays open', async () => {
  const words = 'O candidato está sendo alterado por outras pessoas. Tente novamente.';
  const { ask, confirm } = await open({ refusals: [{ message: words }] });
  await confirm(await ask());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(toastStore.read()).toMatchObject([{ title: 'Erro ao revogar o consentimento', description: words }]);
  expect(screen.getByRole('button', { name: 'Revogar consentimento' })).toBeVisible();
});
