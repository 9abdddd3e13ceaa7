/** What is asked before data are confirmed of which documents are open. */
import { screen, waitFor, within } from '@testing-library/react';
import { card, render, serve } from '../../../testing/clientDashboard';
import { documentData, type DocumentData } from '../../../testing/documentData';
import { candidateData, fieldValue } from '../../../testing/staffData';

const field = (label: string, overrides: Parameters<typeof fieldValue>[0] = {}) =>
  fieldValue({ key: label, label, type: 'FILE', required: true, ...overrides });
const sent = (label: string, overrides: Partial<DocumentData> = {}) =>
  documentData({ fieldKey: label, label, ...overrides });

/** Reads Ana's data and presses 'Confirmar' below them. */
async function confirm(overrides: Parameters<typeof candidateData>[0]) {
  const server = serve([candidateData({ name: 'Ana', status: 'COMPLETE', ...overrides })]);
  const { user } = await render();
  await user.click(within(await card('Ana')).getByRole('checkbox', { name: 'Confirmar' }));
  await screen.findByRole('button', { name: 'Adicionar observações' });
  const panel = within(screen.getByRole('group', { name: 'Confirmação dos dados de Ana' }));
  await user.click(panel.getByRole('checkbox', { name: 'Confirmar' }));
  return { server, user, panel };
}

const asked = async (name = 'Confirmar com documentos em aberto?') =>
  within(await screen.findByRole('alertdialog', { name }));

const lines = (question: Awaited<ReturnType<typeof asked>>) =>
  question.getAllByRole('listitem').map(({ textContent }) => textContent);

test('names what is missing, refused and not judged, whoever judges it, and confirms all the same', async () => {
  const { server, user, panel } = await confirm({
    fields: ['RG', 'CNH', 'CTPS', 'Diploma'].map((label) => field(label)),
    documents: [sent('CNH', { state: 'REFUSED' }), sent('CTPS', { viewerCanJudge: false }), sent('Diploma')],
  });
  const question = await asked();
  expect(question.getByText(/^Documentos de Ana em aberto:/)).toBeVisible();
  expect(lines(question)).toEqual([
    'Não enviados: RG.',
    'Recusados: CNH.',
    'Aguardando a análise da administração: CTPS.',
    'Aguardando a sua análise: Diploma.',
  ]);
  expect(server.callsOf('ConfirmCandidate')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Confirmar mesmo assim' }));
  expect(await panel.findByText('Dados confirmados')).toBeVisible();
  expect(server.callsOf('ConfirmCandidate')).toHaveLength(1);
});

test('of many names four and how many more there are', async () => {
  await confirm({ fields: ['RG', 'CNH', 'CTPS', 'PIS', 'Diploma', 'Foto'].map((label) => field(label)) });
  expect(lines(await asked())).toEqual(['Não enviados: RG, CNH, CTPS, PIS e mais 2.']);
});

test('of a form that is not finished names them below how far it is filled', async () => {
  await confirm({ status: 'IN_PROGRESS', progress: 20, fields: [field('RG')] });
  const question = await asked('Confirmar dados incompletos?');
  expect(question.getByText(/^Ana preencheu 20% dos dados/)).toBeVisible();
  expect(lines(question)).toEqual(['Não enviados: RG.']);
});

test.each([
  ['is approved', [field('RG')], [sent('RG', { state: 'APPROVED' })]],
  ['nobody judges', [field('RG')], [sent('RG', { waitsForJudgement: false, viewerCanJudge: false })]],
  ['was not sent and may be left out', [field('RG', { required: false })], []],
  ['is not asked with these answers', [field('RG', { conditionUnmet: true })], []],
  ['other companies ask for', [field('RG', { forOtherClients: true })], []],
  ['was refused and is asked no more', [field('RG', { active: false })], [sent('RG', { state: 'REFUSED' })]],
  ['the viewer may not see', [], [sent('RG', { state: 'REFUSED' })]],
] as const)('a document that %s is not asked about', async (_which, fields, documents) => {
  const { panel } = await confirm({ fields: [...fields], documents: [...documents] });
  expect(await panel.findByText('Dados confirmados')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
