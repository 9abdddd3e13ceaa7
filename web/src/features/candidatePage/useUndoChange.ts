import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { evictCandidate, evictCandidateLists } from '../candidates/candidateCache';
import { runWithToast } from '../recordDialog/runWithToast';

const undoChangeMutation = graphql(`
  mutation UndoCandidateChange($input: UndoCandidateChangeInput!) {
    undoCandidateChange(input: $input) {
      candidate {
        id
        ...CandidateHeader_candidate
        ...CandidateAnswers_candidate
        ...CandidateConfirmation_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Takes a change of answers back. The function resolves to why it was not done, or null. */
export function useUndoChange(candidateId: string) {
  const { t } = useTranslation('flow');
  const { cache } = useApolloClient();
  const [mutate] = useMutation(undoChangeMutation);
  return async (eventId: string) => {
    const run = async () => (await mutate({ variables: { input: { eventId } } })).data!.undoCandidateChange.userErrors;
    const refusal = await runWithToast(run, {
      done: { title: t('timeline.undo.done') },
    });
    // A refusal comes of what somebody else has done meanwhile: the timeline shows that as well.
    evictCandidate(cache, candidateId);
    if (!refusal) evictCandidateLists(cache);
    return refusal;
  };
}
