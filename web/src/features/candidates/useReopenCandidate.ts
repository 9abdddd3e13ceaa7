import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import { runWithToast } from '../recordDialog/runWithToast';
import { evictCandidateLists } from './candidateCache';

const reopenCandidateMutation = graphql(`
  mutation ReopenCandidate($input: ReopenCandidateInput!) {
    reopenCandidate(input: $input) {
      candidate {
        id
        viewerCanReopen
        completedAt
        revision
        ...CandidateStatus_candidate
      }
      isMailed
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** What staff ask a candidate to correct, and why. */
interface Reopening {
  id: string;
  /** Which fields are to be corrected; none means all of them. */
  fieldKeys: string[];
  message: string;
}

/**
 * Opens a complete candidate again, and says whether a mail tells the candidate of it.
 * @returns why it was not opened, or null when it is
 */
export function useReopenCandidate() {
  const { t } = useTranslation('staff');
  const [mutate, { loading }] = useMutation(reopenCandidateMutation, {
    update: (cache, { data }) => {
      const errors = data?.reopenCandidate.userErrors;
      if (errors && (errors.length === 0 || isGone(errors))) evictCandidateLists(cache);
    },
  });
  const reopenCandidate = (input: Reopening) => {
    let isMailed = false;
    const run = async () => {
      const outcome = (await mutate({ variables: { input } })).data!.reopenCandidate;
      isMailed = outcome.isMailed === true;
      return outcome.userErrors;
    };
    return runWithToast(run, {
      done: () => ({
        title: t('candidates.reopen.done'),
        description: t(isMailed ? 'candidates.reopen.mailed' : 'candidates.reopen.notMailed'),
      }),
    });
  };
  return { reopenCandidate, busy: loading };
}
