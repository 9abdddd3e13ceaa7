import { screen, waitFor, within } from '@testing-library/react';
import { nobodyBeside, noErrors, openCandidatePage, region, serveCandidates } from '../../testing/candidatePage';
import { documentData } from '../../testing/documentData';
import { candidateData, confirmationData, eventConnection, eventData, fieldValue } from '../../testing/staffData';

test('shows who it is, where the admission stands, what is missing and the one next action', async () => {
  const missingFields = ['CPF', 'RG', 'Endereço', 'PIS', 'CTPS'];
  serveCandidates([
    candidateData({
      id: 'ana',
      name: 'Ana Souza',
      stage: 'OVERDUE',
      progress: 40,
      missingFields,
      nextAction: 'REMIND',
    }),
  ]);
  await openCandidatePage('/candidates/ana');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Souza' })).toBeVisible();
  expect(screen.getByText('Vencido')).toBeVisible();
  expect(screen.getByText(/Aurora Alimentos$/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Dados preenchidos' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText(/^Falta preencher: CPF, RG, Endereço, PIS/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar lembrete para Ana Souza' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Ana Souza · Esteira'));
});

test('of a finished form shows no bar, and what the candidate asks to correct', async () => {
  const correctionRequest = { message: 'Meu CPF está errado.', requestedAt: '2026-11-26T15:00:00.000Z' };
  serveCandidates([candidateData({ id: 'ana', name: 'Ana', status: 'COMPLETE', progress: 60, correctionRequest })]);
  await openCandidatePage('/candidates/ana');
  expect(await screen.findByText(/^Ana pediu em .*: Meu CPF está errado\.$/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('shows the answers by section, with what the viewer may not see', async () => {
  const fields = [
    fieldValue({ key: 'cpf', label: 'CPF', value: '52998224725', format: 'CPF' }),
    fieldValue({ key: 'camisa', label: 'Camisa', value: 'M' }),
    fieldValue({ key: 'salario', label: 'Salário', viewerCanView: false }),
  ];
  serveCandidates([candidateData({ id: 'ana', fields })]);
  await openCandidatePage('/candidates/ana');
  const answers = within(await region('Dados Básicos'));
  expect(answers.getByText('529.982.247-25')).toBeVisible();
  expect(answers.getByRole('heading', { name: 'Campos Personalizados (2)' })).toBeVisible();
  expect(answers.getByText('Campo restrito')).toBeVisible();
});

test('shows the documents with the answers: their state, why one was refused, and those that are missing', async () => {
  const refused = { judgedAt: '2026-11-21T12:00:00.000Z', judgedByName: 'Bia', refusalReason: 'Ilegível' };
  const file = { type: 'FILE' } as const;
  const fields = [
    fieldValue({ key: 'rg', label: 'RG', value: '6740a1b2c3d4e5f607182930 refused 2026-11-20', ...file }),
    fieldValue({ key: 'foto', label: 'Foto 3x4', ...file }),
  ];
  const documents = [documentData({ state: 'REFUSED', ...refused })];
  serveCandidates([candidateData({ id: 'ana', fields, documents, documentsState: 'REFUSED' })]);
  await openCandidatePage('/candidates/ana', 'client');
  const answers = within(await region('Dados Básicos'));
  expect(answers.getByRole('heading', { name: 'Documentos (2)' })).toBeVisible();
  expect(answers.getByText('Motivo: Ilegível')).toBeVisible();
  expect(answers.getByText('Não enviado')).toBeVisible();
});

test('who else has the CPF is told, leads there and back, and is asked again when something has happened', async () => {
  const people = [candidateData({ id: 'ana', name: 'Ana' }), candidateData({ id: 'eva', name: 'Eva Lima' })];
  let areTwice = true;
  serveCandidates(people, {
    candidateDuplicates: ({ id }: { id: string }) => (areTwice && id === 'ana' ? [people[1]] : []),
    addCandidateNote: { candidate: people[0], ...noErrors },
  });
  const { user } = await openCandidatePage('/candidates/ana');
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Outro cadastro tem o mesmo CPF: Eva Lima (');
  await user.click(within(note).getByRole('link', { name: 'Eva Lima' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Eva Lima' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: '← Voltar' }));
  expect(await screen.findByRole('note')).toHaveTextContent('Eva Lima');
  areTwice = false;
  const notes = within(await region('Notas'));
  await user.type(notes.getByRole('textbox', { name: 'Nova nota' }), 'CPF corrigido.');
  await user.click(notes.getByRole('button', { name: 'Adicionar nota' }));
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
});

test('the link is there to copy, and the password once it is asked for, as its reading is an event', async () => {
  let readings = 0;
  const ana = {
    ...candidateData({ id: 'ana', accessToken: 'segredo-do-link' }),
    get accessPassword() {
      readings += 1;
      return '4821';
    },
  };
  const bia = candidateData({ id: 'bia', accessToken: null, accessPassword: null });
  serveCandidates([ana, bia]);
  const { user, unmount } = await openCandidatePage('/candidates/ana');
  const access = within(await region('Dados de Acesso'));
  expect(access.getByRole('button', { name: 'Copiar link' })).toBeEnabled();
  expect(access.getByLabelText('Token')).toHaveValue('segredo-do-link');
  expect(readings).toBe(0);
  await user.click(access.getByRole('button', { name: 'Mostrar senha' }));
  await waitFor(() => expect(access.getByLabelText('Senha')).toHaveValue('4821'));
  expect(readings).toBe(1);
  unmount();
  await openCandidatePage('/candidates/bia');
  await region('Prazos');
  expect(screen.queryByRole('region', { name: 'Dados de Acesso' })).not.toBeInTheDocument();
});

test('reminding a candidate is told, and the timeline shows it', async () => {
  const candidate = candidateData({ id: 'ana', name: 'Ana', nextAction: 'REMIND' });
  const server = serveCandidates([candidate], {
    remindCandidates: () => {
      Object.assign(candidate, { nextAction: null, events: eventConnection([eventData({ kind: 'REMINDED' })]) });
      return { results: [{ candidateId: 'ana', name: 'Ana', outcome: 'DONE', message: null }], ...noErrors };
    },
  });
  const { user } = await openCandidatePage('/candidates/ana');
  const timeline = within(await region('Linha do tempo'));
  expect(await timeline.findByText('Nada aconteceu ainda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enviar lembrete para Ana' }));
  expect(await screen.findByText('Lembrete a caminho!')).toBeVisible();
  expect(await timeline.findByText('Lembrete solicitado')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Enviar lembrete para Ana' })).not.toBeInTheDocument(),
  );
  expect(server.lastOf('RemindCandidate')['input']).toEqual({ selection: { candidateIds: ['ana'] } });
});

test('a reminder that the server skips says why, and whose it was', async () => {
  serveCandidates([candidateData({ id: 'ana', name: 'Ana', nextAction: 'REMIND' })], {
    remindCandidates: {
      results: [{ candidateId: 'ana', name: 'Ana', outcome: 'SKIPPED', message: 'Já foi lembrada hoje.' }],
      ...noErrors,
    },
  });
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete para Ana' }));
  expect(await screen.findByText('Ana: Já foi lembrada hoje.')).toBeVisible();
});

test('sets both dates of the candidate, and clears one', async () => {
  const candidate = candidateData({ id: 'ana', dueOn: '2026-12-01' });
  const server = serveCandidates([candidate], {
    setCandidateDates: ({ input }: { input: { dueOn: string | null; plannedAdmissionOn: string | null } }) => {
      Object.assign(candidate, { dueOn: input.dueOn, plannedAdmissionOn: input.plannedAdmissionOn });
      return { results: [{ candidateId: 'ana', name: 'Ana', outcome: 'DONE', message: null }], ...noErrors };
    },
  });
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Alterar prazos' }));
  const due = await screen.findByRole('textbox', { name: 'Prazo do cadastro' });
  expect(due).toHaveValue('01/12/2026');
  const admission = screen.getByRole('textbox', { name: 'Admissão prevista' });
  await user.type(admission, '15112026');
  expect(admission).toHaveAccessibleDescription('A admissão fica antes do prazo do cadastro.');
  await user.clear(admission);
  await user.clear(due);
  await user.type(admission, '15012027');
  expect(admission).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await within(await region('Prazos')).findByText('15/01/2027')).toBeVisible();
  expect(server.lastOf('SetDatesOfCandidate')['input']).toEqual({
    selection: { candidateIds: ['ana'] },
    dueOn: null,
    plannedAdmissionOn: '2027-01-15',
  });
});

test('a date that the server refuses is marked at its field until it is changed', async () => {
  serveCandidates([candidateData({ id: 'ana', name: 'Ana' })], {
    setCandidateDates: () => ({
      results: null,
      userErrors: [{ code: 'INVALID', field: ['dueOn'], message: 'O prazo não pode ficar no passado.' }],
    }),
  });
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Alterar prazos' }));
  const due = await screen.findByRole('textbox', { name: 'Prazo do cadastro' });
  await user.type(due, '15012027');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(due).toHaveAccessibleDescription(/O prazo não pode ficar no passado/));
  expect(due).toBeInvalid();
  await user.clear(due);
  expect(due).toBeValid();
  expect(screen.queryByText('O prazo não pode ficar no passado.')).toBeNull();
});

test('goes along the list that it was opened from, and only there', async () => {
  const [ana, bia] = [candidateData({ id: 'ana', name: 'Ana' }), candidateData({ id: 'bia', name: 'Bia' })];
  const server = serveCandidates([ana, bia], {
    candidateNeighbours: ({ id }: { id: string }) =>
      id === 'ana' ? { ...nobodyBeside, next: bia } : { ...nobodyBeside, previous: ana },
  });
  const { user, address, unmount } = await openCandidatePage('/candidates/ana?from=list&stage=OVERDUE&sort=NAME_ASC');
  await user.click(await screen.findByRole('button', { name: 'Próximo candidato: Bia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia' })).toBeVisible();
  expect(address()).toBe('/candidates/bia?from=list&stage=OVERDUE&sort=NAME_ASC');
  expect(server.lastOf('CandidateNeighbours')).toEqual({
    id: 'bia',
    filter: { stages: ['OVERDUE'] },
    sort: 'NAME_ASC',
  });
  unmount();
  await openCandidatePage('/candidates/ana');
  await screen.findByRole('heading', { level: 1, name: 'Ana' });
  expect(screen.queryByRole('button', { name: /Próximo candidato/ })).not.toBeInTheDocument();
});

test('a confirmation that was not taken back is told of its own candidate alone', async () => {
  const people = ['Ana', 'Bia'].map((name) =>
    candidateData({ id: name.toLowerCase(), name, isConfirmed: true, confirmations: [confirmationData()] }),
  );
  const [ana, bia] = people;
  serveCandidates(people, {
    candidateNeighbours: ({ id }: { id: string }) =>
      id === 'ana' ? { ...nobodyBeside, next: bia } : { ...nobodyBeside, previous: ana },
    unconfirmCandidate: { candidate: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'Já não vale.' }] },
  });
  const { user } = await openCandidatePage('/candidates/ana?from=list', 'client');
  await user.click(await screen.findByRole('button', { name: 'Desconfirmar' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Desconfirmar' }));
  expect(await screen.findByText('Erro ao atualizar confirmação')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próximo candidato: Bia' }));
  await screen.findByRole('group', { name: /Bia/ });
  expect(screen.queryByText('Erro ao atualizar confirmação')).not.toBeInTheDocument();
});

test('while the next candidate loads nothing can be done to the former one, and afterwards it can to the next', async () => {
  const [ana, bia] = ['Ana', 'Bia'].map((name) => candidateData({ id: name.toLowerCase(), name, viewerCanEdit: true }));
  const server = serveCandidates([ana!, bia!], { candidateNeighbours: { ...nobodyBeside, next: bia } });
  const { user } = await openCandidatePage('/candidates/ana?from=list');
  const next = await screen.findByRole('button', { name: 'Próximo candidato: Bia' });
  expect((await region('Notas')).closest('[inert]')).toBeNull();
  const arrive = server.holdBack('CandidatePage');
  await user.click(next);
  await waitFor(async () => expect((await region('Notas')).closest('[inert]')).not.toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  for (const name of ['Confirmação', 'Prazos', 'Linha do tempo', 'Dados Básicos']) {
    expect((await region(name)).closest('[inert]')).not.toBeNull();
  }
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia' })).toBeVisible();
  expect((await region('Notas')).closest('[inert]')).toBeNull();
});

test('an administrator reads the confirmation and what has changed since', async () => {
  const changesSinceConfirmation = [{ key: 'pis', label: 'PIS', before: '1', after: '2' }];
  const confirmations = [confirmationData({ clientName: 'Marina', clientNotes: 'Tudo certo.' })];
  serveCandidates([
    candidateData({ id: 'ana', isConfirmed: true, viewerCanConfirm: false, confirmations, changesSinceConfirmation }),
  ]);
  await openCandidatePage('/candidates/ana');
  const confirmation = within(await region('Confirmação'));
  expect(confirmation.getByText('Confirmado por Marina')).toBeVisible();
  expect(confirmation.getByText('Observações: Tudo certo.')).toBeVisible();
  expect(confirmation.getByText('Alterado desde a confirmação')).toBeVisible();
  expect(confirmation.getByText('PIS')).toBeVisible();
});

test('a notification about the candidate whose page is shown brings the page up to date', async () => {
  const ana = candidateData({ id: 'ana', name: 'Ana', isConfirmed: true, viewerCanConfirm: false });
  const node = { id: 'n1', kind: 'CHANGED_AFTER_CONFIRMATION', at: '2026-08-04T15:00:00Z', isRead: true };
  serveCandidates([ana], {
    notifications: {
      totalCount: 1,
      edges: [{ cursor: 'n1', node: { ...node, candidate: ana } }],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    },
  });
  const { user } = await openCandidatePage('/candidates/ana', 'client');
  const confirmation = within(await region('Confirmação'));
  expect(confirmation.queryByText('Alterado desde a confirmação')).not.toBeInTheDocument();
  Object.assign(ana, { changesSinceConfirmation: [{ key: 'pis', label: 'PIS', before: '1', after: '2' }] });
  await user.click(screen.getByRole('button', { name: 'Notificações' }));
  await user.click(await screen.findByRole('link', { name: 'Os dados confirmados de Ana foram alterados' }));
  expect(await confirmation.findByText('Alterado desde a confirmação')).toBeVisible();
});

test('says that there is no such candidate, or that it could not be loaded', async () => {
  const server = serveCandidates([candidateData({ id: 'ana', name: 'Ana' })]);
  const first = await openCandidatePage('/candidates/nobody');
  expect(await screen.findByText('Este candidato não existe mais.')).toBeVisible();
  first.unmount();
  server.intercept('CandidatePage', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await openCandidatePage('/candidates/ana');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.intercept('CandidatePage', () => null);
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
});
