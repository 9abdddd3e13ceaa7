import type { CandidateEventKind } from '../../generated/staff/graphql';
import { choiceParameter, textParameter } from '../../lib/urlState';
import { attentionReasons } from '../attention/attentionReasons';
import { candidateListParameters } from '../candidates/candidateListState';

/** The kinds of events that the timeline is filtered by, each under a name of its own. */
export const eventGroups = {
  answers: ['ANSWERED', 'CHANGED', 'UNDONE', 'FINISHED'],
  access: [
    'REGISTERED',
    'CLIENT_ASSIGNED',
    'CLIENT_ASSIGNMENT_UNDONE',
    'OPENED',
    'CONSENTED',
    'CONSENT_WITHDRAWN',
    'CREDENTIALS_RENEWED',
    'CREDENTIALS_SHOWN',
    'EXPORTED',
    'DOCUMENTS_DOWNLOADED',
  ],
  mails: ['LINK_SENT', 'REMINDED', 'MAIL_SENT', 'MAIL_BOUNCED'],
  corrections: ['REOPENED', 'REOPENING_UNDONE', 'CORRECTION_REQUESTED'],
  confirmations: ['CONFIRMED', 'CONFIRMATION_WITHDRAWN', 'ENDED', 'RESUMED'],
  documents: ['DOCUMENT_SENT', 'DOCUMENT_APPROVED', 'DOCUMENT_REFUSED', 'DOCUMENT_JUDGEMENT_UNDONE'],
  notes: ['NOTE_ADDED', 'DATES_SET', 'OVERDUE'],
} as const satisfies Record<string, readonly CandidateEventKind[]>;

export type EventGroup = keyof typeof eventGroups;

export const eventGroupChoices = ['', ...(Object.keys(eventGroups) as EventGroup[])] as const;

const { page: _page, ...listParameters } = candidateListParameters;

/** What a candidate's page keeps in its address: the list that one goes along, the timeline's filter, the open dialog. */
export const candidatePageParameters = {
  ...listParameters,
  /** The list is that of this client's candidates. */
  client: textParameter(),
  /** The list is the group of the work queue for this reason. */
  reason: choiceParameter(['', ...attentionReasons] as const, ''),
  /** 'list': the page was opened from a list, so that it has a candidate before and after. */
  from: choiceParameter(['', 'list'] as const, ''),
  events: choiceParameter(eventGroupChoices, ''),
  dialog: choiceParameter(['', 'edit', 'renew', 'reopen', 'end', 'delete', 'confirm', 'dates', 'client'] as const, ''),
};
