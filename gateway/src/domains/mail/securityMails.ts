import type { KeyAccess } from '../../auth/viewer.js';
import { button, moment, paragraph, type MailTemplates } from './mailParts.js';

/** What the mails are made of that tell the owner of an account what has happened with it (R-280, R-366, R-371). */
export interface SecurityMailData {
  passwordChanged: { name: string };
  /** To the owner of an account with a sign-in from a new device. `at` is ISO 8601. */
  newDevice: { name: string; at: string; device: string; ip: string };
  /** To the owner of an account with a new access key. The moments are ISO 8601. */
  accessKeyCreated: SecurityMailData['accessKeyExpires'] & { access: KeyAccess; at: string };
  /** To the owner of an access key that expires soon. */
  accessKeyExpires: { name: string; key: string; expiresAt: string; dashboard: '/client' | '/admin' };
  /** To an account whose password was guessed too often. */
  signInLocked: { name: string };
  /** To an account whose code was guessed too often by somebody who has its password. */
  signInCodeLocked: { name: string };
  /** To the address that an account had before. */
  emailChanged: { name: string };
  /** To the owner of an account with another second factor, none any more, or other recovery codes; `by` names who has switched it off for them. */
  twoFactorChanged: { name: string; change: 'enabled' | 'disabled' | 'codesRenewed'; by: string | null };
  /** To the owner of an account that was opened by a recovery code. `at` is ISO 8601, `left` how many codes there are now. */
  recoveryCodeUsed: { name: string; at: string; left: number };
}

const changedTwoFactor = {
  enabled: {
    subject: 'Verificação em duas etapas ativada',
    text: () =>
      'Um aplicativo autenticador foi ligado à sua conta: para entrar, além da senha é preciso o código que ele mostra. As outras sessões foram encerradas.',
  },
  disabled: {
    subject: 'Verificação em duas etapas desativada',
    text: (by: string | null) =>
      `A verificação em duas etapas da sua conta foi desativada${by ? ` por ${by}` : ''}: a senha sozinha abre a conta.`,
  },
  codesRenewed: {
    subject: 'Novos códigos de recuperação',
    text: () => 'Foram gerados outros códigos de recuperação para a sua conta. Os anteriores não valem mais.',
  },
};

/** The texts of those mails. */
export const securityMails: MailTemplates<SecurityMailData> = {
  passwordChanged: ({ name }, base) => ({
    subject: 'Sua senha foi alterada',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('A senha da sua conta foi alterada e as outras sessões foram encerradas.'),
      paragraph(
        'As chaves de acesso de programas podem continuar valendo: veja e exclua as que não usa em "Chaves de acesso", no menu da conta.',
      ),
      paragraph('Se não foi você, recupere o acesso agora em "Esqueci minha senha":'),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  newDevice: ({ name, at, device, ip }, base) => ({
    subject: 'Novo acesso à sua conta',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        `Alguém entrou na sua conta por um aparelho ou lugar novo: ${device}, endereço ${ip}, em ${moment(at)}.`,
      ),
      paragraph('Se foi você, não precisa fazer nada.'),
      paragraph(
        'Se não foi você, escolha outra senha agora em "Esqueci minha senha": isso encerra todas as sessões da conta.',
      ),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  accessKeyCreated: ({ name, key, access, at, expiresAt, dashboard }, base) => ({
    subject: 'Uma chave de acesso foi criada',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        `Em ${moment(at)} foi criada na sua conta a chave de acesso "${key}" (${access === 'read' ? 'somente leitura' : 'leitura e escrita'}). Um programa que a tem entra como você até ${moment(expiresAt)}.`,
      ),
      paragraph('Se foi você, não precisa fazer nada.'),
      paragraph(
        'Se não foi você, escolha outra senha agora em "Esqueci minha senha": isso encerra todas as sessões e todas as chaves da conta.',
      ),
      button('Ver as chaves de acesso', `${base}${dashboard}/chaves`),
    ],
  }),
  accessKeyExpires: ({ name, key, expiresAt, dashboard }, base) => ({
    subject: 'Uma chave de acesso vai expirar',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        `A chave de acesso "${key}" da sua conta expira em ${moment(expiresAt)}. O programa que a usa deixa de entrar depois disso.`,
      ),
      paragraph('Se ele ainda é usado, crie outra chave, troque-a no programa e exclua esta.'),
      button('Ver as chaves de acesso', `${base}${dashboard}/chaves`),
    ],
  }),
  signInLocked: ({ name }, base) => ({
    subject: 'Muitas tentativas de acesso à sua conta',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        'A senha da sua conta foi digitada incorretamente muitas vezes seguidas. Por até 15 minutos, aparelhos que nunca acessaram a conta não podem tentar de novo.',
      ),
      paragraph('Pelo aparelho em que você costuma entrar, o acesso continua aberto.'),
      paragraph('Em outro aparelho, use "Esqueci minha senha": o link que chega por e-mail libera o acesso na hora.'),
      paragraph('Se foi você que errou a senha, não precisa fazer mais nada.'),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  signInCodeLocked: ({ name }, base) => ({
    subject: 'Alguém tem a sua senha',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(
        'A senha certa da sua conta foi digitada, mas o código da verificação em duas etapas estava errado muitas vezes seguidas. Por até 15 minutos nenhum código é aceito.',
      ),
      paragraph('Se foi você, não precisa fazer mais nada.'),
      paragraph('Se não foi você, escolha outra senha agora em "Esqueci minha senha": quem tentou conhece a atual.'),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  emailChanged: ({ name }) => ({
    subject: 'O e-mail da sua conta foi alterado',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph('O e-mail da sua conta foi alterado. Este endereço não serve mais para entrar.'),
      paragraph('Se você não esperava por isso, fale com quem administra o sistema.'),
    ],
  }),
  twoFactorChanged: ({ name, change, by }, base) => ({
    subject: changedTwoFactor[change].subject,
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(changedTwoFactor[change].text(by)),
      ...(by
        ? [
            paragraph(
              'Quando tiver o aplicativo outra vez, ative-a de novo em "Verificação em duas etapas", no menu da conta.',
            ),
          ]
        : []),
      paragraph(
        'Se você não fez nem pediu isso, escolha outra senha agora em "Esqueci minha senha" e fale com quem administra o sistema.',
      ),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
  recoveryCodeUsed: ({ name, at, left }, base) => ({
    subject: 'Um código de recuperação foi usado',
    parts: [
      paragraph(`Olá, ${name}!`),
      paragraph(`Em ${moment(at)} alguém entrou na sua conta com a sua senha e um código de recuperação.`),
      paragraph(
        left === 0
          ? 'Foi o último: gere outros em "Verificação em duas etapas", no menu da conta.'
          : `Restam ${left}. Você pode gerar outros em "Verificação em duas etapas", no menu da conta.`,
      ),
      paragraph('Se não foi você, escolha outra senha agora em "Esqueci minha senha" e gere outros códigos.'),
      button('Abrir o sistema', `${base}/login`),
    ],
  }),
};
