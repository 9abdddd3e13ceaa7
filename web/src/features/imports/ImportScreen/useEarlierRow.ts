import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../generated/staff';
import { importRowsDocument, ImportRow_row, type ImportPlan } from '../importDocuments';
import { ROWS_PER_PAGE, type ImportRow } from '../planGrid/rowStore';

/**
 * The row of the file that another one repeats, to be seen beside it. Rows are numbered as in the sheet and come by pages, so
 * its page is reckoned from its number; behind more blank lines than a page has rows it is not found, and is named only.
 */
export function useEarlierRow(
  plan: Pick<ImportPlan, 'id' | 'headerRow'>,
  number: number | null,
): ImportRow | undefined {
  const position = Math.max(0, (number ?? 0) - plan.headerRow - 1);
  const page = Math.floor(position / ROWS_PER_PAGE) + 1;
  const variables = { id: plan.id, first: ROWS_PER_PAGE };
  const { data } = useQuery(importRowsDocument, {
    variables: { ...variables, page },
    fetchPolicy: 'no-cache',
    skip: number === null,
  });
  const find = (rows: typeof data) =>
    rows?.candidateImport.rows.edges
      .map(({ node }) => readFragment(ImportRow_row, node))
      .find(({ row }) => row === number);
  const found = find(data);
  const before = useQuery(importRowsDocument, {
    variables: { ...variables, page: page - 1 },
    fetchPolicy: 'no-cache',
    skip: number === null || !data || found !== undefined || page === 1,
  });
  return number === null ? undefined : (found ?? find(before.data));
}
