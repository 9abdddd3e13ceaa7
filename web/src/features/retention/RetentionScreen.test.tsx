/** 'Guarda de dados': what is in force, and what the chosen periods would do. */
import { screen, waitFor, within } from '@testing-library/react';
import { openRetention, serveRetention, startOfNewPeriods } from '../../testing/retention';

const status = () => screen.findByRole('status');
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const inForce = () => screen.findByRole('region', { name: 'Em vigor' });

test('says that nothing is deleted while no period is set, and asks for no preview', async () => {
  const { server } = serveRetention();
  await openRetention();
  await inForce();
  expect(await status()).toHaveTextContent('Nenhum dado é excluído automaticamente.');
  expect(screen.getByRole('combobox', { name: 'Contratados' })).toHaveDisplayValue('Não excluir');
  expect(screen.getByRole('combobox', { name: 'Demais encerramentos' })).toHaveDisplayValue('Não excluir');
  expect(fact('Exclusão automática')).toHaveTextContent('Desligada');
  expect(fact('Excluídos até agora')).toHaveTextContent('Nenhum candidato');
  expect(screen.queryByText('Última alteração')).not.toBeInTheDocument();
  expect(server.callsOf('RetentionPreview')).toEqual([]);
});

test('shows what is in force, who has set it, and what was deleted', async () => {
  const inStore = {
    ...{ hiredMonths: 60, otherMonths: 6, effectiveFrom: '2026-03-08T15:00:00.000Z' },
    ...{ deletedCount: 1200, lastDeletedAt: '2026-11-20T15:00:00.000Z' },
    lastChange: { at: '2026-03-01T15:00:00.000Z', byName: 'Bia Reis' },
  };
  serveRetention(inStore, [2, 0]);
  await openRetention();
  await inForce();
  expect(fact('Contratados')).toHaveTextContent('5 anos');
  expect(fact('Demais encerramentos')).toHaveTextContent('6 meses');
  expect(fact('Exclusão automática')).toHaveTextContent('Desde 08/03/2026');
  expect(fact('Excluídos até agora')).toHaveTextContent('1.200 candidatos, o último em 20/11/2026');
  expect(fact('Última alteração')).toHaveTextContent(/^01\/03\/2026 \d\d:00, por Bia Reis$/);
  expect(await screen.findByText(/^2 candidatos .+ serão excluídos nas próximas horas\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

test('periods that hold only later say from when on, also in the preview', async () => {
  serveRetention({ otherMonths: 12, effectiveFrom: '2999-03-08T15:00:00.000Z', deletedCount: 1 }, [2, 1]);
  await openRetention();
  await inForce();
  expect(fact('Exclusão automática')).toHaveTextContent('Começa em 08/03/2999');
  expect(await screen.findByText(/serão excluídos a partir de 08\/03\/2999\.$/)).toBeVisible();
});

test('offers a period of a program, which is none of the usual ones, beside these', async () => {
  serveRetention({ hiredMonths: 18 });
  await openRetention();
  const hired = await screen.findByRole('combobox', { name: 'Contratados' });
  const names = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(hired).toHaveDisplayValue('18 meses');
  expect(names(hired)).toEqual([
    ...['Não excluir', '3 meses', '6 meses', '1 ano', '18 meses', '2 anos'],
    ...['5 anos', '10 anos', '20 anos', '30 anos'],
  ]);
  expect(names(screen.getByRole('combobox', { name: 'Demais encerramentos' }))).not.toContain('18 meses');
});

test.each([
  [
    [3, 2],
    '3 candidatos já passaram do prazo de guarda e serão excluídos a partir de DIA.',
    'Nos próximos 30 dias, mais 2 passam do prazo.',
  ],
  [
    [1, 1],
    '1 candidato já passou do prazo de guarda e será excluído a partir de DIA.',
    'Nos próximos 30 dias, mais 1 passa do prazo.',
  ],
  [
    [0, 0],
    'Hoje, nenhum candidato passou do prazo de guarda. A exclusão automática começa em DIA.',
    'Nos próximos 30 dias, nenhum outro passa do prazo.',
  ],
])('the preview tells of %j candidates from seven days after today', async (counts, over, soon) => {
  const { server } = serveRetention({}, counts);
  const { user } = await openRetention();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Demais encerramentos' }), '3 meses');
  expect(await screen.findByText(over.replace('DIA', startOfNewPeriods()))).toBeVisible();
  expect(screen.getByText(soon)).toBeVisible();
  expect(server.lastOf('RetentionPreview')).toEqual({ hiredMonths: null, otherMonths: 3 });
});

test('the preview follows the choice, and shows no numbers of another one meanwhile', async () => {
  const { server, state } = serveRetention({}, [3, 0]);
  const { user } = await openRetention();
  const hired = await screen.findByRole('combobox', { name: 'Contratados' });
  await user.selectOptions(hired, '1 ano');
  expect(await screen.findByText(/^3 candidatos/)).toBeVisible();
  state.counts = [5, 0];
  const release = server.holdBack('RetentionPreview');
  await user.selectOptions(hired, '2 anos');
  expect(screen.queryByText(/^3 candidatos/)).not.toBeInTheDocument();
  expect(await status()).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText(/^5 candidatos/)).toBeVisible();
  expect(server.lastOf('RetentionPreview')).toEqual({ hiredMonths: 24, otherMonths: null });
  await user.selectOptions(hired, 'Não excluir');
  expect(await status()).toHaveTextContent(/^Nenhum dado é excluído automaticamente\.$/);
});

test('a preview that fails is told, can be tried again, and holds saving up until then', async () => {
  const { server } = serveRetention({}, [3, 0]);
  let isDown = true;
  server.intercept('RetentionPreview', () => (isDown ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  const { user } = await openRetention();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Contratados' }), '1 ano');
  expect(await screen.findByText('Não foi possível contar os candidatos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('button', { name: 'Salvar prazos' })).toBeDisabled();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/^3 candidatos/)).toBeVisible();
});

test('a failure to load is told, and another try shows the periods', async () => {
  const { server } = serveRetention({ hiredMonths: 12 });
  let isDown = true;
  server.intercept('Retention', () => (isDown ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  const { user } = await openRetention();
  expect(await screen.findByText('Não foi possível carregar os prazos de guarda')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('combobox', { name: 'Contratados' })).toHaveDisplayValue('1 ano');
});

test('a choice that was left is there again, and can be discarded', async () => {
  serveRetention({ hiredMonths: 12, effectiveFrom: '2026-03-08T15:00:00.000Z' });
  const { user, leave, comeBack } = await openRetention();
  const hired = () => screen.findByRole('combobox', { name: 'Contratados' });
  await user.selectOptions(await hired(), '2 anos');
  await leave();
  await comeBack();
  expect(await hired()).toHaveDisplayValue('2 anos');
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(async () => expect(await hired()).toHaveDisplayValue('1 ano'));
  expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
});
