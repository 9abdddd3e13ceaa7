/** Who has the CPF that stands in a candidate's form is told below it, and nothing is refused. */
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '../../../constants';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, clientData, connection, fieldValue, type FieldValueData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDetailsDialog from '../CandidateDetailsDialog/CandidateDetailsDialog';
import CandidateDialog from './CandidateDialog';

afterEach(() => void jest.useRealTimers());

const CPF = '123.456.789-09';
const client = clientData({ id: 'aurora', companyName: 'Aurora' });
const people = [
  candidateData({ id: 'bruna', name: 'Bruna Lima', fields: [cpfField({ value: '12345678909' })] }),
  candidateData({ id: 'caio', name: 'Caio Reis' }),
];

function cpfField(overrides: Partial<FieldValueData> = {}): FieldValueData {
  return fieldValue({ key: 'cpf', label: 'CPF', format: 'CPF', ...overrides });
}

interface Opened {
  /** A candidate's id, or 'new'. */
  id?: string;
  role?: 'admin' | 'client';
  /** Ids of those who have the CPF. */
  holders?: string[];
  field?: FieldValueData;
  inDetails?: boolean;
}

async function open({ id = 'new', role = 'client', holders = ['bruna'], field = cpfField(), inDetails }: Opened = {}) {
  const server = serveStaff({
    formFields: [field],
    clients: connection([client], { first: 8 }),
    node: ({ id: wanted }: { id: string }) => [...people, client].find((each) => each.id === wanted),
    candidateDuplicates: ({ id: own, cpf }: { id: string | null; cpf: string }) =>
      people.filter((each) => cpf === '12345678909' && holders.includes(each.id) && each.id !== own),
    createCandidate: { candidate: candidateData({ name: 'Carla' }), userErrors: [] },
  });
  const { user } = await renderStaff(
    inDetails ? (
      <CandidateDetailsDialog id={id} mode="edit" onOpen={() => {}} onBack={() => {}} onClose={() => {}} />
    ) : (
      <CandidateDialog id={id} {...(role === 'admin' && { forClient: '' })} onClose={() => {}} />
    ),
    { role },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Nome' });
  return { server, user, dialog, asked: () => server.callsOf('CpfHolders').map(({ variables }) => variables) };
}

const TOLD = /t[eê]m este CPF/;

test('who has the CPF of a new candidate is told with a way to them that leaves the form, which can be saved', async () => {
  const { server, user, dialog, asked } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Carla');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'carla@exemplo.com');
  await user.type(dialog.getByRole('textbox', { name: 'CPF' }), CPF);
  const status = await dialog.findByText(/já tem este CPF/);
  expect(status).toHaveTextContent('Bruna Lima (abre em outra aba) já tem este CPF.');
  const link = within(status).getByRole('link', { name: 'Bruna Lima (abre em outra aba)' });
  expect(link).toHaveAttribute('href', '/candidates/bruna');
  expect(link).toHaveAttribute('target', '_blank');
  expect(asked()).toEqual([{ cpf: '12345678909', id: null, clientId: null }]);
  expect(dialog.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() => expect(server.callsOf('CreateCandidate')).toHaveLength(1));
});

test('an administrator is told of the client that is chosen', async () => {
  const { user, dialog, asked } = await open({ role: 'admin', holders: ['bruna', 'caio'] });
  await user.type(dialog.getByRole('textbox', { name: 'CPF' }), CPF);
  expect(await dialog.findByText(TOLD)).toHaveTextContent(/Bruna Lima .*; Caio Reis .* já têm este CPF\.$/);
  await user.click(dialog.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: /^Aurora/ }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked().map(({ clientId }) => clientId)).toEqual([null, 'aurora']);
});

test.each([false, true])('nobody is told of their own record, where others are (details: %s)', async (inDetails) => {
  const own = await open({ id: 'bruna', inDetails });
  await waitFor(() => expect(own.asked()).toEqual([{ cpf: '12345678909', id: 'bruna', clientId: null }]));
  expect(own.dialog.queryByText(TOLD)).not.toBeInTheDocument();
  cleanup();

  const other = await open({ id: 'bruna', holders: ['bruna', 'caio'], inDetails });
  expect(await other.dialog.findByText(TOLD)).toHaveTextContent(/^Caio Reis .* já tem este CPF\.$/);
});

/** Lets what is typed rest for longer than anything waits. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS));

test('what is not a whole CPF that exists is not asked about, and what was told of another one goes', async () => {
  const { user, dialog, asked } = await open();
  const input = dialog.getByRole('textbox', { name: 'CPF' });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  for (const text of ['123.456.789-0', '123.456.789-00', '000.000.000-00']) {
    await user.clear(input);
    await user.type(input, text);
    await rest();
  }
  expect(asked()).toEqual([]);
  await user.clear(input);
  await user.type(input, CPF);
  expect(await dialog.findByText(TOLD)).toBeVisible();
  await user.keyboard('{Backspace}');
  expect(dialog.queryByText(TOLD)).not.toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '529.982.247-25');
  await rest();
  expect(asked().map(({ cpf }) => cpf)).toEqual(['12345678909', '52998224725']);
  expect(dialog.queryByText(TOLD)).not.toBeInTheDocument();
});

test('who may not view the CPF is told nothing of it', async () => {
  const { user, dialog, asked } = await open({ field: cpfField({ viewerCanView: false }) });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await user.type(dialog.getByRole('textbox', { name: 'CPF' }), CPF);
  await rest();
  expect(dialog.queryByText(TOLD)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});
