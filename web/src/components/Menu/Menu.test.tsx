import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { Menu } from './Menu';

function setUp() {
  const onSelect = jest.fn();
  const onChange = jest.fn();
  const ui = renderUi(
    <Menu
      name="Ana Beatriz Moreira"
      detail="ana@example.com"
      entries={[
        {
          kind: 'choice',
          label: 'Aparência',
          value: 'light',
          options: [
            { value: 'light', label: 'Clara' },
            { value: 'dark', label: 'Escura' },
          ],
          onChange,
        },
        { kind: 'separator' },
        { kind: 'action', label: 'Sair', onSelect },
      ]}
    />,
  );
  return {
    ...ui,
    onSelect,
    onChange,
    trigger: screen.getByRole('button', { name: 'Menu da conta: Ana Beatriz Moreira' }),
  };
}

describe('Menu', () => {
  test('opens and chooses by keyboard, and the focus returns to its button', async () => {
    const { user, trigger, onSelect } = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeVisible();
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  test('says which choice holds and tells the new one', async () => {
    const { user, trigger, onChange } = setUp();
    await user.click(trigger);
    expect(await screen.findByRole('menuitemradio', { name: 'Clara' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Escura' }));
    expect(onChange).toHaveBeenCalledWith('dark');
  });
});
