import { trusted, type Types } from 'mongoose';
import { pathsInUse } from '../../../database/duplicateKey.js';
import type { ClientDirectory } from '../../clients/clientDirectory.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { unchangedState } from '../tallies/candidateState.js';

/** Takes the client off the candidates whose client is no more. @returns how many candidates there were. */
export async function withoutGoneClients(clients: Pick<ClientDirectory, 'existing'>): Promise<number> {
  const ids = (await CandidateModel.distinct('clientId')).filter((id): id is Types.ObjectId => id !== null);
  const existing = new Set((await clients.existing(ids)).map((id) => id.toString()));
  const gone = ids.filter((id) => !existing.has(id.toString()));
  if (gone.length === 0) return 0;
  const orphans = await CandidateModel.find({ clientId: trusted({ $in: gone }) }).lean<CandidateRecord[]>();
  for (const candidate of orphans) {
    const filter = { _id: candidate._id, ...unchangedState(candidate) };
    // An e-mail is unique among the candidates without a client as well: such a candidate stays as it is.
    await CandidateModel.updateOne(filter, { $set: { clientId: null } }, { hint: { _id: 1 } }).catch(
      (error: unknown) => {
        if (!pathsInUse(error)) throw error;
      },
    );
  }
  return orphans.length;
}
