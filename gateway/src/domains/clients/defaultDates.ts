import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { Services } from '../services.js';
import { defaultDatesInput } from './clientsInput.js';
import { ClientModel, type ClientRecord } from './clientsModel.js';
import { maySetDefaultDates } from './clientsPolicy.js';

/** Sets the days of a client's default dates, and nothing where they are so already (`ClientsService.setDefaultDates`). */
export async function setDefaultDates(
  services: Pick<Services, 'changes' | 'clientDirectory'>,
  viewer: UserViewer,
  { id, input }: { id: string; input: unknown },
): Promise<ClientRecord> {
  const { changes, clientDirectory } = services;
  const { expected, ...given } = parseInput(defaultDatesInput, input);
  const client = await clientDirectory.get(viewer, id);
  assertPermitted(viewer, maySetDefaultDates(viewer, client));
  const changed = (['dueInDays', 'admissionInDays'] as const).filter(
    (property) => given[property] !== undefined && given[property] !== (client[property] ?? null),
  );
  if (changed.length === 0) return client;
  const taken = changed.filter((property) => expected?.[property] !== undefined);
  if (taken.some((property) => expected?.[property] !== (client[property] ?? null))) throw changedMeanwhile(client);
  const asTaken = Object.fromEntries(taken.map((property) => [property, expected?.[property]]));
  const days = Object.fromEntries(changed.map((property) => [property, given[property]]));
  const change: Change = { entity: 'client', entityId: id, action: 'update', fields: changed };
  const updated = await changes.record(viewer, change, (lastChange) =>
    ClientModel.findOneAndUpdate(
      { _id: client._id, ...asTaken },
      { $set: { ...days, lastChange }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean<ClientRecord>(),
  );
  // Where they are others by now, or the client is gone, they are compared in their turn.
  return updated ?? setDefaultDates(services, viewer, { id, input });
}

const changedMeanwhile = (current: ClientRecord): DomainError =>
  new DomainError('CONFLICT', 'As datas foram alteradas por outra pessoa. Confira as atuais antes de salvar.', {
    current,
  });
