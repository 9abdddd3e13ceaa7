/** Documents that are asked for because of an answer. */
import { act, screen, waitFor } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { openDependentForm, sequel, yesNo } from '../../../testing/dependentForm';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions } from '../../../testing/documentStep';
import { field, question } from '../../../testing/ownCandidate';
import { resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';

beforeEach(async () => {
  resetSession();
  await forgetBrowser();
  toast.clear();
});

const city = field({ value: 'Natal' });
const children = (value: string | null) => yesNo('filhos', 'Tem filhos?', { value });
const certificate = (data: object = {}) =>
  sequel('rg', 'Certidão dos filhos', 'filhos', {
    type: 'FILE',
    required: true,
    documentOptions: documentOptions(),
    ...data,
  });

/** What an earlier visit left in this browser: pages that are uploaded, and the document sent off. */
async function leaveDraft(data: object): Promise<void> {
  const store = new DraftStore('Q2FuZGlkYXRlOjE');
  const pages = [draftPage('a', { serverId: 'page-1' })];
  await store.write(draftOf('rg', pages, data), { a: filesOf('a') });
  store.close();
}
const button = (name: string) => screen.findByRole('button', { name });

test('a document that was sent off is sent once the answer that it depends on is in store', async () => {
  await leaveDraft({ submitted: true });
  const network = { isLost: true };
  const { user, asked } = await openDependentForm([city, children('false'), certificate()], {}, ({ operation }) => {
    if (operation === 'SaveOwnAnswers' && network.isLost) throw new Error('offline');
    return undefined;
  });
  await question('Revise seus dados');
  expect(screen.queryByText('Certidão dos filhos')).not.toBeInTheDocument();
  await user.click(await button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  await user.click(screen.getByRole('radio', { name: 'Sim' }));
  await user.click(await button('Voltar para Confirmação'));
  expect(await screen.findByText('Certidão dos filhos')).toBeVisible();
  await waitFor(() => expect(asked('SaveOwnAnswers')).toHaveLength(1));
  expect(asked('SendOwnDocument')).toEqual([]);
  network.isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked('SendOwnDocument')).toHaveLength(1));
  expect(asked('SaveOwnAnswers')).toHaveLength(2);
});

test.each([true, false])(
  'pages for a question that is not asked any more keep no form from being finished (sent off: %s)',
  async (submitted) => {
    await leaveDraft({ submitted });
    const { user, asked } = await openDependentForm([city, children('false'), certificate()]);
    await question('Revise seus dados');
    expect(screen.queryByText(/páginas/)).not.toBeInTheDocument();
    await user.click(await button('Confirmar e Finalizar'));
    await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
    expect(asked('SendOwnDocument')).toEqual([]);
  },
);

test('leaving asks nothing for the sake of such pages', async () => {
  await leaveDraft({ submitted: false });
  const { user } = await openDependentForm([city, children('false'), certificate()]);
  await question('Revise seus dados');
  await user.click(await button('Sair'));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the pages are there again when the answer asks for them', async () => {
  await leaveDraft({ submitted: false });
  const { user } = await openDependentForm([city, children('false'), certificate()]);
  await question('Revise seus dados');
  await user.click(await button('Editar: Tem filhos?'));
  await question('Tem filhos?');
  await user.click(screen.getByRole('radio', { name: 'Sim' }));
  await user.click(await button('Próximo'));
  await screen.findByRole('button', { name: 'Voltar para Confirmação' });
  history.go(-2);
  expect(await screen.findByText('As páginas ainda não foram enviadas.')).toBeVisible();
});
