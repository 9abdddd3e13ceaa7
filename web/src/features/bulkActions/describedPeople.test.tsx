/** By what a person knows whom an action is for, beside the name: the company and the stage. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import BulkActionDialog from './BulkActionDialog';
import { BulkResults } from './BulkResults';
import type { BulkResult } from './bulkRequests';

const result = (of: Partial<BulkResult> & { candidateId: string }): BulkResult => ({
  __typename: 'CandidateActionResult',
  name: 'Ana Souza',
  stage: 'FILLING',
  clientCompany: 'Aurora',
  outcome: 'DONE',
  message: null,
  ...of,
});

const results = [
  result({ candidateId: 'a' }),
  result({ candidateId: 'b', clientCompany: 'Boreal', stage: 'OVERDUE', outcome: 'SKIPPED', message: 'Sem e-mail.' }),
  result({ candidateId: 'c', clientCompany: null, stage: 'INVITED' }),
  result({ candidateId: 'd', clientCompany: null, stage: null, name: null, outcome: 'FAILED' }),
];

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function show(role: 'admin' | 'client', isPreview: boolean) {
  serveStaff({});
  await renderStaff(<BulkResults title="Pessoas" results={results} isPreview={isPreview} />, {
    path: `/${role}`,
    role,
  });
}

test('administrators see in the preview of two with one name whose candidate each is and how far', async () => {
  await show('admin', true);
  expect(rows()).toEqual([
    'Ana SouzaNão incluídoBoreal · Etapa: VencidoSem e-mail.',
    'Candidato desconhecidoNão é possível',
    'Ana SouzaIncluídoAurora · Etapa: Preenchendo',
    'Ana SouzaIncluídoEtapa: Convidado',
  ]);
});

test('a company sees the stages alone, as all of them are its own', async () => {
  await show('client', true);
  expect(rows()[0]).toBe('Ana SouzaNão incluídoEtapa: VencidoSem e-mail.');
});

test('the results name the company, and not the stage in which the action found them', async () => {
  await show('admin', false);
  expect(rows()[2]).toBe('Ana SouzaFeitoAurora');
});

test('the stages come with the preview itself', async () => {
  const candidate = candidateData({ id: 'ana', name: 'Ana' });
  const told = { candidateId: 'ana', name: 'Ana', stage: 'OPENED', outcome: 'DONE', message: null };
  const server = serveQueue(
    [{ reason: 'NEVER_OPENED', candidate }],
    {},
    { sendCandidateAccessLinks: { results: [told], userErrors: [] } },
  );
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  const before = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText('Etapa: Aberto')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(1);
  expect(server.calls.slice(before).map(({ operation }) => operation)).toEqual(['SendCandidateAccessLinks']);
});

test('the results know the company from the preview where the work itself could not tell it', async () => {
  serveStaff({
    remindCandidates: ({ input: { dryRun } }: { input: { dryRun: boolean } }) => ({
      results: [result({ candidateId: 'ana', ...(!dryRun && { name: null, stage: null, clientCompany: null }) })],
      userErrors: [],
    }),
  });
  const nothing = () => undefined;
  const { user } = await renderStaff(
    <BulkActionDialog kind="remind" selection={{ candidateIds: ['ana'] }} onDone={nothing} onCancel={nothing} />,
    { path: '/admin' },
  );
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete a 1 candidato' }));
  expect(await screen.findByText('Concluído para 1 de 1.')).toBeVisible();
  expect(rows()).toEqual(['Ana SouzaFeitoAurora']);
});
