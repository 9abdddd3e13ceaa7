import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { PagedList } from './PagedList';
import type { PageQuery } from './pageQuery';

const done: PageQuery = { loading: false, stale: false, error: undefined, failed: false, retry: () => {} };
const list = { edges: [{}], totalCount: 1, pageCursors: { totalPages: 1 } };

const draw = (query: Partial<PageQuery>) => (
  <PagedList
    list={list}
    query={{ ...done, ...query }}
    page={1}
    onPageChange={() => {}}
    showing={({ shown, total }) => `Mostrando ${shown} de ${total}`}
    failure={{ title: 'Erro', text: 'Falha' }}
    controls={null}
    skeletonRows={1}
    pager={() => null}
  >
    <p>Ana</p>
  </PagedList>
);

test('a list that is being fetched is busy, and says so politely', async () => {
  await renderStaff(draw({ loading: true, stale: true }));
  expect(screen.getByText('Ana').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Mostrando 1 de 1Carregando...Página 1 de 1');
});

test('a list that has arrived is not', async () => {
  await renderStaff(draw({}));
  expect(screen.getByText('Ana').parentElement).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('status')).not.toHaveTextContent('Carregando...');
});
