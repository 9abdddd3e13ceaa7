import { screen, waitFor, within } from '@testing-library/react';
import { daysAgo, openQueue, serveQueue, type Stuck } from '../../testing/attentionQueue';
import { bulkActions, startFromBulkMenu } from '../../testing/bulkActions';
import { candidateData } from '../../testing/staffData';

const group = (name: string) => screen.findByRole('region', { name });

test('is the first tab while somebody needs attention, grouped by reason, each told in words', async () => {
  serveQueue([
    { reason: 'NEVER_OPENED', candidate: candidateData({ name: 'Ana', accessSentAt: daysAgo(4) }) },
    {
      reason: 'NO_ANSWER',
      stoppedAt: 'Endereço',
      candidate: candidateData({ name: 'Bia', openedAt: daysAgo(4), nextAction: 'REMIND' }),
    },
  ]);
  await openQueue();
  expect(await screen.findByRole('tab', { name: 'Precisam de atenção 2' })).toHaveAttribute('aria-selected', 'true');
  const never = within(await group('Nunca abriram o link'));
  expect(await never.findByText('link enviado há 4 dias, nunca aberto')).toBeVisible();
  expect(never.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', expect.stringMatching(/^\/candidates\//));
  const silent = within(await group('Sem resposta'));
  expect(await silent.findByText('abriu o link há 4 dias, parou em Endereço')).toBeVisible();
  expect(silent.getByRole('button', { name: 'Enviar lembrete para Bia' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Aguardando confirmação' })).not.toBeInTheDocument();
});

test('gives way to the list while no candidate needs attention, and where the address asks for the list', async () => {
  serveQueue([]);
  const first = await openQueue();
  expect(await screen.findByRole('tab', { name: 'Meus Candidatos' })).toHaveAttribute('aria-selected', 'true');
  first.unmount();
  serveQueue([{ reason: 'OVERDUE', candidate: candidateData({ name: 'Ana', dueOn: '2026-11-01' }) }]);
  await openQueue('/client?status=COMPLETE');
  expect(await screen.findByRole('tab', { name: 'Meus Candidatos' })).toHaveAttribute('aria-selected', 'true');
});

test('does not take the place of a list that was asked for, once the search is taken back', async () => {
  serveQueue([{ reason: 'OVERDUE', candidate: candidateData({ name: 'Ana', dueOn: '2026-11-01' }) }]);
  const { user, address } = await openQueue('/client?search=Ana');
  await screen.findByRole('tab', { name: 'Precisam de atenção 1' });
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar candidatos' }));
  await waitFor(() => expect(address()).toBe('/client'));
  expect(screen.getByRole('tab', { name: 'Meus Candidatos' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox', { name: 'Buscar candidatos' })).toHaveFocus();
});

test('says that no candidate needs attention only once that is known', async () => {
  const server = serveQueue([]);
  const release = server.holdBack('AttentionCounts');
  await openQueue('/client?view=attention');
  expect(await screen.findByRole('region', { name: 'Precisam de atenção' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Ninguém precisa de atenção')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Ninguém precisa de atenção')).toBeVisible();
});

test('tells of those who were invited and have not opened their link, and leads to them', async () => {
  const counts = { stageCounts: [{ __typename: 'StageCount', stage: 'INVITED', count: 19 }] };
  serveQueue([], {}, counts);
  const { user, address } = await openQueue('/client?view=attention');
  expect(await screen.findByText('19 convidados ainda não abriram o link.')).toBeVisible();
  expect(screen.queryByText('Todos os cadastros estão em dia.')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Ver convidados' });
  expect(link).toHaveAttribute('href', '/client?view=list&stage=INVITED');
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/client?view=list&stage=INVITED'));
  expect(await screen.findByRole('tab', { name: 'Meus Candidatos' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('link', { name: 'Ver convidados' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(address()).toBe('/client?view=list'));
});

test('says that all is in order where no candidate is still invited', async () => {
  serveQueue([]);
  await openQueue('/client?view=attention');
  expect(await screen.findByText('Todos os cadastros estão em dia.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver convidados' })).not.toBeInTheDocument();
});

test('counts that could not be loaded are said to be so, and can be loaded again', async () => {
  const server = serveQueue([]);
  server.intercept('AttentionCounts', () => ({ status: 400, error: { code: 'INTERNAL' } }));
  const { user } = await openQueue('/client?view=attention');
  expect(await screen.findByText('Erro ao carregar a fila')).toBeVisible();
  expect(screen.queryByText('Ninguém precisa de atenção')).not.toBeInTheDocument();
  server.intercept('AttentionCounts', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ninguém precisa de atenção')).toBeVisible();
  expect(screen.queryByText('Erro ao carregar a fila')).not.toBeInTheDocument();
});

test('the list is the other tab, and the address says which one is open', async () => {
  serveQueue([{ reason: 'OVERDUE', candidate: candidateData({ name: 'Ana', dueOn: '2026-11-01' }) }]);
  const { user, address } = await openQueue();
  expect(await screen.findByText('prazo venceu em 01/11/2026')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Meus Candidatos' }));
  await waitFor(() => expect(address()).toBe('/client?view=list'));
  expect(await screen.findByRole('article', { name: 'Ana' })).toBeVisible();
});

test('‘Ler e confirmar’ opens the data of that person to read', async () => {
  serveQueue([
    {
      reason: 'UNCONFIRMED',
      candidate: candidateData({ id: 'ana', name: 'Ana', completedAt: daysAgo(0), nextAction: 'CONFIRM' }),
    },
  ]);
  const { user, address } = await openQueue();
  await user.click(await screen.findByRole('button', { name: 'Ler e confirmar os dados de Ana' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Detalhes do Candidato' })).toBeVisible());
  expect(address()).toBe('/client?candidate=ana&mode=confirm&reason=UNCONFIRMED');
});

test('who has finished with a refused document is shown to have one, and others have no such sign', async () => {
  const finished = { completedAt: daysAgo(0), nextAction: 'CONFIRM' };
  serveQueue([
    { reason: 'UNCONFIRMED', candidate: candidateData({ name: 'Ana', ...finished, documentsState: 'REFUSED' }) },
    { reason: 'UNCONFIRMED', candidate: candidateData({ name: 'Bia', ...finished, documentsState: 'APPROVED' }) },
  ]);
  await openQueue();
  const row = (await screen.findByRole('link', { name: 'Ana' })).closest('li') as HTMLElement;
  expect(within(row).getByText('Documento recusado')).toBeVisible();
  expect(screen.getAllByText(/^Documentos? (recusado|aprovados)$/)).toHaveLength(1);
});

describe('several at once', () => {
  const many = (count: number): Stuck[] =>
    Array.from({ length: count }, (_, index) => ({
      reason: 'NO_ANSWER',
      candidate: candidateData({ id: `p${index + 1}`, name: `Pessoa ${index + 1}` }),
    }));

  test('a preview says whom a reminder reaches and whom not and why; then each has a result', async () => {
    const server = serveQueue(many(3), { p2: 'Já foi lembrada hoje.' });
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    expect(screen.getByText('3 selecionados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviar lembrete' }));
    expect(await screen.findByText('Será feito para 2 de 3:')).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: 'Enviar lembretes' }));
    expect(dialog.getByText('Já foi lembrada hoje.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enviar lembrete a 2 candidatos' }));
    expect(await dialog.findByText('Concluído para 2 de 2.')).toBeVisible();
    expect(dialog.getAllByText('Feito')).toHaveLength(2);
    const [asked, done] = server.callsOf('RemindCandidates').map(({ variables }) => variables['input']);
    expect(asked).toMatchObject({ dryRun: true, selection: { candidateIds: ['p1', 'p2', 'p3'] } });
    expect(done).toMatchObject({ dryRun: false, selection: { candidateIds: ['p1', 'p3'] } });
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('3 selecionados')).not.toBeInTheDocument());
  });

  test('without a mail server no mails are offered, which could reach nobody', async () => {
    serveQueue(many(1));
    const { user } = await openQueue('/client', { canMail: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    // Whose admission has ended needs no attention: there is nothing to resume.
    const offered = ['Definir prazo', 'Reabrir', 'Encerrar'];
    expect(
      bulkActions()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(offered);
  });

  test('all of a reason can be chosen, also those that are not shown', async () => {
    serveQueue(many(25));
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    expect(screen.getByText('10 selecionados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 25' }));
    expect(await screen.findByText('25 selecionados')).toBeVisible();
  });

  test('all of a reason are chosen or none: where not all could be read, that is told', async () => {
    const server = serveQueue(many(150));
    server.intercept('AttentionIds', ({ variables }) =>
      variables['after'] ? { status: 403, error: { code: 'FORBIDDEN', message: 'Sem permissão.' } } : null,
    );
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 150' }));
    expect(await screen.findByText('Não foi possível selecionar todos')).toBeVisible();
    expect(screen.getByText('10 selecionados')).toBeVisible();
    server.intercept('AttentionIds', () => null);
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 150' }));
    expect(await screen.findByText('150 selecionados')).toBeVisible();
  });

  test('whom the lost way to the server has cut off is told, and nothing is tried twice', async () => {
    const server = serveQueue(many(60));
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 60' }));
    await screen.findByText('60 selecionados');
    await user.click(screen.getByRole('button', { name: 'Enviar lembrete' }));
    const start = await screen.findByRole('button', { name: 'Enviar lembrete a 60 candidatos' });
    const dialog = within(screen.getByRole('dialog', { name: 'Enviar lembretes' }));
    let sent = 0;
    server.intercept('RemindCandidates', () => {
      sent++;
      return sent === 2 ? { status: 403, error: { code: 'FORBIDDEN' } } : null;
    });
    await user.click(start);
    expect(await dialog.findByText('Concluído para 25 de 60.')).toBeVisible();
    expect(dialog.getAllByText('Falhou')).toHaveLength(35);
    expect(sent).toBe(2);
  });

  test('a due date is chosen before anybody is asked about', async () => {
    const server = serveQueue(many(1));
    server.intercept('SetCandidateDates', () => ({
      data: {
        outcome: {
          __typename: 'CandidateActionPayload',
          results: [
            {
              __typename: 'CandidateActionResult',
              candidateId: 'p1',
              name: 'Pessoa 1',
              outcome: 'DONE',
              message: null,
            },
          ],
          userErrors: [],
        },
      },
    }));
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 1' }));
    await startFromBulkMenu(user, 'Definir prazo');
    await screen.findByRole('textbox', { name: 'Prazo do cadastro' });
    const dialog = within(screen.getByRole('dialog', { name: 'Definir prazo do cadastro' }));
    expect(server.callsOf('SetCandidateDates')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Prazo do cadastro' }), '31122026');
    await user.click(await dialog.findByRole('button', { name: 'Definir para 1 candidato' }));
    expect(await dialog.findByText('Concluído para 1 de 1.')).toBeVisible();
    expect(server.lastOf('SetCandidateDates')['input']).toMatchObject({ dueOn: '2026-12-31', dryRun: false });
  });
});

test('a reason whose people could not be loaded says so, and tries again', async () => {
  const server = serveQueue([{ reason: 'OVERDUE', candidate: candidateData({ name: 'Ana' }) }]);
  server.intercept('AttentionGroup', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await openQueue();
  expect(await screen.findByText('Erro ao carregar a fila')).toBeVisible();
  server.intercept('AttentionGroup', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
});
