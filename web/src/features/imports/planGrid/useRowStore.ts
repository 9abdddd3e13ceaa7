import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '../../../generated/staff';
import type { CandidateImportRowsQueryVariables } from '../../../generated/staff/graphql';
import { importRowsQuery, ImportRow_row } from '../importQueries';
import { ROWS_PER_PAGE, RowStore } from './rowStore';

/** Which rows a view has; nothing for all of them. */
export type RowsView = Pick<CandidateImportRowsQueryVariables, 'kind' | 'problem' | 'problemFieldKey' | 'problemGroup'>;

/**
 * The rows of one view. They do not go through Apollo's cache: 20,000 rows of a draft would fill it, and nothing else shows
 * them. The component is mounted anew for another view.
 */
export function useRowStore(id: string, view: RowsView): RowStore {
  const client = useApolloClient();
  const [store] = useState(
    () =>
      new RowStore(async (page) => {
        const { data } = await client.query({
          query: importRowsQuery,
          variables: { id, first: ROWS_PER_PAGE, page, ...view },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error('No rows in the answer');
        const { rows, revision } = data.candidateImport;
        return {
          rows: rows.edges.map(({ node }) => readFragment(ImportRow_row, node)),
          total: rows.totalCount,
          revision,
        };
      }),
  );
  return store;
}
