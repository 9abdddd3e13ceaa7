import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { webDocument } from '../../../../test/webDocument.js';
import { MAX_NOTES } from '../../../domains/notes/notesService.js';
import { COSTLY, MAX_COST } from './costPlugin.js';
import { queryCost, type Variables } from './queryCost.js';
import { buildSchema } from '../schema.js';

const schema = buildSchema();

function costOf(query: string, variables: Variables = {}): number {
  const document = parse(query);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('the document has an operation');
  return queryCost(schema, document, operation, variables);
}

const page = (first: string, rest = '') => `{ candidates(first: ${first}) { edges { node { id name } } ${rest} } }`;
// Candidates, edges, and for each of them its node, id and name.
const pageOf = (entries: number) => 2 + entries * 3;

describe('the cost of a query', () => {
  it('is one for each value of the answer, whose pages are as long as asked for', () => {
    expect(costOf('{ viewer { id email } }')).toBe(3);
    expect(costOf(page('100'))).toBe(pageOf(100));
    expect(costOf(page('100', 'totalCount pageInfo { hasNextPage }'))).toBe(pageOf(100) + 3);
    expect(costOf('{ candidates { edges { node { id name } } } }')).toBe(pageOf(5));
  });

  it('takes lists whose length is not told for ten entries', () => {
    expect(costOf('{ customFields { key options { value } canView } }')).toBe(1 + 10 * (1 + (1 + 10) + 10));
  });

  it('takes the notes of a candidate for as many as there may be, under any alias', () => {
    expect(costOf('{ node(id: "x") { ... on Candidate { notes { text } } } }')).toBe(1 + 1 + MAX_NOTES);
    const notes = 'notes { text } more: notes { text }';
    const cost = costOf(`{ candidates(first: 100) { edges { node { ${notes} } } } }`);
    expect(cost).toBe(2 + 100 * (1 + 2 * (1 + MAX_NOTES)));
  });

  it('takes the events of a candidate for records that are read whole, whatever is asked of them', () => {
    const cost = (events: number) =>
      costOf(`{ candidates(first: 100) { edges { node { events(first: ${events}) { totalCount } } } } }`);
    expect(cost(1)).toBe(2 + 100 * (1 + 1 + 10 + 1));
    expect(cost(100)).toBeGreaterThan(MAX_COST);
  });

  it.each(['counts { total }', 'problems { key }', 'typedFieldKeys', 'rows(first: 1) { totalCount }'])(
    'takes %s of an import for the plan that it is worked out of',
    (asked) => {
      const cost = (imports: number) =>
        costOf(`{ candidateImports(first: ${imports}) { edges { node { ${asked} } } } }`);
      expect(cost(1)).toBeGreaterThan(1_500);
      expect(cost(100)).toBeGreaterThan(MAX_COST);
    },
  );

  it.each([
    ['CandidateImportsDocument', { first: 10, page: 1 }],
    ['CandidateImportDocument', {}],
    ['CandidateImportProgressDocument', {}],
    ['CandidateImportRowsDocument', { first: 100, page: 1 }],
  ])('is not costly for what the screens of imports ask: %s', (name, variables) => {
    expect(costOf(webDocument(name), variables)).toBeLessThan(COSTLY);
  });

  it.each([
    ['a variable', 'query ($n: Int)', { n: 80 }, 80],
    ['a variable of another operation that was asked before', 'query ($n: Int)', { n: 7 }, 7],
    ['the default of a variable', 'query ($n: Int = 70)', {}, 70],
    ['a variable that overrides its default', 'query ($n: Int = 70)', { n: 3 }, 3],
    ['null, which is no length', 'query ($n: Int = 70)', { n: null }, 5],
    ['more than there may be', 'query ($n: Int)', { n: 1_000_000 }, 100],
    ['less than nothing', 'query ($n: Int)', { n: -3 }, 100],
    ['a value of a wrong type, which counts as the most', 'query ($n: Int)', { n: '1' }, 100],
    ['a list, which counts as the most', 'query ($n: Int)', { n: [1] }, 100],
    ['nothing, under a name that objects inherit', 'query ($constructor: Int)', {}, 5],
  ])('knows a length by %s', (_what, head, variables, entries) => {
    const name = /\$\w+/.exec(head)?.[0] ?? '';
    expect(costOf(`${head} ${page(name)}`, variables)).toBe(pageOf(entries));
  });

  it('counts one document anew for other variables', () => {
    const document = parse(`query ($n: Int) ${page('$n')}`);
    const [operation] = document.definitions as [OperationDefinitionNode];
    const costs = [10, 90, 10].map((n) => queryCost(schema, document, operation, { n }));
    expect(costs).toEqual([pageOf(10), pageOf(90), pageOf(10)]);
  });

  it('counts each alias, and each spread of a fragment', () => {
    expect(costOf('{ a: candidates(first: 9) { totalCount } b: candidates(first: 9) { totalCount } }')).toBe(4);
    const fragments =
      'fragment Twice on Candidate { ...Once a: fields { key } } fragment Once on Candidate { name email }';
    expect(costOf(`{ candidates(first: 10) { edges { node { ...Once ...Twice } } } } ${fragments}`)).toBe(
      2 + 10 * (1 + 2 + 2 + 11),
    );
    expect(costOf('{ node(id: "x") { ... on Client { id name } ... { id } } }')).toBe(4);
  });

  it('counts no field that is left out', () => {
    const query = `query ($no: Boolean!) { viewer { id email @skip(if: $no) roles @include(if: false) ... @include(if: $no) { name } } }`;
    expect(costOf(query, { no: true })).toBe(3);
    expect(costOf(query, { no: false })).toBe(3);
  });

  it('walks fragments that are spread in each other once, however often that is', () => {
    const levels = Array.from(
      { length: 400 },
      (_, level) => `fragment F${level} on Candidate { ...F${level + 1} ...F${level + 1} }`,
    );
    const query = `{ candidates(first: 1) { edges { node { ...F0 } } } } ${levels.join(' ')} fragment F400 on Candidate { id }`;
    expect(costOf(query)).toBeGreaterThan(1e100);
  });
});
