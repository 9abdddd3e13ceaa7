/** What a job learns of itself. */
export interface RunningJob {
  /** Stays as it is from try to try. */
  id: string;
  /** What it is about within its kind. */
  detail: string;
  /** Whether the try before came to no end, as its process has died or its database was lost: what it is for may have been done. */
  isInterrupted: boolean;
}

/** A job that is run at another time instead; this was no try. */
export interface Deferral {
  laterAt: Date;
}

/** One kind of work that is done beside the requests. */
export interface JobKind<Data> {
  /** Stable: jobs in store name it. */
  name: string;
  /**
   * Does the work. It may be called again for the same job after a crash. Whatever it throws is a failed try; after a
   * `PermanentFailure` there is no other one.
   */
  run(data: Data, job: RunningJob): Promise<Deferral | void>;
  /** Told before a job is given up, and again after a crash in between. */
  onGivenUp?(data: Data, job: RunningJob): Promise<void>;
  /** Whether the data of a job that is given up are kept, so that it can be run again; they are forgotten unless told. */
  keepsFailedData?: boolean;
  /**
   * Whether who asks with the key of a job that was given up asks for another one; for jobs that are of no use by then, as their data
   * are forgotten, while what they were for may be asked for again.
   */
  freesKey?: boolean;
  /** Why a job that was given up is of no use any more, in the user's words; null, or absent, for one that can be run again. */
  uselessness?(data: Data): string | null;
  /** How many days a job with a key is remembered once it is done. */
  rememberedDays?: number;
  /** Whether somebody waits for it: it goes before what only falls due with time, of which there are thousands on some mornings. */
  isAwaited?: boolean;
}

/** How a job is asked for. */
export interface JobOptions {
  /** What it is about within its kind, in the words of the code; nothing personal. */
  detail: string;
  /** Two jobs of a kind with one key are one job. Nothing personal. */
  key?: string;
  /** When it is to be run; at once unless told. */
  dueAt?: Date;
}

/** How the jobs of one kind are asked for. */
export interface JobQueue<Data> {
  /** @returns false when a job with this key is there already, waiting, done or given up. */
  enqueue(data: Data, options: JobOptions): Promise<boolean>;
}
