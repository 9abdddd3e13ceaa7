import { rm } from 'node:fs/promises';
import { CandidateModel } from '../../src/domains/candidates/candidatesModel.js';
import { openBenchDatabase } from '../benchDatabase.js';
import { print } from '../report.js';

const LARGEST = 3;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** What the engine tells of a collection: bytes on the disk. */
interface Stored {
  storageSize: number;
  totalIndexSize: number;
  indexSizes: Record<string, number>;
}

/** Prints how large candidates and their indexes are on the disk, and removes the data directory. */
export async function printSizes(dataDir: string, at: string): Promise<void> {
  const database = await openBenchDatabase(dataDir);
  try {
    const command = { collStats: CandidateModel.collection.collectionName };
    const stored = (await CandidateModel.db.db?.command(command)) as Stored;
    const largest = Object.entries(stored.indexSizes)
      .sort(([, a], [, b]) => b - a)
      .slice(0, LARGEST)
      .map(([name, bytes]) => `${name} ${megabytes(bytes)}`);
    print(`candidates on the disk ${at}`, megabytes(stored.storageSize), 'without their indexes');
    print(`their indexes ${at}`, megabytes(stored.totalIndexSize), `largest: ${largest.join(', ')}`);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
