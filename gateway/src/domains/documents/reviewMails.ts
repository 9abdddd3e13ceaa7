import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { onceKey } from '../changes/change.js';
import { fieldAccess } from '../fields/permissions/fieldPermissionsPolicy.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';

const MINUTE_MS = 60_000;
/** After the last judgement, while other documents of the candidate wait. */
const PAUSE_MS = 30 * MINUTE_MS;
/** After the judgement of the last document: a slip of the keyboard can be taken back until then. */
const SECOND_THOUGHTS_MS = MINUTE_MS;
/** How long the making of a mail may take before another gateway makes it. */
const LEASE_MS = 5 * MINUTE_MS;

/** When a candidate is to be mailed what was refused; one record for each candidate with a round of review under way. */
interface StoredReviewRound {
  /** The id is the candidate's. */
  _id: Types.ObjectId;
  dueAt: Date;
}

const schema = new Schema<StoredReviewRound>(
  { _id: { type: Schema.Types.ObjectId, required: true }, dueAt: { type: Date, required: true } },
  { collection: 'documentReviewRounds', versionKey: false },
);
// Each minute those that are due are looked for.
schema.index({ dueAt: 1 });

const RoundModel = defineModel<StoredReviewRound>('DocumentReviewRound', schema, {
  untracked: 'It says when a mail is due, which nothing that is cached tells.',
});

/**
 * One mail per round of review, not one per document. Which documents it is about is marked on them with their
 * judgement; when it is due follows from what else waits. The key of a mail names when they were marked, so that a crash between
 * the queue and the marks leads to one mail.
 */
export class ReviewMails {
  constructor(private readonly deps: DocumentDependencies) {}

  /** Sets when the candidate is mailed, after a judgement was made or taken back. */
  async plan(candidateId: Types.ObjectId): Promise<void> {
    const round = await RoundModel.findById(candidateId).lean<StoredReviewRound | null>();
    if (!(await DocumentModel.exists({ candidateId, isMailDue: true }))) {
      // One that a refusal has begun or moved since stays.
      if (round) await RoundModel.deleteOne(round);
      return;
    }
    const { candidates, customFields } = this.deps.services;
    const [candidate] = await candidates.byIds([candidateId.toString()]);
    const { fields } = await customFields.catalogueOfClient(candidate?.clientId ?? null);
    const judged = fields.filter(({ active, documentOptions }) => active && documentOptions?.approver !== 'nobody');
    const fieldKey = trusted({ $in: judged.map(({ key }) => key) });
    const othersWait = await DocumentModel.exists({ candidateId, isWaiting: true, fieldKey });
    const dueAt = new Date(this.deps.now().getTime() + (othersWait ? PAUSE_MS : SECOND_THOUGHTS_MS));
    await RoundModel.updateOne({ _id: candidateId }, { $set: { dueAt } }, { upsert: true });
  }

  /** Queues every mail that is due; how many went into the queue. */
  async sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const now = this.deps.now();
      const lease = new Date(now.getTime() + LEASE_MS);
      const round = await RoundModel.findOneAndUpdate(
        { dueAt: trusted({ $lte: now }) },
        { $set: { dueAt: lease } },
        { sort: { dueAt: 1 } },
      ).lean<StoredReviewRound | null>();
      if (!round) return sent;
      if (await this.#send(round._id)) sent += 1;
      await RoundModel.deleteOne({ _id: round._id, dueAt: lease });
    }
  }

  /** Forgets the round of a candidate who is gone. */
  async forget(candidateId: string): Promise<void> {
    await RoundModel.deleteOne({ _id: new Types.ObjectId(candidateId) });
  }

  async #send(candidateId: Types.ObjectId): Promise<boolean> {
    const [candidate] = await this.deps.services.candidates.byIds([candidateId.toString()]);
    // It is planned anew when the admission is resumed.
    if (candidate && hasEnded(candidate)) return false;
    // From the mark on no judgement is taken back, so that the mail tells what stays.
    await DocumentModel.updateMany(
      { candidateId, isMailDue: true, mailedAt: null },
      { $set: { mailedAt: this.deps.now() } },
    );
    const documents = await DocumentModel.find({ candidateId, isMailDue: true, mailedAt: trusted({ $ne: null }) }).lean<
      DocumentRecord[]
    >();
    const isQueued = await this.#enqueue(candidateId.toString(), documents);
    const ids = documents.map(({ _id }) => _id);
    await DocumentModel.updateMany({ _id: trusted({ $in: ids }) }, { $set: { isMailDue: false } });
    return isQueued;
  }

  async #enqueue(candidateId: string, documents: readonly DocumentRecord[]): Promise<boolean> {
    const { mail, candidates, clientDirectory, customFields } = this.deps.services;
    const [candidate] = await candidates.byIds([candidateId]);
    if (!candidate) return false;
    const { fields, permissions } = await customFields.catalogueOf(candidate);
    const refusals = fields.flatMap(({ key, label, active }) => {
      const refused = documents.find(({ fieldKey }) => fieldKey === key);
      if (!refused || !active || !fieldAccess('candidate', key, permissions).canView) return [];
      return [{ label, reason: refused.reason ?? '' }];
    });
    if (refusals.length === 0) return false;
    const markedLast = new Date(Math.max(...documents.map(({ mailedAt }) => mailedAt?.getTime() ?? 0)));
    const { token, password } = candidates.credentials.read(candidate);
    const queued = await mail.enqueue(
      {
        to: candidate.email,
        template: 'documentsRefused',
        data: {
          name: candidate.name,
          companyName: await clientDirectory.companyName(candidate.clientId),
          accessToken: token,
          password,
          refusals,
        },
      },
      { candidateId, kind: 'documents_refused', accessVersion: candidate.accessVersion },
      onceKey('documentsRefused', { entityId: candidateId, at: markedLast }),
    );
    if (!queued) throw new Error('the mail about refused documents could not be queued');
    return true;
  }
}
