import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Layout/Layout';
import { readFragment } from '../../../generated/staff';
import { importRowsQuery, ImportRow_row, type ImportPlan } from '../importQueries';
import { editImportCellsMutation } from '../importMutations';
import { ROWS_PER_PAGE } from '../planGrid/rowStore';
import { useRunWithErrorToast } from '../useRunWithErrorToast';

const problem = 'INVALID_VALUE' as const;

/** The fields, with their names, for which something was typed that they do not take any more. */
function closedFields({ fields, typedFieldKeys, problems }: ImportPlan) {
  const open = new Set(fields.map(({ key }) => key));
  return typedFieldKeys.flatMap((key) => {
    const found = open.has(key) ? undefined : problems.find((each) => each.kind === problem && each.fieldKey === key);
    return found ? [{ key, label: found.label ?? key }] : [];
  });
}

/** What was typed for fields that were closed since keeps a paused run from going on: here it is taken back. */
export function TakeBackTyped({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const client = useApolloClient();
  const [edit] = useMutation(editImportCellsMutation);
  const [busy, setBusy] = useState(false);
  const closed = closedFields(plan);
  if (closed.length === 0) return null;

  /** As many as the server gives at once. @returns whether there were any. */
  const takeSome = (problemFieldKey: string) =>
    runWithErrorToast(t('run.takeBackFailed'), async () => {
      const page = { id: plan.id, first: ROWS_PER_PAGE, page: 1 };
      const variables = { ...page, problem, problemFieldKey };
      const { data } = await client.query({ query: importRowsQuery, variables, fetchPolicy: 'no-cache' });
      const rows = data?.candidateImport.rows.edges.map(({ node }) => readFragment(ImportRow_row, node).row) ?? [];
      if (rows.length === 0) return { isMore: false, userErrors: [] };
      const cells = rows.map((row) => ({ row, fieldKey: problemFieldKey, value: null }));
      const answer = await edit({ variables: { input: { id: plan.id, cells } } });
      return answer.data && { isMore: true, ...answer.data.editImportCells };
    });
  const takeBack = async () => {
    setBusy(true);
    for (const { key } of closed) while ((await takeSome(key))?.isMore);
    setBusy(false);
  };

  return (
    <Inline $justify="space-between">
      <p>{t('run.takeBackText', { fields: closed.map(({ label }) => label).join(', ') })}</p>
      <Button busy={busy} busyLabel={t('run.takingBack')} onClick={() => void takeBack()}>
        {t('run.takeBack')}
      </Button>
    </Inline>
  );
}
