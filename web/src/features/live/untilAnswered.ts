import { reconnectPause } from './liveConnection';

/**
 * Asks the server after a pause, and again after growing ones where it gave no answer. @returns what ends that.
 * @param ask is told how to find out whether it was ended meanwhile; false where there was no answer.
 * @param options.onAnswer told of the answer, unless it was ended meanwhile.
 */
export function untilAnswered(
  ask: (isOver: () => boolean) => Promise<boolean>,
  { afterMs, onAnswer }: { afterMs: number; onAnswer: () => void },
): () => void {
  let isOver = false;
  let tries = 0;
  const settle = async () => {
    const isAnswered = await ask(() => isOver);
    if (isOver) return;
    if (isAnswered) onAnswer();
    else timer = setTimeout(() => void settle(), reconnectPause(tries++, Math.random()));
  };
  let timer = setTimeout(() => void settle(), afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
