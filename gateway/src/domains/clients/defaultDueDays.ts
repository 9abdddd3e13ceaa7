import type { UserViewer } from '../../auth/viewer.js';
import { notFound } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { Services } from '../services.js';
import { dueInDaysInput } from './clientsInput.js';
import { ClientModel, type ClientRecord } from './clientsModel.js';

/** Sets a client's `dueInDays`, and nothing where it is so already (`ClientsService.setDueInDays`). */
export async function setDefaultDueDays(
  { changes, clientDirectory }: Pick<Services, 'changes' | 'clientDirectory'>,
  viewer: UserViewer,
  { id, input }: { id: string; input: unknown },
): Promise<ClientRecord> {
  const { days: dueInDays } = parseInput(dueInDaysInput, input);
  const client = await clientDirectory.get(viewer, id);
  if ((client.dueInDays ?? null) === dueInDays) return client;
  const change: Change = { entity: 'client', entityId: id, action: 'update', fields: ['dueInDays'] };
  const updated = await changes.record(viewer, change, (lastChange) =>
    ClientModel.findOneAndUpdate(
      { _id: client._id },
      { $set: { dueInDays, lastChange }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean<ClientRecord>(),
  );
  if (!updated) throw notFound('Cliente não encontrado.');
  return updated;
}
