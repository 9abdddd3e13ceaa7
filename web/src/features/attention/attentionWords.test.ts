import { i18next, loadTexts } from '../../i18n';
import { attentionWords, type AttentionFacts } from './attentionWords';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000).toISOString();

const nobody: AttentionFacts['candidate'] = {
  createdAt: daysAgo(9),
  accessSentAt: null,
  openedAt: null,
  lastAnsweredAt: null,
  remindedAt: null,
  completedAt: null,
  dueOn: null,
  correctionRequest: null,
};

beforeAll(() => loadTexts('flow'));

const asked = { requestedAt: daysAgo(1) } as AttentionFacts['candidate']['correctionRequest'];

test.each<[AttentionFacts['reason'], Partial<AttentionFacts['candidate']>, string | null, string]>([
  ['OVERDUE', { dueOn: '2026-11-18', openedAt: daysAgo(4) }, 'CPF', 'prazo venceu em 18/11/2026, parou em CPF'],
  ['OVERDUE', { dueOn: '2026-11-18' }, 'CPF', 'prazo venceu em 18/11/2026'],
  ['DUE_SOON', { dueOn: '2026-11-21', openedAt: daysAgo(4) }, null, 'prazo em 21/11/2026'],
  [
    'CORRECTION_WAITING',
    { correctionRequest: asked, completedAt: daysAgo(6) },
    null,
    'pediu para corrigir os dados ontem',
  ],
  [
    'CORRECTION_WAITING',
    { correctionRequest: asked, completedAt: daysAgo(6), remindedAt: daysAgo(9) },
    null,
    'pediu para corrigir os dados ontem',
  ],
  [
    'CORRECTION_WAITING',
    { openedAt: daysAgo(6) },
    'Endereço',
    'correção pedida ao candidato há 3 dias, parou em Endereço',
  ],
  ['NEVER_OPENED', { accessSentAt: daysAgo(4) }, null, 'link enviado há 4 dias, nunca aberto'],
  ['NEVER_OPENED', {}, 'CPF', 'cadastrado há 9 dias, nunca abriu o link'],
  ['NO_ANSWER', { openedAt: daysAgo(4) }, 'Endereço', 'abriu o link há 4 dias, parou em Endereço'],
  [
    'NO_ANSWER',
    { openedAt: daysAgo(8), lastAnsweredAt: daysAgo(5) },
    'Endereço',
    'última resposta há 5 dias, parou em Endereço',
  ],
  [
    'NEVER_OPENED',
    { accessSentAt: daysAgo(4), remindedAt: daysAgo(0) },
    null,
    'link enviado há 4 dias, nunca aberto, último lembrete hoje',
  ],
  ['UNCONFIRMED', { completedAt: daysAgo(1), remindedAt: daysAgo(2) }, null, 'finalizou o cadastro ontem'],
  ['UNCONFIRMED', { openedAt: daysAgo(8), completedAt: daysAgo(0) }, null, 'finalizou o cadastro hoje'],
])('%s of %p, stopped at %p, reads ‘%s’', (reason, facts, stoppedAt, words) => {
  const t = i18next.getFixedT<'flow'>('pt-BR', 'flow');
  const item: AttentionFacts = { reason, since: daysAgo(3), stoppedAt, candidate: { ...nobody, ...facts } };
  expect(attentionWords(t, 'pt-BR', item, NOW)).toBe(words);
});
