/** A gateway that looks for reminders and sends them at one moment, for tests: `reminderProcess.ts <database> <smtp> <moment>`. */
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createSealer } from '../src/auth/seal.js';
import { openDatabase } from '../src/database/connection.js';
import { buildServices } from '../src/domains/services.js';
import { testConfig } from './server.js';
import { withFiles } from './withFiles.js';

const [url = '', smtpUrl = '', moment = ''] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
const config = testConfig({ smtpUrl });
const database = await openDatabase({ mongodbUrl: url, dataDir: tmpdir(), logger });
const now = () => new Date(moment);
const services = buildServices(withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now }));
await services.reminders.planDue();
await services.jobs.runDue();
await database.close();
process.exit(0);
