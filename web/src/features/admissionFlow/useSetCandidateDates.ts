import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { runWithToast } from '../recordDialog/runWithToast';
import { refusalsOf } from './refusalsOf';

const setDatesMutation = graphql(`
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

export const dateNames = ['dueOn', 'plannedAdmissionOn'] as const;
export type DateName = (typeof dateNames)[number];

export interface DatesRefusal {
  reason: string;
  /** The date that was refused; null where it is about neither alone. */
  date: DateName | null;
}

/** Sets dates of one candidate: one that is absent stays, null clears it. The function resolves to why it was not done, and of which date, or null. */
export function useSetCandidateDates(candidateId: string) {
  const { t } = useTranslation('flow');
  const [mutate, { loading }] = useMutation(setDatesMutation);
  const setDates = async (dates: Partial<Record<DateName, string | null>>): Promise<DatesRefusal | null> => {
    const run = async () => {
      const selection = { candidateIds: [candidateId] };
      return refusalsOf((await mutate({ variables: { input: { selection, ...dates } } })).data!.setCandidateDates);
    };
    const refusal = await runWithToast(run, { done: { title: t('dates.saved') } });
    return refusal && { reason: refusal.reason, date: dateNames.find((name) => refusal.fields.includes(name)) ?? null };
  };
  return { setDates, busy: loading };
}
