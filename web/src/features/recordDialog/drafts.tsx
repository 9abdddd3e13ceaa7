import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { sessionStore } from '../../session/sessionStore';
import { canonical } from '../live/sameData';

/** What is typed and not saved, by the key of its form. The browser asks before it closes the page while there is any. */
class Drafts {
  readonly #values = new Map<string, unknown>();
  readonly #hold = (event: BeforeUnloadEvent) => event.preventDefault();

  get(key: string): unknown {
    return this.#values.get(key);
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    window.addEventListener('beforeunload', this.#hold);
  }

  delete(key: string): void {
    this.#values.delete(key);
    if (this.#values.size === 0) window.removeEventListener('beforeunload', this.#hold);
  }

  clear(): void {
    for (const key of [...this.#values.keys()]) this.delete(key);
  }
}

const DraftsContext = createContext(new Drafts());

/** The drafts of the person who is signed in, or whose session has run out. */
let kept: { owner: string | null; drafts: Drafts } | null = null;

function forget(): void {
  kept?.drafts.clear();
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

/**
 * What a form of a page holds. It is there again when the same form is opened later, so that choosing another record, tab or
 * screen needs no question. A component is for one key: it is mounted anew for another.
 * @param saved what the form holds where nothing was typed
 */
export function useDraft<Value extends object>(key: string, saved: Value) {
  const drafts = useContext(DraftsContext);
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(() => (drafts.get(key) as Value | undefined) ?? saved);
  const isChanged = canonical(value) !== canonical(base);
  useEffect(() => {
    if (isChanged) drafts.set(key, value);
    else drafts.delete(key);
  }, [drafts, key, value, isChanged]);

  return {
    value,
    isChanged,
    change: (part: Partial<Value>) => setValue((current) => ({ ...current, ...part })),
    /** Told when a value is stored; what was typed since then is a change. It also holds for a form that has been left meanwhile. */
    markSaved(stored: Value) {
      if (canonical(drafts.get(key)) === canonical(stored)) drafts.delete(key);
      setBase(stored);
    },
    /** Changes what is typed by now, which may be more than was there when something was sent; also of a form that has been left meanwhile. */
    update(next: (current: Value) => Value) {
      const updated = next((drafts.get(key) as Value | undefined) ?? base);
      if (canonical(updated) === canonical(base)) drafts.delete(key);
      else drafts.set(key, updated);
      setValue(updated);
    },
    /** Shows a value that is no change. */
    reset(next: Value) {
      drafts.delete(key);
      setBase(next);
      setValue(next);
    },
  };
}
