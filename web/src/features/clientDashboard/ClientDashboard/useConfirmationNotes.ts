import { useDraft } from '../../recordDialog/drafts';

/** Observations that no confirmation has taken along, by candidate: those of a refused one are there again when it is shown. */
export function useConfirmationNotes() {
  const draft = useDraft<Readonly<Record<string, string>>>('confirmation notes', {});
  return {
    notesOf: (candidateId: string) => draft.value[candidateId] ?? '',
    /** '' for none. */
    write: (candidateId: string, notes: string) =>
      draft.update((current) =>
        Object.fromEntries(Object.entries({ ...current, [candidateId]: notes }).filter(([, text]) => text !== '')),
      ),
  };
}
