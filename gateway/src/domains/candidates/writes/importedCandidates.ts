import type { Types } from 'mongoose';
import mongoose from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { chunked } from '../../../lib/chunked.js';
import { formatTypedNumber } from '../../../lib/parsing/brazilianNumbers.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { textReader } from '../../fields/values/fieldValues.js';
import { holdsOneOf } from '../../fields/values/storedValues.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';
import type { BulkResult } from './bulkUpdate.js';
import type { Registration } from './registration.js';

/** Candidates of one client by what tells a person from all others. */
export interface CandidateMatches {
  byEmail: ReadonlyMap<string, CandidateRecord>;
  /** By the eleven digits; several where the client has the CPF more than once. */
  byCpf: ReadonlyMap<string, readonly CandidateRecord[]>;
}

const CPF = 'cpf';
/** Values that one query names. */
const BATCH = 2_000;

/** What imports need of candidates: many at a time, and by e-mail and CPF. */
export class ImportedCandidates {
  constructor(
    private readonly registration: Registration,
    private readonly remove: (viewer: UserViewer, id: string, untouchedSince: number) => Promise<void>,
  ) {}

  /** Registers the candidates of an import (`Registration.registerMany`). */
  create(
    viewer: UserViewer,
    clientId: string | null,
    items: readonly { input: unknown; _id: Types.ObjectId }[],
  ): Promise<BulkResult[]> {
    return this.registration.registerMany(viewer, clientId, items);
  }

  /**
   * The candidates of a client that the viewer may see and that have one of these e-mails or CPFs. A CPF finds no candidate for a
   * viewer who may not view that field, or what is found would tell whether a guess was right.
   */
  async matching(
    viewer: UserViewer,
    clientId: Types.ObjectId | null,
    { emails, cpfs }: { emails: readonly string[]; cpfs: readonly string[] },
    catalogue: RecordCatalogue,
  ): Promise<CandidateMatches> {
    const scope = [candidatesVisibleTo(viewer), { clientId }];
    const byEmail = new Map<string, CandidateRecord>();
    for (const some of chunked(emails, BATCH)) {
      const filter = { $and: [...scope, { email: mongoose.trusted({ $in: some }) }] };
      for (const candidate of await CandidateModel.find(filter).lean<CandidateRecord[]>()) {
        byEmail.set(candidate.email, candidate);
      }
    }
    const byCpf = new Map<string, CandidateRecord[]>();
    const cpfOf = textReader(catalogue, viewer.role, CPF);
    for (const some of cpfOf ? chunked(cpfs, BATCH) : []) {
      const spellings = some.flatMap((cpf) => [cpf, formatTypedNumber('cpf', cpf)]);
      const filter = { $and: [...scope, holdsOneOf(CPF, spellings)] };
      for (const candidate of await CandidateModel.find(filter).lean<CandidateRecord[]>()) {
        const digits = (cpfOf?.(candidate) ?? '').replace(/\D/g, '');
        byCpf.set(digits, [...(byCpf.get(digits) ?? []), candidate]);
      }
    }
    return { byEmail, byCpf };
  }

  /** The candidates of these ids that the viewer may see, by id. */
  async byIds(viewer: UserViewer, ids: readonly Types.ObjectId[]): Promise<Map<string, CandidateRecord>> {
    const found = new Map<string, CandidateRecord>();
    for (const some of chunked(ids, BATCH)) {
      const filter = { $and: [candidatesVisibleTo(viewer), { _id: mongoose.trusted({ $in: some }) }] };
      for (const candidate of await CandidateModel.find(filter).lean<CandidateRecord[]>()) {
        found.set(candidate._id.toString(), candidate);
      }
    }
    return found;
  }

  /**
   * The candidates who have not been mailed their present access, without those whose admission has ended: of those that an import
   * has registered all, of those whose e-mail it has changed the ones whose access was replaced, as the others may have been
   * told theirs otherwise.
   */
  async withoutAccessMail(
    viewer: UserViewer,
    { registered, readdressed }: { registered: readonly Types.ObjectId[]; readdressed: readonly Types.ObjectId[] },
  ): Promise<Types.ObjectId[]> {
    const isRegistered = new Set(registered.map(String));
    const ids = [...registered, ...readdressed.filter((id) => !isRegistered.has(id.toString()))];
    const found: Types.ObjectId[] = [];
    for (const some of chunked(ids, BATCH)) {
      const filter = {
        $and: [candidatesVisibleTo(viewer), { _id: mongoose.trusted({ $in: some }), accessSentAt: null, ending: null }],
      };
      const rows = CandidateModel.find(filter, { accessVersion: 1 }).lean<
        Pick<CandidateRecord, '_id' | 'accessVersion'>[]
      >();
      for (const { _id, accessVersion } of await rows) {
        if (isRegistered.has(_id.toString()) || accessVersion > 1) found.push(_id);
      }
    }
    return found;
  }

  /**
   * Deletes a candidate that still is as the import has left it, and that was neither confirmed nor mailed.
   * @returns whether it did; false also for one that has gone.
   */
  async removeUntouched(viewer: UserViewer, id: Types.ObjectId, revision: number): Promise<boolean> {
    try {
      await this.remove(viewer, id.toString(), revision);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }
}
