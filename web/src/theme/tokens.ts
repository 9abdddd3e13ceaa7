/**
 * The design tokens. Components read them as CSS custom properties (`color.text` is the text `var(--color-text)`),
 * so that switching between light and dark is one attribute on <html> and no component renders again.
 * The palettes are data, so that a test can check their contrast.
 */
export const lightPalette = {
  canvas: '#f5f7f6',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#eef2f0',
  surfaceHover: '#f1f5f3',
  border: '#dfe5e2',
  borderStrong: '#83908a',
  text: '#14201c',
  textMuted: '#54625c',
  textOnAccent: '#ffffff',
  accent: '#0b6a57',
  accentHover: '#095848',
  accentActive: '#07483b',
  accentSoft: '#e2f1ec',
  accentText: '#0a5e4d',
  focus: '#0b6a57',
  danger: '#b42318',
  dangerHover: '#96190f',
  dangerText: '#a8200f',
  textOnDanger: '#ffffff',
  neutralSoft: '#e9eeeb',
  neutralText: '#46544e',
  redSoft: '#fde8e6',
  redText: '#9b1c10',
  redBorder: '#f3b9b3',
  blueSoft: '#e3edfb',
  blueText: '#174ea6',
  greenSoft: '#dcf3e3',
  greenText: '#14632f',
  orangeSoft: '#fdecd8',
  orangeText: '#8a4306',
  tooltip: '#1b2724',
  tooltipText: '#f3f7f5',
  backdrop: 'rgb(10 22 18 / 0.48)',
  skeleton: '#e4eae7',
  skeletonShine: '#f1f5f3',
} as const;

export type ColorName = keyof typeof lightPalette;

export const darkPalette: Record<ColorName, string> = {
  canvas: '#0d1311',
  surface: '#141c19',
  surfaceRaised: '#1a2420',
  surfaceSunken: '#0f1613',
  surfaceHover: '#1d2824',
  border: '#293631',
  borderStrong: '#6b7c75',
  text: '#e9f0ed',
  textMuted: '#a3b3ac',
  textOnAccent: '#04211a',
  accent: '#44c7a6',
  accentHover: '#5fd4b6',
  accentActive: '#37b393',
  accentSoft: '#12332b',
  accentText: '#5bd2b3',
  focus: '#5fd4b6',
  danger: '#cf3d31',
  dangerHover: '#bd3327',
  dangerText: '#f7968d',
  textOnDanger: '#ffffff',
  neutralSoft: '#26322d',
  neutralText: '#bccac4',
  redSoft: '#3a1815',
  redText: '#f9a79f',
  redBorder: '#6b2a24',
  blueSoft: '#16294a',
  blueText: '#9cc1fb',
  greenSoft: '#12331f',
  greenText: '#84d9a1',
  orangeSoft: '#3a2510',
  orangeText: '#f5b878',
  tooltip: '#e9f0ed',
  tooltipText: '#14201c',
  backdrop: 'rgb(0 0 0 / 0.62)',
  skeleton: '#212c28',
  skeletonShine: '#2a3732',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS declarations of one palette. */
export function paletteDeclarations(palette: Record<ColorName, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--color-${kebab(name)}: ${value};`)
    .join('\n');
}

function variables<Name extends string>(prefix: string, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${kebab(name)})`])) as Record<Name, string>;
}

/** Colours by role, as `var(--color-…)`. */
export const color = variables('color', Object.keys(lightPalette) as ColorName[]);

/** Spacing on a 4 px grid: `space[4]` is 16 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;
export type Space = keyof typeof space;

/** Type scale: size / line height. Used as `font: ${weight} ${text.body} ${family}` through {@link typeset}. */
const scale = {
  caption: ['0.75rem', '1.125rem', '0'],
  small: ['0.8125rem', '1.25rem', '0'],
  body: ['0.875rem', '1.375rem', '0'],
  large: ['1rem', '1.5rem', '-0.006em'],
  title: ['1.125rem', '1.625rem', '-0.012em'],
  heading: ['1.5rem', '2rem', '-0.02em'],
  display: ['2.25rem', '2.625rem', '-0.028em'],
} as const;
export type TextSize = keyof typeof scale;

export const weight = { regular: 420, medium: 530, semibold: 620, bold: 680 } as const;

/** The declarations of one step of the type scale. */
export function typeset(size: TextSize, boldness: keyof typeof weight = 'regular'): string {
  const [fontSize, lineHeight, tracking] = scale[size];
  return `font-size: ${fontSize}; line-height: ${lineHeight}; letter-spacing: ${tracking}; font-weight: ${weight[boldness]};`;
}

export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, monospace",
} as const;

export const radius = { small: '6px', medium: '9px', large: '14px', extraLarge: '20px', full: '999px' } as const;

/** Shadows are custom properties as well: in the dark a shadow needs more depth and a hairline. */
export const shadow = variables('shadow', ['low', 'medium', 'high'] as const);
export const lightShadows = `
  --shadow-low: 0 1px 2px rgb(20 40 33 / 0.05), 0 1px 1px rgb(20 40 33 / 0.03);
  --shadow-medium: 0 2px 4px rgb(20 40 33 / 0.05), 0 8px 20px -6px rgb(20 40 33 / 0.12);
  --shadow-high: 0 4px 10px rgb(20 40 33 / 0.06), 0 24px 56px -12px rgb(20 40 33 / 0.26);
`;
export const darkShadows = `
  --shadow-low: 0 1px 2px rgb(0 0 0 / 0.4);
  --shadow-medium: 0 0 0 1px rgb(255 255 255 / 0.04), 0 10px 24px -6px rgb(0 0 0 / 0.6);
  --shadow-high: 0 0 0 1px rgb(255 255 255 / 0.06), 0 28px 60px -12px rgb(0 0 0 / 0.8);
`;

export const zIndex = { header: 20, dialog: 100, popover: 200, toast: 300, tooltip: 400 } as const;

export const motion = {
  fast: '120ms cubic-bezier(0.2, 0, 0, 1)',
  medium: '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Breakpoints. `touch` also covers a tablet: fingers need 44 px whatever the width. */
export const media = {
  phone: '@media (max-width: 639px)',
  tablet: '@media (min-width: 640px)',
  tabletOnly: '@media (min-width: 640px) and (max-width: 1023px)',
  laptop: '@media (min-width: 1024px)',
  /** A finger leaves :hover behind on what it touched; only a mouse hovers. */
  hover: '@media (hover: hover)',
  touch: '@media (max-width: 639px), (pointer: coarse)',
} as const;

/** The header of every page behind the sign-in: what floats stays below it. */
export const headerHeight = '60px';
export const phoneHeaderHeight = '56px';

/** The smallest side of anything a finger must hit. */
export const touchTarget = '44px';

/** A focus ring that shows on every surface; put it in `&:focus-visible`. */
export const focusRing = `
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;
