/** What the product asks of the database, and how the database finds it: for tests of indexes and of needless questions. */
import mongoose from 'mongoose';
import type { TestServer } from './server.js';

/** A command as the driver sends it: the command's name is its first property, whose value is the collection. */
export type Command = Record<string, unknown>;

export interface SentCommand {
  /** The database's name of the command: `find`, `aggregate`, `update`. */
  name: string;
  collection: string;
  command: Command;
}

/** What the database looks at for a command. */
export interface Explanation {
  /** The stages of the plan as JSON, to be searched for a stage's name. */
  plan: string;
  /** The largest of the plan's figures `totalDocsExamined`, and of `totalKeysExamined`. */
  documents: number;
  keys: number;
}

/**
 * Connects mongoose anew, so that the commands that it sends are told. What the server does in the background ends before,
 * as it would ask at any moment; imports alone go on.
 * @returns a list that grows by each command about a collection as it is sent
 */
export async function watchCommands({ database, services }: TestServer): Promise<SentCommand[]> {
  const sent: SentCommand[] = [];
  await Promise.all([
    services.identity.accessKeys.stop(),
    services.candidates.stop(),
    services.notifications.stop(),
    services.documents.stop(),
  ]);
  await mongoose.disconnect();
  await mongoose.connect(database.url, { monitorCommands: true });
  mongoose.connection.getClient().on('commandStarted', ({ commandName: name, command }) => {
    const collection: unknown = command[name];
    if (typeof collection === 'string') sent.push({ name, collection, command: command });
  });
  return sent;
}

/** Whether the command can be explained: it reads. */
const isRead = ({ name }: SentCommand) => ['find', 'aggregate', 'count'].includes(name);

/** Takes what was sent so far out of the list. @returns the reads of the collection among them */
export function takeReads(sent: SentCommand[], collection: string): SentCommand[] {
  return sent.splice(0).filter((one) => one.collection === collection && isRead(one));
}

/** Has the database do a read again, and tell how. */
export async function explained({ command }: SentCommand): Promise<Explanation> {
  // What belongs to the session, and to the time that is left, is not part of the question.
  const { lsid: _lsid, $db: _db, readConcern: _concern, maxTimeMS: _limit, ...explain } = command;
  const plan = JSON.stringify(await mongoose.connection.db?.command({ explain, verbosity: 'executionStats' }));
  const most = (what: string) =>
    Math.max(...[...plan.matchAll(new RegExp(`"total${what}Examined":(\\d+)`, 'g'))].map(([, count]) => Number(count)));
  return { plan, documents: most('Docs'), keys: most('Keys') };
}
