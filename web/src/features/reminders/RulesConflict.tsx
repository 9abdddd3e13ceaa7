import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '../conflicts/ConflictPanel';
import type { Conflict, Side } from '../conflicts/conflict';
import { companyMails } from './ruleValues';

/** What the form calls its inputs, by their names in its values. */
const labelKeys = {
  before: 'rules.before',
  after: 'rules.after',
  mails: 'rules.toCompany',
  language: 'language.label',
  due: 'rules.due',
  admission: 'rules.admission',
} as const;

export interface RulesConflictProps {
  conflict: Conflict;
  onChoose: (name: string, side: Side) => void;
}

/** Tells that another person has changed the rules meanwhile, and lets the reader compare. */
export function RulesConflict({ conflict, onChoose }: RulesConflictProps) {
  const { t } = useTranslation('reminders');
  const display = (name: string, text: string) => {
    if (name === 'language') return t(`language.${text as 'PT_BR'}`);
    if (name !== 'mails') return text;
    const chosen = text.split(' ');
    return companyMails
      .flatMap(([mail, message]) => (chosen.includes(mail) ? t(`messages.${message}`) : []))
      .join(', ');
  };
  return (
    <ConflictPanel
      conflict={conflict}
      title={t('rules.conflict')}
      labelOf={(name) => t(labelKeys[name as keyof typeof labelKeys])}
      display={display}
      onChoose={onChoose}
    />
  );
}
