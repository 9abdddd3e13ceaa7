/** No run begins before what was typed has arrived, whether or not a failure was told. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { isClosingHeldUp } from '../../../lib/closingPage';
import { importRowsServer, threeRows } from '../../../testing/importRowsServer';
import { cell, withTableHeight } from '../../../testing/planTable';
import { renderStaff } from '../../../testing/renderStaff';
import ImportScreen from './ImportScreen';

withTableHeight();

/** The plan, and the browser's 'forward'. */
async function open() {
  const server = importRowsServer(threeRows());
  let step: ReturnType<typeof useNavigate>;
  const History = () => {
    step = useNavigate();
    return null;
  };
  const { user } = await renderStaff(
    <>
      <History />
      <Routes>
        <Route path="/imports/:id" element={<ImportScreen />} />
      </Routes>
    </>,
    { path: '/imports/import-1' },
  );
  const grid = await screen.findByRole('grid', { name: 'Linhas da importação' });
  await within(grid).findByText('Pessoa 2');
  const type = async (text: string) => {
    await user.click(cell(grid, 0, 1));
    await user.keyboard(text);
  };
  return { server, user, grid, type, forward: () => act(() => step(1)) };
}

const importButton = () => screen.findByRole('button', { name: /^Importar/ });
const question = () => screen.findByRole('alertdialog', { name: 'Importar agora?' });

/** Answers the question with 'Importar'. */
const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(within(await question()).getByRole('button', { name: 'Importar' }));
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('the button that is pressed right after typing asks, and the answer runs nothing before the cell has arrived', async () => {
  const { server, user, grid, type } = await open();
  const release = server.holdBack('EditImportCells');
  await type('Joana');
  await user.click(await importButton());
  expect(await question()).toBeVisible();
  expect(isClosingHeldUp()).toBe(true);
  await confirm(user);
  expect(await screen.findByText(/ainda não foi gravado/)).toBeVisible();
  await isAnswered();
  expect(server.callsOf('RunImport')).toEqual([]);
  release();
  expect(await within(cell(grid, 0, 1)).findByText(/editado/)).toBeVisible();
  await waitFor(() => expect(isClosingHeldUp()).toBe(false));
  await user.click(await importButton());
  await confirm(user);
  await waitFor(() => expect(server.callsOf('RunImport')).toHaveLength(1));
  expect(server.lastOf('RunImport')['input']).toMatchObject({ expectedRevision: 2 });
});

test('what waits for an answer alone is not said to be cut off', async () => {
  const { server, type } = await open();
  const release = server.holdBack('EditImportCells');
  await type('Joana{Enter}');
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(screen.queryByText(/ainda não foi gravado/)).not.toBeInTheDocument();
  expect(await importButton()).toBeEnabled();
  release();
  await waitFor(() => expect(isClosingHeldUp()).toBe(false));
});

test('rows that are being left out keep the run as well, and so does the cell that waits for them', async () => {
  const { server, user, grid, type } = await open();
  const releaseRows = server.holdBack('LeaveOutImportRows');
  const releaseCells = server.holdBack('EditImportCells');
  const tryToRun = async () => {
    await user.click(await importButton());
    await confirm(user);
    await isAnswered();
    expect(server.callsOf('RunImport')).toEqual([]);
  };
  await user.click(cell(grid, 1, 1));
  await user.keyboard('{Home} ');
  await tryToRun();
  await type('Joana{Enter}');
  expect(server.callsOf('EditImportCells')).toEqual([]);
  releaseRows();
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  await tryToRun();
  releaseCells();
  await waitFor(() => expect(isClosingHeldUp()).toBe(false));
});

test('the question that a step forward leads to is not answered by a run before the cell has arrived', async () => {
  const { server, user, type, forward } = await open();
  await user.click(await importButton());
  await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
  await isAnswered();
  const release = server.holdBack('EditImportCells');
  await type('Joana{Enter}');
  await waitFor(() => expect(isClosingHeldUp()).toBe(true));
  await forward();
  await confirm(user);
  expect(await screen.findByText(/ainda não foi gravado/)).toBeVisible();
  await isAnswered();
  expect(server.callsOf('RunImport')).toEqual([]);
  release();
  await waitFor(() => expect(isClosingHeldUp()).toBe(false));
});
