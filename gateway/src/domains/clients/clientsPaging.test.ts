/** Paging through clients by cursors while clients come and go: none twice, none left out, in every order. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { idsOf, walk, WALKED, type PageArgs, type ReadPage } from '../../../test/pagingWalk.js';
import { databaseId } from '../../lib/globalId.js';
import { clientSorts } from './clientsInput.js';
import { ClientModel } from './clientsModel.js';

const SIZE = 4;

let story: CandidateStory;
let serial = 0;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());
beforeEach(async () => {
  await ClientModel.deleteMany({ name: /^(Ána|ana|ANA|bia|AAA|ZZZ)/ });
  for (const name of ['Ána', 'ana', 'ANA', 'bia']) await insert(5, { name });
});

/** Names that differ by case and accents alone are the same to the alphabetical orders. */
async function insert(count: number, { name, createdAt }: { name: string; createdAt?: Date }) {
  const records = Array.from({ length: count }, () => {
    serial += 1;
    return {
      name,
      companyName: `${name} ${serial % 2}`,
      email: `caixa${serial}@exemplo.com`,
      cnpj: `77ABC${String(serial).padStart(7, '0')}00`,
      searchText: name.toLowerCase(),
      createdAt: createdAt ?? new Date(Date.UTC(2026, 0, 1 + (serial % 3))),
    };
  });
  await ClientModel.insertMany(records);
}

const reader =
  (sort: string, active?: boolean): ReadPage =>
  async (args: PageArgs) => {
    const { data, errors } = await story.server.graphql(
      `query ($first: Int, $after: String, $last: Int, $before: String, $page: Int, $sort: ClientSort, $active: Boolean) {
        clients(first: $first, after: $after, last: $last, before: $before, page: $page, sort: $sort, active: $active) { ${WALKED} }
      }`,
      { ...args, sort, active },
      story.admin.token,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.clients;
  };

test.each(clientSorts)('%s: reads every client once, forward and backward', async (sort) => {
  const read = reader(sort);
  const all = idsOf(await read({ first: 100 }));
  const first = await read({ first: SIZE });
  expect(await walk(read, { from: first, direction: 'forward', size: SIZE })).toEqual(all);
  const last = await read({ first: SIZE, page: first.pageCursors.totalPages });
  expect(await walk(read, { from: last, direction: 'backward', size: SIZE })).toEqual(all);
});

test.each(clientSorts)(
  '%s: while others insert and delete, none comes twice and none that stays is left out',
  async (sort) => {
    const read = reader(sort, false);
    const before = idsOf(await read({ first: 100 }));
    const gone: string[] = [];
    const between = async (ids: string[]) => {
      await insert(1, { name: 'AAA', createdAt: new Date(Date.UTC(2030, 0, 1)) });
      await insert(1, { name: 'ZZZ', createdAt: new Date(Date.UTC(2020, 0, 1)) });
      const place = before.indexOf(ids.at(-1) ?? '');
      for (const id of [before[place], before[place + 2]].filter((each) => each !== undefined)) {
        gone.push(id);
        await ClientModel.deleteOne({ _id: databaseId('Client', id) });
      }
    };
    const from = await read({ first: SIZE });
    const seen = await walk(read, { from, direction: 'forward', size: SIZE, between });
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = before.filter((id) => !gone.includes(id));
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  },
);

test('a cursor of another order is refused', async () => {
  const { pageInfo } = await reader('NAME_ASC')({ first: SIZE });
  await expect(reader('COMPANY_ASC')({ first: SIZE, after: pageInfo.endCursor })).rejects.toThrow('Cursor inválido.');
});
