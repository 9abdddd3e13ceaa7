import type { mongo } from 'mongoose';

/** Whether an update has changed or made a record; one that finds everything as it is wanted already has not. */
export const hasWritten = ({
  modifiedCount,
  upsertedCount,
}: Pick<mongo.UpdateResult, 'modifiedCount' | 'upsertedCount'>): boolean => modifiedCount + upsertedCount > 0;
