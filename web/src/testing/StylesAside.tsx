import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

const aside = document.createElement('div');

/**
 * Keeps the rules of styled-components out of the document: jsdom tries each rule on each element that a query by role looks
 * at, which is over a third of a test's time, and knows neither layout nor media. What styles show and hide is judged in a
 * real browser (web/e2e).
 */
export function StylesAside({ children }: { children: ReactNode }) {
  return <StyleSheetManager target={aside}>{children}</StyleSheetManager>;
}
