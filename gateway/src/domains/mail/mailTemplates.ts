import type { Config } from '../../config.js';

/** A way back into an account. */
export interface PasswordResetMail {
  name: string;
  temporaryPassword: string;
  userId: string;
  token: string;
  /** Of an account whose e-mail was never confirmed, so that the way back does not end at 'not active'. */
  confirmationToken: string | null;
}

/** What each mail is made of. `null` data of a reset is filled in at delivery. */
export interface MailData {
  /** To a new client user. */
  welcome: { name: string; email: string; temporaryPassword: string; userId: string; token: string };
  passwordReset: PasswordResetMail;
  passwordChanged: { name: string };
  /** To a candidate: the link with its access token, and the password. */
  candidateAccess: { name: string; companyName: string | null; accessToken: string; password: string };
  /** To a candidate whose form was opened again: why, and what is asked for; no labels for everything. */
  candidateReopened: MailData['candidateAccess'] & { message: string | null; labels: string[] };
  /** To those who can open a candidate's form again: what the candidate wants to correct. */
  correctionRequested: {
    candidateName: string;
    message: string;
    candidateId: string;
    dashboard: '/client' | '/admin';
  };
}

export type MailTemplate = keyof MailData;

/** A mail as it is asked for. */
export type OutgoingMail =
  | { [T in MailTemplate]: { to: string; template: T; data: MailData[T] } }[MailTemplate]
  | { to: string; template: 'passwordReset'; data: null };

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A part of a mail; the same parts become the text and the HTML version. */
type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'secret'; label: string; value: string }
  | { kind: 'button'; label: string; url: string };

interface Letter {
  subject: string;
  parts: Part[];
}

const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
const secret = (label: string, value: string): Part => ({ kind: 'secret', label, value });
const button = (label: string, url: string): Part => ({ kind: 'button', label, url });

const link = (base: string, path: string, query: Record<string, string>) =>
  `${base}${path}?${new URLSearchParams(query).toString()}`;
const confirmationLink = (base: string, userId: string, token: string) =>
  link(base, '/v1/identity/confirm-email', { userId, token });

const letters: { [T in MailTemplate]: (data: MailData[T], base: string) => Letter } = {
  welcome: ({ name, email, temporaryPassword, userId, token }, base) => ({
    subject: 'Bem-vindo à Esteira: confirme seu e-mail',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('Sua empresa foi cadastrada no sistema de admissão. Confirme seu e-mail para ativar a conta:'),
      button('Confirmar e-mail', confirmationLink(base, userId, token)),
      paragraph('O link vale por 7 dias. Depois, entre com os dados abaixo e escolha a sua própria senha.'),
      secret('E-mail', email),
      secret('Senha temporária', temporaryPassword),
      button('Entrar', `${base}/login`),
    ],
  }),
  passwordReset: ({ name, temporaryPassword, userId, token, confirmationToken }, base) => ({
    subject: 'Recuperação de senha',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('Recebemos um pedido de recuperação da sua senha. Para escolher uma nova senha, use o link:'),
      button('Redefinir senha', link(base, '/reset-password', { userId, token })),
      paragraph('Se preferir, entre com a senha temporária abaixo, que deve ser alterada no primeiro acesso:'),
      secret('Senha temporária', temporaryPassword),
      paragraph('O link e a senha temporária valem por 1 hora e podem ser usados uma única vez.'),
      ...(confirmationToken
        ? [
            paragraph('Seu e-mail ainda não foi confirmado. Confirme-o para ativar a conta:'),
            button('Confirmar e-mail', confirmationLink(base, userId, confirmationToken)),
          ]
        : []),
      paragraph('Se você não fez este pedido, ignore este e-mail: sua senha atual continua valendo.'),
    ],
  }),
  passwordChanged: ({ name }, base) => ({
    subject: 'Sua senha foi alterada',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('A senha da sua conta foi alterada e as outras sessões foram encerradas.'),
      paragraph('Se não foi você, recupere o acesso agora em "Esqueci minha senha":'),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  candidateAccess: ({ name, companyName, accessToken, password }, base) => ({
    subject: companyName ? `${companyName}: seu acesso ao processo de admissão` : 'Seu acesso ao processo de admissão',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        companyName
          ? `${companyName} convidou você a preencher os dados do seu processo de admissão.`
          : 'Você foi convidado a preencher os dados do seu processo de admissão.',
      ),
      button('Preencher meus dados', `${base}/candidato/${encodeURIComponent(accessToken)}`),
      secret('Senha', password),
      paragraph('O acesso é pessoal: não encaminhe este e-mail.'),
    ],
  }),
  candidateReopened: ({ name, companyName, accessToken, password, message, labels }, base) => ({
    subject: companyName ? `${companyName}: seu cadastro foi reaberto` : 'Seu cadastro foi reaberto',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        companyName
          ? `${companyName} reabriu seu cadastro para que você confira seus dados.`
          : 'Seu cadastro foi reaberto para que você confira seus dados.',
      ),
      ...(message ? [paragraph(`Mensagem da empresa: ${message}`)] : []),
      ...(labels.length > 0 ? [paragraph(`O que corrigir: ${labels.join(', ')}.`)] : []),
      button('Corrigir meus dados', `${base}/candidato/${encodeURIComponent(accessToken)}`),
      secret('Senha', password),
      paragraph('O acesso é pessoal: não encaminhe este e-mail.'),
    ],
  }),
  correctionRequested: ({ candidateName, message, candidateId, dashboard }, base) => ({
    subject: `${candidateName} pede uma correção`,
    parts: [
      paragraph(`${candidateName} já finalizou o cadastro e pede uma correção:`),
      paragraph(message),
      paragraph('Para que a correção possa ser feita, reabra o cadastro:'),
      button('Abrir o cadastro', link(base, dashboard, { candidate: candidateId, mode: 'reopen' })),
    ],
  }),
};

/** Writes a mail in Brazilian Portuguese, as HTML and as text. */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  { publicUrl }: Pick<Config, 'publicUrl'>,
): RenderedMail {
  const { subject, parts } = letters[template](data, publicUrl);
  const closing = paragraph('Esta é uma mensagem automática; não responda.');
  const all = [...parts, closing];
  return {
    // Names come from people: a line break in one must not become a header.
    subject: subject.replace(/\s+/g, ' '),
    text: `${all.map(asText).join('\n\n')}\n`,
    html: htmlPage(subject, all.map(asHtml).join('\n')),
  };
}

function asText(part: Part): string {
  if (part.kind === 'paragraph') return part.text;
  return part.kind === 'secret' ? `${part.label}: ${part.value}` : `${part.label}: ${part.url}`;
}

function asHtml(part: Part): string {
  if (part.kind === 'paragraph') return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'secret') {
    return (
      `<p style="margin:0 0 16px">${escapeHtml(part.label)}: ` +
      `<strong style="font-family:monospace;font-size:16px">${escapeHtml(part.value)}</strong></p>`
    );
  }
  return (
    `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:10px 20px;` +
    `border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(part.label)}</a></p>`
  );
}

function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;font-family:Arial,sans-serif;font-size:15px;color:#1f2937">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#ffffff">
${body}
</div>
</body>
</html>
`;
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}
