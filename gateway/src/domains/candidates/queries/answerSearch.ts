import { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { objectIdOrNil } from '../../../database/objectIdOrNil.js';
import { rawFind } from '../../../database/rawFind.js';
import { formatTypedNumber } from '../../../lib/parsing/brazilianNumbers.js';
import { rightCpf } from '../../../lib/parsing/rightCpf.js';
import { parseInput } from '../../../lib/validation.js';
import { textReader } from '../../fields/values/fieldValues.js';
import { catalogueIn } from '../../fields/values/recordCatalogue.js';
import type { FieldValueView } from '../../fields/values/fieldViews.js';
import { isMeant, meantAnswers, type MeantAnswer } from '../../fields/values/meantAnswers.js';
import { answerCollation, holdsTextOf } from '../../fields/values/storedValues.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { filledFields } from '../candidateFields.js';
import { answersIndex } from '../candidateIndexes.js';
import { answerSearchInput, duplicatesInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { getCandidate } from '../writes/candidateWrites.js';
import { cachedCandidates } from './cachedCandidates.js';

/** A candidate who was found by an answer: the GraphQL type `CandidateAnswerMatch`. */
export interface AnswerMatch {
  candidate: CandidateRecord;
  /** The field that holds the text, as the viewer may know it. */
  field: FieldValueView;
}

/** Hits unless told otherwise. */
const HITS = 6;
/** So many of those with one CPF are told. */
const DUPLICATES = 5;

/** The client of a new candidate; null for one without a client, undefined for a viewer who registers none. */
function companyOfNew({ role, clientId }: UserViewer, named: string | undefined): Types.ObjectId | null | undefined {
  if (role === 'admin') return named === undefined ? null : objectIdOrNil(named);
  return clientId ? new Types.ObjectId(clientId) : undefined;
}

/** Finding candidates by what they have answered. */
export class AnswerSearch {
  constructor(private readonly deps: CandidateDependencies) {}

  /**
   * The first candidates whose answer under a field that the viewer may view begins with a text, or is it as people write dates,
   * amounts and choices. Case, accents and the punctuation of numbers make no difference.
   * @throws INVALID for a text or a number of hits beyond the bounds.
   */
  async find(viewer: UserViewer, input: { text: string; first?: number | null }): Promise<AnswerMatch[]> {
    const { text, first = HITS } = parseInput(answerSearchInput, input);
    // A client user without a client would otherwise find the candidates without a client.
    if (viewer.role !== 'admin' && !viewer.clientId) return [];
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const meant = meantAnswers(catalogue, viewer.role, text);
    if (meant.length === 0) return [];
    const ofClient = viewer.role === 'admin' ? {} : { clientId: new Types.ObjectId(viewer.clientId ?? '') };
    const candidates = await cachedCandidates(await this.#ids(ofClient, meant, first));
    return candidates.flatMap((candidate) => {
      // What is told was found in what the viewer sees, whatever the database has compared.
      const field = filledFields(candidate, viewer, catalogueIn(catalogue, candidate)).find(({ key, value }) =>
        meant.some((each) => each.key === key && value !== null && isMeant(each, value)),
      );
      return field ? [{ candidate, field }] : [];
    });
  }

  /**
   * Others with the CPF of a candidate, or with one that is typed for a candidate or a new one, five at most: of the same company, or like
   * them of none. Whom a client registers is of its own, whatever it names. None for a viewer who may not view the CPF, or what is
   * found would tell it.
   * @throws NOT_FOUND for a candidate whom the viewer may not see.
   */
  async duplicatesOf(viewer: UserViewer, input: unknown): Promise<CandidateRecord[]> {
    const { id, cpf: typed, clientId } = parseInput(duplicatesInput, input);
    const candidate = id === undefined ? null : await getCandidate(viewer, id);
    const ofClient = candidate ? candidate.clientId : companyOfNew(viewer, clientId);
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const stored = textReader(catalogue, viewer.role, 'cpf');
    if (!stored || ofClient === undefined) return [];
    // What is typed where a CPF is not known, such as zeros, tells no person from others.
    const digits = rightCpf(typed ?? (candidate && stored(candidate)));
    if (digits === null) return [];
    const spellings = [digits, formatTypedNumber('cpf', digits)];
    const meant = spellings.map((text) => ({ key: 'cpf', text, whole: true }));
    const ids = await this.#ids({ clientId: ofClient }, meant, DUPLICATES + 1);
    const own = candidate?._id.toHexString();
    return cachedCandidates(ids.filter((each) => each !== own).slice(0, DUPLICATES));
  }

  async #ids(
    ofClient: { clientId?: Types.ObjectId | null },
    meant: readonly MeantAnswer[],
    limit: number,
  ): Promise<string[]> {
    // Each branch names the client, so that each is read within one stretch of the index.
    const rows = await rawFind<{ _id: Types.ObjectId }>(CandidateModel, {
      filter: { $or: meant.map(({ key, text, whole }) => ({ ...holdsTextOf(key, text, { whole }), ...ofClient })) },
      projection: { _id: 1 },
      collation: answerCollation,
      hint: answersIndex,
      limit,
    });
    return rows.map(({ _id }) => _id.toHexString());
  }
}
