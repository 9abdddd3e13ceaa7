import DataLoader from 'dataloader';
import { recordLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';

export function createClientsLoaders(services: Services) {
  return {
    clientById: recordLoader(
      (ids) => services.clientDirectory.byIds(ids),
      (client) => client._id.toString(),
    ),
    candidateCountByClient: new DataLoader<string, number>(async (ids) => {
      const counts = await services.candidates.countsByClient(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    awaitsEmailConfirmationByClient: new DataLoader<string, boolean>(async (ids) => {
      const awaiting = await services.identity.clientAccounts.awaitingEmailConfirmation(ids);
      return ids.map((id) => awaiting.has(id));
    }),
  };
}
