import { toGlobalId } from '../../lib/globalId.js';
import type { DependsOn } from '../services.js';
import type { CandidateRecord } from './candidatesModel.js';
import { correctableFields, requestedKeys } from './openFields.js';

type Dependencies = DependsOn<'changes' | 'mail' | 'customFields' | 'clientDirectory' | 'candidates' | 'identity'>;

/**
 * The mails that go out after a change of a candidate (R-65, R-270): to the candidate when the form was opened again, and
 * to the company when a candidate asks for that. Reminders are queued by their own domain. The change itself stores which one
 * is due, so that the sweep finds the same after a crash; the key of a mail names its occasion, so that what is queued again,
 * after a crash or by another gateway, is one mail.
 */
export class CandidateMails {
  constructor(private readonly deps: Dependencies) {
    deps.services.changes.subscribe(
      'candidate',
      ({ entityId }) => this.#sendDue(entityId),
      ({ action }) => action === 'reopen' || action === 'requestCorrection',
    );
  }

  async #sendDue(candidateId: string): Promise<void> {
    const [candidate] = await this.deps.services.candidates.byIds([candidateId]);
    // Deleted or finished meanwhile, or sent already.
    if (!candidate?.mailDue || candidate.mailDue === 'reminder') return;
    const queued = await {
      reopening: () => this.#tellCandidate(candidate),
      correctionRequest: () => this.#tellCompany(candidate),
    }[candidate.mailDue]();
    if (!queued) throw new Error('the mail about a candidate could not be queued');
    await this.deps.services.candidates.settleMail(candidate);
  }

  async #tellCandidate(candidate: CandidateRecord): Promise<boolean> {
    const { mail, candidates, clientDirectory, customFields } = this.deps.services;
    const catalogue = await customFields.catalogueOf(candidate);
    const asked = requestedKeys(candidate, catalogue);
    const { token, password } = candidates.credentials.read(candidate);
    const { _id, accessVersion, reopenedAt, revision } = candidate;
    const candidateId = _id.toString();
    return mail.enqueue(
      {
        to: candidate.email,
        template: 'candidateReopened',
        data: {
          name: candidate.name,
          companyName: await clientDirectory.companyName(candidate.clientId),
          accessToken: token,
          password,
          message: candidate.reopenMessage ?? null,
          labels: correctableFields(catalogue)
            .filter(({ key }) => asked.includes(key))
            .map(({ label }) => label),
        },
      },
      { candidateId, kind: 'reopening', accessVersion },
      `reopening ${candidateId} ${reopenedAt?.toISOString() ?? `revision ${revision}`}`,
    );
  }

  /** The company's user, unless the company was switched off; for a candidate without a company, the administrators. */
  async #tellCompany({ _id, name, clientId, correctionRequest, revision }: CandidateRecord): Promise<boolean> {
    const { mail, clientDirectory, identity } = this.deps.services;
    const readers = clientId
      ? (await clientDirectory.byIds([clientId.toString()])).filter(({ active }) => active)
      : await identity.staffOf(null);
    const companyName = await clientDirectory.companyName(clientId);
    const occasion = `${_id.toString()} ${correctionRequest?.at.toISOString() ?? `revision ${revision}`}`;
    const queued = await Promise.all(
      readers.map((reader) =>
        mail.enqueue(
          {
            to: reader.email,
            template: 'correctionRequested',
            data: {
              candidateName: name,
              companyName,
              message: correctionRequest?.message ?? '',
              candidateId: toGlobalId('Candidate', _id),
              dashboard: clientId ? '/client' : '/admin',
            },
          },
          { candidateId: _id.toString(), kind: 'correction_request' },
          `correction ${occasion} ${reader._id.toString()}`,
        ),
      ),
    );
    return queued.every(Boolean);
  }
}
