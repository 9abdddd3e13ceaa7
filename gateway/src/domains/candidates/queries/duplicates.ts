import mongoose from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { textReader, type FieldCatalogue } from '../../fields/values/fieldValues.js';
import { holdsOneOf } from '../../fields/values/storedValues.js';
import { cpfIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';
import { wholeIdentity } from './candidateSearch.js';

/** So many of those with one CPF are told. */
const MOST_TOLD = 5;

/**
 * For each of some candidates the others of the same company who hold the same CPF, oldest first, five at most. None for a
 * viewer who may not view the CPF, or what is found would tell it.
 */
export async function duplicatesOf(
  viewer: UserViewer,
  candidates: readonly CandidateRecord[],
  catalogue: FieldCatalogue,
): Promise<CandidateRecord[][]> {
  const read = textReader(catalogue, viewer.role, 'cpf');
  const spellingsOf = (candidate: CandidateRecord): readonly string[] => {
    const identity = wholeIdentity(read?.(candidate) ?? '');
    return identity && 'cpf' in identity ? identity.cpf : [];
  };
  const spellings = [...new Set(candidates.flatMap(spellingsOf))];
  if (spellings.length === 0) return candidates.map(() => []);
  const clientIds = [...new Set(candidates.map(({ clientId }) => clientId))];
  const scope = [candidatesVisibleTo(viewer), { clientId: mongoose.trusted({ $in: clientIds }) }];
  const holders = await CandidateModel.find({ $and: [...scope, holdsOneOf('cpf', spellings)] })
    .hint(cpfIndex)
    .limit(candidates.length * (MOST_TOLD + 1))
    .lean<CandidateRecord[]>();
  const found = new Map<string, CandidateRecord[]>();
  for (const each of holders) {
    const key = groupOf(each, spellingsOf(each)[0]);
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return candidates.map((candidate) => {
    const [cpf] = spellingsOf(candidate);
    if (cpf === undefined) return [];
    const others = found.get(groupOf(candidate, cpf))?.filter(({ _id }) => !_id.equals(candidate._id)) ?? [];
    return others.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).slice(0, MOST_TOLD);
  });
}

const groupOf = ({ clientId }: CandidateRecord, cpf: string | undefined) =>
  `${clientId?.toHexString() ?? ''} ${cpf ?? ''}`;
