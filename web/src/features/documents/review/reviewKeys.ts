import { useEffect, useEffectEvent } from 'react';
import { takesKeys } from '../../../lib/keyPresses';
import type { ViewAction } from '../viewer/view';
import { isStacked } from './reviewLayout';

/** What a key does on the reviewer's screen. */
export type ReviewAction =
  'approve' | 'refuse' | 'previous' | 'next' | 'undo' | 'keys' | { look: ViewAction } | { pan: Pan };

/** Which way a picture that is larger than its frame is moved: -1, 0 or 1 to the right and down. */
export interface Pan {
  right: number;
  down: number;
}

const look = (action: ViewAction): ReviewAction => ({ look: action });

const actions: Readonly<Record<string, ReviewAction>> = {
  a: 'approve',
  r: 'refuse',
  u: 'undo',
  '?': 'keys',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': look('zoomIn'),
  '=': look('zoomIn'),
  '-': look('zoomOut'),
  '0': look('fit'),
  g: look('turn'),
  PageDown: look('nextSheet'),
  PageUp: look('previousSheet'),
};

const pans: Readonly<Record<string, Pan>> = {
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
};

/** Where the page scrolls, these scroll it, and mean the picture with Shift. */
const scrollKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

/** What the dialog of the keys shows: the keys of each line, and the name of its text. */
export const shownKeys = [
  [['A'], 'approve'],
  [['R'], 'refuse'],
  [['U'], 'undo'],
  [['←', '→'], 'step'],
  [['+', '−'], 'zoom'],
  [['0'], 'fit'],
  [['↑', '↓'], 'pan'],
  [['G'], 'turn'],
  [['PageUp', 'PageDown'], 'sheets'],
  [['?'], 'keys'],
] as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The action of a key; undefined for keys of the browser and those without a meaning.
 * @param pageScrolls whether the keys that scroll are the browser's
 */
export function actionOfKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  pageScrolls: boolean,
): ReviewAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (pageScrolls && !shiftKey && scrollKeys.has(key)) return undefined;
  const pan = pans[key];
  if (pan && (shiftKey || pan.down !== 0)) return { pan };
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

/** Calls back for each key that means something, wherever on the page the focus is, unless somebody types or a dialog is open. */
export function useReviewKeys(act: (action: ReviewAction) => void, isEnabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(event, isStacked());
    const isHeld = event.repeat && (action === 'approve' || action === 'refuse' || action === 'undo');
    if (!action || isHeld || event.defaultPrevented || takesKeys(event.target)) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
