/**
 * Field permissions at every entry point: a root field or a REST call that is added fails here
 * until it is told how to drive it, or why no value of a candidate or client passes there.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { restCalls } from '../../src/transports/rest/calls.js';
import { openForms } from './actions.js';
import type { Answer, EntryPoint, Reading, CallContext, Writing } from './entryPoint.js';
import { rootFields, typesThrough } from './graphqlCall.js';
import { mutationEntryPoints } from './mutations.js';
import { anyPlan } from './plan.js';
import { queryEntryPoints } from './queries.js';
import { restEntryPoints } from './restCalls.js';
import { isShownTo, startFixtures, type Marker, type Fixture } from './fixture.js';
import { everythingStored, forbiddenWrites, notWritten, otherValue, permittedWrites, store } from './writes.js';

const RUNS = 3;
const SEED = 20_260_510;
/** For a busy machine, on which five minutes were too few. */
const PATIENCE_MS = 15 * 60_000;
const ANY_SCHEMA = { unrepresentable: 'any', io: 'input' } as const;

const entryPoints = new Map<string, EntryPoint>([
  ...Object.entries(queryEntryPoints).map(([name, entryPoint]) => [`query ${name}`, entryPoint] as const),
  ...Object.entries(mutationEntryPoints).map(([name, entryPoint]) => [`mutation ${name}`, entryPoint] as const),
  ...Object.entries(restEntryPoints),
]);

let fixtures: Awaited<ReturnType<typeof startFixtures>>;
beforeAll(async () => {
  fixtures = await startFixtures();
});
afterAll(() => fixtures.stop());

/** Tries a property in random fixtures. A fixture takes a second: the first failure is told as it is, without a smaller one. */
function inAnyFixture(check: (fixture: Fixture) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(anyPlan, async (plan) => check(await fixtures.build(plan)));
  return fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
}

interface Knock<Way> extends CallContext {
  /** For messages: which entry point, who called. */
  at: string;
  isOpen: boolean;
  way: Way;
}

function everyVisit<Kind extends 'reads' | 'writes'>(
  fixture: Fixture,
  kind: Kind,
): Knock<Kind extends 'reads' ? Reading : Writing>[] {
  return [...entryPoints].flatMap(([name, entryPoint]) => {
    const way = 'open' in entryPoint ? entryPoint[kind] : undefined;
    if (!way || !('open' in entryPoint)) return [];
    return fixture.callers.map((caller) => ({
      ...{ fixture, caller, at: `${name} as ${caller.name}`, isOpen: entryPoint.open.includes(caller.name) },
      way: way as never,
    }));
  });
}

const holdsAny = (text: string, forms: readonly string[]) => forms.some((form) => text.includes(form));
const hiddenFrom = ({ fixture, caller }: CallContext) => fixture.markers.filter((marker) => !isShownTo(caller, marker));
const keyOf = ({ field }: Pick<Marker, 'field'>) => field.key;
const named = ({ owner, field }: Marker) => `${field.key} of ${owner}`;
const isMissing = ({ text }: Answer, { forms }: Marker) => forms.length > 0 && !holdsAny(text, forms);
/** What the answer was worth; with its words, for the message, where it should have been another. */
const outcome = ({ ok, body }: Answer, isOpen: boolean) => ({ ok, said: ok === isOpen ? '' : body.slice(0, 500) });
/** Three of many, spread over them: all would be thousands of calls. */
const fewOf = <T>(items: T[]): T[] => items.filter((_, index) => index % Math.ceil(items.length / 3) === 0);
const leaks = (call: CallContext, { text }: Answer) =>
  hiddenFrom(call)
    .filter(({ forms }) => holdsAny(text, forms))
    .map(named);

/** Where a text first differs from another, with the words around: whole answers are too long to compare by eye. Empty for the same. */
function fromFirstDifference(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return at === text.length && at === other.length ? '' : text.slice(Math.max(0, at - 100), at + 200);
}

/** What an answer says has changed since a confirmation, by key or by label. */
function toldChanges(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === 'changedFieldKeys' || name === 'changedFieldLabels'
      ? (value as string[]).map((text) => text.replace('Rótulo ', ''))
      : toldChanges(value),
  );
}

it.each([
  ['query', rootFields('query'), queryEntryPoints],
  ['mutation', rootFields('mutation'), mutationEntryPoints],
  [
    'call of /v1',
    Object.fromEntries(restCalls.map(({ method, path }) => [`${method} ${path}`, true])),
    restEntryPoints,
  ],
])('knows of every %s how it is driven, or why no value passes there', (_kind, built, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(built).sort());
});

/** Types and properties that values pass in: where one is, a reason is not enough. */
const CARRIERS = [
  'FieldValue',
  'FieldValueInput',
  'FieldAnswerInput',
  'ExportPreview',
  'CandidateConfirmation',
  'CandidateEventChange',
];
const CARRYING_NAMES = /"(?:customFields|customFieldValues|formData|fields|changedFieldKeys)"/;
const reasoned = (catalogue: Record<string, EntryPoint>) =>
  Object.entries(catalogue).flatMap(([name, entryPoint]) => ('because' in entryPoint ? name : []));

it('drives every entry point whose contract has a place for values', () => {
  const carrying = (['query', 'mutation'] as const).flatMap((kind) =>
    reasoned(kind === 'query' ? queryEntryPoints : mutationEntryPoints).filter((name) =>
      CARRIERS.some((type) => typesThrough(kind, name).has(type)),
    ),
  );
  const undriven = new Set(reasoned(restEntryPoints));
  const calls = restCalls.filter(({ method, path }) => undriven.has(`${method} ${path}`));
  const carryingCalls = calls.filter(({ body, answer }) =>
    [body, answer].some((schema) => schema && CARRYING_NAMES.test(JSON.stringify(z.toJSONSchema(schema, ANY_SCHEMA)))),
  );
  expect([...carrying, ...carryingCalls.map(({ path }) => path)]).toEqual([]);
});

it(
  'shows at every entry point what the policy permits, and no value or change of a value that it hides',
  () =>
    inAnyFixture(async (fixture) => {
      for (const { at, isOpen, way, ...call } of everyVisit(fixture, 'reads')) {
        const answer = await way.call(call);
        const hidden = new Set(hiddenFrom(call).map(({ field }) => field.key));
        const shown = new Set(fixture.markers.filter((marker) => isShownTo(call.caller, marker)).map(keyOf));
        expect({
          at,
          ...outcome(answer, isOpen),
          leaks: leaks(call, answer),
          missing: isOpen
            ? way
                .holds(call)
                .filter((marker) => isMissing(answer, marker))
                .map(named)
            : [],
          changesTold: toldChanges(answer.json).filter((key) => hidden.has(key) && !shown.has(key)),
        }).toEqual({ at, ok: isOpen, said: '', leaks: [], missing: [], changesTold: [] });
      }
    }),
  PATIENCE_MS,
);

it(
  'answers the same at every entry point whatever the hidden values are',
  () =>
    inAnyFixture(async (fixture) => {
      for (const { at, isOpen, way, ...call } of everyVisit(fixture, 'reads')) {
        if (!isOpen || way.acts) continue;
        const { body } = await way.call(call);
        await store(fixture, hiddenFrom(call), otherValue(fixture));
        const after = await way.call(call);
        await store(fixture, hiddenFrom(call), ({ value }) => value);
        const [told, before] = [fromFirstDifference(after.body, body), fromFirstDifference(body, after.body)];
        expect({ at, told }).toEqual({ at, told: before });
      }
    }),
  PATIENCE_MS,
);

it(
  'finds no record at any entry point by a value that the policy hides',
  () =>
    inAnyFixture(async (fixture) => {
      for (const { at, isOpen, way, ...call } of everyVisit(fixture, 'reads')) {
        if (!isOpen || !way.search) continue;
        for (const text of way.finds?.(call) ?? ['a']) {
          expect([at, text, (await way.search(call, text)) > 0]).toEqual([at, text, true]);
        }
        for (const { forms, ...marker } of fewOf(hiddenFrom(call).filter(({ forms }) => forms.length > 0))) {
          const found = await way.search(call, forms[0] ?? '');
          expect({ at, by: keyOf(marker), found }).toEqual({ at, by: keyOf(marker), found: 0 });
        }
      }
    }),
  PATIENCE_MS,
);

it(
  'accepts at every entry point the writes that the policy permits, and nothing of a request with a forbidden one',
  () =>
    inAnyFixture(async (fixture) => {
      for (const { at, isOpen, way, ...call } of everyVisit(fixture, 'writes')) {
        // What an earlier caller wrote is no change any more, and so no write to be refused; what one finished is closed.
        await store(fixture, fixture.markers, ({ value }) => value);
        await openForms();
        const before = await everythingStored();
        // Whom the entry point is closed to is refused whatever the key.
        for (const forbidden of forbiddenWrites(call).slice(0, isOpen ? undefined : 1)) {
          const answer = await way.call(call, [...permittedWrites(call, way), forbidden]);
          const isNamed = !isOpen || answer.body.includes(forbidden.key);
          const told = { at, key: forbidden.key, ok: answer.ok, isNamed, leaks: leaks(call, answer) };
          expect(told).toEqual({ at, key: forbidden.key, ok: false, isNamed: true, leaks: [] });
        }
        expect([at, await everythingStored()]).toEqual([at, before]);
        const writes = permittedWrites(call, way);
        const answer = await way.call(call, writes);
        expect({
          at,
          ...outcome(answer, isOpen),
          leaks: leaks(call, answer),
          lost: isOpen ? await notWritten(call, way, writes, answer) : [],
        }).toEqual({ at, ok: isOpen, said: '', leaks: [], lost: [] });
        if (!isOpen) expect([at, await everythingStored()]).toEqual([at, before]);
      }
    }),
  PATIENCE_MS,
);
