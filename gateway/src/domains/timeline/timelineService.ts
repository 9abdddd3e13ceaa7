import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import { candidateEventKinds } from '../candidates/events/candidateEvent.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { RecordedChange } from '../changes/change.js';
import { confirmationEventId } from '../confirmations/confirmedRecords.js';
import type { DependsOn } from '../services.js';
import { MailEvents } from './mailEvents.js';
import { tellPastConfirmations } from './pastConfirmations.js';

const kindsInput = z.object({
  kinds: z
    .array(z.enum(candidateEventKinds))
    .max(candidateEventKinds.length, 'Tipos demais.')
    .nullish()
    .transform((kinds) => (kinds && kinds.length > 0 ? kinds : undefined)),
});

/** A page of a timeline, and which events it is of. */
export interface TimelineRequest {
  page: PageRequest;
  kinds?: unknown;
}

/** What has happened with a candidate, as people may read it. */
export class TimelineService {
  constructor(
    private readonly deps: DependsOn<
      'changes' | 'mail' | 'candidates' | 'clientDirectory' | 'identity' | 'confirmations'
    >,
  ) {
    new MailEvents(deps);
    deps.services.changes.subscribe(
      'confirmation',
      (change) => this.#tellConfirmation(change),
      ({ action }) => action !== 'update',
    );
  }

  /**
   * Pages of the events of some candidates, newest first. Without policy on the candidates: for loaders, whose callers have
   * seen them. @throws INVALID for unknown kinds and a foreign cursor.
   */
  async pages(
    viewer: Viewer,
    candidateIds: readonly string[],
    { page, kinds }: TimelineRequest,
  ): Promise<Map<string, Page<CandidateEventRecord>>> {
    const meant = parseInput(kindsInput, { kinds }).kinds;
    const includeInternal = asUser(viewer).role === 'admin';
    return this.deps.services.candidates.events.pages(candidateIds, { page, kinds: meant, includeInternal });
  }

  /** A page of the events of one candidate. @throws NOT_FOUND for one that is not the viewer's; as `pages`. */
  async page(
    viewer: Viewer,
    candidateId: string,
    request: TimelineRequest,
  ): Promise<{ page: Page<CandidateEventRecord>; candidate: CandidateRecord }> {
    const candidate = await this.deps.services.candidates.get(asUser(viewer), candidateId);
    const page = (await this.pages(viewer, [candidateId], request)).get(candidateId);
    if (!page) throw notFound('Candidato não encontrado.');
    return { page, candidate };
  }

  /** Undoes a change of answers. @throws NOT_FOUND for an event of a candidate that is not the viewer's; as `Undoing.undo`. */
  async undo(viewer: UserViewer, eventId: string): Promise<CandidateRecord> {
    const { candidates } = this.deps.services;
    if (!isDatabaseId(eventId)) throw unknownEvent();
    const event = await candidates.events.find(eventId);
    if (!event || (event.isInternal && viewer.role !== 'admin')) throw unknownEvent();
    return candidates.undoing.undo(viewer, event);
  }

  /** Tells of what was confirmed before events were stored; for the migration. */
  async tellPastConfirmations(): Promise<void> {
    await tellPastConfirmations(this.deps.services);
  }

  /** A confirmation is another record: its event has an id of what happened, so that telling it again changes nothing. */
  async #tellConfirmation({ entityId, action, at, actor, isCertain }: RecordedChange): Promise<void> {
    const { candidates, confirmations } = this.deps.services;
    const isConfirmed = action === 'confirm';
    const confirmedHash = isConfirmed ? await confirmations.records.hashOf({ entityId, action, at, actor }) : null;
    // Each confirmation leaves a record of its own: without it, it was never written, or is taken back, though another one may stand by now.
    if (isConfirmed && confirmedHash === null) return;
    if (!isConfirmed && !isCertain && !(await this.#wasWithdrawnSince(entityId, at))) return;
    const [candidate] = await candidates.byIds([entityId]);
    if (!candidate) return;
    await candidates.events.store({
      _id: confirmationEventId({ entityId, action, at, actor }),
      candidateId: candidate._id,
      clientId: candidate.clientId,
      kind: isConfirmed ? 'confirmed' : 'confirmation_withdrawn',
      at,
      actor,
      afterConfirmation: false,
      ...(confirmedHash !== null && { confirmedHash }),
    });
  }

  async #wasWithdrawnSince(candidateId: string, moment: Date): Promise<boolean> {
    const written = await this.deps.services.confirmations.byCandidateIds([candidateId]);
    return written.some(({ isConfirmed, updatedAt }) => !isConfirmed && updatedAt >= moment);
  }
}

const unknownEvent = () => notFound('Evento não encontrado.');
