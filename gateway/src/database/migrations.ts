import { Schema } from 'mongoose';
import type { Logger } from 'pino';
import { defineModel } from '../cache/defineModel.js';
import { upsert } from './duplicateKey.js';
import { LONGEST_TIMEOUT_MS, operationTimeout, setOperationTimeout } from './timeouts.js';

/** A change of what is stored that an update of the product brings along. */
export interface Migration {
  /** Stable and unique: under this name the database remembers that it was applied. */
  id: string;
  /** Makes the change. It may run twice, after a crash or beside another gateway, so it must leave the same result then. */
  apply(): Promise<void>;
}

interface StoredMigration {
  _id: string;
  appliedAt: Date;
}

const schema = new Schema<StoredMigration>(
  { _id: { type: String, required: true }, appliedAt: { type: Date, required: true } },
  { collection: 'migrations', versionKey: false },
);
const AppliedMigrationModel = defineModel<StoredMigration>('AppliedMigration', schema, {
  untracked: 'Only a start reads which migrations were applied, each time anew.',
});

/**
 * Applies, in their order, the migrations that this database has not had yet. Each is remembered after it was made, and
 * never made again: what an administrator changes afterwards stays.
 * @throws what a migration throws; those after it are not tried then.
 */
export async function applyMigrations(
  migrations: readonly Migration[],
  { now, logger }: { now: () => Date; logger: Logger },
): Promise<void> {
  const applied = new Set((await AppliedMigrationModel.find().lean<StoredMigration[]>()).map(({ _id }) => _id));
  const usual = operationTimeout();
  setOperationTimeout(Math.max(usual, LONGEST_TIMEOUT_MS));
  try {
    for (const migration of migrations.filter(({ id }) => !applied.has(id))) {
      await migration.apply();
      const mark = { $setOnInsert: { appliedAt: now() } };
      await upsert(() => AppliedMigrationModel.updateOne({ _id: migration.id }, mark, { upsert: true }));
      logger.info({ migration: migration.id }, 'migration applied');
    }
  } finally {
    setOperationTimeout(usual);
  }
}
