import { cpf } from 'cpf-cnpj-validator';
import type { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { rawFind } from '../../../database/rawFind.js';
import { textReader, type FieldCatalogue } from '../../fields/values/fieldValues.js';
import { answerCollation, holdsTextOf } from '../../fields/values/storedValues.js';
import { answersIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { wholeIdentity } from './candidateSearch.js';
import { knownCandidates } from './knownCandidates.js';

/** So many of those with one CPF are told. */
const MOST_TOLD = 5;

/**
 * Others with the CPF of a candidate whom the viewer may see, five at most: of the same company, or like the candidate of none.
 * None for a viewer who may not view the CPF, or what is found would tell it.
 */
export async function duplicatesOf(
  viewer: UserViewer,
  { _id, clientId, ...candidate }: CandidateRecord,
  catalogue: FieldCatalogue,
): Promise<CandidateRecord[]> {
  const text = textReader(catalogue, viewer.role, 'cpf')?.(candidate) ?? '';
  const identity = wholeIdentity(text);
  // What is typed where a CPF is not known, such as zeros, tells no person from others.
  if (!identity || !('cpf' in identity) || !cpf.isValid(text)) return [];
  const rows = await rawFind<{ _id: Types.ObjectId }>(CandidateModel, {
    // Each branch names the company, so that those of others are not read.
    filter: { $or: identity.cpf.map((spelling) => ({ ...holdsTextOf('cpf', spelling, { whole: true }), clientId })) },
    projection: { _id: 1 },
    collation: answerCollation,
    hint: answersIndex,
    limit: MOST_TOLD + 1,
  });
  const others = rows.map((row) => row._id).filter((each) => !each.equals(_id));
  return knownCandidates(others.slice(0, MOST_TOLD));
}
