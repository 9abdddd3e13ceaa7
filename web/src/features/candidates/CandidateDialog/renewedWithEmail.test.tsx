/** Another e-mail of a candidate whose access was sent: both forms offer to replace that access with the save. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, type CandidateData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDetailsDialog from '../CandidateDetailsDialog/CandidateDetailsDialog';
import type { CandidateDetailsMode } from '../candidateListState';
import CandidateDialog from './CandidateDialog';

const SENT = { id: 'k1', email: 'errada@exemplo.com', accessToken: 'velho', accessSentAt: '2026-11-20T15:00:00.000Z' };
const renewed = { accessToken: 'novo', accessSentAt: null };
const OFFER = 'Gerar novo acesso ao salvar';
const SENTENCE =
  'O acesso atual foi enviado para errada@exemplo.com e continua valendo para quem o tiver, a menos que um novo seja gerado.';

function serve(candidate: CandidateData) {
  return serveStaff({
    node: candidate,
    updateCandidate: ({ input: { email, renewAccess } }: { input: { email?: string; renewAccess?: boolean } }) => {
      const isRenewed = renewAccess ?? (email !== undefined && candidate.accessSentAt !== null);
      return { candidate: Object.assign(candidate, email && { email }, isRenewed && renewed), userErrors: [] };
    },
  });
}
function Details() {
  const [mode, setMode] = useState<CandidateDetailsMode>('edit');
  return (
    <CandidateDetailsDialog id="k1" mode={mode} onOpen={setMode} onBack={() => setMode('view')} onClose={() => {}} />
  );
}
const forms = {
  details: { form: <Details />, role: 'admin', save: 'Salvar' },
  modal: { form: <CandidateDialog id="k1" onClose={() => {}} />, role: 'client', save: 'Atualizar Candidato' },
} as const;

async function open(kind: keyof typeof forms, candidate: CandidateData) {
  const server = serve(candidate);
  const { form, role, save } = forms[kind];
  const { user } = await renderStaff(form, { role });
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  return {
    email,
    user,
    retype: async (text: string) => {
      await user.clear(email);
      await user.type(email, text);
    },
    sent: async () => {
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(server.callsOf('UpdateCandidate')).toHaveLength(1));
      return server.lastOf('UpdateCandidate')['input'];
    },
  };
}
const offer = () => screen.queryByRole('checkbox', { name: OFFER });

test.each(['details', 'modal'] as const)('the %s form says where the access went, and replaces it', async (kind) => {
  const { email, retype, sent } = await open(kind, candidateData(SENT));
  expect(offer()).not.toBeInTheDocument();
  await retype('certa@exemplo.com');
  expect(offer()).toBeChecked();
  expect(email).toHaveAccessibleDescription(SENTENCE);
  expect(email).not.toBeInvalid();
  expect(await sent()).toMatchObject({ email: 'certa@exemplo.com', renewAccess: true });
  expect(await screen.findByText('Novo acesso gerado!')).toBeVisible();
});

test('the details show the new access after the save', async () => {
  const { retype, sent } = await open('details', candidateData(SENT));
  await retype('certa@exemplo.com');
  await sent();
  await screen.findByRole('dialog', { name: 'Detalhes do Candidato' });
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('novo');
});

test('a box that is not ticked has the access stay', async () => {
  const { user, retype, sent } = await open('details', candidateData(SENT));
  await retype('certa@exemplo.com');
  await user.click(screen.getByRole('checkbox', { name: OFFER }));
  expect(await sent()).toHaveProperty('renewAccess', false);
  expect(await screen.findByText('Candidato atualizado')).toBeVisible();
  expect(screen.queryByText('Novo acesso gerado!')).not.toBeInTheDocument();
});

test('an access that was not sent may have been told otherwise: the box is there, and not ticked', async () => {
  const { email, retype, sent } = await open('modal', candidateData({ ...SENT, accessSentAt: null }));
  await retype('certa@exemplo.com');
  expect(offer()).not.toBeChecked();
  expect(email).toHaveAccessibleDescription(
    'Quem tiver recebido um acesso em errada@exemplo.com continua podendo entrar, a menos que um novo seja gerado.',
  );
  expect(await sent()).not.toHaveProperty('renewAccess');
  expect(await screen.findByText('Candidato atualizado!')).toBeVisible();
  expect(screen.queryByText('Novo acesso gerado!')).not.toBeInTheDocument();
});

test('an access that was not sent is replaced where somebody ticks the box', async () => {
  const { user, retype, sent } = await open('modal', candidateData({ ...SENT, accessSentAt: null }));
  await retype('certa@exemplo.com');
  await user.click(screen.getByRole('checkbox', { name: OFFER }));
  expect(await sent()).toHaveProperty('renewAccess', true);
  expect(await screen.findByText('Novo acesso gerado!')).toBeVisible();
});

test('an access that was not sent stays where somebody ticks the box and takes that back', async () => {
  const { user, retype, sent } = await open('modal', candidateData({ ...SENT, accessSentAt: null }));
  await retype('certa@exemplo.com');
  const box = screen.getByRole('checkbox', { name: OFFER });
  await user.click(box);
  await user.click(box);
  expect(await sent()).toHaveProperty('renewAccess', false);
});

test('an access that somebody mails while the form is open is replaced, as the person was not asked about it, and told so', async () => {
  const candidate = candidateData({ ...SENT, accessSentAt: null });
  const { retype, sent } = await open('details', candidate);
  candidate.accessSentAt = SENT.accessSentAt;
  await retype('certa@exemplo.com');
  await sent();
  expect(await screen.findByText('Novo acesso gerado!')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('novo');
});

test('the same address, written otherwise, is offered nothing', async () => {
  const { email, retype, sent } = await open('modal', candidateData(SENT));
  await retype(' ERRADA@exemplo.com');
  expect(offer()).not.toBeInTheDocument();
  expect(email).not.toHaveAccessibleDescription();
  expect(await sent()).not.toHaveProperty('renewAccess');
});
