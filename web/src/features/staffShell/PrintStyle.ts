import { createGlobalStyle } from 'styled-components';
import { lightPalette, paletteDeclarations, space } from '../../theme/tokens';

/**
 * Every staff screen on paper: light, and without what only a screen can do. Buttons are left out by themselves, unless
 * `data-printed` says that their words are part of what is read; of anything else `data-screen-only` says that it is left out.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    /* The selector is tripled to win over the dark colours, whether the system or the person chose them. */
    :root:root:root {
      ${paletteDeclarations(lightPalette)}
      color-scheme: light;
    }
    header:has(+ #conteudo), [href='#conteudo'], [data-toasts], nav, [role='tablist'],
    button:not([data-printed]), [data-screen-only], label:has([data-screen-only]) {
      display: none !important;
    }
    #conteudo {
      max-width: none;
      padding: 0 0 ${space[4]};
    }
    h2, h3, h4 {
      break-after: avoid;
    }
    #conteudo li, #conteudo dl > * {
      break-inside: avoid;
    }
  }
`;
