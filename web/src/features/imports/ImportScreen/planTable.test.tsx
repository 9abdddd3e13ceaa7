import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deferred } from '../../../testing/graphqlServer';
import { importColumn, type importCell } from '../../../testing/importData';
import { importRowsServer, person, threeRows } from '../../../testing/importRowsServer';
import { cell, openPlan, renderPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

test('of 20,000 rows only those on the screen are drawn, and only their pages asked for', async () => {
  const server = importRowsServer(Array.from({ length: 20_000 }, (_, index) => person(index + 2)));
  const { grid, user } = await openPlan();
  expect(grid).toHaveAttribute('aria-rowcount', '20001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
  await user.click(cell(grid, 0, 1));
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toHaveAttribute('data-row', '19999');
  const pages = server.callsOf('CandidateImportRows').map(({ variables }) => variables['page']);
  expect(pages.length).toBeLessThan(4);
});

test('it is a grid to screen readers: rows and columns have their numbers, problems are said in words', async () => {
  importRowsServer(threeRows());
  const { grid } = await openPlan();
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Linha', 'Nome *Nome completo', 'E-mail *', 'Estado civilEst. civil']);
  const wrong = await within(grid).findByRole('gridcell', { name: /casada/ });
  expect(wrong).toHaveAccessibleName('casada (Estado civil: opção inválida.)');
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(wrong).toHaveAttribute('aria-colindex', '4');
  expect(wrong.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');
});

test('a value that looks wrong is marked in words and by a sign, and its row is new all the same', async () => {
  const doubt = 'Este CPF não existe. Conferiu os números?';
  importRowsServer([person(2), { ...person(3, ['estado_civil', '111.111.111-11', { doubt }]) }]);
  const { grid } = await openPlan();
  const doubtful = await within(grid).findByRole('gridcell', { name: /111/ });
  expect(doubtful).toHaveAccessibleName(`111.111.111-11 (${doubt})`);
  expect(doubtful).not.toHaveAttribute('aria-invalid', 'true');
  expect(doubtful.querySelector('svg')).not.toBeNull();
  expect(doubtful.closest('[role="row"]')).toHaveTextContent('Nova');
});

test('columns with something in them that no field takes are named above the rows', async () => {
  const columns = [
    importColumn(1, 'Nome', 'name'),
    importColumn(2, 'E-mail', 'email'),
    importColumn(3, 'Empresa', null, { samples: ['Bom Pão'] }),
    importColumn(4, '', null, { samples: ['x'] }),
    importColumn(5, 'Vazia', null),
  ];
  importRowsServer(threeRows(), { columns });
  await openPlan();
  expect(screen.getByText('Ficam de fora as colunas Empresa e Coluna D.')).toBeVisible();
});

test('by keyboard alone: what is typed over a cell stands there at once, is written, and the next row has the focus', async () => {
  const server = importRowsServer(threeRows());
  const answer = deferred();
  server.intercept('EditImportCells', () => answer.promise.then(() => null));
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(cell(grid, 0, 1)).toHaveTextContent('Joana');
  expect(cell(grid, 1, 1)).toHaveFocus();
  answer.resolve();
  await within(cell(grid, 0, 1)).findByText(/editado/);
  expect(server.lastOf('EditImportCells')['input']).toEqual({
    id: 'import-1',
    cells: [{ row: 2, fieldKey: 'name', value: 'Joana' }],
  });
});

test('Escape leaves a cell as it was, and the focus on it', async () => {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('{F2} Lima{Escape}');
  expect(cell(grid, 0, 1)).toHaveTextContent('Pessoa 2');
  expect(cell(grid, 0, 1)).toHaveFocus();
  expect(server.callsOf('EditImportCells')).toHaveLength(0);
});

test('a cell of choices is edited with a list', async () => {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 2, 3));
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado civil, linha 4' }), 'Casado(a)');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(grid, 2, 3)).not.toHaveAttribute('aria-invalid'));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({
    cells: [{ row: 4, fieldKey: 'estado_civil', value: 'Casado(a)' }],
  });
});

test('Ctrl+D fills the selected cells from the first of them', async () => {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  cell(grid, 0, 3).focus();
  await user.click(cell(grid, 0, 3));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() =>
    expect(server.lastOf('EditImportCells')['input']).toMatchObject({
      cells: [
        { row: 3, fieldKey: 'estado_civil', value: 'Solteiro(a)' },
        { row: 4, fieldKey: 'estado_civil', value: 'Solteiro(a)' },
      ],
    }),
  );
});

test('a block from a spreadsheet is pasted cell by cell', async () => {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 1, 1));
  const paste = createEvent.paste(cell(grid, 1, 1), {
    clipboardData: { getData: () => 'Bia\tbia@exemplo.com\nCaio\tcaio@exemplo.com\n' },
  });
  fireEvent(cell(grid, 1, 1), paste);
  await waitFor(() => expect(cell(grid, 2, 2)).toHaveTextContent('caio@exemplo.com'));
  expect(server.lastOf('EditImportCells')['input']).toMatchObject({
    cells: [
      { row: 3, fieldKey: 'name', value: 'Bia' },
      { row: 3, fieldKey: 'email', value: 'bia@exemplo.com' },
      { row: 4, fieldKey: 'name', value: 'Caio' },
      { row: 4, fieldKey: 'email', value: 'caio@exemplo.com' },
    ],
  });
});

test('Space in the first column leaves a row out, and takes it in again', async () => {
  const server = importRowsServer(threeRows());
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 0, 1));
  await user.keyboard('{Home} ');
  await waitFor(() => expect(cell(grid, 0, 0)).toHaveTextContent('De fora'));
  expect(server.lastOf('LeaveOutImportRows')['input']).toEqual({ id: 'import-1', rows: [2], leftOut: true });
  await user.keyboard(' ');
  await waitFor(() => expect(cell(grid, 0, 0)).toHaveTextContent('Nova'));
  expect(server.lastOf('LeaveOutImportRows')['input']).toMatchObject({ leftOut: false });
});

test('a row is left out after what was typed before has been answered, so that no answer overtakes another', async () => {
  const server = importRowsServer(threeRows());
  const answer = deferred();
  server.intercept('EditImportCells', () => answer.promise.then(() => null));
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Maria{Enter}{Home} ');
  await waitFor(() => expect(server.callsOf('EditImportCells')).toHaveLength(1));
  expect(server.callsOf('LeaveOutImportRows')).toHaveLength(0);
  answer.resolve();
  await waitFor(() => expect(server.callsOf('LeaveOutImportRows')).toHaveLength(1));
});

test('a change that is refused is told, and the cell shows what is there', async () => {
  const server = importRowsServer(threeRows());
  server.intercept('EditImportCells', () => ({
    status: 400,
    error: { code: 'FORBIDDEN', message: 'Só um rascunho muda.' },
  }));
  const { grid, user } = await openPlan();
  cell(grid, 0, 1).focus();
  await user.keyboard('Joana{Enter}');
  expect(await screen.findByText('Erro ao alterar as células')).toBeVisible();
  expect(screen.getByText('Só um rascunho muda.')).toBeVisible();
  await waitFor(() => expect(cell(grid, 0, 1)).toHaveTextContent('Pessoa 2'));
});

test('an existing candidate stands with old and new side by side, in the cell and below the table', async () => {
  const rows = [
    {
      ...person(2, ['estado_civil', 'Casado(a)', { isChange: true, oldValue: 'Solteiro(a)' }]),
      kind: 'CHANGES',
      candidate: { __typename: 'Candidate', id: 'c1', name: 'Pessoa 2' },
    },
  ];
  importRowsServer(rows);
  const { grid } = await openPlan();
  expect(cell(grid, 0, 3)).toHaveAccessibleName('antes Solteiro(a) depois Casado(a)');
  const details = within(screen.getByRole('region', { name: 'Linha 2' }));
  expect(details.getByText('Candidato já cadastrado: Pessoa 2')).toBeVisible();
  expect(details.getByRole('row', { name: /Estado civil/ })).toHaveTextContent('Solteiro(a)');
});

test('below a row that may be about somebody else stands who that is', async () => {
  const problem = 'O CPF é de um candidato com outro nome.';
  const ambiguousWith = { __typename: 'Candidate', id: 'c1', name: 'Bruna Lima' };
  importRowsServer([{ ...person(2), kind: 'PROBLEM', problemKind: 'AMBIGUOUS', problem, ambiguousWith }]);
  await openPlan();
  const details = within(screen.getByRole('region', { name: 'Linha 2' }));
  expect(details.getByText('Já cadastrado com este CPF ou e-mail: Bruna Lima')).toBeVisible();
});

test('beside a blank cell stands what stays in store', async () => {
  const rows = [
    {
      ...person(2, ['estado_civil', null, { source: '', text: '', oldValue: 'Solteiro(a)' }]),
      kind: 'SAME',
      candidate: { __typename: 'Candidate', id: 'c1', name: 'Pessoa 2' },
    },
  ];
  importRowsServer(rows);
  await openPlan();
  const details = within(screen.getByRole('region', { name: 'Linha 2' }));
  expect(details.getByRole('row', { name: /Estado civil/ })).toHaveTextContent('Solteiro(a)');
});

test('a row that repeats another one of the file stands beside it', async () => {
  const message = 'O mesmo e-mail está na linha 2.';
  const repeated = person(3);
  const cells = (repeated.cells as ReturnType<typeof importCell>[]).map((each) =>
    each.fieldKey === 'email' ? { ...each, problem: message } : each,
  );
  const problem = { kind: 'PROBLEM', problemKind: 'DUPLICATE_IN_FILE', duplicateOf: 2 };
  importRowsServer([person(2), { ...repeated, cells, ...problem }]);
  const { grid, user } = await openPlan();
  await user.click(cell(grid, 1, 1));
  const details = within(await screen.findByRole('region', { name: 'Linha 3' }));
  expect(await details.findByRole('columnheader', { name: 'Linha 2' })).toBeInTheDocument();
  expect(details.getByText(message)).toBeVisible();
  expect(cell(grid, 1, 2)).toBeInvalid();
  expect(cell(grid, 1, 1)).toBeValid();
  expect(details.getByRole('row', { name: /^Nome/ })).toHaveTextContent('Pessoa 2');
});

test('what somebody typed and the field does not take stays in the cell, and not what the file says', async () => {
  const wrong = { source: 'casada', text: 'viúva', isEdited: true, problem: 'Estado civil: opção inválida.' };
  importRowsServer([{ ...person(2, ['estado_civil', null, wrong]), kind: 'PROBLEM' }]);
  const { grid } = await openPlan();
  expect(cell(grid, 0, 3)).toHaveTextContent('viúva');
  expect(cell(grid, 0, 3)).not.toHaveTextContent('casada');
});

test('a filter by kind is in the address, and asks the server', async () => {
  const server = importRowsServer(threeRows());
  const { user, address } = await openPlan();
  await user.click(screen.getByRole('button', { name: 'Com problema (1)' }));
  expect(address()).toBe('/imports/import-1?kind=PROBLEM');
  await waitFor(() => expect(server.lastOf('CandidateImportRows')).toMatchObject({ kind: 'PROBLEM', page: 1 }));
  expect(await screen.findByRole('gridcell', { name: 'Pessoa 4' })).toBeVisible();
  expect(screen.queryByRole('gridcell', { name: 'Pessoa 2' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Iguais (0)' }));
  await user.click(await screen.findByRole('button', { name: 'Mostrar todas as linhas' }));
  expect(await screen.findByRole('gridcell', { name: 'Pessoa 2' })).toBeVisible();
});

test('rows that cannot be loaded say so, and come with another try', async () => {
  const server = importRowsServer(threeRows());
  let fails = true;
  server.intercept('CandidateImportRows', () => (fails ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  const { user } = await renderPlan();
  expect(await screen.findByText('Não foi possível carregar as linhas.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('gridcell', { name: 'Pessoa 2' })).toBeVisible();
});
