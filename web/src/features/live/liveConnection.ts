import { createClient } from 'graphql-sse';
import { authorizedFetch } from '../../session/authorizedFetch';
import { tellRefused } from '../../lib/refusedAccess';
import { sharedBetweenTabs } from './sharedStream';

/** How often what the viewer sees has changed: two that differ say that something is to be read again. */
export interface LiveState {
  candidates: number;
  notifications: number;
}

/** What a stream tells its owner. */
export interface LiveSink {
  next: (state: LiveState) => void;
  /** The stream has ended: by the server, with the network, or because it was refused. */
  ended: () => void;
}

/** Opens one stream. @returns what closes it; nothing is told after that. */
export type OpenStream = (sink: LiveSink) => () => void;

/** The browser around the streams; tests set it. */
export interface LiveEnvironment {
  open: OpenStream;
  /** Told when the page is shown or hidden. */
  onVisibility: (listener: () => void) => () => void;
  isHidden: () => boolean;
  /** A number from 0 to 1. */
  random: () => number;
  /** Milliseconds before the first stream: the first screen is loaded then. */
  startMs: number;
}

/** A tab that was hidden for so long listens no more: a browser has few connections to one server. */
const HIDDEN_MS = 60_000;
/** The pauses before another stream is opened grow from the first to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The pause before the n-th try after an end, counted from 0: 1 s, 2 s, 4 s … 60 s, and up to half of it less. */
export function reconnectPause(tries: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (1 - random / 2);
}

/**
 * Keeps one stream open while the page is shown, and opens another when it ends. @returns what ends all of it.
 * @param tell is told each state, never after the end.
 */
export function keepListening(tell: (state: LiveState) => void, environment: LiveEnvironment): () => void {
  const { open, onVisibility, isHidden, random, startMs } = environment;
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const later = (pauseMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, pauseMs);
  };
  const disconnect = () => {
    clearTimeout(timer);
    close?.();
    close = null;
  };
  const connect = () => {
    if (close || isHidden()) return;
    close = open({
      next(state) {
        tries = 0;
        tell(state);
      },
      ended() {
        close = null;
        later(reconnectPause(tries, random()), connect);
        tries += 1;
      },
    });
  };
  const unfollow = onVisibility(() => {
    if (isHidden()) later(HIDDEN_MS, disconnect);
    else if (close) clearTimeout(timer);
    else later(0, connect);
  });
  later(startMs, connect);
  return () => {
    unfollow();
    disconnect();
  };
}

const DOCUMENT = 'subscription LiveState { liveState { candidates notifications } }';

/** A stream of the server's, with the session's token; a session that is over is renewed or ended as with any request. */
const openStream: OpenStream = ({ next, ended }) => {
  const client = createClient({
    url: '/graphql/stream',
    // One stream serves all tabs and tells but that something has changed.
    fetchFn: async (input: string, init: RequestInit) => {
      const response = await authorizedFetch(input, init, undefined);
      if (response.status === 403) tellRefused();
      return response;
    },
    // One that ends is opened again by `keepListening`, which knows whether the page is shown.
    retryAttempts: 0,
  });
  let isOver = false;
  const end = () => {
    if (!isOver) ended();
    isOver = true;
  };
  client.subscribe<{ liveState: LiveState }>(
    { query: DOCUMENT },
    {
      next: ({ data }) => data && !isOver && next(data.liveState),
      error: end,
      complete: end,
    },
  );
  return () => {
    isOver = true;
    client.dispose();
  };
};

/** The page that the browser shows. */
export const browserEnvironment: LiveEnvironment = {
  open: sharedBetweenTabs(openStream),
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  isHidden: () => document.visibilityState === 'hidden',
  random: Math.random,
  startMs: 1_000,
};
