/** What a new screen needs beside its route, and what would long go unnoticed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchPath } from 'react-router-dom';
import { routeLeaves } from '../testing/routeLeaves';
import { staffTexts } from './staffScreens';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(path.join(HERE, file), 'utf8');

const leaves = routeLeaves();

test('the paths are those that R-188 names', () => {
  const [, rule = ''] = /- \*\*R-188\*\*([\s\S]*?)\n- \*\*/.exec(read('../../../docs/rules.md')) ?? [];
  const named = [...rule.matchAll(/`(\/[^`]*)`/g)].map(([, name]) => name);
  const present = leaves.map((leaf) => leaf.path).filter((name) => name !== '/*');
  expect(present.toSorted()).toEqual(named.toSorted());
});

test.each([
  ['/admin', ['admin']],
  ['/client', ['client']],
  ['/candidate', ['candidate']],
] as const)('%s and what is below it lets in %j alone', (start, allowed) => {
  const inside = leaves.filter((leaf) => leaf.path === start || leaf.path.startsWith(`${start}/`));
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.filter(({ guards }) => !guards.some((guard) => guard.join() === allowed.join()))).toEqual([]);
});

/** What everybody may open: signing in, and what says that something is over or not there. */
const open = ['/', '/login', '/reset-password', '/email-confirmed', '/*'];
const ofLinks = ['/candidato/:token', '/candidato/obrigado', '/candidato/acesso'];

test('every other path is behind a guard', () => {
  const unguarded = leaves.filter(({ guards }) => guards.length === 0).map((leaf) => leaf.path);
  expect(unguarded.toSorted()).toEqual([...open, ...ofLinks].toSorted());
});

test('the page of each screen of the staff begins with the frame that they stand in', () => {
  const [, list = ''] = /FRAMED_ROUTES = \[([^\]]*)\]/.exec(read('../../../gateway/src/server/webApp.ts')) ?? [];
  const framed = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name.replace('{*splat}', '*'));
  const begins = leaves.filter((leaf) => framed.some((name) => matchPath(name, leaf.path)));
  const ofStaff = leaves.filter(({ guards }) => guards.some((guard) => !guard.includes('candidate')));
  expect(begins.map((leaf) => leaf.path)).toEqual(ofStaff.map((leaf) => leaf.path));
});

const routesSource = read('routes.tsx');
const staffSource = read('staffScreens.ts');
/** The staff's screens, and where each is. */
const staffScreens = [...routesSource.matchAll(/= staffScreen\('(\w+)'\)/g)].map(([, name = '']) => {
  const [, file = ''] = new RegExp(`\\b${name}: [^,]*?import\\('([^']+)'\\)`).exec(staffSource) ?? [];
  return { name, file: `${file}.tsx` };
});

test('the names of files that the staff alone see stay out of the first load of candidates', () => {
  const direct = [...routesSource.matchAll(/import\('([^']+)'\)/g)].map(([, file = '']) => file);
  expect(direct.length).toBeGreaterThan(0);
  const light = /^(?:\.\/staffScreens|\.\.\/features\/(?:identity|candidateArea|notFound)\/.*)$/;
  expect(direct.filter((file) => !light.test(file))).toEqual([]);
});

test('each staff screen is named once', () => {
  expect(staffScreens.map(({ name }) => name).toSorted()).toEqual(
    [...staffSource.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name).toSorted(),
  );
});

test('whatever the staff see asks for texts that come with their area', () => {
  const sources = readdirSync(path.join(HERE, '..'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:generated|gallery|testing|features\/candidateArea)/.test(file),
  );
  const asked = sources.flatMap((file) =>
    [...read(`../${file}`).matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  // The texts of lists come with their input (useListInput.ts).
  const there: readonly string[] = [...staffTexts, 'lists'];
  expect(asked.filter((name) => !there.includes(name))).toEqual([]);
});

test('each staff screen has a test beside it', () => {
  const untested = staffScreens.filter(({ file }) => {
    const { dir, name } = path.parse(path.join(HERE, file));
    const tests = readdirSync(dir).filter((other) => other.endsWith('.test.tsx'));
    const opens = (test: string) => readFileSync(path.join(dir, test), 'utf8').includes(`from './${name}'`);
    return !tests.some((test) => test === `${name}.test.tsx` || opens(test));
  });
  expect(untested.map(({ file }) => file)).toEqual([]);
});

test('each screen of the staff without a parameter is found by the search over everything', () => {
  const commands = read('../features/commandPalette/staffCommands.tsx');
  // The dashboards are where its line 'home' leads, and a new import begins on the page of imports.
  const elsewhere = ['/admin', '/client', '/imports/new', '/candidate'];
  const wanted = leaves
    .filter((leaf) => leaf.guards.length > 0 && !leaf.path.includes(':') && !elsewhere.includes(leaf.path))
    .map((leaf) => leaf.path);
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !commands.includes(`goTo('${name}')`))).toEqual([]);
});
