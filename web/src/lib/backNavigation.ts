import { useLocation } from 'react-router-dom';

/** What an entry of the history keeps: the address of the screen that a link led here from. */
export interface BackLocation {
  cameFrom?: string;
  /** Where that screen itself was come to from, and so on, the nearest last: its own 'Voltar' works once one is back there. */
  earlier?: readonly string[];
}

/** So many screens one goes back through: an entry of the history is not to grow all day. */
const MAX_EARLIER = 8;

/** An address of a list without the dialog that stood over it. */
export function withoutDialog(address: string): string {
  const [path = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  for (const name of ['candidate', 'dialog', 'mode']) parameters.delete(name);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The `state` of a link to a screen that leads back: this address, with the place in its lists. */
export function useBackLocation(): BackLocation {
  const location = useLocation();
  const { cameFrom, earlier = [] } = (location.state ?? {}) as BackLocation;
  const here = location.pathname + location.search;
  return cameFrom === undefined
    ? { cameFrom: here }
    : { cameFrom: here, earlier: [...earlier, cameFrom].slice(-MAX_EARLIER) };
}

/** The `state` of the way back: what the screen was opened with that it leads to. */
export function useParentBackLocation(): BackLocation {
  const { earlier = [] } = (useLocation().state ?? {}) as BackLocation;
  const cameFrom = earlier.at(-1);
  return cameFrom === undefined ? {} : { cameFrom, earlier: earlier.slice(0, -1) };
}

/** That of `useBackLocation` without the dialog that stands over the list: who comes back wants the list. */
export function useListBackLocation(): BackLocation {
  const { cameFrom = '', ...rest } = useBackLocation();
  return { ...rest, cameFrom: withoutDialog(cameFrom) };
}

/**
 * Where 'Voltar' leads: the address that the person came from, list state and all.
 * @param path of the screen before, which alone it is where the person came otherwise, such as by a shared link
 * @param others screens that also lead here
 */
export function useBackPath(path: string, ...others: readonly string[]): string {
  const { cameFrom } = (useLocation().state ?? {}) as BackLocation;
  return cameFrom !== undefined && [path, ...others].includes(cameFrom.split('?')[0] ?? '') ? cameFrom : path;
}
