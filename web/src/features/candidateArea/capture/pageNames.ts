import type { TFunction } from 'i18next';
import { localDay } from '../../../components/DatePicker/dateText';
import type { Draft } from '../documents/drafts';
import type { DocumentOptions, SentDocument } from '../ownCandidateOperations';

/** What the page at an index is called: the name that the field asks for, else its number. */
export const pageName = (options: DocumentOptions, index: number, t: TFunction<'capture'>): string =>
  options.pageNames[index] ?? t('page', { number: index + 1 });

/** The pages that the field asks for by name and that are not there yet; a PDF has them all in it. */
export function missingNames(options: DocumentOptions, { pages }: Pick<Draft, 'pages'>): readonly string[] {
  return pages.some(({ kind }) => kind === 'PDF') ? [] : options.pageNames.slice(pages.length);
}

/** Whether the document takes no further page. */
export const isFull = ({ maxPages }: DocumentOptions, draft: Draft | undefined): boolean =>
  draft !== undefined && (draft.pages.length >= maxPages || draft.pages.some(({ kind }) => kind === 'PDF'));

/** Whether a document is over already, by the day that was told. */
export const hasExpired = ({ asksExpiry }: DocumentOptions, { expiresOn }: Draft): boolean =>
  asksExpiry && expiresOn !== '' && expiresOn < localDay();

/** Whether a document is, page for page and with its day, the one that the server has. */
const isAsSent = ({ asksExpiry }: DocumentOptions, { pages, expiresOn }: Draft, sent: SentDocument): boolean =>
  pages.length === sent.pages.length &&
  pages.every(({ isKept, serverId }, index) => isKept && serverId === sent.pages[index]?.id) &&
  (!asksExpiry || expiresOn === (sent.expiresOn ?? ''));

/**
 * What keeps a document from being sent; a key under `checks` in the texts.
 * @param sent what the server has; undefined for nothing
 */
export function draftProblem(
  options: DocumentOptions,
  draft: Draft,
  sent: SentDocument | undefined,
): 'noPages' | 'noExpiry' | 'unchanged' | 'unchangedWithExpiry' | null {
  if (draft.pages.length === 0) return 'noPages';
  if (sent && isAsSent(options, draft, sent)) return options.asksExpiry ? 'unchangedWithExpiry' : 'unchanged';
  return options.asksExpiry && draft.expiresOn === '' ? 'noExpiry' : null;
}
