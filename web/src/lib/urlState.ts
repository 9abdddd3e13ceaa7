import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stepUnasked } from './useHistoryGuard';
import type { BackLocation } from './backNavigation';

/** How one value is written in the address; a value equal to `fallback` is left out of it. */
export interface UrlParameter<Value> {
  fallback: Value;
  /** A text that means nothing is the fallback: addresses come from people and old links. */
  read: (text: string) => Value;
  write: (value: Value) => string;
}

/** A text, such as a search or an id. */
export const textParameter = (): UrlParameter<string> => ({
  fallback: '',
  read: (text) => text,
  write: (text) => text,
});

/** A page number from 1. */
export const pageParameter = (): UrlParameter<number> => ({
  fallback: 1,
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1),
  write: String,
});

/** One of several texts. */
export const choiceParameter = <Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
): UrlParameter<Choice> => ({
  fallback,
  read: (text) => choices.find((choice) => choice === text) ?? fallback,
  write: String,
});

/** One of several numbers, such as a page size. */
export const numberChoiceParameter = (choices: readonly number[], fallback: number): UrlParameter<number> => ({
  fallback,
  read: (text) => choices.find((choice) => String(choice) === text) ?? fallback,
  write: String,
});

/** The state of a screen, as its parameters read it. */
export type StateOf<P> = { [Key in keyof P]: P[Key] extends UrlParameter<infer Value> ? Value : never };

/** A parameter of whatever value: what it reads is what it writes, so the pairing is safe. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would refuse every parameter, as `write` takes its own value
type AnyParameter = UrlParameter<any>;

interface ChangeOptions {
  /** Change the address without a step in the history. */
  replace?: boolean;
}

export interface UrlState<State> {
  state: State;
  change: (patch: Partial<State>, options?: ChangeOptions) => void;
  /** As `change`, and remembers that it was opened from here, so that `close` can step back. */
  open: (patch: Partial<State>) => void;
  /**
   * Closes what `open` opened: steps back, else, where the page was opened by a link, by the patch.
   * @param dialogs how many it closes that lie on one another, such as a question and the form below it
   */
  close: (patch: Partial<State>, dialogs?: number) => void;
}

/** What this screen's entries of the history hold beside the address. */
interface EntryState extends BackLocation {
  /** How many dialogs lie on one another that `open` has opened since the list. */
  openedHere?: number;
}

/**
 * The query text of the address, changed at once. The router brings its own state up to date in a transition, and a
 * query hook must not render in one: Apollo takes variables over while rendering, so an update in between would render
 * the old ones and turn the variables back, over and over. So screens read this copy, which is urgent; the router's
 * state is followed when something else changed it (back, forward, a link).
 */
function useQueryText() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const routed = search.toString();
  const [text, setText] = useState(routed);
  /** What `text` is, or will be after the next render: changes of one event build on each other. */
  const latest = useRef(routed);
  /** Changes of ours that the router has not arrived at yet. */
  const pending = useRef<string[]>([]);
  /** Where the router has arrived. */
  const reached = useRef(routed);
  /** Changes that were taken back before the router has arrived at them are passed over by it: they are waited for no longer. */
  const forgetPassed = useCallback(() => {
    if (reached.current === latest.current) pending.current = [];
  }, []);

  const advance = useCallback(
    (next: string) => {
      forgetPassed();
      if (next !== latest.current) pending.current.push(next);
      latest.current = next;
      setText(next);
    },
    [forgetPassed],
  );
  const follow = useEffectEvent((arrived: string) => {
    const own = pending.current.indexOf(arrived);
    pending.current = own < 0 ? [] : pending.current.slice(own + 1);
    if (own >= 0) return;
    latest.current = arrived;
    setText(arrived);
  });
  useEffect(() => {
    reached.current = routed;
    follow(routed);
  }, [routed]);
  /** A 'back' that comes before the router has arrived at a change of ours leaves it where it was: it tells of neither. */
  const followStep = useEffectEvent(() => {
    forgetPassed();
    const arrived = new URLSearchParams(window.location.search).toString();
    if (window.location.pathname === pathname && !pending.current.includes(arrived)) follow(arrived);
  });
  useEffect(() => {
    const onStep = () => followStep();
    window.addEventListener('popstate', onStep);
    return () => window.removeEventListener('popstate', onStep);
  }, []);
  return { text, latest, advance };
}

/**
 * State of a screen in the query of its address, so that back, forward, reload and a shared link keep the place.
 * @param parameters a constant outside the component
 */
export function useUrlState<P extends Record<keyof P, AnyParameter>>(parameters: P): UrlState<StateOf<P>> {
  type State = StateOf<P>;
  const { text, latest, advance } = useQueryText();
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useRef<EntryState>({});
  useEffect(() => {
    entry.current = (location.state ?? {}) as EntryState;
  }, [location.state]);

  const state = useMemo(() => {
    const search = new URLSearchParams(text);
    return Object.fromEntries(
      Object.entries<UrlParameter<unknown>>(parameters).map(([name, parameter]) => {
        const written = search.get(name);
        return [name, written === null ? parameter.fallback : parameter.read(written)];
      }),
    ) as State;
  }, [parameters, text]);

  const textWith = useCallback(
    (patch: Partial<State>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries<unknown>(patch)) {
        const parameter: UrlParameter<unknown> = parameters[name as keyof P];
        if (value === undefined || value === parameter.fallback) next.delete(name);
        else next.set(name, parameter.write(value));
      }
      return next.toString();
    },
    [latest, parameters],
  );

  const go = useCallback(
    (patch: Partial<State>, { replace = false, openedHere = 0 }: { replace?: boolean; openedHere?: number }) => {
      const next = textWith(patch);
      if (next === latest.current) return;
      advance(next);
      const { cameFrom, earlier } = entry.current;
      const state: EntryState = {
        ...(cameFrom && { cameFrom }),
        ...(earlier && { earlier }),
        ...(openedHere > 0 && { openedHere }),
      };
      // The router arrives in a transition: what is opened may have closed again by then.
      entry.current = state;
      void navigate({ search: next }, { replace, state, preventScrollReset: true });
    },
    [advance, latest, navigate, textWith],
  );
  // The three are the same functions for as long as the screen is there, so that long lists can be memoised.
  const change = useCallback(
    (patch: Partial<State>, { replace = false }: ChangeOptions = {}) =>
      go(patch, replace ? { replace, ...entry.current } : {}),
    [go],
  );
  const open = useCallback(
    (patch: Partial<State>) => go(patch, { openedHere: (entry.current.openedHere ?? 0) + 1 }),
    [go],
  );
  const close = useCallback(
    (patch: Partial<State>, dialogs = 1) => {
      const next = textWith(patch);
      // It is closed already, by a step back while what was to close it was under way.
      if (next === latest.current) return;
      const { openedHere = 0, ...others } = entry.current;
      if (openedHere < dialogs) return go(patch, { replace: true });
      advance(next);
      // What closes next may do so before the router has arrived at the entry below.
      entry.current = { ...others, openedHere: openedHere - dialogs };
      stepUnasked(() => void navigate(-dialogs));
    },
    [advance, go, latest, navigate, textWith],
  );
  return useMemo(() => ({ state, change, open, close }), [state, change, open, close]);
}
