import { viewerName, type UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { normalizeLine, normalizeLines } from '../../lib/parsing/texts.js';
import { parseInput } from '../../lib/validation.js';
import type { DependsOn } from '../services.js';
import { assertMaySet, settingsOwner } from './companySettings.js';
import { hasSubject, messages, PRODUCT_TEXTS, variablesOf, type Language, type MessageText } from './messages.js';
import { expectedText, textKey, writtenText } from './textsInput.js';
import { deleteText, deleteTextsOf, putText, storedTexts, textId, type TextKey } from './textsModel.js';

/** A text as it is edited: the words that hold, and whose they are. */
export interface EditableText extends TextKey {
  /** Null for a message that has none. */
  subject: string | null;
  body: string;
  /** Whether the owner has written it; otherwise the office's text holds, or the product's. */
  isOwn: boolean;
  variables: readonly string[];
  changedAt: Date | null;
  changedByName: string | null;
}

/**
 * The words of reminders, notices, the digest and the message by WhatsApp: a company's own, else those of the
 * office, else the product's.
 */
export class TextsService {
  constructor(private readonly deps: DependsOn<'changes' | 'clientDirectory'>) {
    deps.services.changes.subscribe(
      'client',
      ({ entityId }) => deleteTextsOf(entityId),
      ({ action }) => action === 'delete',
    );
  }

  /** All texts of a company in a language, or with null those of the office. @throws NOT_FOUND for a foreign company. */
  async list(viewer: UserViewer, clientId: string | null, language: Language): Promise<EditableText[]> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    return this.#editable(messages.map((message) => ({ owner, language, message })));
  }

  /**
   * Writes a text. @throws NOT_FOUND for a foreign company; REQUIRED and INVALID for `subject` and `body`: too long, with a
   * variable that the message does not have, or a message by WhatsApp without its link; CONFLICT with the text that holds, where that
   * is neither what was expected nor what is wanted.
   */
  async save(viewer: UserViewer, clientId: string | null, input: unknown): Promise<EditableText> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    assertMaySet(viewer, owner);
    const { expected } = parseInput(expectedText, input);
    const { subject, body, ...rest } = parseInput(writtenText, input);
    const key = { owner, ...rest };
    const change = { entity: 'messageText', entityId: textId(key), action: 'update' } as const;
    await this.deps.services.changes.record(viewer, { ...change, fields: ['subject', 'body'] }, async ({ at }) => {
      const text = { subject, body, changedAt: at, changedByName: viewerName(viewer) };
      return (await (expected ? this.#putOver(expected, key, text) : putText(key, text))) || null;
    });
    return this.#one(key);
  }

  /** Gives up an own text, so that the one below it holds again; twice is once. @throws NOT_FOUND for a foreign company. */
  async reset(viewer: UserViewer, clientId: string | null, input: unknown): Promise<EditableText> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    assertMaySet(viewer, owner);
    const key = { owner, ...parseInput(textKey, input) };
    const change = { entity: 'messageText', entityId: textId(key), action: 'delete' } as const;
    await this.deps.services.changes.record(viewer, change, async () => ((await deleteText(key)) ? true : null));
    return this.#one(key);
  }

  /** The words that hold, without any policy: for what is sent. */
  async textOf(key: TextKey): Promise<MessageText> {
    const { subject, body } = await this.#one(key);
    return { subject: subject ?? '', body };
  }

  /** The words that hold for several messages, in their order, without any policy: for what is sent. */
  async textsOf(keys: readonly TextKey[]): Promise<MessageText[]> {
    return (await this.#editable(keys)).map(({ subject, body }) => ({ subject: subject ?? '', body }));
  }

  /** Stores a text where the one that holds is what its author has seen, or says the same already. */
  async #putOver(expected: MessageText, key: TextKey, text: Parameters<typeof putText>[1]): Promise<boolean> {
    const own = (await storedTexts([key])).get(textId(key)) ?? null;
    const current = await this.#one(key);
    const holds = ({ subject, body }: MessageText) =>
      normalizeLine(current.subject ?? '') === subject && normalizeLines(current.body) === body;
    if (!holds(expected) && !holds(text)) {
      const message = 'O texto foi alterado por outra pessoa. Confira o atual antes de salvar.';
      throw new DomainError('CONFLICT', message, { current });
    }
    // One that is stored since it was read is compared in its turn.
    return (await putText(key, text, own)) ?? this.#putOver(expected, key, text);
  }

  async #one(key: TextKey): Promise<EditableText> {
    const [text] = await this.#editable([key]);
    if (!text) throw new Error('each message has a text');
    return text;
  }

  async #editable(keys: readonly TextKey[]): Promise<EditableText[]> {
    const stored = await storedTexts(keys.flatMap((key) => [key, { ...key, owner: null }]));
    return keys.map((key) => {
      const own = stored.get(textId(key));
      const office = stored.get(textId({ ...key, owner: null }));
      const { subject, body } = own ?? office ?? PRODUCT_TEXTS[key.language][key.message];
      return {
        ...key,
        subject: hasSubject(key.message) ? subject : null,
        body,
        isOwn: own !== undefined,
        variables: variablesOf[key.message],
        changedAt: own?.changedAt ?? null,
        changedByName: own?.changedByName ?? null,
      };
    });
  }
}
