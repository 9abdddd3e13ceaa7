import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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

type StateOf<P> = { [Key in keyof P]: P[Key] extends UrlParameter<infer Value> ? Value : never };

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
  /** Closes a dialog: one step back if `open` made the step, else by the patch (the page was opened by a link). */
  close: (patch: Partial<State>) => void;
}

const OPENED_HERE = { openedHere: true };

/**
 * State of a screen in the query of its address, so that back, forward, reload and a shared link keep the place.
 * @param parameters a constant outside the component
 */
export function useUrlState<P extends Record<keyof P, AnyParameter>>(parameters: P): UrlState<StateOf<P>> {
  type State = StateOf<P>;
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  const state = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<UrlParameter<unknown>>(parameters).map(([name, parameter]) => {
          const text = search.get(name);
          return [name, text === null ? parameter.fallback : parameter.read(text)];
        }),
      ) as State,
    [parameters, search],
  );

  const addressWith = useCallback(
    (patch: Partial<State>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries<unknown>(patch)) {
        const parameter: UrlParameter<unknown> = parameters[name as keyof P];
        if (value === undefined || value === parameter.fallback) next.delete(name);
        else next.set(name, parameter.write(value));
      }
      return { search: next.toString() };
    },
    [parameters, search],
  );

  const change = useCallback(
    (patch: Partial<State>, { replace = false }: ChangeOptions = {}) =>
      void navigate(addressWith(patch), {
        replace,
        state: replace ? (location.state as unknown) : null,
        preventScrollReset: true,
      }),
    [addressWith, location.state, navigate],
  );
  const open = useCallback(
    (patch: Partial<State>) => void navigate(addressWith(patch), { state: OPENED_HERE, preventScrollReset: true }),
    [addressWith, navigate],
  );
  const close = useCallback(
    (patch: Partial<State>) => {
      const openedHere = (location.state as Partial<typeof OPENED_HERE> | null)?.openedHere;
      if (openedHere) void navigate(-1);
      else void navigate(addressWith(patch), { replace: true, preventScrollReset: true });
    },
    [addressWith, location.state, navigate],
  );
  return useMemo(() => ({ state, change, open, close }), [state, change, open, close]);
}
