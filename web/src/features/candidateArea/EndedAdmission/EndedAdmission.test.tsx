/** The candidate's area once the company has ended the admission: nothing is asked any more, and what was sent can be read. */
import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { changeLanguage, loadTexts } from '../../../i18n';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, sentDocument } from '../../../testing/documentStep';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { openCandidateArea } from '../../../testing/openCandidateArea';
import { field, profile, question } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from '../CandidateArea/CandidateArea';
import { DraftStore } from '../documents/draftStore';

beforeEach(async () => {
  resetSession();
  await forgetBrowser();
  toast.clear();
});
afterEach(() => changeLanguage('pt-BR'));

const CANDIDATE = 'Q2FuZGlkYXRlOjE';
const ANSWER = `esteira.answers.${CANDIDATE}.cidade`;
const leaveAnswer = (name = ANSWER) => localStorage.setItem(name, '{"value":"Natal","previousValue":"","at":1}');
const button = (name: string) => screen.findByRole('button', { name });
const wants = 'Você não precisa responder mais nada. Em caso de dúvida, fale com a empresa.';
const rg = field({ key: 'rg', label: 'RG', type: 'FILE', documentOptions: documentOptions() });
const sentRg = { ...rg, value: '6740a1b2c3d4e5f607182930 sent 2026-11-02' };
const refusal = {
  code: 'PRECONDITION_FAILED',
  message: 'A empresa encerrou esta admissão. Em caso de dúvida, fale com ela.',
  field: null,
};

/** Draws the area of an admission that ends before its first write, which is refused. */
async function openEnding(answer: GraphqlAnswer, data: object) {
  await loadTexts('candidate', 'fields', 'capture');
  let hasEnded = false;
  const calls = serveGraphql(({ operation }) => {
    if (operation === 'OwnCandidate') return profile({ ...data, hasEnded });
    hasEnded = true;
    return answer;
  });
  return { ...renderUi(<CandidateArea />), asked: (name: string) => calls.filter((call) => call.operation === name) };
}

it('says who has ended the admission in place of the questions, and shows what was answered alone', async () => {
  await openCandidateArea({ hasEnded: true, fields: [field({ value: 'Natal' }), field({ key: 'rua', label: 'Rua' })] });
  expect(await question('Admissão encerrada')).toHaveFocus();
  expect(screen.getByText(`Padaria Bom Pão encerrou esta admissão. ${wants}`)).toBeVisible();
  expect(screen.getByText('Natal')).toBeVisible();
  expect(screen.queryByText('Rua')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('takes the place of the finished page, and invites to no correction', async () => {
  await openCandidateArea({ hasEnded: true, status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' });
  await question('Admissão encerrada');
  expect(screen.queryByRole('button', { name: 'Pedir correção' })).not.toBeInTheDocument();
  expect(screen.queryByText('O que ainda falta')).not.toBeInTheDocument();
});

it('takes the place of the consent that was not given, with nothing to read or to take back', async () => {
  const nothing = { name: null, email: null, companyName: null, fields: [field({})] };
  await openCandidateArea({ hasEnded: true, hasConsented: false, ...nothing });
  await question('Admissão encerrada');
  expect(screen.getByText(`A empresa encerrou esta admissão. ${wants}`)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('O que você enviou')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revogar consentimento' })).not.toBeInTheDocument();
});

it('lets the documents that were sent be opened, which wait for no judgement any more', async () => {
  await openCandidateArea({ hasEnded: true, fields: [sentRg], documents: [sentDocument()] });
  await question('Admissão encerrada');
  expect(await button('Ampliar Frente')).toBeVisible();
  expect(screen.getByText('Enviado')).toBeVisible();
  expect(screen.queryByText('Enviado, aguardando análise')).not.toBeInTheDocument();
});

it('lets the consent be taken back, after which nothing personal is shown', async () => {
  await loadTexts('candidate', 'fields');
  let hasConsented = true;
  serveGraphql(({ operation }) => {
    if (operation === 'OwnCandidate') return profile({ hasEnded: true, hasConsented });
    hasConsented = false;
    return { data: { withdrawConsent: { userErrors: [] } } };
  });
  const { user } = renderUi(<CandidateArea />);
  await user.click(await button('Revogar consentimento'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
  await waitFor(() => expect(screen.queryByText('O que você enviou')).not.toBeInTheDocument());
  await question('Admissão encerrada');
  expect(screen.queryByRole('button', { name: 'Revogar consentimento' })).not.toBeInTheDocument();
});

it('comes when an answer is refused because the admission has ended meanwhile, and the answer goes no more', async () => {
  const data = { fields: [field({})] };
  const answer = { data: { saveOwnAnswers: { savedAt: null, candidate: null, userErrors: [refusal] } } };
  const { user, asked } = await openEnding(answer, data);
  await question('Cidade');
  await user.keyboard('Natal');
  expect(await question('Admissão encerrada')).toHaveFocus();
  window.dispatchEvent(new Event('online'));
  expect(asked('SaveOwnAnswers')).toHaveLength(1);
  expect(screen.queryByText('Natal')).not.toBeInTheDocument();
});

it('comes when a document is refused because the admission has ended meanwhile', async () => {
  const store = new DraftStore(CANDIDATE);
  const page = draftPage('a', { serverId: 'page-1' });
  await store.write(draftOf('rg', [page], { submitted: true }), { a: filesOf('a') });
  store.close();
  await openEnding({ data: { sendOwnDocument: { userErrors: [refusal] } } }, { fields: [rg] });
  await question('Admissão encerrada');
});

describe('signing out', () => {
  it('asks for no answers that can be sent no more, and forgets them', async () => {
    leaveAnswer();
    const { user, sent } = await openCandidateArea({ hasEnded: true });
    await question('Admissão encerrada');
    expect(sent()).toEqual([]);
    await user.click(await button('Sair'));
    await screen.findByText('Logout realizado', { selector: 'li *' });
    expect(localStorage.getItem(ANSWER)).toBeNull();
  });

  it('asks before those of another candidate are forgotten', async () => {
    leaveAnswer('esteira.answers.Q2FuZGlkYXRlOjI.cidade');
    const { user } = await openCandidateArea({ hasEnded: true });
    await question('Admissão encerrada');
    await user.click(await button('Sair'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Há respostas ou páginas de outra pessoa');
  });
});

it('is told in English to readers of English', async () => {
  await changeLanguage('en-US');
  await openCandidateArea({ hasEnded: true });
  await question('Admission ended');
  const told = 'You do not have to answer anything else. If you have questions, talk to the company.';
  expect(screen.getByText(`Padaria Bom Pão has ended this admission. ${told}`)).toBeVisible();
});
