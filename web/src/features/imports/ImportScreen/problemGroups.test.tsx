import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { importRowsServer, person } from '../../../testing/importRowsServer';
import { cell, openPlan, withTableHeight } from '../../../testing/planTable';

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

const table = () => screen.findByRole('grid', { name: 'Linhas da importação' });
const twoGroups = () =>
  importRowsServer([person(2), wrong(3, 'casada'), wrong(4, 'casada'), wrong(5, 'junto')], {
    problems: [group('casada', 2, 3), group('junto', 1, 5)],
  });

test("'Ver' brings the table onto the screen, and the focus to the first cell that is wrong, as often as it is pressed", async () => {
  twoGroups();
  const { user } = await openPlan();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const isScrolled = async () => scrolled.mock.contexts.includes(await table());
  const show = screen.getByRole('button', { name: 'Ver 2 linhas' });
  await user.click(show);
  await waitFor(async () => expect(cell(await table(), 0, 3)).toHaveFocus());
  expect(cell(await table(), 0, 3)).toHaveTextContent('casada');
  expect(await isScrolled()).toBe(true);
  scrolled.mockClear();
  await user.keyboard('{ArrowDown}');
  await user.click(show);
  await waitFor(async () => expect(cell(await table(), 0, 3)).toHaveFocus());
  expect(await isScrolled()).toBe(true);
  // Another filter is asked for by itself: it keeps the focus where it was pressed.
  const all = screen.getByRole('button', { name: /^Todas/ });
  await user.click(all);
  await within(await table()).findByText('Pessoa 2');
  expect(all).toHaveFocus();
  scrolled.mockRestore();
});

test('once the last row of a problem is mended, that is said, and the next problem is shown', async () => {
  twoGroups();
  const { user } = await openPlan();
  await user.click(screen.getByRole('button', { name: 'Ver 1 linha' }));
  await waitFor(async () => expect(cell(await table(), 0, 3)).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Estado civil, linha 5' }), 'Casado(a)');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Este problema foi resolvido')).toBeVisible();
  expect(screen.getByText('Ainda há 2 linhas com problema.')).toBeVisible();
  expect(screen.queryByText('Nenhum problema: tudo certo por aqui')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver o próximo problema' }));
  await waitFor(async () => expect(cell(await table(), 0, 3)).toHaveFocus());
  expect(cell(await table(), 0, 3)).toHaveTextContent('casada');
});
