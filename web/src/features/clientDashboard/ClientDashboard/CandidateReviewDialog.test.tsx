import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import {
  candidateData,
  clientData,
  confirmationData,
  connection,
  fieldValue,
  type CandidateData,
} from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientDashboard from './ClientDashboard';

async function openCard(overrides: Partial<CandidateData>) {
  const candidate = candidateData({ name: 'Ana', ...overrides });
  const server = serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    candidates: () => connection([candidate]),
    node: () => candidate,
    confirmCandidate: () => ({
      candidate: Object.assign(candidate, { isConfirmed: true, confirmations: [confirmationData()] }),
      userErrors: [],
    }),
  });
  const { user } = await renderStaff(<ClientDashboard />, { path: '/client', role: 'client' });
  return { user, server, data: candidate, card: within(await screen.findByRole('article', { name: 'Ana' })) };
}

type Opened = Awaited<ReturnType<typeof openCard>>;

const confirm = { name: 'Confirmar' };
const question = () => screen.findByRole('alertdialog', { name: 'Confirmar dados incompletos?' });

describe('‘Ver’', () => {
  const fields = [
    fieldValue({ key: 'cpf', label: 'CPF', value: '52998224725', format: 'CPF' }),
    fieldValue({ key: 'apelido', label: 'Apelido' }),
    fieldValue({ key: 'interno', label: 'Interno', viewerCanView: false, viewerCanEdit: false }),
  ];

  test('opens the data to read, and nothing in it can be changed', async () => {
    const { user, card } = await openCard({ email: 'ana@exemplo.com', progress: 60, fields });
    await user.click(card.getByRole('button', { name: 'Ver os dados de Ana' }));
    await screen.findByText('529.982.247-25');
    const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
    for (const text of ['ana@exemplo.com', '529.982.247-25', 'Não informado', 'Campo restrito', '60% preenchido']) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('tells answers under the headings that the office has given their fields', async () => {
    const account = fieldValue({ label: 'Banco', value: 'Um', section: 'Conta' });
    const { user, card } = await openCard({ fields: [account, ...fields] });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    const group = within(await screen.findByRole('group', { name: 'Conta' }));
    expect(group.getByRole('heading', { level: 4, name: 'Conta' })).toBeVisible();
    expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Banco']);
  });

  test('says of an answer that it looks wrong, and of a right one nothing', async () => {
    const doubtful = fieldValue({ key: 'cpf', label: 'CPF', value: '11111111111', format: 'CPF' });
    const right = fieldValue({ key: 'telefone', label: 'Telefone', value: '11987654321', format: 'PHONE' });
    const { user, card } = await openCard({ fields: [doubtful, right] });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    const value = await screen.findByText('111.111.111-11');
    expect(value).toHaveTextContent('111.111.111-11Este CPF não existe. Conferiu os números?');
    expect(screen.getAllByText(/Conferiu os números|parece incompleto/)).toHaveLength(1);
  });

  test('has ‘Confirmar’ inside, and the card knows of it', async () => {
    const { user, server, card } = await openCard({ id: 'ana', progress: 100, fields });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    await screen.findByText('529.982.247-25');
    const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
    // In the footer, which stays while the data scroll.
    expect(dialog.getByRole('checkbox', confirm).closest('footer')).not.toBeNull();
    await user.click(dialog.getByRole('checkbox', confirm));
    expect(await dialog.findByText('Dados confirmados')).toBeVisible();
    expect(server.lastOf('ConfirmCandidate')['input']).toMatchObject({ candidateId: 'ana' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card.getByText('Dados confirmados')).toBeVisible();
  });

  test('asks the server for the data of now, not for what the list knew', async () => {
    const { user, server, card } = await openCard({ fields });
    await user.click(card.getByRole('button', { name: /^Ver/ }));
    await screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
    await waitFor(() => expect(server.callsOf('CandidateReview')).toHaveLength(1));
  });
});

/** 'Confirmar' in the card opens the data to read; what confirms stands below them. */
async function read(user: Opened['user'], card: Opened['card']) {
  await user.click(card.getByRole('checkbox', confirm));
  await screen.findByRole('button', { name: 'Adicionar observações' });
  return within(screen.getByRole('group', { name: 'Confirmação dos dados de Ana' }));
}

describe('reading before confirming', () => {
  const cpf = fieldValue({ key: 'cpf', label: 'CPF', value: '1' });

  test('‘Confirmar’ opens the data and confirms nothing yet', async () => {
    const { user, server, card } = await openCard({ progress: 100, fields: [cpf] });
    await read(user, card);
    const dialog = within(screen.getByRole('dialog', { name: 'Detalhes do Candidato' }));
    expect(dialog.getByText('CPF')).toBeVisible();
    expect(server.callsOf('ConfirmCandidate')).toEqual([]);
  });

  test('shows first what has changed since the last confirmation', async () => {
    const changesSinceConfirmation = [{ key: 'cpf', label: 'CPF', before: '0', after: '1' }];
    const { user, card } = await openCard({ progress: 100, fields: [cpf], changesSinceConfirmation });
    await read(user, card);
    const [first] = within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 });
    expect(first).toHaveTextContent('Alterado desde a confirmação');
    expect(screen.getByText('0').tagName).toBe('DEL');
  });

  test('sends the proof of what was read', async () => {
    const confirmationProof = { hash: 'what was read', fields: [cpf] };
    const { user, server, card } = await openCard({ id: 'ana', progress: 100, confirmationProof });
    const panel = await read(user, card);
    await user.click(panel.getByRole('checkbox', confirm));
    await panel.findByText('Dados confirmados');
    expect(server.lastOf('ConfirmCandidate')['input']).toEqual({
      candidateId: 'ana',
      clientNotes: null,
      shownHash: 'what was read',
    });
  });

  test('an observation that was not sent is asked about before the data are closed', async () => {
    const { user, server, card } = await openCard({ progress: 100, fields: [cpf] });
    const panel = await read(user, card);
    await user.click(panel.getByRole('button', { name: 'Adicionar observações' }));
    await user.type(panel.getByRole('textbox'), 'Falta o verso');
    await user.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
    await user.click(asked.getByRole('button', { name: 'Continuar editando' }));
    expect(panel.getByRole('textbox')).toHaveValue('Falta o verso');
    // What is on its way is not lost by closing, even before the answer has come.
    const answer = server.holdBack('ConfirmCandidate');
    await user.click(panel.getByRole('checkbox', confirm));
    await panel.findByText('Dados confirmados');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    answer();
    await waitFor(() => expect(server.callsOf('ConfirmCandidate')).toHaveLength(1));
    expect(server.lastOf('ConfirmCandidate')['input']).toMatchObject({ clientNotes: 'Falta o verso' });
  });

  test('data that have changed meanwhile are shown anew, and nothing is confirmed', async () => {
    const candidate = { progress: 100, confirmationProof: { hash: 'old', fields: [cpf] } };
    const { user, server, card, data } = await openCard(candidate);
    server.intercept('ConfirmCandidate', () => ({
      data: {
        confirmCandidate: {
          __typename: 'ConfirmCandidatePayload',
          candidate: null,
          userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Os dados mudaram.' }],
        },
      },
    }));
    const panel = await read(user, card);
    Object.assign(data, { confirmationProof: { hash: 'new', fields: [{ ...cpf, value: '2' }] } });
    await user.click(panel.getByRole('checkbox', confirm));
    expect(await screen.findByText('2')).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent('Os dados mudaram.');
    expect(panel.getByText('Aguardando confirmação')).toBeVisible();
  });
});

describe('confirming below 100%', () => {
  test('asks before, naming how much is filled; no changes nothing', async () => {
    const { user, server, card } = await openCard({ progress: 20 });
    const panel = await read(user, card);
    await user.click(panel.getByRole('checkbox', confirm));
    const asked = await question();
    expect(asked).toHaveTextContent(
      'Ana preencheu 20% dos dados e ainda não finalizou o cadastro. Deseja confirmar mesmo assim?',
    );
    await user.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel.getByText('Aguardando confirmação')).toBeVisible();
    expect(server.callsOf('ConfirmCandidate')).toEqual([]);
  });

  test('confirms once it was answered, and the keyboard’s place stays in the panel', async () => {
    const { user, server, card } = await openCard({ progress: 20 });
    const panel = await read(user, card);
    await user.click(panel.getByRole('checkbox', confirm));
    await user.click(within(await question()).getByRole('button', { name: 'Confirmar mesmo assim' }));
    expect(await panel.findByText('Dados confirmados')).toBeVisible();
    expect(server.callsOf('ConfirmCandidate')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Confirmação dos dados de Ana' })).toHaveFocus());
  });

  test.each([
    ['at 100%', { progress: 100 }],
    ['of somebody who has finished, as what is blank is optional', { progress: 90, status: 'COMPLETE' }],
  ] as const)('is not asked about %s', async (_when, data) => {
    const { user, card } = await openCard(data);
    const panel = await read(user, card);
    await user.click(panel.getByRole('checkbox', confirm));
    expect(await panel.findByText('Dados confirmados')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
