import type { Types } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError, type ErrorCode } from '../../lib/errors.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { DependsOn } from '../services.js';
import { visibleImport } from './importDrafts.js';
import { createdCandidates, readdressedCandidates } from './stored/importResultsModel.js';
import type { ImportRecord } from './stored/importsModel.js';

/** Mails that one call queues: a few writes each. */
const MAX_MAILS = 500;
/** What is answered of a candidate to whom no mail is to be sent any more. */
const givenUp: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED']);

/** What is sent to the people whom an import has registered, or whose e-mail it has changed. */
export class ImportAccess {
  constructor(private readonly deps: DependsOn<'candidates' | 'mail'>) {}

  /** Ids of the candidates who have not been mailed the access that they have since the import has registered them, or has changed their e-mail. */
  async unsent(viewer: UserViewer, { _id }: Pick<ImportRecord, '_id'>): Promise<Types.ObjectId[]> {
    const [registered, readdressed] = await Promise.all([createdCandidates(_id), readdressedCandidates(_id)]);
    return this.deps.services.candidates.imported.withoutAccessMail(viewer, { registered, readdressed });
  }

  /** The registered candidates that there still are, in the order of the rows. */
  async registered(viewer: UserViewer, { _id }: Pick<ImportRecord, '_id'>): Promise<CandidateRecord[]> {
    const ids = await createdCandidates(_id);
    const byId = await this.deps.services.candidates.imported.byIds(viewer, ids);
    return ids.flatMap((id) => byId.get(id.toString()) ?? []);
  }

  /** Whether the sheet of accesses would hold anybody: of an undone import those alone whom the undoing has left. */
  async hasSheet(viewer: UserViewer, record: ImportRecord): Promise<boolean> {
    if (!record.run || record.run.counts.created === 0) return false;
    return record.state !== 'undone' || (await this.registered(viewer, record)).length > 0;
  }

  /**
   * Mails the access to some of those who have not got it. A candidate is marked once the mail is queued, so that a repeated
   * call goes on where the last one ended. One whom a limit keeps from a mail stays for a later call.
   * @throws PRECONDITION_FAILED where no mail server is set, NOT_FOUND, RATE_LIMITED when a limit keeps everybody from a mail.
   */
  async send(viewer: UserViewer, id: string): Promise<{ queuedCount: number; remainingCount: number }> {
    const record = await visibleImport(viewer, id);
    if (!this.deps.services.mail.canSend)
      throw new DomainError('PRECONDITION_FAILED', 'Nenhum servidor de e-mail está configurado.');
    const waiting = await this.unsent(viewer, record);
    let queuedCount = 0;
    let goneCount = 0;
    let limited: DomainError | null = null;
    for (const candidateId of waiting.slice(0, MAX_MAILS)) {
      try {
        await this.deps.services.candidates.credentials.send(viewer, candidateId.toString());
        queuedCount += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === 'RATE_LIMITED') limited = error;
        // Somebody has deleted the candidate meanwhile, ended the admission, or sent the link.
        else if (givenUp.has(error.code)) goneCount += 1;
        else throw error;
      }
    }
    if (limited && queuedCount === 0) throw limited;
    return { queuedCount, remainingCount: waiting.length - queuedCount - goneCount };
  }
}
