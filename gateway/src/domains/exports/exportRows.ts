import { RequestYield } from '../../lib/yieldToRequests.js';
import type { ExportedRecord } from '../candidates/queries/exportedRecord.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import type { CellReader, ExportedCandidate } from './exportColumns.js';
import type { Cell } from '../../spreadsheet/writing/cells.js';

/** Rows that are written at once: some 100 kB of XML at 25 columns. */
const GROUP_SIZE = 50;
/** In place of the client's id for candidates of none. */
const NOBODY = '';

/**
 * Turns candidates into rows of cells, group by group, giving way to other requests in between. The clients of a batch
 * are fetched in one query, and cached: there are thousands of them at most.
 * @param alsoWrite is given the candidates of each group before its rows are handed over.
 */
export async function* exportRows(
  batches: AsyncIterable<ExportedRecord[]>,
  readers: readonly CellReader[],
  fetchClients: (ids: readonly string[]) => Promise<ClientRecord[]>,
  alsoWrite?: (group: readonly ExportedCandidate[]) => Promise<void>,
): AsyncGenerator<Cell[][]> {
  const clients = new Map<string, ClientRecord | null>([[NOBODY, null]]);
  const pace = new RequestYield();
  for await (const batch of batches) {
    const ids = batch.map(({ clientId }) => clientId?.toString() ?? NOBODY);
    await remember(ids, clients, fetchClients);
    for (let from = 0; from < batch.length; from += GROUP_SIZE) {
      if (pace.isDue()) await pace.yieldToRequests();
      const group = batch.slice(from, from + GROUP_SIZE).map((candidate, place) => ({
        candidate,
        client: clients.get(ids[from + place] ?? NOBODY) ?? null,
      }));
      await alsoWrite?.(group);
      yield group.map((row) => readers.map((read) => read(row)));
    }
  }
}

/** Rows on their way into a file, counted as they are handed over. */
export class CountedRows implements AsyncIterable<Cell[][]> {
  count = 0;

  constructor(private readonly rows: AsyncIterable<Cell[][]>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Cell[][]> {
    for await (const group of this.rows) {
      this.count += group.length;
      yield group;
    }
  }
}

async function remember(
  ids: readonly string[],
  clients: Map<string, ClientRecord | null>,
  fetchClients: (ids: readonly string[]) => Promise<ClientRecord[]>,
): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !clients.has(id));
  if (unknown.length === 0) return;
  for (const id of unknown) clients.set(id, null);
  for (const client of await fetchClients(unknown)) clients.set(client._id.toString(), client);
}
