import { useLayoutEffect, type ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle';
import { applyTheme } from './theme';

/**
 * Global style and the stored light/dark choice. It hands no theme object to styled-components on purpose:
 * colours are CSS variables (tokens.ts), so changing the theme renders nothing again.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(applyTheme, []);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}
