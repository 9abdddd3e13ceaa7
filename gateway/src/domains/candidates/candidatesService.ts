import mongoose, { type Types } from 'mongoose';
import { asUser } from '../../auth/rules.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { withFreshVersions } from '../../cache/withFreshVersions.js';
import type { CandidateDependencies } from './candidateDependencies.js';
import type { BulkResult } from './writes/bulkUpdate.js';
import { AssignClient } from './writes/assignClient.js';
import { CandidateConsents } from './writes/candidateConsents.js';
import { CandidateCredentialsService } from './writes/candidateCredentials.js';
import { updateCandidate } from './writes/candidateUpdate.js';
import { getCandidate } from './writes/candidateWrites.js';
import type { CandidateFilterInput, CandidateSelection } from './candidatesInput.js';
import { CandidateLists, type CandidateTotals } from './queries/candidateLists.js';
import type { ExportedRecord } from './queries/exportedRecord.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { withMailDue } from './writes/dueMail.js';
import { CandidateEvents } from './events/candidateEvents.js';
import { AdmissionLists } from './queries/admissionLists.js';
import { AnswerSearch } from './queries/answerSearch.js';
import { Admission } from './standing/admission.js';
import { DocumentAnswers } from './writes/documentAnswers.js';
import { ImportedCandidates } from './writes/importedCandidates.js';
import { CandidateActions } from './actions/candidateActions.js';
import { Undoing } from './writes/undoing.js';
import { OwnForm } from './ownForm/ownForm.js';
import { progressJob, type ProgressJob } from './progress/progressJob.js';
import { countsForProgress, progressRules, refreshStoredProgress } from './progress/progressRefresh.js';
import { outdateProgressRuns } from './progress/progressRunsModel.js';
import { CandidateTallies } from './tallies/candidateTallies.js';
import { reconcileTallies } from './tallies/tallySweep.js';
import { EndedCandidates } from './queries/endedCandidates.js';
import { findDeletedCandidateIds } from './queries/deletedCandidateIds.js';
import { removeCandidate } from './writes/removal.js';
import { Registration, type RegistrationOptions } from './writes/registration.js';
import { EndAdmission } from './writes/endAdmission.js';
import { Reopening } from './writes/reopening.js';
import { SeveralCandidates } from './writes/severalCandidates.js';

/** The people being hired. */
export class CandidatesService {
  /** What candidates do with their own form. */
  readonly ownForm: OwnForm;
  /** Proofs of consent; for the privacy domain, which has checked them. */
  readonly consents: CandidateConsents;
  /** The links and passwords that candidates get in with. */
  readonly credentials: CandidateCredentialsService;
  /** What the records say of documents; for the service of documents alone. */
  readonly documentValues: DocumentAnswers;
  /** What imports read and write besides. */
  readonly imported: ImportedCandidates;
  /** What has happened with candidates. */
  readonly events: CandidateEvents;
  /** Stages, dates and what time alone changes. */
  readonly admission: Admission;
  /** How candidates come to a client afterwards. */
  readonly assignment: AssignClient;
  /** What is done with several at once. */
  readonly actions: CandidateActions;
  /** How changes of answers are taken back. */
  readonly undoing: Undoing;
  /** Stages, the work queue, neighbours. */
  readonly admissionLists: AdmissionLists;
  /** Finding candidates by what they have answered. */
  readonly answers: AnswerSearch;
  /** Candidates whose admission has ended, for the periods after which their data are deleted. */
  readonly ended: EndedCandidates;
  readonly #tallies = new CandidateTallies();
  readonly #lists: CandidateLists;
  readonly #registration: Registration;
  readonly #reopening: Reopening;
  readonly #several: SeveralCandidates;
  readonly #progressJob: ProgressJob;

  constructor(private readonly deps: CandidateDependencies) {
    this.#progressJob = progressJob(
      (isOutdated) => this.refreshProgress(isOutdated),
      (error) => deps.logger.error({ err: error }, 'progress of candidates could not be recomputed'),
    );
    const { changes, customFields } = deps.services;
    changes.defineExistence('candidate', (id) => this.exists(id));
    changes.subscribe('customField', () => this.#outdateProgress(), countsForProgress);
    changes.subscribe('fieldPermission', () => this.#outdateProgress());
    customFields.checkTypeChangesOf('candidate', this);
    this.ownForm = new OwnForm(deps);
    this.consents = new CandidateConsents(deps);
    this.documentValues = new DocumentAnswers(deps);
    this.credentials = new CandidateCredentialsService(deps);
    this.events = new CandidateEvents(deps);
    this.admission = new Admission(deps);
    this.ended = new EndedCandidates(deps);
    this.#lists = new CandidateLists(deps, this.#tallies);
    this.admissionLists = new AdmissionLists(this.#lists, this.#tallies);
    this.#registration = new Registration(deps, this.credentials);
    this.#reopening = new Reopening(deps);
    this.#several = new SeveralCandidates(deps, this.#registration);
    this.imported = new ImportedCandidates(this.#registration, (...candidate) => this.remove(...candidate));
    this.undoing = new Undoing(deps);
    this.answers = new AnswerSearch(deps);
    this.assignment = new AssignClient(deps, this.events);
    this.actions = new CandidateActions(deps, {
      lists: this.admissionLists,
      credentials: this.credentials,
      reopening: this.#reopening,
      ending: new EndAdmission(deps),
      assignment: this.assignment,
    });
  }

  /** A page of the candidates that the viewer may see. @throws INVALID for an unknown status or sort. */
  async list(
    viewer: Viewer,
    input: { page: PageRequest; filter?: CandidateFilterInput | null | undefined; sort?: unknown },
  ): Promise<Page<CandidateRecord>> {
    return this.#lists.page(viewer, input);
  }

  /** True totals over everything that the viewer may see. */
  async totals(viewer: Viewer): Promise<CandidateTotals> {
    return this.#lists.totals(viewer);
  }

  /** How many candidates an export would hold. */
  async countForExport(viewer: Viewer, selection: CandidateSelection): Promise<number> {
    return this.#lists.countSelected(viewer, selection);
  }

  /** The candidates (at most `most`) of an export in batches: who is selected when it begins, in that order, as they are once they are read. */
  streamForExport(viewer: Viewer, selection: CandidateSelection, most?: number): AsyncIterable<ExportedRecord[]> {
    return this.#lists.exportSelected(viewer, selection, most);
  }

  /** The selected candidates one by one, with all that is stored of each; as for an export, however slowly they are consumed. */
  streamAll(viewer: Viewer, selection: CandidateSelection): AsyncIterable<CandidateRecord> {
    return this.#lists.streamSelected(viewer, selection);
  }

  /** One candidate. @throws NOT_FOUND also for one that is not the viewer's. */
  async get(viewer: Viewer, id: string): Promise<CandidateRecord> {
    return getCandidate(viewer, id);
  }

  /** Candidates by id, without any policy: for loaders and sessions. */
  async byIds(ids: readonly string[]): Promise<CandidateRecord[]> {
    return CandidateModel.find({ _id: mongoose.trusted({ $in: ids }) }).lean<CandidateRecord[]>();
  }

  /** The candidate whose link it is; null for none. Without policy: for the sign-in. */
  async byAccessToken(token: string): Promise<CandidateRecord | null> {
    return CandidateModel.findOne({ accessToken: token }).lean<CandidateRecord | null>();
  }

  /** How many candidates each client has; a client without any is absent. */
  async countsByClient(clientIds: readonly string[]): Promise<Map<string, number>> {
    return this.#tallies.countsByClient(clientIds);
  }

  /** How many candidates a client has at this moment, counted in store: for what must not be done while it has any. */
  async countOfClient(clientId: Types.ObjectId): Promise<number> {
    return CandidateModel.countDocuments({ clientId });
  }

  /** Kept counts: the start counts whom no write has kept counts of yet, the sweep mends those that differ; of how many clients. */
  readonly keptCounts = { prepare: () => this.#tallies.prepare(), mend: () => reconcileTallies(this.deps.logger) };

  /**
   * Registers a candidate with a fresh link and password; a client registers for itself.
   * @throws REQUIRED/INVALID per field, FORBIDDEN for fields without the right, CONFLICT for an e-mail that the
   *   client has already, NOT_FOUND for an unknown client.
   */
  async create(viewer: Viewer, input: unknown, options?: RegistrationOptions): Promise<CandidateRecord> {
    return this.#registration.register(asUser(viewer), input, options);
  }

  /**
   * Changes name, e-mail and values; what is absent stays as it is. One atomic update of what differs, which replaces link and password as
   * well where `renewAccess` says so; where it is absent, when another e-mail leaves an address that they were mailed to.
   * @throws, with nothing saved, CONFLICT when `expectedRevision` is no longer the stored one (with the record as it is now, naming
   *   who and when) or the e-mail is taken, FORBIDDEN naming fields without the right, INVALID per field, NOT_FOUND.
   * @param options.importedBy the import and row that write, kept in the same update.
   */
  async update(
    viewer: Viewer,
    id: string,
    input: unknown,
    options: { importedBy?: string } = {},
  ): Promise<CandidateRecord> {
    return updateCandidate(this.deps, { viewer: asUser(viewer), id }, input, options);
  }

  /**
   * Changes several candidates: nothing unless every change is valid, then each on its own. What only shows in
   * writing (a taken e-mail, a candidate that goes meanwhile) is told per candidate.
   * @throws as `update`, with the paths below `updates` and the position.
   */
  async updateMany(viewer: Viewer, updates: readonly { id: string; input: unknown }[]): Promise<BulkResult[]> {
    return this.#several.update(asUser(viewer), updates, (id, input) => this.update(viewer, id, input));
  }

  /**
   * Registers several candidates: nothing unless every one is valid, then each on its own. What only shows in writing (an
   * e-mail that is taken) is told per candidate.
   * @throws as `create`, with the paths below `candidates` and the position.
   */
  async createMany(viewer: Viewer, inputs: readonly { clientId?: string | null | undefined }[]): Promise<BulkResult[]> {
    return this.#several.create(asUser(viewer), inputs);
  }

  /**
   * Deletes a candidate. What else is stored about them (confirmations, sessions) is deleted by those who keep it, in
   * reaction to this: the candidate goes first, so that nothing new can be stored about them meanwhile.
   * @param untouchedSince deletes only a record that still has this revision, and that was neither confirmed nor mailed.
   * @throws NOT_FOUND also for one that was touched.
   */
  async remove(viewer: Viewer, id: string, untouchedSince?: number): Promise<void> {
    const candidate = await this.get(asUser(viewer), id);
    await removeCandidate(this.deps, viewer, candidate, untouchedSince);
  }

  /**
   * Opens a complete candidate again and mails it to them, with `message`; with `fieldKeys`, the candidate then edits
   * only those.
   * @throws PRECONDITION_FAILED while in progress, NOT_FOUND, INVALID on `fieldKeys` for keys that are malformed or not
   *   the candidate's to edit, and on `message` for one that is too long.
   */
  async reopen(viewer: Viewer, id: string, input: unknown): Promise<CandidateRecord> {
    return this.#reopening.reopen(asUser(viewer), id, input);
  }

  /** Keeps that a mail which a change has made due is queued. One that another change has made due meanwhile stays due. */
  async settleMail(candidate: CandidateRecord): Promise<void> {
    await CandidateModel.updateOne(withMailDue(candidate), { $set: { mailDue: null } });
  }

  /** Ids that a collection names and that no candidate has any more; without policy, for the sweep. */
  readonly goneIn = findDeletedCandidateIds;

  /** Whether there is such a candidate at this moment; without policy. */
  readonly exists = async (_id: string): Promise<boolean> => (await CandidateModel.exists({ _id })) !== null;

  /** Recomputes the stored progress of all candidates if fields or permissions have changed; ends early once `isOutdated`. */
  async refreshProgress(isOutdated = () => false): Promise<void> {
    const catalogue = await withFreshVersions(() => this.deps.services.customFields.catalogue('candidate'));
    await refreshStoredProgress(catalogue, isOutdated);
    // Where documents stand differently by now, the stage may.
    await this.admission.refreshDue();
  }

  /** How many candidates hold a value under this key. */
  async countWithValue(key: string): Promise<number> {
    return this.#lists.countWithValue(key);
  }

  /** The distinct texts stored under a key, for the check of a field's new type. */
  valuesOf(key: string): AsyncIterable<string> {
    return this.#lists.valuesOf(key);
  }

  /** Recomputes the stored progress without keeping a request waiting; a failure is logged, not told, and made up for. */
  refreshProgressInBackground(): void {
    this.#progressJob.schedule();
  }

  /**
   * Does what is left of that by a gateway that is gone, and by a deletion of a field that was cut off after the rights of its key; for
   * the sweep.
   */
  async takeOverProgress(): Promise<number> {
    const { rules } = progressRules(await this.deps.services.customFields.catalogue('candidate'));
    return this.#progressJob.takeOver(rules);
  }

  async #outdateProgress(): Promise<void> {
    await outdateProgressRuns();
    this.refreshProgressInBackground();
  }

  /** Ends the work in the background; what it leaves undone the next start does, or another gateway's sweep. */
  async stop(): Promise<void> {
    await Promise.all([this.#progressJob.stop(), this.events.stop()]);
  }

  /** Takes candidates out of clients that are gone, where a deletion and a registration crossed each other. @returns how many. */
  readonly releaseFromDeletedClients = () => this.assignment.releaseFromDeletedClients();
}
