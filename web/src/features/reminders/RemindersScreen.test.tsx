import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { clientData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import RemindersScreen from './RemindersScreen';

interface PreviewCall {
  input: { message: string; body?: string | null; days?: number | null };
}

const rules = {
  clientId: 'aurora',
  isOwn: false,
  daysBefore: [3, 1],
  daysAfter: [1],
  companyMails: ['COMPLETE', 'OVERDUE', 'DIGEST'],
  language: 'PT_BR',
};
const company = clientData({ id: 'aurora', companyName: 'Aurora Alimentos', dueInDays: 10, admissionInDays: 20 });
const standard = {
  message: 'REMINDER_BEFORE',
  language: 'PT_BR',
  subject: 'Prazo: {{prazo}}',
  body: 'Olá, {{nome}}!',
  isOwn: false,
  variables: ['nome', 'empresa', 'prazo', 'link'],
  changedAt: null,
  changedByName: null,
};

function serve(overrides: Record<string, unknown> = {}) {
  return serveStaff({
    viewer: { id: 'viewer', client: company },
    reminderRules: rules,
    messageTexts: [standard],
    messagePreview: ({ input }: PreviewCall) => ({
      preview: input.body?.includes('{{senha}}')
        ? null
        : {
            subject: `Assunto de ${input.message}`,
            text: 'Oi',
            html: `<html><body style="color:#111"><p style="margin:0">Corpo ${input.body ?? input.days ?? ''}</p><a href="/x">Abrir</a></body></html>`,
          },
      unknownVariables: input.body?.includes('{{senha}}') ? ['senha'] : [],
      userErrors: input.body?.includes('{{senha}}')
        ? [{ code: 'INVALID', field: ['body'], message: 'Variável desconhecida: {{senha}}.' }]
        : [],
    }),
    saveReminderRules: { rules: { ...rules, isOwn: true }, userErrors: [] },
    setDefaultDates: { client: company, userErrors: [] },
    saveMessageText: { text: { ...standard, isOwn: true }, userErrors: [] },
    resetMessageText: { text: standard, userErrors: [] },
    ...overrides,
  });
}
const open = (path = '/reminders') => renderStaff(<RemindersScreen />, { path, role: 'client' });
const mail = () => document.querySelector('[data-mail]')?.shadowRoot;

test('shows the mail of each rule as the form stands, with its styles and without working links', async () => {
  serve();
  const { user } = await open();
  expect(await screen.findByText('Assunto de REMINDER_BEFORE')).toBeVisible();
  expect(mail()?.querySelector('p')).toHaveTextContent('Corpo 3');
  expect(mail()?.querySelector('p')?.style.margin).toBe('0px');
  expect(mail()?.querySelector('a')).not.toHaveAttribute('href');
  await user.click(screen.getByRole('button', { name: 'Ver prévia Resumo diário às 8:00 (dias úteis)' }));
  expect(await screen.findByText('Assunto de DIGEST')).toBeVisible();
});

test('no mail is shown under the name of another one whose preview has not come yet', async () => {
  const server = serve();
  const { user } = await open();
  expect(await screen.findByText('Assunto de REMINDER_BEFORE')).toBeVisible();
  const release = server.holdBack('MessagePreview');
  await user.click(screen.getByRole('button', { name: 'Ver prévia Resumo diário às 8:00 (dias úteis)' }));
  expect(screen.queryByText('Assunto de REMINDER_BEFORE')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Assunto de DIGEST')).toBeVisible();
});

test.each([
  [true, 0],
  [false, 1],
])('says that nothing is sent where there is no mail server: one is there is %s', async (canMail, notes) => {
  serve();
  await renderStaff(<RemindersScreen />, { path: '/reminders', role: 'client', canMail });
  await screen.findByRole('heading', { level: 1, name: 'Lembretes e avisos' });
  expect(screen.queryAllByText(/^Ainda não há servidor de e-mail/)).toHaveLength(notes);
});

test('saves the rules and the default dates together, and refuses days that are none', async () => {
  const server = serve();
  const { user } = await open();
  const before = await screen.findByRole('textbox', { name: 'Dias antes do prazo' });
  await user.clear(before);
  await user.type(before, '5, 40');
  expect(screen.getByText('Informe até cinco números diferentes, de 1 a 30.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(before);
  await user.type(before, '5, 2');
  await user.click(screen.getByRole('switch', { name: 'Aviso de prazo vencido' }));
  const due = screen.getByRole('textbox', { name: 'Dias de prazo de um novo cadastro' });
  expect(due).toHaveValue('10');
  await user.clear(due);
  const admission = screen.getByRole('textbox', { name: 'Dias até a admissão prevista de um novo cadastro' });
  expect(admission).toHaveValue('20');
  await user.type(admission, '00');
  expect(screen.getByText('Informe um número de 1 a 365.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(admission);
  await user.type(admission, '30');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Regras salvas')).toBeVisible();
  expect(server.lastOf('SaveReminderSettings')).toMatchObject({
    rules: { clientId: 'aurora', daysBefore: [5, 2], daysAfter: [1], companyMails: ['COMPLETE', 'DIGEST'] },
    dates: { clientId: 'aurora', dueInDays: null, admissionInDays: 30 },
    setsRules: true,
    setsDates: true,
  });
});

test.each([
  ['the dates of a company without rules of its own are saved alone', false, 'due', false],
  ['those of a company with its own rules are saved with them', true, 'due', true],
  ['who saves rules that were not changed chooses them', false, null, true],
] as const)('%s', async (_, isOwn, changed, setsRules) => {
  const server = serve({ reminderRules: { ...rules, isOwn } });
  const { user } = await open();
  const due = await screen.findByRole('textbox', { name: 'Dias de prazo de um novo cadastro' });
  if (changed) await user.type(due, '0');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Regras salvas')).toBeVisible();
  expect(due).toHaveValue(changed ? '100' : '10');
  expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  expect(server.lastOf('SaveReminderSettings')).toMatchObject({
    ...{ setsRules, setsDates: true, dates: changed ? { dueInDays: 100 } : {} },
  });
});

test('edits a text with its variables; an unknown one is told beside it', async () => {
  const server = serve();
  const { user } = await open('/reminders?view=texts');
  const body = await screen.findByRole('textbox', { name: 'Texto' });
  await user.clear(body);
  await user.type(body, 'Senha: {{{{senha}}');
  expect(
    await screen.findByText('Variável desconhecida: {{senha}}. Use {{nome}}, {{empresa}}, {{prazo}}, {{link}}.'),
  ).toBeVisible();
  await user.clear(body);
  await user.type(body, 'Oi, ');
  await user.click(within(screen.getByRole('group', { name: /Variáveis/ })).getByRole('button', { name: '{{nome}}' }));
  await waitFor(() => expect(mail()?.querySelector('p')).toHaveTextContent('Corpo Oi, {{nome}}'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Texto salvo')).toBeVisible();
  expect(server.lastOf('SaveMessageText')).toMatchObject({
    input: { body: 'Oi, {{nome}}', subject: 'Prazo: {{prazo}}' },
  });
});

test('one goes on writing behind a variable that was put into the middle', async () => {
  serve();
  const { user } = await open('/reminders?view=texts');
  const body = await screen.findByRole('textbox', { name: 'Texto' });
  await user.clear(body);
  await user.type(body, 'Oi, tudo bem?');
  (body as HTMLTextAreaElement).setSelectionRange(4, 4);
  await user.click(within(screen.getByRole('group', { name: /Variáveis/ })).getByRole('button', { name: '{{nome}}' }));
  await user.keyboard(', ');
  expect(body).toHaveValue('Oi, {{nome}}, tudo bem?');
});

test('a text that was not saved is there again after another message, language or tab, until it is discarded', async () => {
  const after = { ...standard, message: 'REMINDER_AFTER', body: 'Venceu.' };
  serve({
    messageTexts: ({ language }: { language: string }) => [standard, after].map((text) => ({ ...text, language })),
  });
  const { user } = await open('/reminders?view=texts');
  const body = () => screen.findByRole('textbox', { name: 'Texto' });
  await user.type(await body(), ' Tudo bem?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mensagem' }), 'REMINDER_AFTER');
  expect(await screen.findByDisplayValue('Venceu.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mensagem' }), 'REMINDER_BEFORE');
  expect(await body()).toHaveValue('Olá, {{nome}}! Tudo bem?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma das mensagens' }), 'EN_US');
  await waitFor(async () => expect(await body()).toHaveValue('Olá, {{nome}}!'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma das mensagens' }), 'PT_BR');
  await waitFor(async () => expect(await body()).toHaveValue('Olá, {{nome}}! Tudo bem?'));
  await user.click(screen.getByRole('tab', { name: 'Regras' }));
  await user.click(await screen.findByRole('tab', { name: 'Textos' }));
  expect(await screen.findByDisplayValue('Olá, {{nome}}! Tudo bem?')).toBeVisible();
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await body()).toHaveValue('Olá, {{nome}}!');
  expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
});

test('rules that were not saved are there again after another tab, and are no changes once they are saved', async () => {
  serve();
  const { user } = await open();
  const before = () => screen.findByRole('textbox', { name: 'Dias antes do prazo' });
  await user.type(await before(), ', 7');
  await user.click(screen.getByRole('tab', { name: 'Textos' }));
  await screen.findByRole('textbox', { name: 'Texto' });
  await user.click(screen.getByRole('tab', { name: 'Regras' }));
  expect(await before()).toHaveValue('3, 1, 7');
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Regras salvas')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument());
});

test('goes back to the rules of the office after a question; the usual number of days stays', async () => {
  let current: object = { ...rules, isOwn: true, daysBefore: [7], companyMails: ['DIGEST'] };
  const server = serve({
    reminderRules: () => current,
    resetReminderRules: () => ({ rules: (current = rules), userErrors: [] }),
  });
  const { user } = await open();
  expect(await screen.findByRole('textbox', { name: 'Dias antes do prazo' })).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Voltar às regras padrão' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Voltar às regras padrão' }));
  expect(await screen.findByDisplayValue('3, 1')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Aviso de prazo vencido' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Dias de prazo de um novo cadastro' })).toHaveValue('10');
  expect(server.lastOf('ResetReminderRules')).toEqual({ input: { clientId: 'aurora' } });
  expect(await screen.findByText('Sua empresa ainda não escolheu as próprias regras: vale o padrão.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Voltar às regras padrão' })).not.toBeInTheDocument();
});

test('goes back to the standard text after a question', async () => {
  const own = {
    ...standard,
    body: 'Nosso texto',
    isOwn: true,
    changedAt: '2026-11-20T12:00:00Z',
    changedByName: 'Bia',
  };
  const server = serve({ messageTexts: [own] });
  const { user } = await open('/reminders?view=texts');
  expect(await screen.findByText(/por Bia\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar ao texto padrão' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Voltar ao texto padrão' }));
  expect(await screen.findByDisplayValue('Olá, {{nome}}!')).toBeVisible();
  expect(server.lastOf('ResetMessageText')).toMatchObject({ input: { message: 'REMINDER_BEFORE' } });
});

test('an administrator chooses a company; without one the rules are the standard, and there are no usual days', async () => {
  const server = serve({ reminderRules: { ...rules, clientId: null }, viewer: { id: 'viewer', client: null } });
  await renderStaff(<RemindersScreen />, { path: '/reminders' });
  expect(await screen.findByRole('combobox', { name: 'Empresa' })).toHaveAttribute('placeholder', 'Padrão');
  await screen.findByRole('textbox', { name: 'Dias antes do prazo' });
  expect(screen.queryByRole('textbox', { name: 'Dias de prazo de um novo cadastro' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tarefas que falharam' })).toHaveAttribute('href', '/admin/tarefas');
  expect(server.lastOf('ReminderSettings')).toMatchObject({ clientId: null, asksForClient: false });
});

test('says when the rules cannot be loaded, and tries again', async () => {
  const server = serve();
  let isBroken = true;
  server.intercept('ReminderSettings', () => (isBroken ? { status: 500, error: { code: 'INTERNAL' } } : null));
  const { user } = await open();
  expect(await screen.findByText('Não foi possível carregar os lembretes')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('textbox', { name: 'Dias antes do prazo' })).toBeVisible();
});
