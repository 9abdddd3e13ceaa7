import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { evictCandidate } from '../candidates/candidateCache';
import { runWithToast } from '../recordDialog/runWithToast';

const addNoteMutation = graphql(`
  mutation AddCandidateNote($input: AddCandidateNoteInput!) {
    addCandidateNote(input: $input) {
      candidate {
        id
        ...CandidateNotes_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const deleteNoteMutation = graphql(`
  mutation DeleteCandidateNote($input: DeleteCandidateNoteInput!) {
    deleteCandidateNote(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Adds and deletes notes on a candidate; both resolve to why it was not done, or null. */
export function useCandidateNotes(candidateId: string) {
  const { t } = useTranslation('flow');
  const { cache } = useApolloClient();
  const [add, { loading }] = useMutation(addNoteMutation);
  const [remove] = useMutation(deleteNoteMutation);

  const addNote = async (text: string, isShared: boolean) => {
    const run = async () =>
      (await add({ variables: { input: { candidateId, text, isShared } } })).data!.addCandidateNote.userErrors;
    const refusal = await runWithToast(run, {
      done: { title: t('notes.added') },
    });
    if (!refusal) evictCandidate(cache, candidateId);
    return refusal;
  };
  const deleteNote = async (id: string) => {
    const run = async () => (await remove({ variables: { input: { id } } })).data!.deleteCandidateNote.userErrors;
    const refusal = await runWithToast(run, {
      done: { title: t('notes.deleted') },
    });
    if (!refusal || refusal.gone) {
      const candidate = cache.identify({ __typename: 'Candidate', id: candidateId });
      if (candidate) cache.evict({ id: candidate, fieldName: 'notes' });
    }
    return refusal;
  };
  return { addNote, deleteNote, busy: loading };
}
