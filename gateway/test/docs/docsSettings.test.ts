/** Settings and commands: the documents name those that there are, and no others. */
import { filesBelow, textOf } from './repositoryFiles.js';

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!).toSorted();
const settings = namesIn(textOf('gateway/src/config.ts'), /^ {2}([A-Z]\w+): (?:setting\(|secret,)/gm);

test('README, .env.example and the compose file name each setting', () => {
  expect(settings.length).toBeGreaterThan(20);
  const readme = textOf('README.md').split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
  expect(namesIn(readme, /^\| `([A-Z]\w+)` /gm)).toEqual(settings);
  // The address on the host is a matter of the compose file alone.
  const example = namesIn(textOf('.env.example'), /^([A-Z]\w+)=/gm).filter((name) => name !== 'BIND_ADDRESS');
  expect(example).toEqual(settings);
  // Its secrets come from the environment, and mails go to a server.
  const inContainer = settings.filter((name) => name !== 'DATA_DIR');
  expect(namesIn(textOf('docker-compose.yml'), /^ {6}([A-Z]\w+): /gm)).toEqual(inContainer);
});

const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts);

test('README names each script, and every document none that is not there', () => {
  const readme = textOf('README.md');
  const unnamed = scripts.filter((name) => !readme.includes(`npm run ${name}`) && !readme.includes(`npm ${name}`));
  expect(unnamed).toEqual([]);
  const runs = filesBelow('', /\.md$/).flatMap((page) =>
    namesIn(textOf(page), /npm run ([\w:-]+)/g).map((name) => ({ page, name })),
  );
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});
