import { act, screen } from '@testing-library/react';
import { changeLanguage } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import { LanguageSwitch } from './LanguageSwitch';

afterEach(() => act(() => changeLanguage('pt-BR')));

it('tells which language is in use, and changes it', async () => {
  const { user } = renderUi(<LanguageSwitch />);
  expect(screen.getByRole('button', { name: 'Português' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
});

it('offers only the other language where there is little room, and keeps the focus when it is chosen', async () => {
  const { user } = renderUi(<LanguageSwitch compact />);
  await user.tab();
  await user.keyboard('{Enter}');
  const back = await screen.findByRole('button', { name: 'Português' });
  expect(back).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
});
