import type { Quad } from '../capture/image/geometry';
import type { Edits } from '../capture/image/preparePage';
import type { QualityHint } from '../capture/image/quality';

/** A page of a document that is not sent yet. */
export interface DraftPage {
  /** Made once with the page: the server takes an upload that comes twice under it for one page. */
  uploadId: string;
  kind: 'PHOTO' | 'PDF';
  fileName: string;
  /** What will travel; 0 for a page that the server has from the version before. */
  bytes: number;
  hints: readonly QualityHint[];
  edits: Edits;
  /** Where the page seems to end, before it is cut out. */
  suggestion: Quad | null;
  /** The page on the server; null until it is there. */
  serverId: string | null;
  /** Taken over from the version before: this browser has no picture of it. */
  isKept: boolean;
  /** Why the server did not take the page, in its words. */
  refusal: string | null;
}

/** The document of one field while it is prepared and until the server has it. */
export interface Draft {
  fieldKey: string;
  pages: readonly DraftPage[];
  /** `yyyy-MM-dd`, or '' where none is asked for or given yet. */
  expiresOn: string;
  /** Whether the candidate has sent it: it goes out by itself as soon as there is a network. */
  submitted: boolean;
  /** Why the server did not take the document, in its words. */
  refusal: string | null;
}

/** The drafts of one candidate, by the key of their field. */
export type Drafts = Readonly<Record<string, Draft>>;

export type DraftAction = { fieldKey: string } & (
  | { type: 'pageAdded'; page: DraftPage }
  /** Another picture at one place of the document: retaken, turned or cut. */
  | { type: 'pageReplaced'; uploadId: string; page: DraftPage }
  | { type: 'pageRemoved'; uploadId: string }
  | { type: 'pagesOrdered'; uploadIds: readonly string[] }
  | { type: 'expirySet'; expiresOn: string }
  | { type: 'submitted' }
  | { type: 'withdrawn' }
  | { type: 'pageUploaded'; uploadId: string; serverId: string }
  | { type: 'pageRefused'; uploadId: string; refusal: string }
  /** `arePagesLost`: the server no longer has what was uploaded for it. */
  | { type: 'refused'; refusal: string; arePagesLost: boolean }
  | { type: 'removed' }
);

export const emptyDraft = (fieldKey: string): Draft => ({
  fieldKey,
  pages: [],
  expiresOn: '',
  submitted: false,
  refusal: null,
});

/** What each step of the candidate or answer of the server makes of a document; null for none left. */
function nextDraft(draft: Draft, action: DraftAction): Draft | null {
  const { pages } = draft;
  // What is changed is to be looked at again before it is sent.
  const changed = (change: Partial<Draft>) => ({ ...draft, submitted: false, refusal: null, ...change });
  const withPage = (uploadId: string, change: Partial<DraftPage>) =>
    pages.map((page) => (page.uploadId === uploadId ? { ...page, ...change } : page));
  switch (action.type) {
    case 'pageAdded':
      return changed({ pages: [...pages, action.page] });
    case 'pageReplaced':
      return changed({ pages: pages.map((page) => (page.uploadId === action.uploadId ? action.page : page)) });
    case 'pageRemoved':
      return changed({ pages: pages.filter(({ uploadId }) => uploadId !== action.uploadId) });
    case 'pagesOrdered': {
      const place = (page: DraftPage) => action.uploadIds.indexOf(page.uploadId);
      return changed({ pages: [...pages].sort((first, second) => place(first) - place(second)) });
    }
    case 'expirySet':
      return changed({ expiresOn: action.expiresOn });
    case 'submitted':
      return { ...changed({ submitted: true }), pages: pages.map((page) => ({ ...page, refusal: null })) };
    case 'withdrawn':
      return changed({});
    case 'pageUploaded':
      return { ...draft, pages: withPage(action.uploadId, { serverId: action.serverId, refusal: null }) };
    case 'pageRefused':
      return { ...draft, submitted: false, pages: withPage(action.uploadId, { refusal: action.refusal }) };
    case 'refused': {
      const kept = action.arePagesLost
        ? pages.map((page) => (page.isKept ? page : { ...page, serverId: null }))
        : pages;
      return { ...draft, submitted: false, refusal: action.refusal, pages: kept };
    }
    case 'removed':
      return null;
  }
}

/** The documents after an action; the same object when it changes nothing. */
export function draftsReducer(drafts: Drafts, action: DraftAction): Drafts {
  const { fieldKey } = action;
  const before = drafts[fieldKey];
  const begins = action.type === 'pageAdded' || action.type === 'expirySet';
  if (!before && !begins) return drafts;
  const after = nextDraft(before ?? emptyDraft(fieldKey), action);
  const { [fieldKey]: _replaced, ...others } = drafts;
  const isEmpty = !after || (after.pages.length === 0 && after.expiresOn === '');
  // A changed document keeps its place: what was sent first goes out first.
  return isEmpty ? others : { ...drafts, [fieldKey]: after };
}

/** Whether a document is, page for page and with its day, still the one that was sent off. */
export const isSameDocument = (one: Draft | undefined, other: Draft): boolean =>
  one?.expiresOn === other.expiresOn &&
  one.pages.map(({ uploadId }) => uploadId).join() === other.pages.map(({ uploadId }) => uploadId).join();

/** The pages that lie in this browser and nowhere else yet. */
export const unsentPages = (drafts: Drafts): number =>
  Object.values(drafts).reduce((sum, { pages }) => sum + pages.filter(({ isKept }) => !isKept).length, 0);
