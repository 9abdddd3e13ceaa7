import { readFileSync } from 'node:fs';
import { renderMail } from './mailTemplates.js';

const config = { publicUrl: 'https://esteira.example.com' };
const id = 'a'.repeat(24);
const ana = { name: 'Ana', companyName: 'Ana Ltda', email: 'ana@exemplo.com' };

describe('mails', () => {
  it('welcome a client with the confirmation link and the temporary password', () => {
    const data = { ...ana, temporaryPassword: 'Senha23456', userId: id, token: 'tk-1' };
    const { subject, text, html } = renderMail('welcome', data, config);
    expect(subject).toBe('Bem-vindo à Esteira: confirme seu e-mail');
    const link = `https://esteira.example.com/v1/identity/confirm-email?userId=${id}&token=tk-1`;
    expect(text).toContain(`Confirmar e-mail: ${link}`);
    expect(text).toContain('Senha temporária: Senha23456');
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(html).toContain('Senha23456');
  });

  it('invite a colleague with the same link and password, and in the name of no company', () => {
    const data = { name: 'Bia', email: 'bia@exemplo.com', temporaryPassword: 'Senha23456', userId: id, token: 'tk-1' };
    const { subject, text } = renderMail('staffWelcome', { ...data, invitedBy: 'Ana Lima' }, config);
    expect(text).toContain('Ana Lima criou uma conta da equipe interna para você');
    expect(subject).toBe('Você foi convidado para a equipe da Esteira');
    expect(text).toContain(`/v1/identity/confirm-email?userId=${id}&token=tk-1`);
    expect(text).toContain('Senha temporária: Senha23456');
    expect(text).not.toContain('Sua empresa');
  });

  it('offer a reset link and a temporary password, and the confirmation only where it is missing', () => {
    const secrets = { temporaryPassword: 'Senha23456', userId: id, token: 'tk-2', confirmationToken: null };
    const data = { name: 'Ana', ...secrets, validMinutes: 60 };
    const { text } = renderMail('passwordReset', data, config);
    expect(text).toContain(`Redefinir senha: https://esteira.example.com/reset-password?userId=${id}&token=tk-2`);
    expect(text).toContain('Senha temporária: Senha23456');
    expect(text).not.toContain('confirm-email');
    const unconfirmed = renderMail('passwordReset', { ...data, confirmationToken: 'tk-3' }, config);
    expect(unconfirmed.text).toContain(`confirm-email?userId=${id}&token=tk-3`);
    expect(text).toContain('valem por 1 hora e');
    const older = renderMail('passwordReset', { ...data, validMinutes: 45 }, config);
    expect(older.text).toContain('valem por 45 minutos e');
  });

  it('tell of a locked account in words that one says of an account', () => {
    const { text } = renderMail('signInLocked', { name: 'Ana' }, config);
    expect(text).toContain('aparelhos que nunca acessaram a conta não podem tentar de novo.');
  });

  it('give a candidate link and password, in the name of the company', () => {
    const data = { name: 'Caio', companyName: 'Ana Ltda', accessToken: 'tk/4', password: 'ABC12345' };
    const { subject, text } = renderMail('candidateAccess', data, config);
    expect(subject).toBe('Ana Ltda: seu acesso ao processo de admissão');
    expect(text).toContain('Preencher meus dados: https://esteira.example.com/candidato/tk%2F4');
    expect(text).toContain('Senha: ABC12345');
    expect(renderMail('candidateAccess', { ...data, companyName: null }, config).text).not.toContain('null');
  });

  it('tell a candidate why the form was opened again and what is asked for, with the way in', () => {
    const access = { name: 'Caio', companyName: 'Ana Ltda', accessToken: 'tk-5', password: 'ACD23467' };
    const data = { ...access, message: 'O RG está ilegível.\nObrigada!', labels: ['RG', 'Endereço'] };
    const { subject, text } = renderMail('candidateReopened', data, config);
    expect(subject).toBe('Ana Ltda: seu cadastro foi reaberto');
    expect(text).toContain('Mensagem da empresa: O RG está ilegível.\nObrigada!');
    expect(text).toContain('O que corrigir: RG, Endereço.');
    expect(text).toContain('Corrigir meus dados: https://esteira.example.com/candidato/tk-5');
    expect(text).toContain('Senha: ACD23467');
    const bare = renderMail('candidateReopened', { ...access, companyName: null, message: null, labels: [] }, config);
    expect(bare.text).not.toMatch(/Mensagem|O que corrigir|null/);
  });

  it('pass a candidate’s wish on to the company, with the way to the form', () => {
    const data = { candidateName: 'Caio', companyName: null, message: 'Mudei de endereço.', candidateId: 'Q2E6MQ' };
    const { subject, text } = renderMail('correctionRequested', { ...data, dashboard: '/client' }, config);
    expect(subject).toBe('Caio pede uma correção');
    expect(text).toContain('Mudei de endereço.');
    expect(text).toContain('Abrir o cadastro: https://esteira.example.com/client?candidate=Q2E6MQ&mode=reopen');
  });

  it('never take a name for markup or for a header', () => {
    const data = {
      name: '<img src=x onerror=alert(1)>',
      companyName: 'A\r\nBcc: x@y.z',
      accessToken: 't',
      password: 'p',
    };
    const { subject, html } = renderMail('candidateAccess', data, config);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('name the company in their header, and the product where a mail is about none', () => {
    const header = (html: string) => /<body[^>]*>\s*<div[^>]*>\s*<div[^>]*>([^<]*)</.exec(html)?.[1];
    const access = { name: 'Caio', companyName: 'Pão & Cia', accessToken: 'tk', password: 'ACD23467' };
    const account = { temporaryPassword: 'Senha23456', userId: id, token: 'tk' };
    const wish = { candidateName: 'Caio', message: 'Oi', candidateId: 'Q2E6MQ', dashboard: '/client' as const };
    const { companyName } = access;
    const about = [
      renderMail('candidateAccess', access, config),
      renderMail('candidateReopened', { ...access, message: null, labels: [] }, config),
      renderMail('correctionRequested', { ...wish, companyName }, config),
      renderMail('welcome', { ...ana, ...account, companyName }, config),
    ];
    expect(about.map(({ html }) => header(html))).toEqual(about.map(() => 'Pão &amp; Cia'));
    expect(header(renderMail('candidateAccess', { ...access, companyName: null }, config).html)).toBe('Esteira');
    expect(header(renderMail('passwordChanged', { name: 'Ana' }, config).html)).toBe('Esteira');
  });

  it('say where keys are that outlive a changed password', () => {
    expect(renderMail('passwordChanged', { name: 'Ana' }, config).text).toContain(
      'exclua as que não usa em "Chaves de acesso"',
    );
  });

  it('have the colours of the web', () => {
    const tokens = readFileSync(new URL('../../../../web/src/theme/tokens.ts', import.meta.url), 'utf8');
    const palette = tokens.slice(tokens.indexOf('lightPalette'), tokens.indexOf('darkPalette'));
    const accent = /accent: '(#\w+)'/.exec(palette)?.[1];
    const access = { name: 'Caio', companyName: 'Ana Ltda', accessToken: 'tk', password: 'ACD23467' };
    const { html } = renderMail('candidateAccess', access, config);
    expect(html).toMatch(new RegExp(`<a [^>]*background:${accent};`));
    for (const used of new Set(html.match(/#[0-9a-f]{6}\b/g))) expect(palette).toContain(used);
  });
});
