import { trusted, type Types } from 'mongoose';
import type { ClientDirectory } from '../../clients/clientDirectory.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

/** The candidates whose client is no more. */
export async function orphans(clients: Pick<ClientDirectory, 'existing'>): Promise<CandidateRecord[]> {
  const ids = (await CandidateModel.distinct('clientId')).filter((id): id is Types.ObjectId => id !== null);
  const existing = new Set((await clients.existing(ids)).map((id) => id.toString()));
  const gone = ids.filter((id) => !existing.has(id.toString()));
  if (gone.length === 0) return [];
  return CandidateModel.find({ clientId: trusted({ $in: gone }) }).lean<CandidateRecord[]>();
}
