import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import type { CreateCandidateInput } from '../../generated/staff/graphql';
import { evictCandidateLists } from './candidateCache';

const createCandidateMutation = graphql(`
  mutation CreateCandidate($input: CreateCandidateInput!) {
    createCandidate(input: $input) {
      candidate {
        id
        name
        accessPassword
        ...CandidateAccess_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Registers a candidate; the server makes link and password. */
export function useCreateCandidate() {
  const { t } = useTranslation('staff');
  const [mutate, { loading }] = useMutation(createCandidateMutation, {
    update: (cache, { data }) => {
      if (data?.createCandidate.candidate) evictCandidateLists(cache);
    },
  });
  const createCandidate = async (input: CreateCandidateInput) => {
    const { data } = await mutate({ variables: { input } });
    const payload = data!.createCandidate;
    if (payload.candidate) toast.success({ title: t('candidates.created') });
    return payload;
  };
  return { createCandidate, busy: loading };
}
