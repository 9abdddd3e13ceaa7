import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../generated/staff';
import { importRowsQuery, ImportRow_row, type ImportPlan } from '../importQueries';
import type { ImportRow } from '../planGrid/rowStore';

/** The row of the file that another one repeats, to be seen beside it. */
export function useEarlierRow({ id }: Pick<ImportPlan, 'id'>, number: number | null): ImportRow | undefined {
  const { data } = useQuery(importRowsQuery, {
    variables: { id, first: 1, page: 1, numbers: number === null ? [] : [number] },
    fetchPolicy: 'no-cache',
    skip: number === null,
  });
  const [edge] = data?.candidateImport.rows.edges ?? [];
  return edge && number !== null ? readFragment(ImportRow_row, edge.node) : undefined;
}
