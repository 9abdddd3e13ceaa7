/** The record is loaded again under the open form: what the company has changed meanwhile is what is read and confirmed. */
import { screen, waitFor } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { changeLanguage, loadTexts } from '../../../i18n';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, sentDocument } from '../../../testing/documentStep';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, profile, question, saved } from '../../../testing/ownCandidate';
import { next } from '../../../testing/openCandidateArea';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';
import CandidateArea from './CandidateArea';

beforeEach(async () => {
  resetSession();
  await forgetBrowser();
  toast.clear();
});
afterEach(() => changeLanguage('pt-BR'));

const lost = (): never => {
  throw new Error('offline');
};
const busy = (): GraphqlAnswer => ({ status: 429, error: { code: 'RATE_LIMITED' } });
const phone = (value: string) => field({ key: 'fone', label: 'Telefone', value });

/** The area over these records, one for each time that it is asked for, and the last one ever after. */
async function open(...records: (() => GraphqlAnswer | Promise<GraphqlAnswer>)[]) {
  await loadTexts('candidate', 'fields');
  const calls = serveGraphql(({ operation }) => {
    if (operation === 'OwnCandidate') return (records.length > 1 ? records.shift() : records[0])!();
    if (operation === 'FinishOwnForm') return { data: { finishOwnForm: { userErrors: [] } } };
    if (operation === 'AcceptConsent') return { data: { acceptConsent: { userErrors: [] } } };
    if (operation === 'SendOwnDocument') return { data: { sendOwnDocument: { userErrors: [] } } };
    if (operation !== 'RequestOwnCorrection') return saved();
    const isOpen = { code: 'PRECONDITION_FAILED', message: 'O cadastro já foi reaberto.' };
    return { data: { requestOwnCorrection: { candidate: null, userErrors: [isOpen] } } };
  });
  return { ...renderUi(<CandidateArea />), asked: (name: string) => calls.filter((call) => call.operation === name) };
}

it('a form that the company has corrected and opened again shows the correction, and asks about the untouched field', async () => {
  const { user, asked } = await open(
    () => profile({ status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z', fields: [phone('8199')] }),
    () => profile({ requestedFieldKeys: ['fone'], fields: [phone('8133')] }),
  );
  await question('Seus dados foram enviados');
  await user.click(screen.getByRole('button', { name: 'Pedir correção' }));
  await user.type(screen.getByRole('textbox'), 'Mudei de telefone.');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await screen.findByRole('button', { name: 'Confirmar e Finalizar' });
  await user.click(screen.getByRole('button', { name: 'Editar: Telefone' }));
  await question('Telefone');
  expect(screen.getByRole('textbox', { name: 'Telefone' })).toHaveValue('8133');
  await user.click(next());
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  expect(screen.getByRole('heading', { name: 'Este campo ainda não foi alterado: Telefone' })).toHaveFocus();
  expect(asked('FinishOwnForm')).toEqual([]);
});

it('an answer that was saved while the record was on its way is not taken back by it', async () => {
  const later = deferred<GraphqlAnswer>();
  const old = () => profile({ fields: [field({})], companyName: 'Padaria Nova' });
  const { user, asked } = await open(
    () => profile({ fields: [field({})] }),
    () => later.promise,
  );
  await question('Cidade');
  await user.click(screen.getByRole('button', { name: 'English' }));
  const box = await screen.findByRole('textbox', { name: 'Cidade' });
  await user.type(box, 'Natal');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(asked('SaveOwnAnswers')).toHaveLength(1));
  await screen.findByText(/^Saved at/);
  later.resolve(old());
  await screen.findByText('Padaria Nova', { exact: false });
  expect(screen.getByText('Natal')).toBeVisible();
});

describe('the consent that was accepted', () => {
  const button = (name: string) => screen.findByRole('button', { name });
  async function accept(...records: (() => GraphqlAnswer | Promise<GraphqlAnswer>)[]) {
    const opened = await open(() => profile({ hasConsented: false }), ...records);
    await question('Termo de Consentimento (LGPD)');
    await opened.user.click(screen.getByRole('checkbox'));
    await opened.user.click(await button('Aceitar e Continuar'));
    return opened;
  }

  it('stays on its way until the record is there', async () => {
    const later = deferred<GraphqlAnswer>();
    const { asked } = await accept(() => later.promise);
    await waitFor(() => expect(asked('OwnCandidate')).toHaveLength(2));
    expect(await button('Registrando...')).toHaveAttribute('aria-busy', 'true');
    later.resolve(profile());
    await question('Nome completo');
  });

  it('says so when the record does not come, and can be tried again', async () => {
    const { user } = await accept(busy, () => profile());
    expect(await screen.findByText('Não foi possível carregar seu perfil')).toBeVisible();
    expect(screen.queryByText('Erro ao registrar o consentimento')).not.toBeInTheDocument();
    await user.click(await button('Aceitar e Continuar'));
    await question('Nome completo');
  });
});

it('a document that was sent is shown with the record that has it, although a later reload found no network', async () => {
  const store = new DraftStore('Q2FuZGlkYXRlOjE');
  const page = draftPage('a', { serverId: 'page-1' });
  await store.write(draftOf('rg', [page], { submitted: true }), { a: filesOf('a') });
  store.close();
  const rg = field({ key: 'rg', label: 'RG', type: 'FILE', documentOptions: documentOptions() });
  const afterSending = deferred<GraphqlAnswer>();
  const { user, asked } = await open(
    () => profile({ fields: [rg] }),
    () => afterSending.promise,
    lost,
  );
  await waitFor(() => expect(asked('OwnCandidate')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(asked('OwnCandidate')).toHaveLength(3));
  const value = '6740a1b2c3d4e5f607182930 sent 2026-11-20';
  afterSending.resolve(profile({ fields: [{ ...rg, value }], documents: [sentDocument()] }));
  expect(await screen.findByText('Sent, waiting to be reviewed')).toBeVisible();
});
