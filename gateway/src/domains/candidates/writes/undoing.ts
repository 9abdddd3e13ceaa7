import type { UserViewer, Viewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { checkWritesBack, mayWriteField } from '../../fields/values/fieldValues.js';
import { catalogueIn, type RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { documentOf, effectiveWrites, holdSame, keysOf } from '../../fields/values/storedValues.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateEventRecord } from '../events/candidateEventsModel.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { mayManageCandidate } from '../candidatesPolicy.js';
import type { ChangeWrite } from './candidateWrite.js';
import { accessRenewal, leavesMailedAddress, withRenewal } from './candidateCredentials.js';
import { changeCandidate, changedData, dataUpdate, findCandidate, type DataChanges } from './candidateWrites.js';

const ownKeys = ['name', 'email'] as const;
const undoable: ReadonlySet<CandidateEventRecord['kind']> = new Set(['answered', 'changed', 'undone']);

/** Whether a viewer may write back what was there before an event. */
export function mayUndo(
  viewer: Viewer,
  event: CandidateEventRecord,
  candidate: CandidateRecord,
  catalogue: RecordCatalogue,
): boolean {
  return (
    mayManageCandidate(viewer, candidate) &&
    isUndoable(event) &&
    isUntouched(event, candidate) &&
    hasRights(viewer, event, catalogue)
  );
}

/** How a change of answers is taken back. */
export class Undoing {
  constructor(private readonly deps: CandidateDependencies) {}

  /**
   * Writes back the answers of before an event; itself a change with its event. An access that was mailed to the address that is taken
   * back ends with it.
   * @throws NOT_FOUND for a candidate that is not the viewer's, PRECONDITION_FAILED for an event that changed no answers, and
   *   where the viewer may not edit all of them, CONFLICT where one has changed since or the e-mail is taken, INVALID for a
   *   value that its field takes no longer.
   */
  async undo(viewer: UserViewer, event: CandidateEventRecord): Promise<CandidateRecord> {
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    const now = this.deps.now();
    const { before } = event;
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, event.candidateId.toString()),
      (candidate) => {
        if (!before || !isUndoable(event)) throw new DomainError('PRECONDITION_FAILED', 'Isto não pode ser desfeito.');
        const catalogue = catalogueIn(allFields, candidate);
        if (!hasRights(viewer, event, catalogue)) {
          throw new DomainError(
            'PRECONDITION_FAILED',
            'Você não tem permissão para alterar todos os campos desta alteração.',
          );
        }
        if (!isUntouched(event, candidate)) {
          throw new DomainError('CONFLICT', 'Os dados foram alterados de novo depois disso.', { current: candidate });
        }
        const keys = fieldKeysOf(event);
        const writes = effectiveWrites(
          candidate,
          checkWritesBack(catalogue, viewer.role, { keys, source: before, now }),
        );
        const changes: DataChanges = {
          ...(before.name !== undefined && { name: before.name }),
          ...(before.email !== undefined && { email: before.email }),
          writes,
          keys: [...ownKeys.filter((key) => before[key] !== undefined), ...keysOf(writes)],
        };
        const { set, unset } = dataUpdate(candidate, changes, catalogue);
        const write: ChangeWrite = {
          change: { action: 'update', fields: changes.keys },
          set: { ...set, ...correctionsWithout(event, candidate, changes.keys) },
          unset,
          events: [{ kind: 'undone', ...changedData(candidate, changes) }],
        };
        return leavesMailedAddress(candidate, changes)
          ? withRenewal(write, accessRenewal(this.deps.sealer, candidate))
          : write;
      },
    );
  }
}

/** What the candidate has corrected and staff have taken back is asked for again. */
function correctionsWithout(
  { actor }: CandidateEventRecord,
  { correctedFieldKeys = [] }: CandidateRecord,
  keys: readonly string[],
): Partial<Pick<CandidateRecord, 'correctedFieldKeys'>> {
  if (actor?.role !== 'candidate' || !correctedFieldKeys.some((key) => keys.includes(key))) return {};
  return { correctedFieldKeys: correctedFieldKeys.filter((key) => !keys.includes(key)) };
}

const fieldKeysOf = ({ keys = [] }: CandidateEventRecord): string[] =>
  keys.filter((key) => !(ownKeys as readonly string[]).includes(key));

/** A document comes as a file and through its review: what is written back is text. */
const isUndoable = ({ kind, keys = [], before, after }: CandidateEventRecord): boolean =>
  undoable.has(kind) &&
  keys.length > 0 &&
  before !== undefined &&
  after !== undefined &&
  !keys.some((key) => documentOf(before, key) ?? documentOf(after, key));

/** Whether the record still is as the event has left it, as far as the event concerns it. */
function isUntouched(event: CandidateEventRecord, candidate: CandidateRecord): boolean {
  const { after } = event;
  if (!after) return false;
  return (
    ownKeys.every((key) => after[key] === undefined || after[key] === candidate[key]) &&
    holdSame(after, candidate, fieldKeysOf(event))
  );
}

function hasRights(viewer: Viewer, event: CandidateEventRecord, catalogue: RecordCatalogue): boolean {
  return fieldKeysOf(event).every((key) => mayWriteField(catalogue, viewer.role, key));
}
