/**
 * A process that works on one import until it is killed: the same services as the server's, over the database of the test.
 * Its arguments: the database's address, the import's id, and by how many milliseconds its clock is ahead, so that the lease
 * of the process that was killed before has expired.
 */
import { pino } from 'pino';
import { createSealer } from '../src/auth/seal.js';
import { openDatabase } from '../src/database/connection.js';
import { buildServices } from '../src/domains/services.js';
import { testConfig } from './server.js';
import { withFiles } from './withFiles.js';

const [url = '', ahead = '0'] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
await openDatabase({ mongodbUrl: url, dataDir: '/nonexistent', logger });
const config = testConfig();
const now = () => new Date(Date.now() + Number(ahead));
const { imports } = buildServices(withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now }));
await imports.housekeeping.resumeCutOff();
process.stdout.write('working\n');
await imports.idle();
process.exit(0);
