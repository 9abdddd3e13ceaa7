import type { Config } from '../../config.js';
import { button, link, paragraph, secret, type MailTemplates } from './mailParts.js';
import { securityMails, type SecurityMailData } from './securityMails.js';
import { CLOSING, writeMail, type Part, type RenderedMail } from './writeMail.js';

/** A way back into an account. */
export interface PasswordResetMail {
  name: string;
  temporaryPassword: string;
  userId: string;
  token: string;
  /** How long the password and the link work. */
  validMinutes: number;
  /** For an account whose e-mail was never confirmed, so that the way back does not end at 'not active'; null otherwise. */
  confirmationToken: string | null;
}

/** What somebody is told of a new account. */
interface InvitationMail {
  name: string;
  email: string;
  temporaryPassword: string;
  userId: string;
  token: string;
}

/** What each mail is made of. `null` data is filled in at delivery. */
export interface MailData extends SecurityMailData {
  /** To the contact of a new client. */
  welcome: InvitationMail & { companyName: string | null };
  /** To a new member of the staff, or of the team of a company, which is told then. */
  staffWelcome: InvitationMail & { invitedBy?: string | null; companyName?: string | null };
  passwordReset: PasswordResetMail;
  /** To a candidate: the link with its access token, and the password. */
  candidateAccess: { name: string; companyName: string | null; accessToken: string; password: string };
  /** To a candidate whose form was opened again: why, and what is asked for; no labels for everything. */
  candidateReopened: MailData['candidateAccess'] & { message: string | null; labels: string[] };
  /** To a candidate whose documents were refused: which, and why; once per round of review. */
  documentsRefused: MailData['candidateAccess'] & { refusals: { label: string; reason: string }[] };
  /** To those who can open a candidate's form again: what the candidate wants to correct. */
  correctionRequested: {
    candidateName: string;
    companyName: string | null;
    message: string;
    candidateId: string;
    dashboard: '/client' | '/admin';
  };
  /** To those who keep a webhook that the server has switched off. */
  webhookStopped: { name: string; url: string; reason: 'gone' | 'failing'; dashboard: '/client' | '/admin' };
}

export type MailTemplate = keyof MailData;

/** A mail as it is asked for. */
export type OutgoingMail =
  | { [T in MailTemplate]: { to: string; template: T; data: MailData[T] } }[MailTemplate]
  | { to: string; template: 'passwordReset' | 'signInLocked' | 'signInCodeLocked'; data: null };

const confirmationLink = (base: string, userId: string, token: string) =>
  link(base, '/v1/identity/confirm-email', { userId, token });

/** What a new account's owner is told: how to confirm the e-mail, and what to sign in with. */
const invitationParts = (
  { name, email, temporaryPassword, userId, token }: InvitationMail,
  why: string,
  base: string,
): Part[] => [
  paragraph(`Olá, ${name}!`),
  paragraph(why),
  button('Confirmar e-mail', confirmationLink(base, userId, token)),
  paragraph('O link vale por 7 dias. Depois, entre com os dados abaixo e escolha a sua própria senha.'),
  secret('E-mail', email),
  secret('Senha temporária', temporaryPassword),
  button('Entrar', `${base}/login`),
];

const templates: MailTemplates<MailData> = {
  ...securityMails,
  welcome: ({ companyName, ...invitation }, base) => ({
    subject: 'Bem-vindo à Esteira: confirme seu e-mail',
    companyName,
    parts: invitationParts(
      invitation,
      'Sua empresa foi cadastrada no sistema de admissão. Confirme seu e-mail para ativar a conta:',
      base,
    ),
  }),
  staffWelcome: ({ invitedBy, companyName = null, ...invitation }, base) => ({
    subject: companyName
      ? `Convite para acompanhar as admissões: ${companyName}`
      : 'Você foi convidado para a equipe da Esteira',
    companyName,
    parts: invitationParts(
      invitation,
      `${invitedBy ? `${invitedBy} criou` : 'A equipe criou'} uma conta ${companyName ? `da empresa ${companyName}` : 'da equipe interna'} para você no sistema de admissão. Confirme seu e-mail:`,
      base,
    ),
  }),
  passwordReset: ({ name, temporaryPassword, userId, token, validMinutes, confirmationToken }, base) => ({
    subject: 'Recuperação de senha',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('Recebemos um pedido de recuperação da sua senha. Para escolher uma nova senha, use o link:'),
      button('Redefinir senha', link(base, '/reset-password', { userId, token })),
      paragraph('Se preferir, entre com a senha temporária abaixo, que deve ser alterada no primeiro acesso:'),
      secret('Senha temporária', temporaryPassword),
      paragraph(
        `O link e a senha temporária valem por ${validMinutes === 60 ? '1 hora' : `${validMinutes} minutos`} e podem ser usados uma única vez.`,
      ),
      ...(confirmationToken
        ? [
            paragraph('Seu e-mail ainda não foi confirmado. Confirme-o para ativar a conta:'),
            button('Confirmar e-mail', confirmationLink(base, userId, confirmationToken)),
          ]
        : []),
      paragraph('Se você não fez este pedido, ignore este e-mail: sua senha atual continua valendo.'),
    ],
  }),
  candidateAccess: ({ name, companyName, accessToken, password }, base) => ({
    subject: companyName ? `${companyName}: seu acesso ao processo de admissão` : 'Seu acesso ao processo de admissão',
    companyName,
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
    companyName,
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
  documentsRefused: ({ name, companyName, accessToken, password, refusals }, base) => ({
    subject: `${companyName ? `${companyName}: ` : ''}${refusals.length === 1 ? 'um documento precisa' : 'alguns documentos precisam'} ser enviado${refusals.length === 1 ? '' : 's'} de novo`,
    companyName,
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        refusals.length === 1
          ? 'Um dos seus documentos foi conferido e precisa ser enviado de novo:'
          : 'Seus documentos foram conferidos, e alguns precisam ser enviados de novo:',
      ),
      ...refusals.map(({ label, reason }) => paragraph(reason ? `${label}: ${reason}` : label)),
      button('Enviar de novo', `${base}/candidato/${encodeURIComponent(accessToken)}`),
      secret('Senha', password),
      paragraph('O acesso é pessoal: não encaminhe este e-mail.'),
    ],
  }),
  correctionRequested: ({ candidateName, companyName, message, candidateId, dashboard }, base) => ({
    subject: `${candidateName} pede uma correção`,
    companyName,
    parts: [
      paragraph(`${candidateName} já finalizou o cadastro e pede uma correção:`),
      paragraph(message),
      paragraph('Para que a correção possa ser feita, reabra o cadastro:'),
      button('Abrir o cadastro', link(base, dashboard, { candidate: candidateId, mode: 'reopen' })),
    ],
  }),
  webhookStopped: ({ name, url, reason, dashboard }, base) => ({
    subject: 'Um webhook foi desligado',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        reason === 'gone'
          ? `O endereço ${url} respondeu que não existe mais, e o webhook foi desligado.`
          : `O endereço ${url} não recebeu nenhuma mensagem nos últimos três dias, e o webhook foi desligado.`,
      ),
      paragraph('Enquanto ele estiver desligado, o sistema de integração não é avisado do que acontece.'),
      paragraph('Quando o endereço voltar a responder, ligue o webhook e reenvie as mensagens que falharam:'),
      button('Ver webhooks', `${base}${dashboard}/webhooks`),
    ],
  }),
};

/** Writes a mail in Brazilian Portuguese, as HTML and as text. */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  { publicUrl }: Pick<Config, 'publicUrl'>,
): RenderedMail {
  const { subject, companyName, parts } = templates[template](data, publicUrl);
  return writeMail({ subject, companyName, parts: [...parts, paragraph(CLOSING['pt-BR'])] });
}
