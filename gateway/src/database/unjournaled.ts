import { mongo } from 'mongoose';

/**
 * For writes that need not outlast a crash of the database, where all others wait for its journal. What is journaled after
 * them brings them into the journal as well.
 */
export const UNJOURNALED = { writeConcern: new mongo.WriteConcern(1, undefined, false) };
