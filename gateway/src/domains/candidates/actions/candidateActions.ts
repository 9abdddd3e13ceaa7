import { assertPermitted } from '../../../auth/permitted.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { isDatabaseUnavailable } from '../../../database/connection.js';
import { DomainError, fieldError } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { parseInput } from '../../../lib/validation.js';
import { asDomainError } from '../../http/transportErrors.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { mayAssignClients } from '../candidatesPolicy.js';
import type { AdmissionLists } from '../queries/admissionLists.js';
import { accessLinkProblem, reminderProblem } from '../standing/nextAction.js';
import { hasEnded, HAS_ENDED } from '../standing/ending.js';
import type { AssignClient } from '../writes/assignClient.js';
import type { CandidateCredentialsService } from '../writes/candidateCredentials.js';
import { changeCandidate, findCandidate } from '../writes/candidateWrites.js';
import type { EndAdmission } from '../writes/endAdmission.js';
import { undoProblem, type Reopening } from '../writes/reopening.js';
import { toldOf, type ActionResult } from './actionResult.js';
import { Reminding } from './reminding.js';
import {
  assignClientInput,
  endAdmissionsInput,
  MAX_SELECTED,
  reopenSeveralInput,
  selectedInput,
  setDatesInput,
  TOO_MANY_SELECTED,
  undoAssignmentsInput,
  undoReopeningsInput,
  type LeftRevisions,
  type SelectionInput,
} from './actionsInput.js';

/** What an action does with one candidate, and when there is nothing to do. */
interface Action<Done = unknown> {
  /** Why there is nothing to do; null when there is. */
  skip: (candidate: CandidateRecord) => string | null | Promise<string | null>;
  act: (candidate: CandidateRecord) => Promise<Done>;
}

const CHANGED_SINCE = 'O prazo foi alterado depois.';
const IN_DOUBT = 'Não se sabe se foi feito; confira. Ocorreu um erro inesperado.';

/**
 * What is done with one or several candidates at once, each on its own with its outcome. Sent twice, the second finds
 * nothing to do: whether something was done already is read in the record that doing it writes.
 */
export class CandidateActions {
  /** Reminders, by persons and by rules. */
  readonly reminding: Reminding;

  constructor(
    private readonly deps: CandidateDependencies,
    private readonly parts: {
      lists: AdmissionLists;
      credentials: CandidateCredentialsService;
      reopening: Reopening;
      ending: EndAdmission;
      assignment: AssignClient;
    },
  ) {
    this.reminding = new Reminding(deps);
  }

  /**
   * Sets the dates. With `onlyDueOn` they are those that a former call replaced: given back only where the due date is still
   * the one that it has set, and also where it lies in the past.
   * @throws INVALID for a day that is none, or a new due date in the past; REQUIRED, INVALID for the selection.
   */
  async setDates(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun, dueOn, plannedAdmissionOn, onlyDueOn } = parseInput(setDatesInput, input);
    const given = {
      ...(dueOn !== undefined && { dueOn }),
      ...(plannedAdmissionOn !== undefined && { plannedAdmissionOn }),
    };
    if (dueOn && onlyDueOn === undefined && dueOn < todayInBrazil(this.deps.now())) {
      throw fieldError('INVALID', 'dueOn', 'O prazo não pode ficar no passado.');
    }
    const isSame = (candidate: CandidateRecord) =>
      (Object.keys(given) as (keyof typeof given)[]).every((name) => (candidate[name] ?? null) === given[name]);
    const isOther = (candidate: CandidateRecord) => onlyDueOn !== undefined && (candidate.dueOn ?? null) !== onlyDueOn;
    const former = new Map<string, string | null>();
    const results = await this.#run(viewer, selection, dryRun, {
      skip: (candidate) => (isOther(candidate) ? CHANGED_SINCE : isSame(candidate) ? 'As datas já são estas.' : null),
      act: ({ _id }) =>
        changeCandidate(
          { changes: this.deps.services.changes, viewer },
          () => findCandidate(viewer, _id.toString()),
          (candidate) => {
            if (isOther(candidate)) throw new DomainError('PRECONDITION_FAILED', CHANGED_SINCE);
            former.set(_id.toString(), candidate.dueOn ?? null);
            if (isSame(candidate)) return null;
            return {
              change: { action: 'setDates', fields: Object.keys(given) },
              set: given,
              events: [{ kind: 'dates_set', dates: given }],
              keepsRevision: true,
            };
          },
        ),
    });
    return results.map((result) => ({ ...result, formerDueOn: former.get(result.candidateId.toLowerCase()) ?? null }));
  }

  /** Mails link and password. @throws PRECONDITION_FAILED where no mail server is set; REQUIRED, INVALID for the selection. */
  async sendAccessLinks(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun } = parseInput(selectedInput, input);
    this.#assertCanSend();
    return this.#run(viewer, selection, dryRun, {
      skip: (candidate) => accessLinkProblem(candidate, this.deps.now()),
      act: ({ _id }) => this.parts.credentials.send(viewer, _id.toString()),
    });
  }

  /** Reminds by mail, at most once a day. @throws as `sendAccessLinks`. */
  async remind(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun } = parseInput(selectedInput, input);
    this.#assertCanSend();
    const now = this.deps.now();
    return this.#run(viewer, selection, dryRun, {
      skip: (candidate) => reminderProblem(candidate, now),
      act: (candidate) => this.reminding.byPerson(viewer, candidate),
    });
  }

  /** Opens complete forms again. @throws REQUIRED, INVALID for the selection, `fieldKeys` or `message`. */
  async reopen(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun, ...request } = parseInput(reopenSeveralInput, input);
    const fieldsProblem = await this.parts.reopening.assertCorrectable(viewer, request.fieldKeys ?? []);
    return this.#runUndoable(viewer, selection, dryRun, {
      skip: (candidate) =>
        hasEnded(candidate)
          ? HAS_ENDED
          : candidate.status === 'complete'
            ? fieldsProblem(candidate)
            : 'O cadastro ainda está em andamento.',
      act: ({ _id }) => this.parts.reopening.reopen(viewer, _id.toString(), request),
    });
  }

  /** Undoes reopenings of forms that have not been changed since. @throws REQUIRED, INVALID for `reopenings`. */
  async undoReopenings(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { reopenings, dryRun } = parseInput(undoReopeningsInput, input);
    return this.#undo(viewer, reopenings, dryRun, {
      problem: undoProblem,
      undo: (id, revision) => this.parts.reopening.undo(viewer, id, revision),
    });
  }

  /** Ends admissions. @throws REQUIRED, INVALID for the selection, `reason` or `message`. */
  async end(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun, reason, message = null } = parseInput(endAdmissionsInput, input);
    return this.#run(viewer, selection, dryRun, {
      skip: (candidate) => (hasEnded(candidate) ? 'A admissão já está encerrada.' : null),
      act: ({ _id }) => this.parts.ending.end(viewer, _id.toString(), { reason, message }),
    });
  }

  /** Lets ended admissions go on. @throws REQUIRED, INVALID for the selection. */
  async resume(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun } = parseInput(selectedInput, input);
    return this.#run(viewer, selection, dryRun, {
      skip: (candidate) => (hasEnded(candidate) ? null : 'A admissão não está encerrada.'),
      act: ({ _id }) => this.parts.ending.resume(viewer, _id.toString()),
    });
  }

  /**
   * Gives candidates who have no client to one.
   * @throws FORBIDDEN for others than administrators, NOT_FOUND on `clientId`; REQUIRED, INVALID for the selection.
   */
  async assignClient(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { selection, dryRun, clientId } = parseInput(assignClientInput, input);
    const { assignment } = this.parts;
    const client = await assignment.clientNamed(viewer, clientId);
    return this.#runUndoable(viewer, selection, dryRun, {
      skip: (candidate) => assignment.problem(candidate, client),
      act: ({ _id }) => assignment.assign(viewer, _id.toString(), client),
    });
  }

  /** Undoes assignments of candidates with whom nothing was done since. @throws REQUIRED, INVALID for `assignments`; FORBIDDEN. */
  async undoAssignments(viewer: UserViewer, input: unknown): Promise<ActionResult[]> {
    const { assignments, dryRun } = parseInput(undoAssignmentsInput, input);
    assertPermitted(viewer, mayAssignClients(viewer));
    const { assignment } = this.parts;
    return this.#undo(viewer, assignments, dryRun, {
      problem: (candidate, revision) => assignment.undoProblem(candidate, revision),
      undo: (id, revision) => assignment.undo(viewer, id, revision),
    });
  }

  /** Does what can be undone by the revision that it leaves of each. */
  async #runUndoable(
    viewer: UserViewer,
    selection: SelectionInput,
    dryRun: boolean,
    { skip, act }: Action<CandidateRecord>,
  ): Promise<ActionResult[]> {
    const revisions = new Map<string, number>();
    const results = await this.#run(viewer, selection, dryRun, {
      skip,
      act: async (candidate) => revisions.set(candidate._id.toString(), (await act(candidate)).revision),
    });
    return results.map((result) => ({ ...result, revision: revisions.get(result.candidateId.toLowerCase()) ?? null }));
  }

  #undo(
    viewer: UserViewer,
    left: LeftRevisions,
    dryRun: boolean,
    does: {
      problem: (candidate: CandidateRecord, revision: number) => string | null | Promise<string | null>;
      undo: (id: string, revision: number) => Promise<unknown>;
    },
  ): Promise<ActionResult[]> {
    const revisions = new Map(left.map(({ candidateId, revision }) => [candidateId.toLowerCase(), revision]));
    const revisionOf = ({ _id }: CandidateRecord) => revisions.get(_id.toString()) ?? NaN;
    return this.#run(viewer, { candidateIds: left.map(({ candidateId }) => candidateId) }, dryRun, {
      skip: (candidate) => does.problem(candidate, revisionOf(candidate)),
      act: (candidate) => does.undo(candidate._id.toString(), revisionOf(candidate)),
    });
  }

  #assertCanSend(): void {
    if (!this.deps.services.mail.canSend) {
      throw new DomainError('PRECONDITION_FAILED', 'Nenhum servidor de e-mail está configurado.');
    }
  }

  /**
   * Does it to one after the other. What fails with one of them leaves the outcomes of the others as they are, as a mail to
   * one of those may be out. Once the database does not answer, nothing more is tried.
   */
  async #run(
    viewer: UserViewer,
    selection: SelectionInput,
    dryRun: boolean,
    { skip, act }: Action,
  ): Promise<ActionResult[]> {
    const results: ActionResult[] = [];
    let notDone: string | null = null;
    for (const candidateId of await this.#idsOf(viewer, selection)) {
      let found: CandidateRecord | null = null;
      const told = (outcome: ActionResult['outcome'], message: string | null) =>
        results.push({ candidateId, ...toldOf(found), outcome, message });
      if (notDone !== null) {
        told('FAILED', notDone);
        continue;
      }
      let isBegun = false;
      try {
        const candidate = await findCandidate(viewer, candidateId);
        found = candidate;
        const reason = candidate && (await skip(candidate));
        isBegun = candidate !== null && reason === null && !dryRun;
        if (candidate && isBegun) await act(candidate);
        if (!candidate) told('FAILED', 'Candidato não encontrado.');
        else told(reason === null ? 'DONE' : 'SKIPPED', reason);
      } catch (error) {
        if (dryRun) throw error;
        const failure = this.#failureOf(error, candidateId);
        told('FAILED', isBegun ? failure.ifBegun : failure.otherwise);
        if (isDatabaseUnavailable(error)) notDone = failure.otherwise;
      }
    }
    return results;
  }

  /** What is told of one with whom it has failed; what was not expected is for the log, and a write may have taken place before it. */
  #failureOf(error: unknown, candidateId: string): { ifBegun: string; otherwise: string } {
    const { message } = asDomainError(error);
    if (error instanceof DomainError) return { ifBegun: message, otherwise: message };
    this.deps.logger.error({ err: error, candidateId }, 'an action on one of several candidates has failed');
    return { ifBegun: IN_DOUBT, otherwise: `Não foi feito. ${message}` };
  }

  async #idsOf(viewer: UserViewer, { candidateIds, filter }: SelectionInput): Promise<string[]> {
    if (candidateIds) return [...new Set(candidateIds)].map((id) => (isDatabaseId(id) ? id : ''));
    const ids = await this.parts.lists.ids(viewer, filter ?? {}, MAX_SELECTED + 1);
    if (ids.length > MAX_SELECTED) throw fieldError('INVALID', 'selection', TOO_MANY_SELECTED);
    return ids;
  }
}
