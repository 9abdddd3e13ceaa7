import { canonicalStringify } from '@apollo/client/utilities';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { sessionStore } from '../../session/sessionStore';

/** What is typed and not saved, by the key of its form. The browser asks before it closes the page while there is any. */
class Drafts {
  readonly #values = new Map<string, unknown>();
  readonly #hold = (event: BeforeUnloadEvent) => event.preventDefault();
  /** Their person has gone: what an answer that comes late would put back is kept for no one. */
  #isForgotten = false;

  get(key: string): unknown {
    return this.#values.get(key);
  }

  set(key: string, value: unknown): void {
    if (this.#isForgotten) return;
    this.#values.set(key, value);
    window.addEventListener('beforeunload', this.#hold);
  }

  delete(key: string): void {
    this.#values.delete(key);
    if (this.#values.size === 0) window.removeEventListener('beforeunload', this.#hold);
  }

  forget(): void {
    this.#isForgotten = true;
    for (const key of [...this.#values.keys()]) this.delete(key);
  }
}

const DraftsContext = createContext(new Drafts());

/** The drafts of the person who is signed in, or whose session has run out. */
let kept: { owner: string | null; drafts: Drafts } | null = null;

function forget(): void {
  kept?.drafts.forget();
  kept = null;
}

sessionStore.subscribe(() => {
  const session = sessionStore.read();
  const isOver = session.status === 'anonymous' && session.reason !== 'expired';
  const isAnother = session.status === 'authenticated' && kept !== null && session.viewer.owner !== kept.owner;
  if (isOver || isAnother) forget();
});

function draftsOf(owner: string | null): Drafts {
  if (kept?.owner !== owner) forget();
  kept ??= { owner, drafts: new Drafts() };
  return kept.drafts;
}

/** Keeps the drafts of one person: until they sign out or another one signs in, also over a session that runs out. */
export function DraftsProvider({ owner, children }: { owner: string | null; children: ReactNode }) {
  const [drafts] = useState(() => draftsOf(owner));
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** What is typed, and what it was typed over, which another person may have changed since. */
interface Draft<Value> {
  value: Value;
  base: Value;
}

/**
 * What a form of a page holds. It is there again when the same form is opened later, so that choosing another record, tab or
 * screen needs no question. A component is for one key: it is mounted anew for another.
 * @param saved what the form holds where nothing was typed
 */
export function useDraft<Value extends object>(key: string, saved: Value) {
  const drafts = useContext(DraftsContext);
  const kept = () => drafts.get(key) as Draft<Value> | undefined;
  const [base, setBase] = useState(() => kept()?.base ?? saved);
  const [value, setValue] = useState(() => kept()?.value ?? saved);
  const keep = (draft: Draft<Value>) => {
    if (canonicalStringify(draft.value) === canonicalStringify(draft.base)) drafts.delete(key);
    else drafts.set(key, draft);
  };
  const isChanged = canonicalStringify(value) !== canonicalStringify(base);
  useEffect(() => {
    if (isChanged) drafts.set(key, { value, base });
    else drafts.delete(key);
  }, [drafts, key, value, base, isChanged]);

  return {
    value,
    /** What was stored when the typing began. */
    base,
    isChanged,
    change: (part: Partial<Value>) => setValue((current) => ({ ...current, ...part })),
    /** Told when a value is stored; what was typed since then is a change. It also holds for a form that has been left meanwhile. */
    markSaved(stored: Value) {
      const draft = kept();
      if (draft) keep({ ...draft, base: stored });
      setBase(stored);
    },
    /** Changes what is typed by now, which may be more than was there when something was sent; also of a form that has been left meanwhile. */
    update(next: (current: Value) => Value) {
      const updated = next(kept()?.value ?? base);
      keep({ value: updated, base });
      setValue(updated);
    },
    /** Goes on from what another person has stored meanwhile. @param merge what is shown of that and of what is typed by now */
    rebase(stored: Value, merge: (typed: Value) => Value) {
      const merged = merge(kept()?.value ?? base);
      keep({ value: merged, base: stored });
      setBase(stored);
      setValue(merged);
    },
    /** Shows a value that is no change. */
    reset(next: Value) {
      drafts.delete(key);
      setBase(next);
      setValue(next);
    },
  };
}
