import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect';
import { Pager } from './Pager';

const pageNames = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('Pager', () => {
  test('shows the first page, the last page and two on each side', () => {
    renderUi(<Pager page={6} totalPages={12} onPageChange={() => {}} />);
    expect(pageNames()).toEqual(['1', '4', '5', '6', '7', '8', '12']);
  });

  test('shows at most five page buttons in its compact form', () => {
    renderUi(<Pager variant="compact" page={6} totalPages={12} onPageChange={() => {}} />);
    expect(pageNames()).toEqual(['1', '5', '6', '7', '12']);
  });

  test('says which page is the current one', () => {
    renderUi(<Pager page={2} totalPages={3} onPageChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Página 1' })).not.toHaveAttribute('aria-current');
  });

  test('goes back, forward and to a page by number', async () => {
    const onPageChange = jest.fn();
    const { user } = renderUi(<Pager page={2} totalPages={9} onPageChange={onPageChange} />);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await user.click(screen.getByRole('button', { name: 'Página 9' }));
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(onPageChange.mock.calls).toEqual([[1], [3], [9]]);
  });

  test('cannot go before the first page or past the last', () => {
    const { rerender } = renderUi(<Pager page={1} totalPages={2} onPageChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeEnabled();
    rerender(<Pager page={2} totalPages={2} onPageChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Anterior' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
  });
});

describe('PageSizeSelect', () => {
  test('offers the sizes of the client dashboard and tells the chosen one as a number', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<PageSizeSelect value={10} onChange={onChange} options={[5, 10, 20, 50]} />);
    const select = screen.getByRole('combobox', { name: 'Itens por página' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '20', '50']);
    await user.selectOptions(select, '50');
    expect(onChange).toHaveBeenCalledWith(50);
  });
});
