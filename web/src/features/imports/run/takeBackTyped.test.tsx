/** A paused run that waits for a field that was closed since: what was typed for it is taken back where one sees the run. */
import { screen, waitFor } from '@testing-library/react';
import { importCell, importProgress } from '../../../testing/importData';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { renderPlan } from '../../../testing/planTable';

const message = 'O campo "Cidade" está desativado.';
const typed = (row: number) => {
  const others = person(row);
  const refused = { source: null, text: 'Natal', problem: message, isEdited: true };
  return { ...others, kind: 'PROBLEM', cells: [...others.cells, importCell('cidade', null, refused)] };
};
const group = { key: 'g', kind: 'INVALID_VALUE', fieldKey: 'cidade', label: 'Cidade', value: null, message };
/** More than are asked for at once. */
const COUNT = 130;
const serve = (overrides: Record<string, unknown> = {}) =>
  importRowsServer([person(2), ...Array.from({ length: COUNT }, (_, index) => typed(index + 3))], {
    ...{ state: 'PAUSED', viewerCanRun: false, typedFieldKeys: ['cidade'] },
    problems: [{ ...group, count: COUNT, firstRow: 3 }],
    progress: importProgress({ done: 1, created: 1, pauseReason: message }),
    results: { totalCount: 0, edges: [], pageCursors: { totalPages: 1 } },
    ...overrides,
  });
const BUTTON = { name: 'Retirar o que foi digitado em campos fechados' };

test('takes back every text that was typed for it, and is gone then', async () => {
  const server = serve();
  const { user } = await renderPlan();
  expect(await screen.findByText(/Campos fechados desde a conferência: Cidade\./)).toBeVisible();
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument());
  const sent = server.callsOf('EditImportCells').flatMap(({ variables }) => {
    const { cells } = variables['input'] as { cells: { row: number; fieldKey: string; value: string | null }[] };
    return cells;
  });
  expect(sent).toEqual(
    Array.from({ length: COUNT }, (_, index) => ({ row: index + 3, fieldKey: 'cidade', value: null })),
  );
});

test('is offered once the run does not go on, where the field was closed after it was paused', async () => {
  const server = serve({ progress: importProgress({ done: 1, created: 1 }) });
  server.intercept('ResumeImport', () => ({
    data: {
      resumeImport: {
        ...{ __typename: 'ResumeImportPayload', candidateImport: null },
        userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message }],
      },
    },
  }));
  const { user } = await renderPlan();
  const goOn = await screen.findByRole('button', { name: 'Continuar' });
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  const asked = server.callsOf('CandidateImport').length;
  await user.click(goOn);
  expect(await screen.findByRole('button', BUTTON)).toBeVisible();
  await waitFor(() => expect(server.callsOf('CandidateImport').length).toBeGreaterThan(asked));
});

test('stops where the server refuses, and can be pressed again', async () => {
  const server = serve();
  server.intercept('EditImportCells', () => ({
    data: {
      editImportCells: {
        ...{ __typename: 'EditImportCellsPayload', candidateImport: null, rows: [] },
        userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Tente novamente.' }],
      },
    },
  }));
  const { user } = await renderPlan();
  await user.click(await screen.findByRole('button', BUTTON));
  expect(await screen.findByText('Tente novamente.')).toBeVisible();
  expect(server.callsOf('EditImportCells')).toHaveLength(1);
  expect(screen.getByRole('button', BUTTON)).toBeEnabled();
});

test('is not offered where every field takes what was typed', async () => {
  serve({ typedFieldKeys: ['estado_civil'] });
  await renderPlan();
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});
