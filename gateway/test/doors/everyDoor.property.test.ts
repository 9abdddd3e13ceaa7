/**
 * Field permissions at every door (spec section 6, design.md section 5): a root field or a REST call that is added fails here
 * until it is told how to drive it, or why no value of a candidate or client passes there.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { restCalls } from '../../src/rest/calls.js';
import { openForms } from './deeds.js';
import type { Answer, Door, Reading, Visit, Writing } from './door.js';
import { rootFields, typesThrough } from './graphqlCall.js';
import { mutationDoors } from './mutationDoors.js';
import { anyPlan } from './plan.js';
import { queryDoors } from './queryDoors.js';
import { restDoors } from './restDoors.js';
import { isShownTo, startWorlds, type Marker, type World } from './world.js';
import { everythingStored, forbiddenWrites, notWritten, otherValue, permittedWrites, store } from './writes.js';

const RUNS = 3;
const SEED = 20_260_510;
const MINUTES = 60_000;
const ANY_SCHEMA = { unrepresentable: 'any', io: 'input' } as const;

const doors = new Map<string, Door>([
  ...Object.entries(queryDoors).map(([name, door]) => [`query ${name}`, door] as const),
  ...Object.entries(mutationDoors).map(([name, door]) => [`mutation ${name}`, door] as const),
  ...Object.entries(restDoors),
]);

let worlds: Awaited<ReturnType<typeof startWorlds>>;
beforeAll(async () => {
  worlds = await startWorlds();
});
afterAll(() => worlds.stop());

/** Tries a property in random worlds. A world takes a second: the first failure is told as it is, without a smaller one. */
function inAnyWorld(check: (world: World) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(anyPlan, async (plan) => check(await worlds.build(plan)));
  return fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
}

interface Knock<Way> extends Visit {
  /** For messages: which door, who knocked. */
  at: string;
  isOpen: boolean;
  way: Way;
}

function everyVisit<Kind extends 'reads' | 'writes'>(
  world: World,
  kind: Kind,
): Knock<Kind extends 'reads' ? Reading : Writing>[] {
  return [...doors].flatMap(([name, door]) => {
    const way = 'open' in door ? door[kind] : undefined;
    if (!way || !('open' in door)) return [];
    return world.visitors.map((visitor) => ({
      ...{ world, visitor, at: `${name} as ${visitor.name}`, isOpen: door.open.includes(visitor.name) },
      way: way as never,
    }));
  });
}

const holdsAny = (text: string, forms: readonly string[]) => forms.some((form) => text.includes(form));
const hiddenFrom = ({ world, visitor }: Visit) => world.markers.filter((marker) => !isShownTo(visitor, marker));
const keyOf = ({ field }: Pick<Marker, 'field'>) => field.key;
const named = ({ owner, field }: Marker) => `${field.key} of ${owner}`;
const isMissing = ({ text }: Answer, { forms }: Marker) => forms.length > 0 && !holdsAny(text, forms);
/** What the answer was worth; with its words, for the message, where it should have been another. */
const outcome = ({ ok, body }: Answer, isOpen: boolean) => ({ ok, said: ok === isOpen ? '' : body.slice(0, 500) });
/** Three of many, spread over them: all would be thousands of calls. */
const fewOf = <T>(items: T[]): T[] => items.filter((_, index) => index % Math.ceil(items.length / 3) === 0);
const leaks = (visit: Visit, { text }: Answer) =>
  hiddenFrom(visit)
    .filter(({ forms }) => holdsAny(text, forms))
    .map(named);

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
  ['query', rootFields('query'), queryDoors],
  ['mutation', rootFields('mutation'), mutationDoors],
  ['call of /v1', Object.fromEntries(restCalls.map(({ method, path }) => [`${method} ${path}`, true])), restDoors],
])('knows of every %s how it is driven, or why no value passes there', (_kind, built, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(built).sort());
});

/** Types and properties that values pass in: where one is, a reason is not enough. */
const CARRIERS = ['FieldValue', 'FieldValueInput', 'FieldAnswerInput', 'ExportPreview', 'CandidateConfirmation'];
const CARRYING_NAMES = /"(?:customFields|customFieldValues|formData|fields|changedFieldKeys)"/;
const reasoned = (catalogue: Record<string, Door>) =>
  Object.entries(catalogue).flatMap(([name, door]) => ('because' in door ? name : []));

it('drives every door whose contract has a place for values', () => {
  const carrying = (['query', 'mutation'] as const).flatMap((kind) =>
    reasoned(kind === 'query' ? queryDoors : mutationDoors).filter((name) =>
      CARRIERS.some((type) => typesThrough(kind, name).has(type)),
    ),
  );
  const undriven = new Set(reasoned(restDoors));
  const calls = restCalls.filter(({ method, path }) => undriven.has(`${method} ${path}`));
  const carryingCalls = calls.filter(({ body, answer }) =>
    [body, answer].some((schema) => schema && CARRYING_NAMES.test(JSON.stringify(z.toJSONSchema(schema, ANY_SCHEMA)))),
  );
  expect([...carrying, ...carryingCalls.map(({ path }) => path)]).toEqual([]);
});

it(
  'shows at every door what the policy permits, and no value or change of a value that it hides',
  () =>
    inAnyWorld(async (world) => {
      for (const { at, isOpen, way, ...visit } of everyVisit(world, 'reads')) {
        const answer = await way.call(visit);
        const hidden = new Set(hiddenFrom(visit).map(({ field }) => field.key));
        const shown = new Set(world.markers.filter((marker) => isShownTo(visit.visitor, marker)).map(keyOf));
        expect({
          at,
          ...outcome(answer, isOpen),
          leaks: leaks(visit, answer),
          missing: isOpen
            ? way
                .holds(visit)
                .filter((marker) => isMissing(answer, marker))
                .map(named)
            : [],
          changesTold: toldChanges(answer.json).filter((key) => hidden.has(key) && !shown.has(key)),
        }).toEqual({ at, ok: isOpen, said: '', leaks: [], missing: [], changesTold: [] });
      }
    }),
  MINUTES,
);

it(
  'answers the same at every door whatever the hidden values are',
  () =>
    inAnyWorld(async (world) => {
      for (const { at, isOpen, way, ...visit } of everyVisit(world, 'reads')) {
        if (!isOpen || way.acts) continue;
        const { body } = await way.call(visit);
        await store(world, hiddenFrom(visit), otherValue(world));
        const after = await way.call(visit);
        await store(world, hiddenFrom(visit), ({ value }) => value);
        expect([at, after.body]).toEqual([at, body]);
      }
    }),
  MINUTES,
);

it(
  'finds no record at any door by a value that the policy hides',
  () =>
    inAnyWorld(async (world) => {
      for (const { at, isOpen, way, ...visit } of everyVisit(world, 'reads')) {
        if (!isOpen || !way.search) continue;
        expect([at, (await way.search(visit, 'a')) > 0]).toEqual([at, true]);
        for (const { forms, ...marker } of fewOf(hiddenFrom(visit).filter(({ forms }) => forms.length > 0))) {
          const found = await way.search(visit, forms[0] ?? '');
          expect({ at, by: keyOf(marker), found }).toEqual({ at, by: keyOf(marker), found: 0 });
        }
      }
    }),
  MINUTES,
);

it(
  'accepts at every door the writes that the policy permits, and nothing of a request with a forbidden one',
  () =>
    inAnyWorld(async (world) => {
      for (const { at, isOpen, way, ...visit } of everyVisit(world, 'writes')) {
        // What an earlier caller wrote is no change any more, and so no write to be refused; what one finished is closed.
        await store(world, world.markers, ({ value }) => value);
        await openForms();
        const before = await everythingStored();
        // Whom the door is closed to is refused whatever the key.
        for (const forbidden of forbiddenWrites(visit).slice(0, isOpen ? undefined : 1)) {
          const answer = await way.call(visit, [...permittedWrites(visit), forbidden]);
          const isNamed = !isOpen || answer.body.includes(forbidden.key);
          const told = { at, key: forbidden.key, ok: answer.ok, isNamed, leaks: leaks(visit, answer) };
          expect(told).toEqual({ at, key: forbidden.key, ok: false, isNamed: true, leaks: [] });
          expect([at, forbidden.key, await everythingStored()]).toEqual([at, forbidden.key, before]);
        }
        const writes = permittedWrites(visit);
        const answer = await way.call(visit, writes);
        expect({
          at,
          ...outcome(answer, isOpen),
          leaks: leaks(visit, answer),
          lost: isOpen ? await notWritten(visit, way, writes, answer) : [],
        }).toEqual({ at, ok: isOpen, said: '', leaks: [], lost: [] });
        if (!isOpen) expect([at, await everythingStored()]).toEqual([at, before]);
      }
    }),
  MINUTES,
);
