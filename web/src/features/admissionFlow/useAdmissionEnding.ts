import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { EndReason } from '../../generated/staff/graphql';
import { evictCandidate, evictCandidateLists } from '../candidates/candidateCache';
import { runWithToast } from '../recordDialog/runWithToast';
import { outcomeOf, type ActionsOutcome } from './candidateActionsOutcome';
import { endAdmissionsMutation, resumeAdmissionsMutation } from './endingMutations';
import { refusalsOf } from './refusalsOf';

/** Ends the admission of one candidate, and resumes it. The functions resolve to why it was not done, or null. */
export function useAdmissionEnding(candidateId: string) {
  const { t } = useTranslation('flow');
  const selection = { candidateIds: [candidateId] };
  const [end, { loading: ending, client }] = useMutation(endAdmissionsMutation);
  const [resume, { loading: resuming }] = useMutation(resumeAdmissionsMutation);
  const run = async (does: () => Promise<ActionsOutcome>, done: string) => {
    let title = done;
    const sent = async () => {
      const outcome = await does();
      // It is so already, as somebody else has done it.
      title = outcome.results?.find((result) => result.outcome === 'SKIPPED')?.message ?? done;
      return refusalsOf(outcome);
    };
    const refusal = await runWithToast(sent, { done: () => ({ title }) });
    // Most refusals come of what somebody else has done meanwhile: the page shows that as well.
    evictCandidate(client.cache, candidateId);
    if (!refusal) evictCandidateLists(client.cache);
    return refusal;
  };
  const endAdmission = (reason: EndReason, message: string) =>
    run(async () => {
      const input = { selection, reason, ...(message && { message }) };
      return outcomeOf((await end({ variables: { input } })).data);
    }, t('ending.done'));
  const resumeAdmission = () =>
    run(async () => outcomeOf((await resume({ variables: { input: { selection } } })).data), t('ending.resumed'));
  return { endAdmission, resumeAdmission, busy: ending || resuming };
}
