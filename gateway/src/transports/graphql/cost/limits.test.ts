/** What one question, and one account, can make the server do: asked over HTTP. */
import { EventEmitter, once } from 'node:events';
import { jest } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { webDocument } from '../../../../test/webDocument.js';
import { listen } from '../../../../test/listening.js';
import { createSealer } from '../../../auth/seal.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { databaseId } from '../../../lib/globalId.js';
import { CandidateModel } from '../../../domains/candidates/candidatesModel.js';
import { seedMany } from '../../../seed/many.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const { services, config } = story.server;
  const clients = await services.clients.list(story.admin.viewer, { page: { offset: 0, limit: 10 } });
  await seedMany(services, {
    count: 100,
    clientIds: clients.items.map(({ _id }) => _id),
    sealer: createSealer(config.encryptionKey),
    onProgress: () => undefined,
  });
});
afterAll(() => story.stop());

const ask = (query: string, variables: object = {}, token = story.admin.token) => {
  return story.server.graphql(query, variables, token);
};

const repeated = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join(' ');
const aliased = repeated(29, (index) => `f${index}: fields { key value displayValue }`);

describe('a question that costs too much', () => {
  const attack = `candidates(first: $n) { edges { node { ${aliased} } } }`;

  it.each([
    ['a literal', `{ ${attack.replace('$n', '100')} }`, {}],
    ['a variable', `query ($n: Int) { ${attack} }`, { n: 100 }],
    ['a default', `query ($n: Int = 100) { ${attack} }`, {}],
    [
      'a fragment',
      `query ($n: Int) { candidates(first: $n) { edges { node { ...All } } } } fragment All on Candidate { ${aliased} }`,
      { n: 100 },
    ],
  ])(
    'is refused whether its length comes by %s, in its own words, each time that it is asked',
    async (_by, query, variables) => {
      const list = jest.spyOn(story.server.services.candidates, 'list');
      try {
        // A query is compiled when it comes again.
        for (let time = 0; time < 3; time += 1) {
          const { status, data, errors } = await ask(query, variables);
          expect([status, data]).toEqual([400, undefined]);
          expect(errors).toEqual([
            {
              message:
                'A consulta é grande demais: ela custa 90.002 e o máximo é 60.000. Peça menos campos ou páginas menores.',
              extensions: { code: 'QUERY_TOO_COMPLEX' },
            },
          ]);
        }
        expect(list).not.toHaveBeenCalled();
      } finally {
        list.mockRestore();
      }
    },
  );

  it('is answered in smaller pages', async () => {
    const { data } = await ask(`query ($n: Int) { ${attack} }`, { n: 20 });
    expect(data.candidates.edges).toHaveLength(20);
  });

  it('is none of the dashboards’, with 100 candidates', async () => {
    const variables = { first: 100, page: 1, filter: {}, sort: 'NAME_ASC' };
    const admin = await ask(webDocument('AdminCandidatesDocument'), variables);
    expect([admin.errors, admin.data.candidates.edges.length]).toEqual([undefined, 100]);
    const client = await ask(webDocument('ClientDashboardDocument'), variables, story.client.token);
    expect(client.errors).toBeUndefined();
  });
});

it.each([
  [
    'níveis',
    12,
    (many: number) => `{ ${'clients { edges { node { '.repeat(many / 3)} id ${'} } }'.repeat(many / 3)} }`,
  ],
  ['aliases', 30, (many: number) => `{ ${repeated(many, (index) => `a${index}: viewer { id }`)} }`],
  ['diretivas', 20, (many: number) => `{ viewer { id ${'@include(if: true) '.repeat(many)} } }`],
  ['termos', 3000, (many: number) => `{ ${'a '.repeat(many)} }`],
])('a document with too many %s is refused in words of its own', async (what, most, documentWith) => {
  const { status, errors } = await ask(documentWith(most + 3));
  expect(status).toBe(400);
  const message = `A consulta tem ${what} demais: o máximo é ${most}.`;
  expect(errors).toContainEqual({ message, extensions: { code: 'QUERY_TOO_COMPLEX' } });
});

describe('an answer that is too large', () => {
  const refused = {
    status: 200,
    data: null,
    errors: [
      {
        message: 'A resposta é grande demais. Peça menos campos ou páginas menores.',
        extensions: { code: 'RESPONSE_TOO_LARGE' },
      },
    ],
  };
  const long = repeated(8, (index) => `f${index}: fields { value displayValue }`);
  const longPage = `query ($first: Int!) { candidates(first: $first) { edges { node { ${long} } } } }`;

  it('is replaced by a failure, compiled or not, when its texts are long', async () => {
    await CandidateModel.collection.updateMany({}, { $set: { 'values.parecer': 'ã"'.repeat(4_000) } });
    dataVersions.invalidateAll();
    for (let time = 0; time < 3; time += 1) expect(await ask(longPage, { first: 100 })).toMatchObject(refused);
    const { data, errors } = await ask(longPage, { first: 5 });
    expect([errors, data.candidates.edges.length]).toEqual([undefined, 5]);
  });

  it('has no more of its rows made than it may hold', async () => {
    const encode = jest.spyOn(TextEncoder.prototype, 'encode');
    dataVersions.invalidateAll();
    expect(await ask(longPage, { first: 100 })).toMatchObject(refused);
    const made = encode.mock.results.reduce((bytes, { value }) => bytes + (value as Uint8Array).length, 0);
    encode.mockRestore();
    expect(made).toBeGreaterThan(10_000_000);
    expect(made).toBeLessThan(11_000_000);
  });

  it('is given up while it is made when its lists are long', async () => {
    const options = Array.from({ length: 500 }, (_, index) => ({ value: `o${index}`, label: `Opção ${index}` }));
    for (const key of ['um', 'dois', 'tres']) {
      const field = { key, label: key, type: 'select', target: 'candidate', options } as const;
      await story.server.services.customFields.create(story.admin.viewer, field);
    }
    const query = `query ($first: Int!) { candidates(first: $first) { edges { node { fields { options { value label } } } } } }`;
    for (let time = 0; time < 3; time += 1) expect(await ask(query, { first: 100 })).toMatchObject(refused);
    // Nearly as much as an answer may hold, made anew and of kept rows.
    for (let time = 0; time < 3; time += 1) expect((await ask(query, { first: 60 })).errors).toBeUndefined();

    // An answer as large, all of it kept but one row, whose making fails: it is made anew, and counted once.
    const { customFields, candidates } = story.server.services;
    const [changed] = (await ask('{ candidates(first: 1) { edges { node { id } } } }')).data.candidates.edges;
    await candidates.update(story.admin.viewer, databaseId('Candidate', changed.node.id), { name: 'Outro Nome' });
    const catalogue = customFields.catalogue.bind(customFields);
    let failures = 0;
    customFields.catalogue = (...asked) => {
      if (failures++ === 0) throw new Error('gone');
      return catalogue(...asked);
    };
    const { errors } = await ask(query, { first: 60 });
    customFields.catalogue = catalogue;
    expect(failures).toBeGreaterThan(1);
    expect(errors).toBeUndefined();

    // Several lists, of which each is small enough.
    const part = 'edges { node { fields { options { value label } } } }';
    const several = `{ one: candidates(first: 40) { ${part} } two: candidates(first: 41) { ${part} } }`;
    for (let time = 0; time < 3; time += 1) expect(await ask(several)).toMatchObject(refused);
  });

  it('of a change says that the change was made', async () => {
    const updates = (await CandidateModel.find().limit(100)).map(({ _id }) => ({
      id: Buffer.from(`Candidate:${_id.toString()}`).toString('base64url'),
      name: 'Mudado',
    }));
    const change = `mutation ($updates: [UpdateCandidateInput!]!) {
      updateCandidates(input: { updates: $updates }) { results { candidate { ${long} } } }
    }`;
    const { data, errors } = await ask(change, { updates });
    expect([data, errors?.[0]?.message]).toEqual([null, expect.stringContaining('O que foi pedido já foi feito.')]);
    expect(await CandidateModel.countDocuments({ name: 'Mudado' })).toBe(100);
  });
});

it('fragments that spread each other twice are walked once, however often they are asked for', async () => {
  const chain = repeated(60, (index) => `fragment F${index} on Candidate { ...F${index + 1} ...F${index + 1} }`);
  const query = `{ candidates(first: 1) { edges { node { ...F0 } } } } ${chain} fragment F60 on Candidate { __typename }`;
  for (let time = 0; time < 3; time += 1) {
    const { data } = await ask(query);
    expect(data).toEqual({ candidates: { edges: [{ node: { __typename: 'Candidate' } }] } });
  }
});

it('a variable with much that there is not is refused with few and short complaints, compiled or not', async () => {
  const query = 'query ($filter: CandidateFilter) { candidates(first: 1, filter: $filter) { totalCount } }';
  for (let time = 0; time < 2; time += 1) expect((await ask(query)).status).toBe(200);
  const filter = Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`unknown${index}`, 1]));
  const [compiled, plain] = [await ask(query, { filter }), await ask(`${query} # anew`, { filter })];
  expect(compiled.errors).toHaveLength(11);
  expect(Math.max(...(compiled.errors ?? []).map(({ message }) => message.length))).toBe(1_000);
  expect(plain.errors).toEqual(compiled.errors);
});

it('a description of the schema that aliases multiply is refused, and the whole of it without them is not', async () => {
  expect((await ask(getIntrospectionQuery())).status).toBe(200);
  const fields = repeated(10, (index) => `f${index}: fields { name args { name type { name } } }`);
  const { errors } = await ask(`{ __schema { ${repeated(10, (index) => `t${index}: types { ...All }`)} } }
    fragment All on __Type { ${fields} }`);
  expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'QUERY_TOO_COMPLEX' } })]);
});

it('costly questions of one account wait for each other, and beyond ten are refused; others go on', async () => {
  const { candidates } = story.server.services;
  const fields = repeated(15, (index) => `f${index}: fields { key label }`);
  const query = `query ($page: Int!) { candidates(first: 100, page: $page) { edges { node { ${fields} } } } }`;
  const askPage = (page: number, token?: string) => story.server.graphql(query, { page }, token ?? story.admin.token);

  const list = candidates.list.bind(candidates);
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const gated = jest.spyOn(candidates, 'list').mockImplementation(async (...given) => {
    await opened;
    return list(...given);
  });
  try {
    const answers = Array.from({ length: 11 }, (_, index) => askPage(index + 1));
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 2 } }],
    });
    expect(gated).toHaveBeenCalledTimes(2);
    expect((await story.server.graphql('{ viewer { id } }', {}, story.admin.token)).status).toBe(200);
    const other = askPage(1, story.client.token);
    gate.emit('open');
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(200), 429]);
  } finally {
    gate.emit('open');
    gated.mockRestore();
  }
});

it('a costly question holds its place until its answer is gone', async () => {
  const listening = await listen(story.server.app);
  const fields = repeated(15, (index) => `f${index}: fields { key label }`);
  const body = (page: number) =>
    JSON.stringify({ query: `{ candidates(first: 100, page: ${page}) { edges { node { ${fields} } } } }` });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${story.admin.token}` };
  try {
    // Ten leave before they are answered: none of their places stays taken.
    for (let page = 1; page <= 10; page += 1) {
      const leaving = new AbortController();
      const left = fetch(`${listening.url}/graphql`, {
        method: 'POST',
        headers,
        body: body(page),
        signal: leaving.signal,
      });
      leaving.abort();
      await expect(left).rejects.toThrow();
    }
    const stayed = await fetch(`${listening.url}/graphql`, { method: 'POST', headers, body: body(1) });
    expect(stayed.status).toBe(200);
    await stayed.text();
  } finally {
    await listening.stop();
  }
});
