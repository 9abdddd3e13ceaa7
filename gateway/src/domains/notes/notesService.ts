import { Types } from 'mongoose';
import { assertPermitted } from '../../auth/permitted.js';
import { asUser } from '../../auth/rules.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../cache/changeCounters.js';
import { DomainError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { mayManageCandidate } from '../candidates/candidatesPolicy.js';
import { derivedId } from '../../lib/derivedId.js';
import { changeActor } from '../changes/changes.js';
import type { DependsOn } from '../services.js';
import { noteInput } from './notesInput.js';
import {
  NoteModel,
  countNotes,
  deleteNote,
  deleteNotesOf,
  findNote,
  insertNote,
  notesOf,
  type NoteRecord,
} from './notesModel.js';
import { mayDeleteNote, mayReadInternal, mayWriteInternal } from './notesPolicy.js';

/** Notes that one candidate may have. */
export const MAX_NOTES = 200;

/** What the staff write about a candidate for each other. */
export class NotesService {
  constructor(private readonly deps: DependsOn<'changes' | 'candidates' | 'workLimits'>) {
    deps.services.changes.subscribe(
      'candidate',
      async ({ entityId }) => void (await deleteNotesOf(new Types.ObjectId(entityId))),
      ({ action }) => action === 'delete',
    );
  }

  /** The notes on some candidates that the viewer may read, newest first. For loaders, whose callers have seen them. */
  async byCandidateIds(viewer: Viewer, candidateIds: readonly string[]): Promise<NoteRecord[]> {
    const ids = candidateIds.map((id) => new Types.ObjectId(id));
    return notesOf(ids, !mayReadInternal(asUser(viewer)));
  }

  /**
   * Adds a note. @returns the candidate.
   * @throws NOT_FOUND for a candidate that is not the viewer's, REQUIRED without a text, INVALID for one that is too long,
   *   PRECONDITION_FAILED when there are 200 already, RATE_LIMITED.
   */
  async add(viewer: UserViewer, candidateId: string, input: unknown): Promise<CandidateRecord> {
    const { text, isShared: wanted } = parseInput(noteInput, input);
    const { candidates, changes, workLimits } = this.deps.services;
    const candidate = await candidates.get(viewer, candidateId);
    assertPermitted(viewer, mayManageCandidate(viewer, candidate));
    await workLimits.spend('create', viewer);
    if ((await countNotes(candidate._id)) >= MAX_NOTES) {
      throw new DomainError('PRECONDITION_FAILED', 'Este candidato já tem 200 notas.');
    }
    const isShared = wanted || !mayWriteInternal(viewer);
    const note = { _id: new Types.ObjectId(), candidateId: candidate._id, text, isShared };
    await changes.record(viewer, { entity: 'candidate', entityId: candidateId, action: 'addNote' }, async ({ at }) => {
      // Before the note: by the event it is known for good that somebody has worked with the candidate. What a crash leaves is an event
      // without its note, as that of a note that was deleted.
      await candidates.events.store({
        _id: derivedId(note._id.toString(), 'note_added'),
        candidateId: candidate._id,
        clientId: candidate.clientId,
        kind: 'note_added',
        at,
        actor: changeActor(viewer),
        afterConfirmation: candidate.isConfirmed,
        isInternal: !isShared,
      });
      await insertNote({ ...note, authorId: viewer.userId, authorName: viewer.name, createdAt: at });
      // Nothing about a candidate stays behind who was deleted meanwhile.
      await this.#removeOfGone(candidate._id);
      return true;
    });
    return candidate;
  }

  /** Deletes a note. @throws NOT_FOUND for one that the viewer may not read, PRECONDITION_FAILED for one that is another's. */
  async remove(viewer: UserViewer, id: string): Promise<void> {
    const { candidates, changes } = this.deps.services;
    const note = isDatabaseId(id) ? await findNote(new Types.ObjectId(id)) : null;
    if (!note || (!note.isShared && !mayReadInternal(viewer))) throw unknownNote();
    const candidateId = note.candidateId.toString();
    const { clientId } = await candidates.get(viewer, candidateId);
    assertPermitted(viewer, mayDeleteNote(viewer, note), foreignNote);
    const change = { entity: 'candidate', entityId: candidateId, action: 'deleteNote' } as const;
    const deleted = await changes.record(viewer, change, async () => ((await deleteNote(note._id)) ? true : null));
    if (!deleted) throw unknownNote();
    // An internal note is for administrators alone.
    await incrementChangeCounters(topicsOfCandidates([note.isShared ? clientId : null]));
  }

  /** Deletes notes on candidates who are gone. @returns how many there were. */
  async removeOfGone(): Promise<number> {
    let removed = 0;
    const gone = await this.deps.services.candidates.goneIn(NoteModel);
    for (const candidateId of gone) removed += await deleteNotesOf(candidateId);
    return removed;
  }

  async #removeOfGone(candidateId: Types.ObjectId): Promise<number> {
    if (await this.deps.services.candidates.exists(candidateId.toString())) return 0;
    return deleteNotesOf(candidateId);
  }
}

const foreignNote = () => new DomainError('PRECONDITION_FAILED', 'Só quem escreveu a nota pode excluí-la.');
const unknownNote = () => notFound('Nota não encontrada.');
