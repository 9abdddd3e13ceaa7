import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { setThemePreference, useThemePreference } from './theme';
import { ThemeProvider } from './ThemeProvider';

function Shown() {
  return <p>{useThemePreference()[0]}</p>;
}

afterEach(() => act(() => setThemePreference('system')));

test('the chosen theme is on the page, is remembered, and is known to who asks', () => {
  renderUi(
    <ThemeProvider>
      <Shown />
    </ThemeProvider>,
  );
  expect(screen.getByText('system')).toBeVisible();
  act(() => setThemePreference('dark'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('esteira.theme')).toBe('dark');
  expect(screen.getByText('dark')).toBeVisible();
});

test('following the system leaves the choice to the style sheet', () => {
  act(() => setThemePreference('light'));
  act(() => setThemePreference('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('esteira.theme')).toBeNull();
});
