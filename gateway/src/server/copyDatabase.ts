/**
 * `npm run copy-database`: copies the database below DATA_DIR, which no server uses meanwhile, into the empty one at MONGODB_URL.
 * It changes nothing in what it reads. Indexes are made by the next start. README.md says what comes before and after.
 */
import mongoose, { type mongo } from 'mongoose';
import { readConfig } from '../config.js';
import { batchesOf } from '../database/cursors.js';
import { connectExternal, openDatabase } from '../database/connection.js';
import { StartupError } from '../database/errors.js';
import { whileUnfinished } from '../database/unfinishedCopy.js';
import { createLogger } from './logger.js';
import { runCommand } from './operatorCommand.js';

/** No request waits for these operations, so each may take long. */
const OPERATION_TIMEOUT_MS = 60_000;
/** A number that is stored as a fraction stays one where it is whole. */
const AS_STORED = { promoteValues: false } as const;

async function main(): Promise<void> {
  const { mongodbUrl, dataDir } = readConfig(process.env);
  if (mongodbUrl === undefined) throw new StartupError('MONGODB_URL must be set to the database that takes the copy');
  const logger = createLogger('warn');
  const client = await connectExternal(mongodbUrl);
  try {
    const target = client.db();
    await assertEmpty(target);
    const database = await openDatabase({ dataDir, logger, operationTimeoutMs: OPERATION_TIMEOUT_MS });
    try {
      if (database.wasEmpty) throw new StartupError(`DATA_DIR ${dataDir} has no database with an account`);
      await whileUnfinished(target, () => copyInto(target));
      process.stdout.write('Everything is copied.\n');
    } finally {
      await database.close();
    }
  } finally {
    await client.close();
  }
}

/** @throws StartupError for a database with collections: nothing of what is there may be mixed with the copy. */
async function assertEmpty(target: mongo.Db): Promise<void> {
  if ((await target.listCollections({}, { nameOnly: true }).toArray()).length === 0) return;
  throw new StartupError(
    `the database ${target.databaseName} at MONGODB_URL is not empty: drop it, if an earlier copy was cut off, or name another`,
  );
}

async function copyInto(target: mongo.Db): Promise<void> {
  const source = mongoose.connection;
  for (const { name } of await source.listCollections()) {
    let copied = 0;
    for await (const documents of batchesOf(source.collection(name).find({}, AS_STORED))) {
      // eslint-disable-next-line no-restricted-syntax -- into a database that no gateway has opened yet, whose versions are copied as well
      await target.collection(name).insertMany(documents);
      copied += documents.length;
    }
    process.stdout.write(`${name}: ${copied}\n`);
  }
}

runCommand('copy', main);
