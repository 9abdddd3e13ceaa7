import { trusted, type Types } from 'mongoose';
import { pathsInUse } from '../../../database/duplicateKey.js';
import type { ClientDirectory } from '../../clients/clientDirectory.js';
import { catalogueIn, type FieldCatalogue } from '../../fields/values/fieldValues.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { unchangedState } from '../tallies/candidateState.js';
import { standingIn } from './candidateWrites.js';

/** Takes the client off the candidates whose client is no more. @returns how many candidates there were. */
export async function withoutGoneClients(
  clients: Pick<ClientDirectory, 'existing'>,
  allFields: FieldCatalogue,
): Promise<number> {
  const catalogue = catalogueIn(allFields, { clientId: null });
  const ids = (await CandidateModel.distinct('clientId')).filter((id): id is Types.ObjectId => id !== null);
  const existing = new Set((await clients.existing(ids)).map((id) => id.toString()));
  const gone = ids.filter((id) => !existing.has(id.toString()));
  if (gone.length === 0) return 0;
  const orphans = await CandidateModel.find({ clientId: trusted({ $in: gone }) }).lean<CandidateRecord[]>();
  for (const candidate of orphans) {
    const $set = { clientId: null, ...standingIn(catalogue, candidate) };
    const filter = { _id: candidate._id, ...unchangedState(candidate) };
    // An e-mail is unique among the candidates without a client as well: such a candidate stays as it is.
    await CandidateModel.updateOne(filter, { $set }, { hint: { _id: 1 } }).catch((error: unknown) => {
      if (!pathsInUse(error)) throw error;
    });
  }
  return orphans.length;
}
