import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the outbox keeps a mail: it is there to be looked at, and holds names, links and passwords. */
const KEPT_MS = 7 * DAY_MS;

/** A mail as the outbox names its file. */
interface NamedMail {
  id: string;
  template: string;
  at: Date;
  /** Whom it is about, so that it goes with the candidate. */
  candidateId?: string;
}

/** The moment, as names of files begin with it: they are in its order. */
const stampOf = (at: Date) => at.toISOString().replace(/[:.]/g, '-');
const STAMP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(?=-)/;

const suffixOf = (candidateId: string) => `.${candidateId}.eml`;
const SUFFIX = /\.([0-9a-f]{24})\.eml$/;

/** The files that mails become where no mail server is set; those of a process with one may be from before. */
export class Outbox {
  readonly #directory: string;

  constructor(private readonly deps: { config: { dataDir: string }; now: () => Date }) {
    this.#directory = path.join(deps.config.dataDir, 'outbox');
  }

  /** Writes a mail, for the owner of the process alone. */
  async write({ id, template, at, candidateId }: NamedMail, message: Buffer): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const suffix = candidateId === undefined ? '.eml' : suffixOf(candidateId);
    await writeFile(this.#pathOf(`${stampOf(at)}-${template}-${id}${suffix}`), message, { mode: 0o600 });
  }

  /** Removes the mails about a candidate. */
  async removeOf(candidateId: string): Promise<void> {
    const suffix = suffixOf(candidateId);
    await this.#remove((await this.#names()).filter((name) => name.endsWith(suffix)));
  }

  /**
   * Removes the mails that are old, and those about candidates who are gone: the deletion may have been cut off, or another gateway's,
   * which has an outbox of its own. @returns how many there were.
   */
  async removeNeedless(isThere: (candidateId: string) => Promise<boolean>): Promise<number> {
    const names = await this.#names();
    const firstKept = stampOf(new Date(this.deps.now().getTime() - KEPT_MS));
    const candidateIds = new Set(names.flatMap((name) => SUFFIX.exec(name)?.[1] ?? []));
    const gone = new Set<string>();
    for (const id of candidateIds) if (!(await isThere(id))) gone.add(id);
    return this.#remove(names.filter((name) => name < firstKept || gone.has(SUFFIX.exec(name)?.[1] ?? '')));
  }

  /** The files that were written here; no others that lie beside them. */
  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#directory)).filter((name) => STAMP.test(name) && name.endsWith('.eml'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async #remove(names: readonly string[]): Promise<number> {
    for (const name of names) await rm(this.#pathOf(name), { force: true });
    return names.length;
  }

  #pathOf(name: string): string {
    return path.join(this.#directory, name);
  }
}
