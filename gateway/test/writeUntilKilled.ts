/**
 * A process that registers, changes and deletes candidates until it is killed: the same services as the server's, over the
 * database of the test. Its arguments: the database's address, and the ids of the client and of an administrator.
 */
import { pino } from 'pino';
import { createSealer } from '../src/auth/seal.js';
import type { UserViewer } from '../src/auth/viewer.js';
import { openDatabase } from '../src/database/connection.js';
import { buildServices } from '../src/domains/services.js';
import { testConfig } from './server.js';
import { withFiles } from './withFiles.js';

const [url = '', clientId = '', userId = ''] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
await openDatabase({ mongodbUrl: url, dataDir: '/nonexistent', logger });
const config = testConfig();
const base = withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now: () => new Date() });
const { candidates } = buildServices(base);
const viewer: UserViewer = {
  ...({ kind: 'user', role: 'admin', userId, sessionId: userId, clientId: null } as unknown as UserViewer),
};
const own = (index: number) => ({
  ...{ clientId, name: `Pessoa ${index}` },
  email: `${process.pid}-${index}-${Date.now()}@exemplo.com`,
});

/** What one writer of several does, again and again. */
async function write(writer: number): Promise<never> {
  for (let turn = 0; ; turn++) {
    const index = writer * 1_000_000 + turn * 10;
    const candidate = await candidates.create(viewer, own(index));
    await candidates.createMany(viewer, [own(index + 1), own(index + 2)]);
    await candidates.admission.setConfirmed(String(candidate._id), true);
    await candidates.admission.markOpened(candidate);
    if (turn % 2 === 0) await candidates.remove(viewer, String(candidate._id));
  }
}

process.stdout.write('working\n');
await Promise.all([write(1), write(2), write(3)]);
