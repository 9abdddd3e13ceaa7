import type { TFunction } from 'i18next';
import type { AttentionRow_ItemFragment } from '../../generated/staff/graphql';
import { formatDayOnly, relativeDay } from '../../lib/days';

/** The parts of an entry of the queue that its reason is told from. */
export type AttentionFacts = Pick<AttentionRow_ItemFragment, 'reason' | 'since' | 'stoppedAt'> & {
  candidate: Pick<
    AttentionRow_ItemFragment['candidate'],
    | 'createdAt'
    | 'accessSentAt'
    | 'openedAt'
    | 'lastAnsweredAt'
    | 'remindedAt'
    | 'completedAt'
    | 'dueOn'
    | 'correctionRequest'
  >;
};

/** Why somebody needs attention and whether they were reminded: 'abriu o link há 4 dias, parou em Endereço, último lembrete hoje'. */
export function attentionWords(t: TFunction<'flow'>, language: string, item: AttentionFacts, now = new Date()): string {
  const { completedAt, remindedAt } = item.candidate;
  // Who has finished was reminded of what is done by now.
  const isWaiting = completedAt === null && remindedAt !== null;
  const reminded = isWaiting ? t('attention.words.reminded', { when: relativeDay(remindedAt, language, now) }) : '';
  return reasonWords(t, language, item, now) + reminded;
}

function reasonWords(t: TFunction<'flow'>, language: string, item: AttentionFacts, now: Date): string {
  const { candidate, reason, since, stoppedAt } = item;
  const ago = (iso: string | null) => relativeDay(iso ?? since, language, now);
  const day = candidate.dueOn === null ? '' : formatDayOnly(candidate.dueOn, language);
  // Who has never opened the form has stopped nowhere in it.
  const stopped =
    stoppedAt === null || candidate.openedAt === null ? '' : t('attention.stoppedAt', { field: stoppedAt });
  switch (reason) {
    case 'OVERDUE':
      return t('attention.words.overdue', { day }) + stopped;
    case 'DUE_SOON':
      return t('attention.words.dueSoon', { day }) + stopped;
    case 'CORRECTION_WAITING':
      return candidate.correctionRequest
        ? t('attention.words.asked', { when: ago(candidate.correctionRequest.requestedAt) })
        : t('attention.words.reopened', { when: ago(since) }) + stopped;
    case 'NEVER_OPENED':
      return candidate.accessSentAt
        ? t('attention.words.sent', { when: ago(candidate.accessSentAt) })
        : t('attention.words.registered', { when: ago(candidate.createdAt) });
    case 'NO_ANSWER':
      return candidate.lastAnsweredAt
        ? t('attention.words.answered', { when: ago(candidate.lastAnsweredAt) }) + stopped
        : t('attention.words.opened', { when: ago(candidate.openedAt) }) + stopped;
    case 'UNCONFIRMED':
      return t('attention.words.finished', { when: ago(candidate.completedAt) });
  }
}
