import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { Table, type TableColumn } from './Table';

interface Person {
  id: string;
  name: string;
  email: string;
}

const columns: TableColumn<Person>[] = [
  { key: 'name', header: 'Nome', rowHeader: true, cell: (person) => person.name },
  { key: 'email', header: 'E-mail', cell: (person) => person.email },
  { key: 'actions', header: 'Ações', hideHeader: true, cell: () => <button type="button">Ver</button> },
];
const people = [
  { id: '1', name: 'Ana', email: 'ana@example.com' },
  { id: '2', name: 'Bruno', email: 'bruno@example.com' },
];

describe('Table', () => {
  test('is a table with a name, column headers and a header for each row', () => {
    renderUi(<Table caption="Candidatos" columns={columns} rows={people} rowKey={(person) => person.id} />);
    const table = screen.getByRole('table', { name: 'Candidatos' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Nome', 'E-mail', 'Ações']);
    const row = screen.getByRole('row', { name: /Ana/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Ana');
    expect(within(row).getByRole('cell', { name: 'ana@example.com' })).toBeInTheDocument();
  });

  test('while loading says so and shows no rows to screen readers', () => {
    renderUi(<Table caption="Candidatos" columns={columns} rows={[]} rowKey={(person) => person.id} loading />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  test('shows the empty state in place of an empty list', () => {
    renderUi(
      <Table
        caption="Candidatos"
        columns={columns}
        rows={[]}
        rowKey={(person) => person.id}
        empty={<p>Nenhum candidato encontrado</p>}
      />,
    );
    expect(screen.getByText('Nenhum candidato encontrado')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
