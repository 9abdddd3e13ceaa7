import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PERMISSION_QUERY_RETRIES, SEARCH_DEBOUNCE_MS } from '../../../../constants';
import { graphql } from '../../../../generated/staff';
import type { FieldProposalQuery } from '../../../../generated/staff/graphql';
import { useSearchText } from '../../../../lib/useSearchText';

const fieldProposalQuery = graphql(`
  query FieldProposal($key: String!) {
    proposedFieldPermission(key: $key) {
      canView
      canEdit
      format
      allowFutureDates
      stored {
        fieldKey
        canView
        canEdit
      }
    }
  }
`);

export type FieldProposal = FieldProposalQuery['proposedFieldPermission'];

/**
 * What the server proposes for the key of a new field: permissions, format, future dates. Undefined until it is known.
 * `ask` is called at each change of the key; the question waits until the typing rests.
 * @param initial a key that is there already
 */
export function useFieldProposal(initial = ''): { proposal: FieldProposal | undefined; ask: (key: string) => void } {
  const [key, setKey] = useState(initial);
  const [, ask] = useSearchText(key, setKey, SEARCH_DEBOUNCE_MS);
  const { data } = useQuery(fieldProposalQuery, {
    variables: { key },
    skip: !key,
    context: { retries: PERMISSION_QUERY_RETRIES },
  });
  return { proposal: key ? data?.proposedFieldPermission : undefined, ask };
}
