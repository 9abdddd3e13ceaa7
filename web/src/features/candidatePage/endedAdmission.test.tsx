/** How an admission is ended on the candidate's page, what the page shows and offers then, and how it goes on. */
import { screen, waitFor, within } from '@testing-library/react';
import { noErrors, openCandidatePage, region, serveCandidates } from '../../testing/candidatePage';
import { documentData } from '../../testing/documentData';
import { candidateData, eventConnection, eventData, fieldValue, type CandidateData } from '../../testing/staffData';

const at = '2026-11-29T15:00:00.000Z';
const withdrew = { stage: 'ENDED', ending: { at, reason: 'WITHDREW', message: 'Aceitou outra vaga.' } };

interface EndInput {
  input: { reason: string; message?: string | null };
}

/** A server that ends Ana's admission, and resumes it. */
function serveEnding(ana: CandidateData, root: Record<string, unknown> = {}) {
  const done = { results: [{ candidateId: 'ana', name: 'Ana', outcome: 'DONE', message: null }], ...noErrors };
  return serveCandidates([ana], {
    endAdmissions: ({ input: { reason, message = null } }: EndInput) => {
      const ended = eventData({ kind: 'ENDED', endReason: reason, message });
      Object.assign(ana, { stage: 'ENDED', nextAction: null, ending: { at, reason, message } });
      Object.assign(ana, { events: eventConnection([ended]) });
      return done;
    },
    resumeAdmissions: () => {
      Object.assign(ana, { stage: 'FILLING', ending: null });
      return done;
    },
    ...root,
  });
}

/** Opens Ana's page and the dialog that ends the admission. */
async function openDialog() {
  const { user, address } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Encerrar admissão' }));
  // The dialog that stands there while its code is loaded has the same name.
  const reason = await screen.findByRole('combobox', { name: /^Motivo/ });
  return { user, address, reason, dialog: within(screen.getByRole('dialog', { name: 'Encerrar admissão' })) };
}

test('is ended with a reason and words; the page says so, and asks for nothing any more', async () => {
  const ana = candidateData({ id: 'ana', name: 'Ana', nextAction: 'REMIND', missingFields: ['CPF'] });
  const server = serveEnding(ana);
  const { user, address, reason, dialog } = await openDialog();
  expect(
    dialog.getByText(/^O candidato não poderá mais responder: ao entrar, lê que a empresa encerrou a admissão\./),
  ).toBeVisible();
  const end = dialog.getByRole('button', { name: 'Encerrar' });
  expect(end).toBeDisabled();
  await user.selectOptions(reason, 'Desistiu');
  await user.type(dialog.getByRole('textbox', { name: 'Observação (só a equipe vê)' }), ' Aceitou outra vaga. ');
  await user.click(end);
  expect(await screen.findByText('Admissão encerrada!')).toBeVisible();
  const notice = await screen.findByRole('note');
  expect(within(notice).getByText('Admissão encerrada em 29/11/2026: Desistiu')).toBeVisible();
  expect(within(notice).getByText('Aceitou outra vaga.')).toBeVisible();
  expect(screen.getByText('Encerrado')).toBeVisible();
  expect(await screen.findByText('Admissão encerrada: Desistiu')).toBeVisible();
  expect(screen.queryByText(/^Falta preencher/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /lembrete|Encerrar admissão/ })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/candidates/ana'));
  expect(server.lastOf('EndAdmissions')['input']).toEqual({
    ...{ selection: { candidateIds: ['ana'] }, reason: 'WITHDREW', message: 'Aceitou outra vaga.' },
  });
});

test('goes on as it stood when it is resumed', async () => {
  const server = serveEnding(candidateData({ id: 'ana', name: 'Ana', ...withdrew }));
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Retomar' }));
  expect(await screen.findByText('Admissão retomada!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  expect(screen.getByText('Preenchendo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Encerrar admissão' })).toBeVisible();
  expect(server.lastOf('ResumeAdmissions')['input']).toEqual({ selection: { candidateIds: ['ana'] } });
});

const refused = (outcome: 'SKIPPED' | 'FAILED', message: string) => ({
  results: [{ candidateId: 'ana', name: 'Ana', outcome, message }],
  ...noErrors,
});

test('one that somebody else has ended meanwhile is told so, and its page shows their reason', async () => {
  const message = 'A admissão já está encerrada.';
  const ana = candidateData({ id: 'ana', name: 'Ana' });
  serveEnding(ana, {
    endAdmissions: () => {
      Object.assign(ana, withdrew);
      return refused('SKIPPED', message);
    },
  });
  const { user, address, reason, dialog } = await openDialog();
  await user.selectOptions(reason, 'Contratado');
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByRole('note')).toHaveTextContent(/Desistiu/);
  await waitFor(() => expect(address()).toBe('/candidates/ana'));
});

test('a refusal stands in the dialog, with the words', async () => {
  serveEnding(candidateData({ id: 'ana' }), { endAdmissions: refused('FAILED', 'Candidato não encontrado.') });
  const { user, reason, dialog } = await openDialog();
  await user.selectOptions(reason, 'Contratado');
  await user.type(dialog.getByRole('textbox', { name: 'Observação (só a equipe vê)' }), 'Começa em maio.');
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await dialog.findByText('Candidato não encontrado.')).toBeVisible();
  expect(dialog.getByDisplayValue('Começa em maio.')).toBeVisible();
});

test.each([
  [
    'until when the data are kept, where they are deleted some day',
    '2099-12-06T15:00:00.000Z',
    'serão excluídos em 06/12/2099.',
  ],
  ['that the data are being deleted, once it is that day', '2020-12-06T15:00:00.000Z', 'estão sendo excluídos.'],
])('its page says %s', async (_what, deletedFrom, text) => {
  const ana = candidateData({ id: 'ana', ...withdrew });
  Object.assign(ana, { ending: { ...withdrew.ending, deletedFrom } });
  serveEnding(ana);
  await openCandidatePage('/candidates/ana');
  expect(await screen.findByRole('note')).toHaveTextContent(`Os dados ${text}`);
});

test('its page says nothing of that where they are kept', async () => {
  serveEnding(candidateData({ id: 'ana', ...withdrew }));
  await openCandidatePage('/candidates/ana');
  expect(await screen.findByRole('note')).not.toHaveTextContent(/excluídos/);
});

test('an address that asks to end an admission that has ended shows why it has, and no dialog', async () => {
  serveEnding(candidateData({ id: 'ana', ...withdrew }));
  await openCandidatePage('/candidates/ana?dialog=end');
  expect(await screen.findByRole('note')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the keyboard stays at the top of the page after ending and resuming', async () => {
  serveEnding(candidateData({ id: 'ana', name: 'Ana' }));
  const { user, reason, dialog } = await openDialog();
  await user.selectOptions(reason, 'Desistiu');
  await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
  const isAtTop = () => document.activeElement?.contains(screen.getByRole('heading', { level: 1 }));
  const resume = await screen.findByRole('button', { name: 'Retomar' });
  await waitFor(() => expect(isAtTop()).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  await user.click(resume);
  await screen.findByRole('button', { name: 'Encerrar admissão' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(isAtTop()).toBe(true);
});

test('words that were written are asked about before they are lost', async () => {
  serveEnding(candidateData({ id: 'ana' }));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Observação (só a equipe vê)' }), 'Ainda penso.');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
});

test('one that is not resumed says why', async () => {
  const message = 'Candidato não encontrado.';
  serveEnding(candidateData({ id: 'ana', ...withdrew }), { resumeAdmissions: refused('FAILED', message) });
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Retomar' }));
  expect(await screen.findByText('Erro ao retomar a admissão')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test('those who may not edit the candidate can neither end nor resume it', async () => {
  const ana = candidateData({ id: 'ana', name: 'Ana', viewerCanEdit: false });
  serveCandidates([ana, candidateData({ id: 'bia', viewerCanEdit: false, ...withdrew })]);
  const { unmount } = await openCandidatePage('/candidates/ana');
  await screen.findByRole('heading', { level: 1, name: 'Ana' });
  expect(screen.queryByRole('button', { name: 'Encerrar admissão' })).not.toBeInTheDocument();
  unmount();
  await openCandidatePage('/candidates/bia');
  expect(await screen.findByRole('note')).toHaveTextContent(/Desistiu/);
  expect(screen.queryByRole('button', { name: 'Retomar' })).not.toBeInTheDocument();
});

test('once ended neither a confirmation, a correction nor a judgement of documents is asked for', async () => {
  const fields = [
    fieldValue({ key: 'rg', label: 'RG', value: '6740a1b2c3d4e5f607182930 sent 2026-11-20', type: 'FILE' }),
  ];
  const correctionRequest = { message: 'Meu CPF está errado.', requestedAt: at };
  const documents = { fields, documents: [documentData()], documentsState: 'WAITING' };
  const ana = candidateData({ id: 'ana', status: 'COMPLETE', correctionRequest, ...documents });
  serveCandidates([ana, { ...ana, ...withdrew, id: 'bia' }]);
  const { unmount } = await openCandidatePage('/candidates/ana', 'client');
  const asked = [/Meu CPF está errado/, 'Aguardando confirmação', 'Analisar documentos'];
  await region('Confirmação');
  for (const words of asked) expect(screen.getByText(words)).toBeVisible();
  unmount();
  await openCandidatePage('/candidates/bia', 'client');
  await screen.findByRole('note');
  for (const words of asked) expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Confirmação' })).not.toBeInTheDocument();
});
