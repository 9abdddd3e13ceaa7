/** In this order: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari/', 'Safari'],
];
/** Android calls itself Linux, and an iPhone 'like Mac OS X'. */
const systems: typeof browsers = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
];

const named = (names: typeof browsers, text: string) => names.find(([mark]) => text.includes(mark))?.[1];

/** What a person calls the browser or program behind a User-Agent: 'Chrome em Windows'; a program by its first word. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'aparelho desconhecido';
  const browser = named(browsers, userAgent);
  const system = named(systems, userAgent);
  if (browser) return system ? `${browser} em ${system}` : browser;
  return userAgent.split(/[ /]/)[0]?.slice(0, 40) || 'aparelho desconhecido';
}
