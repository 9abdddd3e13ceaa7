import { waitFor } from '@testing-library/react';
import type { LiveSink, LiveState } from './liveConnection';
import { sharedBetweenTabs } from './sharedStream';

const state = (candidates: number): LiveState => ({ candidates, notifications: 0 });

/** The tabs of one browser: jsdom has neither locks nor channels. */
class Channel {
  static readonly all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}
const waiting: (() => Promise<void>)[] = [];
let isHeld = false;
async function grant() {
  const next = isHeld ? undefined : waiting.shift();
  if (!next) return;
  isHeld = true;
  await next();
  isHeld = false;
  await grant();
}
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }, own: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const turn = () => own().then(resolve, reject);
      waiting.push(turn);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(turn);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(signal.reason as Error);
      });
      void grant();
    }),
};

const setGlobal = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value });

const before = { locks: Object.getOwnPropertyDescriptor(navigator, 'locks'), channel: globalThis.BroadcastChannel };
beforeAll(() => {
  setGlobal(navigator, 'locks', locks);
  setGlobal(globalThis, 'BroadcastChannel', Channel);
});
afterAll(() => {
  if (before.locks) Object.defineProperty(navigator, 'locks', before.locks);
  else Reflect.deleteProperty(navigator, 'locks');
  setGlobal(globalThis, 'BroadcastChannel', before.channel);
});

it('tabs have one stream between them; one that comes later is told what is known, and takes over when the owner goes', async () => {
  const streams: LiveSink[] = [];
  const open = sharedBetweenTabs((sink) => {
    streams.push(sink);
    return () => undefined;
  });
  const heard: LiveState[][] = [[], []];
  const tab = (number: number) =>
    open({ next: (told) => heard[number]?.push(told), ended: () => heard[number]?.push(state(-1)) });
  const closeFirst = tab(0);
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.next(state(1));
  tab(1);
  expect(heard[1]).toEqual([state(1)]);
  streams[0]?.next(state(2));
  expect(heard[1]).toEqual([state(1), state(2)]);
  expect(streams).toHaveLength(1);

  closeFirst();
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.next(state(3));
  expect(heard[1]?.at(-1)).toEqual(state(3));
  expect(heard[0]).toEqual([state(1), state(2)]);
  streams[1]?.ended();
  expect(heard[1]?.at(-1)).toEqual(state(-1));
});

it('a tab that is closed while it waits for its turn never gets it', async () => {
  const streams: LiveSink[] = [];
  const open = sharedBetweenTabs((sink) => {
    streams.push(sink);
    return () => undefined;
  });
  const heard: string[] = [];
  const tab = (name: string) => open({ next: () => heard.push(name), ended: () => heard.push(`${name} ended`) });
  const closeOwner = tab('owner');
  await waitFor(() => expect(streams).toHaveLength(1));
  const closeWaiting = tab('closed');
  tab('last');
  closeWaiting();
  closeOwner();
  await waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.next(state(1));
  expect(heard).toEqual(['last']);
});
