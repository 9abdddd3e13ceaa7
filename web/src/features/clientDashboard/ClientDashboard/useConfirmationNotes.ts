import { useDraft } from '../../recordDialog/drafts';

type Notes = Readonly<Record<string, string>>;

const withNotes = (all: Notes, candidateId: string, notes: string): Notes =>
  Object.fromEntries(Object.entries({ ...all, [candidateId]: notes }).filter(([, text]) => text !== ''));

/** Observations that no confirmation has taken along, by candidate: those of a refused one are there again when it is shown. */
export function useConfirmationNotes() {
  const draft = useDraft<Notes>('confirmation notes', {});
  return {
    notesOf: (candidateId: string) => draft.value[candidateId] ?? '',
    /** '' for none. */
    write: (candidateId: string, notes: string) => draft.update((current) => withNotes(current, candidateId, notes)),
    /** Drops what is shown of a candidate, and nothing that a refused confirmation has put back unseen. */
    discard: (candidateId: string) => {
      const shown = draft.value[candidateId];
      draft.update((current) => (current[candidateId] === shown ? withNotes(current, candidateId, '') : current));
    },
  };
}
