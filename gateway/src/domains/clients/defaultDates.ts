import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { notFound } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { Services } from '../services.js';
import { defaultDatesInput } from './clientsInput.js';
import { ClientModel, type ClientRecord } from './clientsModel.js';
import { maySetDefaultDates } from './clientsPolicy.js';

/** Sets the days of a client's default dates, and nothing where they are so already (`ClientsService.setDefaultDates`). */
export async function setDefaultDates(
  { changes, clientDirectory }: Pick<Services, 'changes' | 'clientDirectory'>,
  viewer: UserViewer,
  { id, input }: { id: string; input: unknown },
): Promise<ClientRecord> {
  const given = parseInput(defaultDatesInput, input);
  const client = await clientDirectory.get(viewer, id);
  assertPermitted(viewer, maySetDefaultDates(viewer, client));
  const changed = (['dueInDays', 'admissionInDays'] as const).filter(
    (property) => given[property] !== undefined && given[property] !== (client[property] ?? null),
  );
  if (changed.length === 0) return client;
  const days = Object.fromEntries(changed.map((property) => [property, given[property]]));
  const change: Change = { entity: 'client', entityId: id, action: 'update', fields: changed };
  const updated = await changes.record(viewer, change, (lastChange) =>
    ClientModel.findOneAndUpdate(
      { _id: client._id },
      { $set: { ...days, lastChange }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean<ClientRecord>(),
  );
  if (!updated) throw notFound('Cliente não encontrado.');
  return updated;
}
