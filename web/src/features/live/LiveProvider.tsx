import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { keepListening, browserEnvironment, type LiveState, type LiveEnvironment } from './liveConnection';

/** Several changes of one moment are looked at together. */
export const SETTLE_MS = 400;

const LiveContext = createContext<LiveState | null>(null);

/** Listens to the server for all screens below: one stream, as long as they stand. */
export function LiveProvider({
  children,
  environment = browserEnvironment,
}: {
  children: ReactNode;
  environment?: LiveEnvironment;
}) {
  const [state, setState] = useState<LiveState | null>(null);
  useEffect(() => keepListening(setState, environment), [environment]);
  return <LiveContext value={state}>{children}</LiveContext>;
}

/** What the server has told last; null until it has, and where no provider listens. */
export function useLiveState(): LiveState | null {
  return useContext(LiveContext);
}
