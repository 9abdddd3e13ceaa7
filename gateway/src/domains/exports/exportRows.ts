import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import type { CellReader } from './exportColumns.js';
import type { Cell } from './workbook/cells.js';

/** Rows made at a stretch before other requests get their turn: some 2 ms of work at 25 columns. */
const GROUP_SIZE = 100;

/**
 * Turns candidates into rows of cells, group by group. The clients of a group are fetched in one query, and remembered:
 * there are thousands of them at most.
 */
export async function* exportRows(
  candidates: AsyncIterable<CandidateRecord>,
  readers: readonly CellReader[],
  fetchClients: (ids: readonly string[]) => Promise<ClientRecord[]>,
): AsyncGenerator<Cell[][]> {
  const clients = new Map<string, ClientRecord | null>();
  for await (const group of grouped(candidates)) {
    const unknown = new Set(
      group.flatMap(({ clientId }) => clientId?.toString() ?? []).filter((id) => !clients.has(id)),
    );
    if (unknown.size > 0) {
      for (const id of unknown) clients.set(id, null);
      for (const client of await fetchClients([...unknown])) clients.set(client._id.toString(), client);
    }
    yield group.map((candidate) => {
      const client = candidate.clientId ? (clients.get(candidate.clientId.toString()) ?? null) : null;
      return readers.map((read) => read({ candidate, client }));
    });
  }
}

async function* grouped<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < GROUP_SIZE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
