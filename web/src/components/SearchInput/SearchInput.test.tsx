import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi';
import { SearchInput } from './SearchInput';

function Example() {
  const [value, setValue] = useState('');
  return <SearchInput label="Buscar clientes" value={value} onValueChange={setValue} />;
}

describe('SearchInput', () => {
  test('the clear button empties the box, gives it the focus and goes away', async () => {
    const { user } = renderUi(<Example />);
    const box = screen.getByRole('searchbox', { name: 'Buscar clientes' });
    await user.type(box, 'padaria');
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Limpar busca' })).not.toBeInTheDocument();
  });

  test('Escape empties the box', async () => {
    const { user } = renderUi(<Example />);
    await user.type(screen.getByRole('searchbox'), 'padaria{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
