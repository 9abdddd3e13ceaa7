import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isInterfaceType, parse } from 'graphql';
import { createCache, possibleTypes } from './cache';

it('knows the types behind every interface of the schema', () => {
  const directory = path.resolve('../schema');
  const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
  const schema = buildSchema(files.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('\n'));
  const actual = Object.values(schema.getTypeMap())
    .filter(isInterfaceType)
    .map(
      (type) =>
        [
          type.name,
          schema
            .getPossibleTypes(type)
            .map(({ name }) => name)
            .sort(),
        ] as const,
    );

  expect(possibleTypes).toEqual(Object.fromEntries(actual));
});

it('keeps every page of a list as an entry of its own', () => {
  const cache = createCache();
  const query = parse(`
    query Pages($page: Int, $filter: CandidateFilter) {
      candidates(first: 5, page: $page, filter: $filter) {
        totalCount
      }
    }
  `);
  const write = (page: number, search: string, totalCount: number) =>
    cache.writeQuery({
      query,
      variables: { page, filter: { search } },
      data: { candidates: { __typename: 'CandidateConnection', totalCount } },
    });
  const read = (page: number, search: string) =>
    cache.readQuery<{ candidates: { totalCount: number } }>({ query, variables: { page, filter: { search } } })
      ?.candidates.totalCount;

  write(1, '', 1);
  write(2, '', 2);
  write(1, 'ana', 3);

  expect([read(1, ''), read(2, ''), read(1, 'ana'), read(2, 'ana')]).toEqual([1, 2, 3, undefined]);
});
