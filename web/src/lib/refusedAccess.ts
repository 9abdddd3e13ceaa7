/** Refusals of what the screens of the staff have asked for, which may come of a step that is due since they were opened. */
const refusals = new EventTarget();

/** Says that the server has refused something. */
export const tellRefused = (): void => void refusals.dispatchEvent(new Event('refused'));

/** @returns what ends it. */
export function onRefused(listener: () => void): () => void {
  refusals.addEventListener('refused', listener);
  return () => refusals.removeEventListener('refused', listener);
}
