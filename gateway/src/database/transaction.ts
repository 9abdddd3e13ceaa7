import type { ClientSession, Connection } from 'mongoose';
import mongoose from 'mongoose';

const answers = new WeakMap<object, Promise<boolean>>();

/** Whether the server behind `connection` has transactions: replica sets and sharded clusters do, a lone server does not. */
export function hasTransactions(connection: Connection): Promise<boolean> {
  const client = connection.getClient();
  let answer = answers.get(client);
  if (answer === undefined) {
    answer = askForTransactions(connection);
    answer.catch(() => answers.delete(client)); // Unreachable just now says nothing about later
    answers.set(client, answer);
  }
  return answer;
}

async function askForTransactions(connection: Connection): Promise<boolean> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['logicalSessionTimeoutMinutes'] == null) return false;
  return hello['setName'] !== undefined || hello['msg'] === 'isdbgrid';
}

/**
 * Runs `work`'s writes in one transaction where the database has transactions. Elsewhere (the embedded engine) it runs
 * them one after the other without one, so `work` has to be right in both cases: its writes are ordered and idempotent, such
 * that a crash between two of them loses nothing and a retry finishes them. Pass `session` on to every operation in it.
 * In a transaction `work` may run more than once.
 */
export async function withOptionalTransaction<T>(work: (session?: ClientSession) => Promise<T>): Promise<T> {
  const { connection } = mongoose;
  if (!(await hasTransactions(connection))) return work();
  return connection.transaction(work); // Also restores documents' state between its attempts
}
