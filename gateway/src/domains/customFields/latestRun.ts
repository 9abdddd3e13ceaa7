/**
 * Runs `work` in the background, one run at a time: whoever asks during a run gets one more run after it, however many ask.
 * So the last run always sees the last change, and a burst of changes costs two runs instead of one each.
 */
export function latestRun(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let running = false;
  let askedAgain = false;
  const run = async () => {
    running = true;
    do {
      askedAgain = false;
      await work().catch(onError);
    } while (askedAgain);
    running = false;
  };
  return () => {
    if (running) askedAgain = true;
    else void run();
  };
}
