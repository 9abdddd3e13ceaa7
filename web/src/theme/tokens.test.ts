import { darkPalette, lightPalette, type ColorName } from './tokens';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const onEverySurface = (ink: ColorName) => surfaces.map((surface): [ColorName, ColorName] => [ink, surface]);

const texts: [ColorName, ColorName][] = [
  ...(['text', 'textMuted', 'accentText', 'dangerText', 'orangeText'] as const).flatMap(onEverySurface),
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['textOnAccent', 'accentActive'],
  ['textOnDanger', 'danger'],
  ['textOnDanger', 'dangerHover'],
  ['accentText', 'accentSoft'],
  ['neutralText', 'neutralSoft'],
  ['redText', 'redSoft'],
  ['blueText', 'blueSoft'],
  ['greenText', 'greenSoft'],
  ['orangeText', 'orangeSoft'],
  ['tooltipText', 'tooltip'],
];
const marks: [ColorName, ColorName][] = [
  ...(['focus', 'accent'] as const).flatMap(onEverySurface),
  ...(['canvas', 'surface', 'surfaceRaised'] as const).flatMap((surface): [ColorName, ColorName][] => [
    ['borderStrong', surface],
    ['danger', surface],
  ]),
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (_name, palette: Record<ColorName, string>) => {
  test.each(texts)('%s on %s has the contrast of text (4.5)', (ink, paper) => {
    expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s on %s has the contrast of edges and signs (3)', (ink, paper) => {
    expect(contrast(palette[ink], palette[paper])).toBeGreaterThanOrEqual(3);
  });
});
