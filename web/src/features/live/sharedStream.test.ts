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
  async request(_name: string, _options: object, own: () => Promise<void>) {
    waiting.push(own);
    await grant();
  },
};

const before = { locks: Object.getOwnPropertyDescriptor(navigator, 'locks'), channel: globalThis.BroadcastChannel };
beforeAll(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  globalThis.BroadcastChannel = Channel as never;
});
afterAll(() => {
  if (before.locks) Object.defineProperty(navigator, 'locks', before.locks);
  else Reflect.deleteProperty(navigator, 'locks');
  globalThis.BroadcastChannel = before.channel;
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
