import { screen, waitFor, within } from '@testing-library/react';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const message = 'Estado civil: opção inválida.';
const wrong = (row: number, value: string) => ({
  ...person(row, ['estado_civil', null, { source: value, text: value, problem: message }]),
  ...{ kind: 'PROBLEM', group: value },
});
const group = (value: string, count: number, firstRow: number) => ({
  ...{ key: value, kind: 'INVALID_VALUE', fieldKey: 'estado_civil', label: 'Estado civil' },
  ...{ value, message, count, firstRow },
});
const pressed = () =>
  screen
    .getAllByRole('button', { name: /^Ver/ })
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);

test("'Ver' shows the rows of one value, presses its own button alone and tells the address nothing of the value", async () => {
  const server = importRowsServer([person(2), wrong(3, 'casada'), wrong(4, 'casada'), wrong(5, 'junto')], {
    problems: [group('casada', 2, 3), group('junto', 1, 5)],
  });
  const { user, address } = await openPlan();
  await user.click(screen.getByRole('button', { name: 'Ver 2 linhas' }));
  await waitFor(() =>
    expect(server.lastOf('CandidateImportRows')).toMatchObject({
      problem: 'INVALID_VALUE',
      problemFieldKey: 'estado_civil',
      problemGroup: 'casada',
    }),
  );
  const names = async (first: string) => {
    const grid = await screen.findByRole('grid', { name: 'Linhas da importação' });
    await within(grid).findByText(first);
    return within(grid)
      .getAllByRole('gridcell', { name: /^Pessoa/ })
      .map(({ textContent }) => textContent);
  };
  expect(await names('Pessoa 3')).toEqual(['Pessoa 3', 'Pessoa 4']);
  expect(pressed()).toEqual(['Ver 2 linhas']);
  expect(address()).toBe('/imports/import-1?problem=INVALID_VALUE&field=estado_civil');
  await user.click(screen.getByRole('button', { name: 'Ver 1 linha' }));
  expect(await names('Pessoa 5')).toEqual(['Pessoa 5']);
  expect(pressed()).toEqual(['Ver 1 linha']);
  await user.click(screen.getByRole('button', { name: /^Todas/ }));
  expect(await names('Pessoa 2')).toHaveLength(4);
  expect(pressed()).toEqual([]);
});
