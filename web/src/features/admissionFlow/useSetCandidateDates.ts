import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { runAndTell } from '../recordDialog/runAndTell';

const setDatesDocument = graphql(`
  mutation SetDatesOfCandidate($input: SetCandidateDatesInput!) {
    setCandidateDates(input: $input) {
      results {
        candidateId
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Sets both dates of one candidate; null clears one. The function resolves to why it was not done, or null. */
export function useSetCandidateDates(candidateId: string) {
  const { t } = useTranslation(['flow', 'staff']);
  const [mutate, { loading }] = useMutation(setDatesDocument);
  const setDates = (dates: { dueOn: string | null; plannedAdmissionOn: string | null }) => {
    const run = async () => {
      const selection = { candidateIds: [candidateId] };
      const { results, userErrors } = (await mutate({ variables: { input: { selection, ...dates } } })).data!
        .setCandidateDates;
      const failed = results?.find(({ outcome }) => outcome === 'FAILED');
      return failed ? [...userErrors, { code: 'INVALID', field: null, message: failed.message ?? '' }] : userErrors;
    };
    return runAndTell(run, { done: { title: t('dates.saved') }, failed: t('staff:unexpectedError') });
  };
  return { setDates, busy: loading };
}
