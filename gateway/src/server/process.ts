import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { StartupError } from '../database/errors.js';

/** How long a stop may take before the process ends anyway. */
const SHUTDOWN_LIMIT_MS = 15_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program; set PORT to a free one',
  EACCES: 'may not be opened by this user; set PORT to 1024 or more',
  EADDRNOTAVAIL: 'cannot be opened because HOST is not an address of this machine',
};

/**
 * Opens the port. A connection that cannot be taken afterwards, as where the process has too many open files, costs that connection alone.
 * @throws StartupError with the reason in one line.
 */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
  logger: Pick<Logger, 'error'>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be opened: ${error.message}`;
      reject(new StartupError(`port ${port} on ${host} ${reason}`));
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
  server.on('error', (error) => logger.error({ err: error }, 'a connection could not be taken'));
}

/** A terminal signals npm and this process at once, and npm passes its own on: signals so near each other are one. */
const SAME_SIGNAL_MS = 1000;

/**
 * On SIGTERM and SIGINT: no new requests, running ones end, then mail, then the database; a second signal ends at once.
 * @param now a clock in milliseconds.
 */
export function shutDownOnSignals(logger: Logger, stop: () => Promise<void>, now = () => performance.now()): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = now();
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('the stop took too long');
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
