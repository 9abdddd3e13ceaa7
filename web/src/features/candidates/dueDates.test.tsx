/** By when a form is due, and whether its link was sent, where one works with the candidate. */
import { screen, within } from '@testing-library/react';
import { card, render, serve } from '../../testing/clientDashboard';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, connection, type CandidateData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import AdminDashboard from '../adminDashboard/AdminDashboard/AdminDashboard';
import CandidateDetailsDialog from './CandidateDetailsDialog/CandidateDetailsDialog';

type Overrides = Partial<CandidateData>;

async function adminRow(overrides: Overrides) {
  serveStaff({
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    clients: connection([]),
    candidates: () => connection([candidateData({ name: 'Ana', ...overrides })]),
  });
  await renderStaff(<AdminDashboard />, { path: '/admin?view=list' });
  const list = within(await screen.findByRole('list', { name: 'Todos os Candidatos' }));
  return list.getByRole('listitem');
}

async function clientCard(overrides: Overrides) {
  serve([candidateData({ name: 'Ana', ...overrides })]);
  await render();
  return card('Ana');
}

const places = [
  ['row of administrators', adminRow],
  ['card of the company', clientCard],
] as const;

describe.each(places)('the %s', (_place, show) => {
  test('says by when the form is due', async () => {
    expect(within(await show({ dueOn: '2026-12-05' })).getByText('Prazo 05/12/2026')).toBeVisible();
  });

  test('says in a word that this day is over', async () => {
    const shown = await show({ dueOn: '2026-11-05', stage: 'OVERDUE' });
    expect(within(shown).getByText('Vencido em 05/11/2026')).toBeVisible();
  });

  test.each([
    ['has no day', {}],
    ['is finished', { dueOn: '2026-12-05', status: 'COMPLETE', stage: 'COMPLETE' }],
    ['has ended', { dueOn: '2026-12-05', stage: 'ENDED', ending: { reason: 'HIRED' } }],
  ] as const)('says nothing of it where the form %s', async (_how, overrides) => {
    expect(await show(overrides)).not.toHaveTextContent(/Prazo|Vencido/);
  });
});

describe('‘Detalhes do Candidato’', () => {
  const valueOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling;

  async function details(overrides: Overrides) {
    serveStaff({ node: candidateData({ id: 'k1', ...overrides }) });
    const nothing = () => {};
    await renderStaff(
      <CandidateDetailsDialog id="k1" mode="view" onOpen={nothing} onBack={nothing} onClose={nothing} />,
    );
    await screen.findByRole('heading', { name: 'Dados Básicos' });
  }

  async function review(overrides: Overrides) {
    serve([candidateData({ name: 'Ana', ...overrides })]);
    const { user } = await render();
    await user.click(within(await card('Ana')).getByRole('button', { name: 'Ver os dados de Ana' }));
    await screen.findByRole('heading', { name: 'Dados Básicos' });
  }

  describe.each([
    ['administrators', details],
    ['the company', review],
  ] as const)('of %s', (_whose, open) => {
    test('tell the stage, and by when the form is due', async () => {
      await open({ dueOn: '2026-12-05', stage: 'FILLING' });
      expect(valueOf('Etapa')).toHaveTextContent(/^Preenchendo$/);
      expect(valueOf('Prazo do cadastro')).toHaveTextContent(/^05\/12\/2026$/);
    });

    test('tell that this day is over', async () => {
      await open({ dueOn: '2026-11-05', stage: 'OVERDUE' });
      expect(valueOf('Etapa')).toHaveTextContent(/^Vencido$/);
      expect(valueOf('Prazo do cadastro')).toHaveTextContent(/^Vencido em 05\/11\/2026$/);
    });

    test('tell no day once the form is finished', async () => {
      await open({ dueOn: '2026-12-05', status: 'COMPLETE', stage: 'CONFIRMED' });
      expect(valueOf('Etapa')).toHaveTextContent(/^Confirmado$/);
      expect(valueOf('Prazo do cadastro')).toBeUndefined();
    });
  });
});

describe('of somebody who was invited, the row of administrators', () => {
  test('says in the place of the progress that the link was not sent yet', async () => {
    const row = await adminRow({ stage: 'INVITED' });
    expect(within(row).getByText('Link não enviado')).toBeVisible();
    expect(row).not.toHaveTextContent('preenchido');
  });

  test.each([
    ['sent', { stage: 'INVITED', accessSentAt: '2026-11-20T12:00:00.000Z' }],
    ['opened', { stage: 'OPENED' }],
  ] as const)('says nothing of it once the link was %s', async (_done, overrides) => {
    const row = await adminRow(overrides);
    expect(row).not.toHaveTextContent(/Link/);
    expect(row).toHaveTextContent('preenchido');
  });
});
