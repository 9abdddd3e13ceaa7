import { createGlobalStyle } from 'styled-components';
import {
  color,
  darkPalette,
  darkShadows,
  focusRing,
  fontFamily,
  lightPalette,
  lightShadows,
  paletteDeclarations,
  typeset,
} from './tokens';

/**
 * Reset, base type and the colour variables. Light is the default, `prefers-color-scheme` chooses when the user has not
 * chosen, and `<html data-theme="light|dark">` (see theme.ts) has the last word.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${paletteDeclarations(lightPalette)}
    ${lightShadows}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${paletteDeclarations(darkPalette)}
      ${darkShadows}
    }
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${paletteDeclarations(darkPalette)}
    ${darkShadows}
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${fontFamily.sans};
    font-feature-settings: 'cv05', 'cv11', 'ss03';
    ${typeset('body')}
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, h4, p, figure, dl, dd, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  h1, h2, h3 {
    text-wrap: balance;
  }

  ul[role='list'], ol[role='list'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  svg {
    flex-shrink: 0;
  }

  :focus-visible {
    ${focusRing}
  }

  main:focus-visible {
    outline: none;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.textOnAccent};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
