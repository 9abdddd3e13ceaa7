import type { LiveSink, LiveState, LiveEnvironment } from '../features/live/liveConnection';

/** A server that a test speaks for, and a page that it shows and hides. */
export interface TestLive {
  environment: LiveEnvironment;
  /** How many streams were opened, and how many are open. */
  opened: () => number;
  isOpen: () => boolean;
  tell: (state: LiveState) => void;
  /** The server ends the stream, or the network does. */
  end: () => void;
  setHidden: (isHidden: boolean) => void;
}

/** Streams without a network: nothing is told but what the test tells. */
export function testLive(): TestLive {
  let sink: LiveSink | null = null;
  let opened = 0;
  let hidden = false;
  const listeners = new Set<() => void>();
  return {
    environment: {
      open(next) {
        opened += 1;
        sink = next;
        return () => (sink = null);
      },
      onVisibility(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      isHidden: () => hidden,
      random: () => 0,
      startMs: 0,
    },
    opened: () => opened,
    isOpen: () => sink !== null,
    tell: (state) => sink?.next(state),
    end() {
      const ending = sink;
      sink = null;
      ending?.ended();
    },
    setHidden(isHidden) {
      hidden = isHidden;
      for (const listener of listeners) listener();
    },
  };
}
