/** Two people at the rules and texts: the second save is compared with the first, and what is typed stays. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { clientData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import RemindersScreen from './RemindersScreen';

const CONFLICT = [{ code: 'CONFLICT', field: null, message: 'Alterado por outra pessoa.' }];
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A server that others write to as well, and that refuses what was made over something else. */
function serve() {
  const store = {
    rules: { daysBefore: [3, 1], daysAfter: [1], companyMails: ['COMPLETE', 'OVERDUE', 'DIGEST'], language: 'PT_BR' },
    dates: { dueInDays: 10, admissionInDays: 20 } as Record<string, number | null>,
    text: { subject: 'Prazo', body: 'Olá, {{nome}}!' },
    author: null as string | null,
  };
  type Rules = typeof store.rules;
  const rulesNow = () => ({ clientId: 'aurora', isOwn: true, ...store.rules });
  const clientNow = () => clientData({ id: 'aurora', companyName: 'Aurora', ...store.dates });
  const textNow = () => ({
    ...{ message: 'REMINDER_BEFORE', language: 'PT_BR', variables: ['nome'], isOwn: store.author !== null },
    ...{ ...store.text, changedAt: store.author && '2026-08-04T15:00:00Z', changedByName: store.author },
  });
  const server = serveStaff({
    viewer: () => ({ id: 'viewer', client: clientNow() }),
    reminderRules: rulesNow,
    messageTexts: () => [textNow()],
    messagePreview: { preview: null, unknownVariables: [], userErrors: [] },
    saveReminderRules: ({ input }: { input: Rules & { expected: Rules } }) => {
      const { daysBefore, daysAfter, companyMails, language, expected } = input;
      const isTaken = isSame({ ...store.rules, ...expected }, store.rules);
      if (isTaken) store.rules = { daysBefore, daysAfter, companyMails, language };
      return { rules: rulesNow(), userErrors: isTaken ? [] : CONFLICT };
    },
    setDefaultDates: ({ input }: { input: Record<string, unknown> }) => {
      const { expected, clientId: _client, ...days } = input;
      const isTaken = isSame({ ...store.dates, ...(expected as object) }, store.dates);
      if (isTaken) Object.assign(store.dates, days);
      return { client: clientNow(), userErrors: isTaken ? [] : CONFLICT };
    },
    saveMessageText: ({ input }: { input: { subject: string; body: string; expected: typeof store.text } }) => {
      const isTaken = isSame({ ...store.text, ...input.expected }, store.text);
      if (isTaken) store.text = { subject: input.subject, body: input.body };
      return { text: textNow(), userErrors: isTaken ? [] : CONFLICT };
    },
  });
  return { server, store };
}

const open = (path: string) => renderStaff(<RemindersScreen />, { path, role: 'client' });
const before = () => screen.findByRole('textbox', { name: 'Dias antes do prazo' });
const panel = () => screen.findByRole('group', { name: /enquanto você editava/ });

test('rules: what another person has changed is shown, what is typed stays, and both are saved then', async () => {
  const { server, store } = serve();
  const { user } = await open('/reminders');
  await user.type(await before(), ', 7');
  store.rules = { ...store.rules, daysAfter: [2] };
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(within(await panel()).getByText('Atualizado com a outra alteração: Dias depois do prazo.')).toBeVisible();
  expect(await before()).toHaveValue('3, 1, 7');
  expect(screen.getByRole('textbox', { name: 'Dias depois do prazo' })).toHaveValue('2');
  expect(store.rules.daysBefore).toEqual([3, 1]);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Regras salvas')).toBeVisible();
  expect(store.rules).toMatchObject({ daysBefore: [3, 1, 7], daysAfter: [2] });
  expect(screen.queryByRole('group', { name: /enquanto você editava/ })).not.toBeInTheDocument();
  expect(server.lastOf('SaveReminderSettings')).toMatchObject({
    rules: { expected: { daysBefore: [3, 1], daysAfter: [2] } },
  });
});

test('rules: a person chooses between two values of an input, mails among them, before it is saved again', async () => {
  const { store } = serve();
  const { user } = await open('/reminders');
  await user.click(await screen.findByRole('switch', { name: 'Aviso de prazo vencido' }));
  store.rules = { ...store.rules, companyMails: ['COMPLETE'] };
  const save = screen.getByRole('button', { name: 'Salvar' });
  await user.click(save);
  const choice = within(within(await panel()).getByRole('group', { name: 'Para a empresa' }));
  await user.click(save);
  expect(await screen.findByText(/^Escolha o valor que deve ficar/)).toBeVisible();
  expect(store.rules.companyMails).toEqual(['COMPLETE']);
  expect(choice.getByRole('radio', { name: /Aviso de cadastro finalizado, Resumo diário/ })).toBeVisible();
  await user.click(choice.getByRole('radio', { name: 'Valor de Outra pessoa Aviso de cadastro finalizado' }));
  expect(screen.getByRole('switch', { name: /^Resumo diário/ })).not.toBeChecked();
  await user.click(choice.getByRole('radio', { name: /Resumo diário/ }));
  await user.click(save);
  expect(await screen.findByText('Regras salvas')).toBeVisible();
  expect(store.rules.companyMails).toEqual(['COMPLETE', 'DIGEST']);
});

test('default dates: those that were not touched are left to others, and one that both have changed is compared', async () => {
  const { server, store } = serve();
  const { user } = await open('/reminders');
  const due = await screen.findByRole('textbox', { name: 'Dias de prazo de um novo cadastro' });
  const retype = async (text: string) => {
    await user.clear(due);
    await user.type(due, text);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
  };
  store.dates = { dueInDays: 10, admissionInDays: 25 };
  await retype('12');
  await waitFor(() => expect(store.dates).toEqual({ dueInDays: 12, admissionInDays: 25 }));
  store.dates = { dueInDays: 15, admissionInDays: 25 };
  await retype('13');
  expect(within(await panel()).getByRole('group', { name: 'Dias de prazo de um novo cadastro' })).toBeVisible();
  expect(due).toHaveValue('13');
  expect(server.lastOf('SaveReminderSettings')['dates']).toMatchObject({ dueInDays: 13, expected: { dueInDays: 12 } });
});

test('a draft that was left and opened again is compared with what it was begun over', async () => {
  const { store } = serve();
  const { user } = await open('/reminders?view=texts');
  const body = () => screen.findByRole('textbox', { name: 'Texto' });
  await user.type(await body(), ' Tudo bem?');
  await user.click(screen.getByRole('tab', { name: 'Regras' }));
  await before();
  Object.assign(store, { text: { subject: 'Prazo novo', body: 'Bom dia, {{nome}}!' }, author: 'Bia' });
  await user.click(screen.getByRole('tab', { name: 'Textos' }));
  expect(await body()).toHaveValue('Olá, {{nome}}! Tudo bem?');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const compared = within(await panel());
  expect(compared.getByText('Atualizado com a outra alteração: Assunto.')).toBeVisible();
  expect(store.text.body).toBe('Bom dia, {{nome}}!');
  expect(await body()).toHaveValue('Olá, {{nome}}! Tudo bem?');
  await user.click(compared.getByRole('radio', { name: 'Seu valor Olá, {{nome}}! Tudo bem?' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Texto salvo')).toBeVisible();
  expect(store.text).toEqual({ subject: 'Prazo novo', body: 'Olá, {{nome}}! Tudo bem?' });
});

test('a mail that is switched off and on again is no change', async () => {
  serve();
  const { user } = await open('/reminders');
  const complete = await screen.findByRole('switch', { name: 'Aviso de cadastro finalizado' });
  await user.click(complete);
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await user.click(complete);
  expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
});
