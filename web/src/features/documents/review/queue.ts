/**
 * The queue of a reviewer: which documents there are, which one is looked at, and what became of the others. It is kept
 * apart from Apollo's cache, as judged documents stay in it for going back and undoing, and leave the server's list.
 */
import type { ReviewDocument } from './reviewOperations';

/** What became of a document here: `taken` was judged, replaced or deleted by somebody else. */
export type Standing = 'waiting' | 'approved' | 'refused' | 'taken';

export interface QueueEntry {
  document: ReviewDocument;
  standing: Standing;
  /** When its addresses were given, in milliseconds: they last five minutes. */
  loadedAt: number;
}

export interface Queue {
  entries: readonly QueueEntry[];
  /** The document that is looked at; null where there is none left. */
  current: string | null;
  /** What the viewer has judged, the latest last. */
  judged: readonly string[];
  /** How many documents wait, those included that are not loaded yet. */
  waiting: number;
  /** Whether the server was asked at least once. */
  isLoaded: boolean;
}

export const emptyQueue: Queue = { entries: [], current: null, judged: [], waiting: 0, isLoaded: false };

export type QueueAction =
  | {
      type: 'loaded';
      documents: readonly ReviewDocument[];
      /** How many the server has waiting. */
      total: number;
      /** `rest`: what follows the known ones; `top`: the list from its beginning, as new ones come first. */
      part: 'rest' | 'top';
      now: number;
      /** Where to begin, if it is among them. */
      start?: string;
    }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'judged'; id: string; standing: 'approved' | 'refused' }
  | { type: 'taken'; id: string }
  /** A judgement that did not come about, or was taken back: `show` goes back to the document. */
  | { type: 'waitsAgain'; id: string; show: boolean }
  | { type: 'refreshed'; document: ReviewDocument; now: number };

export const entryOf = ({ entries }: Queue, id: string | null | undefined) =>
  entries.find(({ document }) => document.id === id);

/** The entry that is looked at. */
export const currentEntry = (queue: Queue) => entryOf(queue, queue.current);

/** The next document to judge: the first that waits after this one, or else the first of all. */
export function nextWaiting({ entries, current }: Pick<Queue, 'entries' | 'current'>): QueueEntry | undefined {
  const here = entries.findIndex(({ document }) => document.id === current);
  const waits = ({ standing, document }: QueueEntry) => standing === 'waiting' && document.id !== current;
  return entries.slice(here + 1).find(waits) ?? entries.find(waits);
}

/** Where the arrows lead; undefined at an end. */
export function neighbour({ entries, current }: Queue, by: 1 | -1): QueueEntry | undefined {
  const here = entries.findIndex(({ document }) => document.id === current);
  return here < 0 ? entries.at(by === 1 ? 0 : -1) : entries[here + by];
}

export function changeQueue(queue: Queue, action: QueueAction): Queue {
  switch (action.type) {
    case 'loaded':
      return load(queue, action);
    case 'step':
      return { ...queue, current: neighbour(queue, action.by)?.document.id ?? queue.current };
    case 'judged':
      return settle(
        { ...queue, judged: [...queue.judged.filter((id) => id !== action.id), action.id] },
        action.id,
        action.standing,
      );
    case 'taken':
      return settle({ ...queue, judged: queue.judged.filter((id) => id !== action.id) }, action.id, 'taken');
    case 'waitsAgain': {
      const entry = entryOf(queue, action.id);
      if (!entry) return queue;
      return {
        ...withStanding(queue, action.id, 'waiting'),
        judged: queue.judged.filter((id) => id !== action.id),
        waiting: queue.waiting + (entry.standing === 'waiting' ? 0 : 1),
        current: action.show ? action.id : (queue.current ?? action.id),
      };
    }
    case 'refreshed':
      return {
        ...queue,
        entries: queue.entries.map((entry) =>
          entry.document.id === action.document.id
            ? { ...entry, document: action.document, loadedAt: action.now }
            : entry,
        ),
      };
  }
}

/**
 * Documents that are known already stay where they are, whatever became of them here. Of the list from its beginning only
 * those are taken that stand before what is known: what stands behind comes with the rest, in its order.
 */
function load(queue: Queue, { documents, total, part, now, start }: Extract<QueueAction, { type: 'loaded' }>): Queue {
  const firstKnown = documents.findIndex(({ id }) => entryOf(queue, id)?.standing === 'waiting');
  const taken = part === 'top' && firstKnown >= 0 ? documents.slice(0, firstKnown) : documents;
  const known = withReturned(queue.entries, documents, now);
  const unknown = taken
    .filter(({ id }) => !entryOf(queue, id))
    .map((document): QueueEntry => ({ document, standing: 'waiting', loadedAt: now }));
  const here = queue.entries.findIndex(({ document }) => document.id === queue.current) + 1;
  const entries =
    part === 'rest' ? [...known, ...unknown] : [...known.slice(0, here), ...unknown, ...known.slice(here)];
  // The server may not have heard of the latest judgements when it counted.
  const judgedHere = documents.filter(({ id }) =>
    known.some(({ document, standing }) => document.id === id && standing !== 'waiting'),
  );
  // The address may still name what was judged last.
  const first =
    entries.find(({ document, standing }) => document.id === start && standing === 'waiting') ??
    nextWaiting({ entries, current: null });
  return {
    ...queue,
    entries,
    waiting: Math.max(0, total - judgedHere.length),
    current: queue.current ?? first?.document.id ?? null,
    isLoaded: true,
  };
}

/** What somebody else had taken waits again where the server lists it for the viewer: they have taken their judgement back. */
function withReturned(entries: Queue['entries'], documents: readonly ReviewDocument[], now: number): Queue['entries'] {
  return entries.map((entry) => {
    if (entry.standing !== 'taken') return entry;
    const again = documents.find(({ id, viewerCanJudge }) => id === entry.document.id && viewerCanJudge);
    return again ? { document: again, standing: 'waiting', loadedAt: now } : entry;
  });
}

function withStanding(queue: Queue, id: string, standing: Standing): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (entry.document.id === id ? { ...entry, standing } : entry)),
  };
}

/** A document that waits no more; where it was looked at, the next one is. */
function settle(queue: Queue, id: string, standing: 'approved' | 'refused' | 'taken'): Queue {
  const before = entryOf(queue, id)?.standing;
  const settled = withStanding(queue, id, standing);
  return {
    ...settled,
    waiting: Math.max(0, queue.waiting - (before === 'waiting' ? 1 : 0)),
    current: queue.current === id ? (nextWaiting(settled)?.document.id ?? null) : queue.current,
  };
}
