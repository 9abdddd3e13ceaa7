/**
 * The toasts of the page, as a tiny store: any code may call `toast.success(…)` without loading what draws them.
 * <Toaster/> (once, in the app) draws them and loads the radix viewport with the first one.
 */
export type ToastTone = 'success' | 'info' | 'error';

export interface ToastText {
  title: string;
  description?: string | undefined;
}

export interface ToastRecord extends ToastText {
  id: number;
  tone: ToastTone;
  /** Milliseconds on the screen; hovering and focus stop the clock. */
  duration: number;
}

/** Bad news takes longer to read. */
const DURATIONS: Record<ToastTone, number> = { success: 5000, info: 7000, error: 9000 };
/** Older ones make room, so that a storm of failures does not cover the screen. */
const MAX_AT_ONCE = 2;

let records: readonly ToastRecord[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastRecord[]) {
  records = next;
  listeners.forEach((listener) => listener());
}

function add(tone: ToastTone, text: ToastText): number {
  const id = nextId++;
  const others = records.filter((record) => record.title !== text.title || record.description !== text.description);
  change([...others, { ...text, id, tone, duration: DURATIONS[tone] }].slice(-MAX_AT_ONCE));
  return id;
}

export const toast = {
  /** Something worked: announced politely. */
  success: (text: ToastText) => add('success', text),
  /** Something to know that is neither: announced politely. */
  info: (text: ToastText) => add('info', text),
  /** Something failed (the destructive style): announced at once. */
  error: (text: ToastText) => add('error', text),
  dismiss: (id: number) => change(records.filter((record) => record.id !== id)),
  /** Takes away the failures told after the given message: what they were about is over. */
  dismissErrors: (since: number) => change(records.filter((record) => record.tone !== 'error' || record.id <= since)),
  /** The number of the latest message; every later one has a higher number. */
  latest: () => nextId - 1,
  clear: () => change([]),
};

/** What Toaster draws and is told of. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => records,
};
