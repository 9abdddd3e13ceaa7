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

test('a cell that is on its way keeps the import and the page', async () => {
  const { server, user, grid, type } = await open();
  const release = server.holdBack('EditImportCells');
  await type('Joana{Enter}');
  const saving = await screen.findByRole('button', { name: 'Gravando...' });
  await user.click(saving);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(isClosingHeldUp()).toBe(true);
  // What waits for an answer alone is not cut off.
  expect(screen.queryByText(/ainda não foi gravado/)).not.toBeInTheDocument();
  release();
  expect(await within(cell(grid, 0, 1)).findByText(/editado/)).toBeVisible();
  await user.click(await importButton());
  expect(await question()).toBeVisible();
  expect(isClosingHeldUp()).toBe(false);
});

test('so do rows that are being left out, and the cell that waits for them', async () => {
  const { server, user, grid, type } = await open();
  const releaseRows = server.holdBack('LeaveOutImportRows');
  const releaseCells = server.holdBack('EditImportCells');
  await user.click(cell(grid, 1, 1));
  await user.keyboard('{Home} ');
  expect(await screen.findByRole('button', { name: 'Gravando...' })).toBeVisible();
  await type('Joana{Enter}');
  expect(server.callsOf('EditImportCells')).toEqual([]);
  releaseRows();
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Gravando...' })).toBeVisible();
  releaseCells();
  expect(await importButton()).toBeEnabled();
});

test('the question that a step forward leads to is not answered by a run before the cell has arrived', async () => {
  const { server, user, type, forward } = await open();
  await user.click(await importButton());
  await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const release = server.holdBack('EditImportCells');
  await type('Joana{Enter}');
  await screen.findByRole('button', { name: 'Gravando...' });
  await forward();
  await user.click(within(await question()).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText(/ainda não foi gravado/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(server.callsOf('RunImport')).toEqual([]);
  release();
  expect(await importButton()).toBeEnabled();
});
