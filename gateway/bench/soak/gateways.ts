import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer, type RunningServer } from '../../test/builtServer.js';

/** A gateway that is started again whenever it was killed. */
export class Gateway {
  #server: RunningServer;
  /** Resident memory in MB at the last look, and the most there was. */
  memory = { first: 0, last: 0, most: 0 };

  private constructor(
    server: RunningServer,
    private readonly settings: Record<string, string>,
  ) {
    this.#server = server;
  }

  static async start(settings: Record<string, string>): Promise<Gateway> {
    const asProduct = { DATABASE_TIME_LIMIT_MS: '', ...settings };
    return new Gateway(await startServer(asProduct), asProduct);
  }

  get url(): string {
    return this.#server.url;
  }

  get admin(): RunningServer['admin'] {
    return this.#server.admin;
  }

  lookAtMemory(): void {
    const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8');
    const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    const { first, most } = this.memory;
    this.memory = { first: first || megabytes, last: megabytes, most: Math.max(most, megabytes) };
  }

  /** Kills the process, and starts another in its place. */
  async kill(): Promise<void> {
    process.kill(this.#server.pid, 'SIGKILL');
    for (let isOver = false; !isOver;) {
      await delay(50);
      isOver = !isAlive(this.#server.pid);
    }
    this.#server = await startServer({ ...this.settings, DATA_DIR: this.#server.dataDir });
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
