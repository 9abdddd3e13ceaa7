import { z } from 'zod';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { CompanyDigest } from '../candidates/queries/dueCandidates.js';
import { addDays } from '../fields/values/civilDays.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { RenderedMail } from '../mail/writeMail.js';
import type { DependsOn } from '../services.js';
import { settingsOwner } from '../texts/companySettings.js';
import { filledIn, type Language, type Message, type MessageText } from '../texts/messages.js';
import { textKey, unknownNames, writtenText } from '../texts/textsInput.js';
import { candidateMail, companyMail, digestMail } from './reminderTemplates.js';
import { candidateValues, digestValues } from './mailValues.js';
import { MAX_DAYS } from './reminderRules.js';

/** A message as it would go out; one by WhatsApp has a text alone. */
export interface MessagePreview {
  subject: string | null;
  text: string;
  html: string | null;
}

/** A preview, or why the text cannot be used. */
export interface PreviewResult {
  preview: MessagePreview | null;
  /** Names between braces that are no variables of the message. */
  unknownVariables: readonly string[];
  /** What saving the text would throw; null for nothing. */
  refusal: DomainError | null;
}

const previewInput = textKey.extend({
  /** The text that is being written; without subject and body the text that holds is shown. */
  subject: z.string().nullish(),
  body: z.string().nullish(),
  days: z.int().min(1).max(MAX_DAYS).nullish(),
});

/** Who the previews are about. */
const SAMPLE = { names: ['Maria da Silva', 'João Pereira', 'Ana Souza', 'Pedro Lima'], last: 'exemplo' } as const;
/** How far from the due date a preview is that no rule is asked for. */
const USUAL_DAYS = 3;

/** Shows what a rule sends, or a text that is being written would, by the functions that write the mails. */
export class MessagePreviews {
  constructor(private readonly deps: DependsOn<'texts' | 'clientDirectory'>) {}

  /** @throws NOT_FOUND for a foreign company; INVALID for anything but the text itself, whose problems are told. */
  async of(viewer: UserViewer, clientId: string | null, input: unknown): Promise<PreviewResult> {
    const { texts, clientDirectory } = this.deps.services;
    const owner = await settingsOwner(viewer, clientId, clientDirectory);
    const { message, language, subject, body, days } = parseInput(previewInput, input);
    const companyName = owner === null ? null : (await clientDirectory.get(viewer, owner)).companyName;
    const about = { message, language, companyName, days: days ?? USUAL_DAYS };
    if (subject == null && body == null) {
      const text = await texts.textOf({ owner, message, language });
      return { preview: this.#write(text, about), unknownVariables: [], refusal: null };
    }
    try {
      const text = parseInput(writtenText, { message, language, subject, body });
      return { preview: this.#write(text, about), unknownVariables: [], refusal: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const unknownVariables = [...new Set([subject ?? '', body ?? ''].flatMap((text) => unknownNames(message, text)))];
      return { preview: null, unknownVariables, refusal: error };
    }
  }

  #write(text: MessageText, about: { message: Message; language: Language; companyName: string | null; days: number }) {
    const { message, language, companyName, days } = about;
    const { publicUrl } = this.deps.config;
    const today = todayInBrazil(this.deps.now());
    const dashboard = `${publicUrl}/client`;
    const frame = { language, companyName, pauseUrl: `${publicUrl}/lembretes/${SAMPLE.last}` };
    const values = (dueOn: string, link: string) =>
      candidateValues(language, { name: SAMPLE.names[0], companyName, dueOn, link });
    const toCandidate = (dueOn: string) => values(dueOn, `${publicUrl}/candidato/${SAMPLE.last}`);
    const toCompany = (dueOn: string) => values(dueOn, `${dashboard}?candidate=${SAMPLE.last}`);
    switch (message) {
      case 'reminderBefore':
        return candidateMail(text, toCandidate(addDays(today, days)), frame);
      case 'reminderAfter':
        return candidateMail(text, toCandidate(addDays(today, -days)), frame);
      case 'companyComplete':
        return companyMail(text, toCompany(addDays(today, USUAL_DAYS)), frame);
      case 'companyOverdue':
        return companyMail(text, toCompany(addDays(today, -1)), frame);
      case 'digest':
        return this.#digest(text, digestValues(language, { companyName, day: today, link: dashboard }), today, frame);
      case 'whatsapp':
      case 'whatsappCorrection':
        return { subject: null, text: filledIn(text.body, toCandidate(addDays(today, days))), html: null };
    }
  }

  #digest(
    text: MessageText,
    values: ReturnType<typeof digestValues>,
    today: string,
    frame: Parameters<typeof digestMail>[3],
  ): RenderedMail {
    const list = (index: number, dueOn: string | null) => ({
      shown: [{ name: SAMPLE.names[index] ?? '', dueOn }],
      count: 1,
    });
    const digest: CompanyDigest = {
      overdue: list(0, addDays(today, -1)),
      dueSoon: list(1, addDays(today, 1)),
      corrections: list(2, null),
      unconfirmed: list(3, null),
    };
    const rendered = digestMail(text, values, digest, frame);
    if (!rendered) throw new Error('a digest with candidates is a mail');
    return rendered;
  }
}
