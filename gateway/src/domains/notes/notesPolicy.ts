import type { Viewer } from '../../auth/viewer.js';
import type { NoteRecord } from './notesModel.js';

/** Internal notes are the administrators' alone (R-321). */
export const mayReadInternal = (viewer: Viewer): boolean => viewer.role === 'admin';

/** What a client writes its own people read, and administrators do: it is shared, whatever the client asks for. */
export const mayWriteInternal = (viewer: Viewer): boolean => viewer.role === 'admin';

/** One's own notes, and for administrators all. */
export const mayDeleteNote = (viewer: Viewer, note: NoteRecord): boolean =>
  viewer.kind === 'user' && (viewer.role === 'admin' || (note.isShared && note.authorId === viewer.userId));
