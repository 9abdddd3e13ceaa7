/** A failure that no further try of a job can mend: the job is given up at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';

  /** @param cause what has failed; the list of failed jobs names it. */
  constructor(override readonly cause: Error) {
    super(cause.message, { cause });
  }
}
