import type { LiveState, OpenStream } from './liveConnection';

const NAME = 'esteira.live';
/** What a tab asks that has just come: the state that the others know. */
const WHAT_IS_KNOWN = 'known?';

/**
 * One stream for all tabs of a browser: it opens six connections to a server at most, and tabs that keep one each would leave none
 * for requests. The tab that holds the lock has the stream and tells the others; when it goes, another one takes over. A browser
 * without locks, or a page that is not secure, opens a stream in each tab.
 */
export function sharedBetweenTabs(open: OpenStream): OpenStream {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks || typeof BroadcastChannel === 'undefined') return open;
  return (sink) => {
    const channel = new BroadcastChannel(NAME);
    const over = new AbortController();
    let known: LiveState | null = null;
    let isOwner = false;
    const hear = (state: LiveState) => {
      known = state;
      sink.next(state);
    };
    const finish = () => {
      channel.close();
      over.abort();
    };
    channel.onmessage = ({ data }: MessageEvent<LiveState | typeof WHAT_IS_KNOWN>) => {
      if (data !== WHAT_IS_KNOWN) hear(data);
      else if (isOwner && known) channel.postMessage(known);
    };
    channel.postMessage(WHAT_IS_KNOWN);
    const own = () =>
      new Promise<void>((release) => {
        if (over.signal.aborted) return release();
        isOwner = true;
        const close = open({
          next(state) {
            channel.postMessage(state);
            hear(state);
          },
          ended() {
            finish();
            sink.ended();
          },
        });
        over.signal.addEventListener('abort', () => {
          close();
          release();
        });
      });
    // An abort while the tab waits for its turn is no failure.
    locks.request(NAME, { signal: over.signal }, own).catch(() => undefined);
    return finish;
  };
}
