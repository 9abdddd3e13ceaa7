import { DomainError } from '../lib/errors.js';
import { Counters } from './counters.js';
import type { CandidateViewer, UserViewer } from './viewer.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What an account may do how often in an hour: several times what the busiest office does by hand. R-277 names all that counts as each. */
export const workLimits = {
  /** Creating records of whatever kind, and sending messages to webhooks by hand. */
  create: 2_000,
  /** Having mails sent to candidates, and to colleagues who are invited. */
  mail: 1_000,
  /** Preparing or making an export, preparing a zip of documents, and having a file made of an import. */
  export: 120,
  /** Beginning imports, and reading their files anew; an import counts once, however many candidates it registers. */
  import: 200,
  /** Uploading pages of documents, by users and candidates. */
  upload: 800,
  /** Saving answers and finishing, by candidates: what is changed is an event that is kept. A try counts. */
  answer: 1_000,
  /** Having the figures of the dashboard computed. */
  figures: 600,
} as const;

/** The mails that one company may have sent to one address in 24 hours. */
export const MAILS_TO_ONE_PERSON = 5;

export type LimitedWork = keyof typeof workLimits;

/** Who is counted: a user, or a candidate. */
type LimitedAccount = Pick<UserViewer, 'userId'> | Pick<CandidateViewer, 'candidateId'>;

/** Limits of what signed-in people do, counted in the database, so that all gateways count together. */
export class WorkLimits {
  readonly #counters: Counters;

  /** @param deps the secret under which subjects are hashed, and the clock. */
  constructor(deps: { config: { jwtSecret: string }; now: () => Date }) {
    this.#counters = new Counters(deps.config.jwtSecret, deps.now);
  }

  /**
   * Counts a piece of work of an account, before it is done.
   * @throws DomainError RATE_LIMITED with the seconds until the hour ends that began with the first piece.
   */
  async spend(work: LimitedWork, account: LimitedAccount): Promise<void> {
    const { count, secondsLeft } = await this.#counters.raise(this.#keyOf(work, account), HOUR_MS);
    if (count > workLimits[work]) throw tooMuch(secondsLeft);
  }

  #keyOf(work: LimitedWork, account: LimitedAccount): string {
    return this.#counters.key(`work:${work}`, 'userId' in account ? account.userId : account.candidateId);
  }

  /**
   * Counts so many pieces of work of an account that are done together: all of them, or none where the hour does not have so many
   * left, so that what is refused uses nothing up.
   * @throws DomainError RATE_LIMITED
   */
  async spendTogether(work: LimitedWork, account: LimitedAccount, count: number): Promise<void> {
    const wanted = { by: count, limit: workLimits[work] };
    const { isCounted, secondsLeft } = await this.#counters.raiseWithin(this.#keyOf(work, account), HOUR_MS, wanted);
    if (!isCounted) throw tooMuch(secondsLeft);
  }

  /**
   * Counts a mail that a user has sent to a candidate or a colleague, before it is queued. Companies are counted apart: what one does tells
   * another nothing. Administrators count as one company.
   * @param recipient the address, normalised
   * @throws DomainError RATE_LIMITED
   */
  async spendMail(viewer: Pick<UserViewer, 'userId' | 'clientId'>, recipient: string): Promise<void> {
    const key = this.#counters.key('mailsTo', `${viewer.clientId ?? 'staff'} ${recipient}`);
    const counted = await this.#counters.raise(key, DAY_MS);
    const { count, secondsLeft } = counted;
    if (count > MAILS_TO_ONE_PERSON) {
      const message = `Esta pessoa já recebeu ${MAILS_TO_ONE_PERSON} e-mails em 24 horas. Tente novamente em ${inWords(secondsLeft)}.`;
      throw limited(message, secondsLeft);
    }
    try {
      await this.spend('mail', viewer);
    } catch (error) {
      // No mail goes out: the person has had none.
      await this.#counters.lower(key, counted);
      throw error;
    }
  }

  /** Whether something of a kind may be told to an address once more within 24 hours; this counts as a time. */
  async mayTell(kind: string, recipient: string, timesADay: number): Promise<boolean> {
    const { count } = await this.#counters.raise(this.#counters.key(`told:${kind}`, recipient), DAY_MS);
    return count <= timesADay;
  }
}

const limited = (message: string, seconds: number) =>
  new DomainError('RATE_LIMITED', message, { retryAfterSeconds: seconds });

const tooMuch = (seconds: number) =>
  limited(`Muitas operações em pouco tempo. Tente novamente em ${inWords(seconds)}.`, seconds);

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `${Math.ceil(minutes / 60)} horas`;
}
