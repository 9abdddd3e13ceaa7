import { gzipSync } from 'node:zlib';
import { bundleBudget, measureRoute } from './bundleBudget';

const chunk = (
  fileName: string,
  code: string,
  { imports = [] as string[], moduleIds = [] as string[], isEntry = false } = {},
) => ({
  type: 'chunk' as const,
  fileName,
  code,
  imports,
  moduleIds,
  isEntry,
});

const chunks = [
  chunk('index.js', 'entry', { imports: ['base.js'], isEntry: true }),
  chunk('base.js', 'base'.repeat(100), { imports: ['index.js'] }),
  chunk('login.js', 'login', { imports: ['base.js', 'forms.js'], moduleIds: ['/anywhere/web/src/Login.tsx'] }),
  chunk('forms.js', 'forms'),
  chunk('texts.js', 'texts', { moduleIds: ['/anywhere/web/src/texts.json'] }),
  chunk('dialog.js', 'a heavy dialog', { moduleIds: ['/anywhere/web/src/Dialog.tsx'] }),
];
const login = { path: '/login', firstPaint: ['src/Login.tsx', 'src/texts.json'] };

it('counts the entry, the lazy chunks of the first paint and all that they import, once each', () => {
  const figures = measureRoute(chunks, login);

  expect(figures.chunks.map(({ fileName }) => fileName).sort()).toEqual([
    'base.js',
    'forms.js',
    'index.js',
    'login.js',
    'texts.js',
  ]);
  const bytes = chunks.slice(0, 5).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(figures.kilobytes).toBeCloseTo(bytes / 1000, 6);
});

it('does not accept a route whose screen is not in the bundle', () => {
  expect(() => measureRoute(chunks, { path: '/login', firstPaint: ['src/Moved.tsx'] })).toThrow('src/Moved.tsx');
});

/** Runs the plugin on the chunks above. */
function build(limitKb: number) {
  const told: string[] = [];
  const { generateBundle } = bundleBudget({ limitKb, routes: [login] });
  const { handler } = generateBundle as unknown as { handler: (this: object, options: object, bundle: object) => void };
  const context = {
    info: (text: string) => void told.push(text),
    error: (text: string) => {
      throw new Error(text);
    },
  };
  handler.call(context, {}, Object.fromEntries(chunks.map((output) => [output.fileName, output])));
  return told;
}

it('prints the figures of a build that fits', () => {
  expect(build(138)).toEqual([expect.stringMatching(/^first load of \/login: 0\.\d kB of 138 kB gzip$/)]);
});

it('fails a build that does not fit, naming the chunks', () => {
  expect(() => build(0.05)).toThrow(/over its budget of 0\.05 kB gzip:\n {2}\/login: .*\n.*base\.js/);
});
