import type { Types } from 'mongoose';
import { assertPermitted } from '../../../auth/permitted.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { DomainError } from '../../../lib/errors.js';
import { unknownClient } from '../../clients/clientDirectory.js';
import type { ClientRecord } from '../../clients/clientsModel.js';
import { catalogueOfClient, type FieldCatalogue } from '../../fields/values/recordCatalogue.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { mayAssignClients } from '../candidatesPolicy.js';
import type { CandidateEvents } from '../events/candidateEvents.js';
import { datesOfClient } from '../standing/clientDates.js';
import type { ChangeWrite } from './candidateWrite.js';
import { changeCandidate, findCandidate, findWithoutPolicy, standingIn } from './candidateWrites.js';
import { orphans } from './orphans.js';

const HAS_THIS = 'O candidato já é deste cliente.';
const HAS_ANOTHER = 'O candidato já é de outro cliente.';
const EMAIL_TAKEN_WITHOUT = 'Já há um candidato sem cliente com este e-mail.';
const EMAIL_TAKEN = 'O cliente já tem um candidato com este e-mail.';
const CHANGED_SINCE = 'O candidato foi alterado depois que o cliente foi definido.';
const WORKED_WITH = 'Outro cliente já trabalhou com o candidato.';
const SEEN_SINCE = 'O cliente já trabalhou com o candidato.';

/**
 * How candidates who were registered without a client come to one. Who has a client keeps it: what that client's staff have
 * written, confirmed and read would be another company's from then on.
 */
export class AssignClient {
  readonly #checks: ((candidateId: Types.ObjectId) => Promise<boolean>)[] = [];

  constructor(
    private readonly deps: CandidateDependencies,
    private readonly events: Pick<CandidateEvents, 'hasActed'>,
  ) {}

  /**
   * Has a candidate count as worked with while this is so, too: for what a company's staff do that is stored elsewhere before the
   * candidate's events tell of it, and stays there if a crash cuts that off.
   */
  asksToo(isWorkedWith: (candidateId: Types.ObjectId) => Promise<boolean>): void {
    this.#checks.push(isWorkedWith);
  }

  /** The client that candidates are to come to. @throws FORBIDDEN for others than administrators, NOT_FOUND on `clientId`. */
  async clientNamed(viewer: UserViewer, clientId: string): Promise<ClientRecord> {
    assertPermitted(viewer, mayAssignClients(viewer));
    return this.deps.services.clientDirectory.named(viewer, clientId);
  }

  /** Why a candidate cannot come to a client, in the user's words; null when it can. */
  async problem(candidate: CandidateRecord, { _id: clientId }: ClientRecord): Promise<string | null> {
    const kept = await this.#whyKept(candidate, clientId);
    if (kept !== null) return kept;
    return (await CandidateModel.exists({ clientId, email: candidate.email })) ? EMAIL_TAKEN : null;
  }

  /**
   * Gives a candidate without a client to one, with the client's default dates where the candidate has none.
   * @throws PRECONDITION_FAILED for a candidate who has a client, CONFLICT where that has the e-mail already, NOT_FOUND also for a client
   *   that is being deleted.
   */
  async assign(viewer: UserViewer, id: string, client: ClientRecord): Promise<CandidateRecord> {
    assertPermitted(viewer, mayAssignClients(viewer));
    const { _id: clientId, companyName } = client;
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    const assigned = await changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      async (candidate) => {
        const kept = await this.#whyKept(candidate, clientId);
        if (kept !== null) throw refused(kept);
        const dates = missingDates(candidate, client, this.deps.now());
        return {
          change: { action: 'assignClient', fields: ['clientId', ...Object.keys(dates)] },
          set: {
            clientId,
            ...standingIn(catalogueOfClient(allFields, clientId), candidate),
            ...dates,
            assignment: { revision: candidate.revision + 1, ...dates },
          },
          events: [{ kind: 'client_assigned', message: companyName, ...(Object.keys(dates).length > 0 && { dates }) }],
        };
      },
    );
    // A client that is being deleted is marked before its candidates are counted: either the count has seen this one, or this sees the mark.
    if (await this.deps.services.clientDirectory.isOpen(clientId.toString())) return assigned;
    await this.#release(viewer, assigned);
    throw unknownClient();
  }

  /** Why an assignment cannot be undone, in the user's words; null when it can. @param revision as `undo` takes it. */
  async undoProblem(candidate: CandidateRecord, revision: number): Promise<string | null> {
    const { clientId, assignment, email, revision: present } = candidate;
    if (!clientId || assignment?.revision !== revision || present !== revision) return CHANGED_SINCE;
    if (await this.#isWorkedWith(candidate)) return SEEN_SINCE;
    return (await CandidateModel.exists({ clientId: null, email })) ? EMAIL_TAKEN_WITHOUT : null;
  }

  /**
   * Takes a candidate out of the client again that it was given to by mistake, with the dates that came from it; itself an event.
   * @param revision the record's revision that the assignment has left.
   * @throws PRECONDITION_FAILED where the record has changed since, the client's staff have done something with it, or a candidate without
   *   a client has the e-mail by now; NOT_FOUND.
   */
  async undo(viewer: UserViewer, id: string, revision: number): Promise<CandidateRecord> {
    assertPermitted(viewer, mayAssignClients(viewer));
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    let left: Types.ObjectId | null = null;
    const without = await changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      async (candidate) => {
        left = candidate.clientId;
        const problem = await this.undoProblem(candidate, revision);
        if (problem !== null) throw refused(problem);
        return released(candidate, allFields);
      },
    );
    // The event is told to those who see the candidate, which this client does no longer.
    await incrementChangeCounters(topicsOfCandidates([left]));
    return without;
  }

  /** Why a candidate stays where it is, in the user's words; null for one that may come to the client. */
  async #whyKept(candidate: CandidateRecord, clientId: Types.ObjectId): Promise<string | null> {
    if (candidate.clientId) return candidate.clientId.equals(clientId) ? HAS_THIS : HAS_ANOTHER;
    return (await this.#isWorkedWith(candidate)) ? WORKED_WITH : null;
  }

  /**
   * Whether a company's staff have done something with a candidate: that is told with their names, which the next company would read. It
   * is asked before an undoing, and again before another client gets the candidate, when what came at the same moment is stored.
   */
  async #isWorkedWith({ _id, isConfirmed }: Pick<CandidateRecord, '_id' | 'isConfirmed'>): Promise<boolean> {
    if (isConfirmed || (await this.events.hasActed(_id, 'client'))) return true;
    for (const isWorkedWith of this.#checks) if (await isWorkedWith(_id)) return true;
    return false;
  }

  /** Takes candidates out of clients that are gone; for the sweep. @returns how many there were. */
  async releaseFromDeletedClients(): Promise<number> {
    const found = await orphans(this.deps.services.clientDirectory);
    for (const candidate of found) await this.#release(null, candidate);
    return found.length;
  }

  /** Takes a candidate out of its client, which is gone; one whose e-mail a candidate without a client has meanwhile stays as it is. */
  async #release(viewer: UserViewer | null, { _id, clientId }: CandidateRecord): Promise<void> {
    const id = _id.toString();
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    await changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => (viewer ? findCandidate(viewer, id) : findWithoutPolicy(id)),
      (candidate) => (clientId && candidate.clientId?.equals(clientId) ? released(candidate, allFields) : null),
    ).catch((error: unknown) => {
      if (!(error instanceof DomainError && ['CONFLICT', 'NOT_FOUND'].includes(error.code))) throw error;
    });
  }
}

const refused = (message: string) => new DomainError('PRECONDITION_FAILED', message);

type Dates = Pick<CandidateRecord, 'dueOn' | 'plannedAdmissionOn'>;

/** The client's default dates that a candidate lacks; a due date only for a form that is not finished. */
function missingDates(candidate: CandidateRecord, client: ClientRecord, now: Date): Partial<Dates> {
  const { dueOn, plannedAdmissionOn } = datesOfClient(client, now);
  return {
    ...(dueOn && !candidate.dueOn && candidate.status === 'in_progress' && { dueOn }),
    ...(plannedAdmissionOn && !candidate.plannedAdmissionOn && { plannedAdmissionOn }),
  };
}

/** Takes a candidate out of its client, with the dates that came with it, unless others were set since. */
function released(candidate: CandidateRecord, allFields: FieldCatalogue): ChangeWrite {
  const { assignment, dueOn, plannedAdmissionOn } = candidate;
  return {
    change: { action: 'undoClientAssignment', fields: ['clientId'] },
    set: {
      clientId: null,
      ...standingIn(catalogueOfClient(allFields, null), candidate),
      assignment: null,
      ...(assignment?.dueOn && assignment.dueOn === dueOn && { dueOn: null }),
      ...(assignment?.plannedAdmissionOn &&
        assignment.plannedAdmissionOn === plannedAdmissionOn && { plannedAdmissionOn: null }),
    },
    events: [{ kind: 'client_assignment_undone' }],
  };
}
