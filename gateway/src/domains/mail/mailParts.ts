/** What the texts of mails are made of. */
import type { Part } from './writeMail.js';

interface MailContent {
  subject: string;
  /** The company that the mail is about, for its header; the product's name stands there without one. */
  companyName?: string | null;
  parts: Part[];
}

/** A text for each kind of mail. `base` is the address of the web app. */
export type MailTemplates<Data> = { [T in keyof Data]: (data: Data[T], base: string) => MailContent };

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
export const secret = (label: string, value: string): Part => ({ kind: 'secret', label, value });
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url });

/** A moment for people. @param iso ISO 8601 */
export const moment = (iso: string) =>
  new Date(iso).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });

/** A link into the web app. */
export const link = (base: string, path: string, query: Record<string, string>) =>
  `${base}${path}?${new URLSearchParams(query).toString()}`;
