import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobKey } from './jobWords';

const DOMAINS = fileURLToPath(new URL('../../../../gateway/src/domains', import.meta.url));

/** The kinds of jobs that the gateway defines, by its sources. */
const kinds = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(DOMAINS, path), 'utf8'))
  .flatMap((source) =>
    [...source.matchAll(/jobs\.define(?:<\w+>)?\(\{\s*name: ('?)(\w+)/g)].map(([, quote, name = '']) =>
      quote ? name : new RegExp(`const ${name} = '(\\w+)'`).exec(source)?.[1],
    ),
  );

test('every kind of job has its words', () => {
  expect(kinds).toEqual(expect.arrayContaining(['mail', 'companyNotice', 'notificationDigest']));
  expect(kinds.filter((kind) => kind === undefined || jobKey(kind, '') === null)).toEqual([]);
});
