/** What the plans of imports take in memory: cells that say the same are one, and large plans push others out. */
import { arrivingFile } from '../../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { ImportPlans } from './importPlans.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const begun = (lines: readonly string[]) =>
  imports().begin(story.client.viewer, arrivingFile(['Nome;E-mail;Cidade;CPF', ...lines].join('\n'), 'equipe.csv'), {});
const planOf = (record: ImportRecord) => imports().plan(story.client.viewer, record);

describe('the cells of a plan', () => {
  it('are shared by rows that say the same, blank ones among them, and those that somebody typed are not', async () => {
    const record = await begun(['Ana;ana@exemplo.com;Natal;', 'Bia;bia@exemplo.com;Natal;', 'Caio;caio@exemplo.com;;']);
    const [ana, bia, caio] = (await planOf(record)).rows.map(({ cells }) => cells);
    expect(ana).toMatchObject([{ value: 'Ana' }, {}, { value: 'Natal' }, { source: '', value: null }]);
    expect(bia?.[2]).toBe(ana?.[2]);
    expect([bia?.[3], caio?.[3]]).toEqual([ana?.[3], ana?.[3]]);
    expect(bia?.[3] === ana?.[3] && caio?.[3] === ana?.[3]).toBe(true);

    const typed = [{ row: 3, fieldKey: 'cidade', value: 'Recife' }];
    const edited = await imports().drafts.editCells(story.client.viewer, record._id.toString(), typed);
    const texts = (await planOf(edited.record)).rows.map(({ cells }) => [cells[2]?.text, cells[2]?.isEdited]);
    expect(texts).toEqual([
      ['Natal', false],
      ['Recife', true],
      ['', false],
    ]);
  });

  it('are shared where they are blank, however many other texts their column has', async () => {
    const filled = Array.from({ length: 600 }, (_, index) => `Ana;ana${index}@exemplo.com;Bairro ${index};`);
    const { rows } = await planOf(await begun([...filled, 'Bia;bia@exemplo.com;;', 'Caio;caio@exemplo.com;;']));
    const [bia, caio] = rows.slice(600).map(({ cells }) => cells);
    expect(bia?.[2]).toMatchObject({ source: '' });
    expect(caio?.[2] === bia?.[2]).toBe(true);
  });

  it('remember nothing of a stored candidate where nothing is in store', async () => {
    const fields = [{ key: 'cidade', value: 'Natal' }];
    await story.register({ name: 'Davi', email: 'davi@exemplo.com', fields });
    const [row] = (await planOf(await begun(['Davi;davi@exemplo.com;;']))).rows;
    expect([...(row?.kept ?? [])].map(([{ field }, stored]) => [field.key, stored])).toEqual([['cidade', 'Natal']]);
  });
});

const dependencies = () => {
  const { services } = story.server;
  return { services, now: () => new Date() } as unknown as ConstructorParameters<typeof ImportPlans>[0];
};

it('the counts of an import that is at work need no plan for each candidate that is written meanwhile', async () => {
  const plans = new ImportPlans(dependencies());
  const draft = await begun(['Ana;ana.contada@exemplo.com;;', 'Bia;bia.contada@exemplo.com;;']);
  const countsOf = (state: ImportRecord['state']) => plans.counts(story.client.viewer, { ...draft, state });
  const before = { total: 2, new: 2, same: 0 };
  expect([await countsOf('draft'), await countsOf('running')]).toMatchObject([before, before]);
  await story.register({ name: 'Ana', email: 'ana.contada@exemplo.com' });
  const after = { total: 2, new: 1, same: 1 };
  expect([await countsOf('running'), await countsOf('done')]).toMatchObject([before, after]);
  expect([await countsOf('undoing'), await countsOf('running')]).toMatchObject([after, before]);
});

describe('the plans that are kept', () => {
  /** Which of these rows, and of the whole plans, are given again as they were. */
  async function kept(plans: ImportPlans, known: ReadonlyMap<ImportRecord, readonly unknown[]>) {
    const areKept: boolean[] = [];
    for (const [record, [rows, plan]] of known) {
      const isSamePlan = (await plans.of(story.client.viewer, record)) === plan;
      areKept.push(isSamePlan && (await plans.parsedRows(story.client.viewer, record)) === rows);
    }
    return areKept;
  }
  async function plannedBy(plans: ImportPlans, records: readonly ImportRecord[]) {
    const known = new Map<ImportRecord, readonly unknown[]>();
    for (const record of records) {
      const rows = await plans.parsedRows(story.client.viewer, record);
      known.set(record, [rows, await plans.of(story.client.viewer, record)]);
    }
    return known;
  }
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => `Ana;pessoa${index}@exemplo.com;Natal;`);

  it('are many small ones', async () => {
    const plans = new ImportPlans(dependencies(), 1_000);
    const records = [await begun(people(2)), await begun(people(3)), await begun(people(4)), await begun(people(5))];
    expect(await kept(plans, await plannedBy(plans, records))).toEqual([true, true, true, true]);
  });

  it('have no more cells than may be kept: a large one pushes others out, the least recently used first', async () => {
    const plans = new ImportPlans(dependencies(), 100);
    const [first, second, large] = [await begun(people(10)), await begun(people(10)), await begun(people(14))];
    const known = await plannedBy(plans, [first, second, large]);
    const fromTheLast = new Map([...known].reverse());
    expect(await kept(plans, fromTheLast)).toEqual([true, true, false]);
  });

  it('are one alone that has more cells than may be kept', async () => {
    const plans = new ImportPlans(dependencies(), 100);
    const [small, large] = [await begun(people(1)), await begun(people(40))];
    const known = await plannedBy(plans, [small, large]);
    expect(await kept(plans, new Map([[large, known.get(large) ?? []]]))).toEqual([true]);
    expect(await kept(plans, new Map([[small, known.get(small) ?? []]]))).toEqual([false]);
  });

  describe('and are worked out', () => {
    const LARGE = 40;
    /** Plans of which each step is told, and of which some are held back, or fail. */
    function watched() {
      const { services, now } = dependencies();
      const told: string[] = [];
      let hold: Promise<void> = Promise.resolve();
      let failure: Error | null = null;
      const matching: typeof services.candidates.imported.matching = async (viewer, clientId, wanted, fields) => {
        const failed = failure;
        failure = null;
        if (failed) throw failed;
        if (wanted.emails.length >= LARGE) await hold;
        const found = await services.candidates.imported.matching(viewer, clientId, wanted, fields);
        told.push('end');
        return found;
      };
      const catalogueOfClient: typeof services.customFields.catalogueOfClient = (clientId) => {
        told.push('begin');
        return services.customFields.catalogueOfClient(clientId);
      };
      const plans = new ImportPlans(
        {
          now,
          services: { customFields: { catalogueOfClient }, candidates: { imported: { matching } } },
        } as never,
        1_000,
      );
      return {
        plans,
        told,
        /** Large plans wait until the function that is given is called. */
        holdLarge: () => {
          let release = () => {};
          hold = new Promise((resolve) => (release = resolve));
          return release;
        },
        failNext: () => {
          failure = new Error('the database is gone');
        },
      };
    }
    const of = (plans: ImportPlans, record: ImportRecord) => plans.of(story.client.viewer, record);

    it('one after the other, whatever becomes of one', async () => {
      const { plans, told, failNext } = watched();
      const records = [await begun(people(2)), await begun(people(3)), await begun(people(4))];
      failNext();
      const outcomes = await Promise.allSettled(records.map((record) => of(plans, record)));
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
      const one = ['begin', 'begin', 'end'];
      expect(told).toEqual(['begin', 'begin', ...one, ...one]);
    });

    it('a small one while a large one is worked out, and known ones are given at once', async () => {
      const { plans, holdLarge } = watched();
      const [known, large, small] = [await begun(people(3)), await begun(people(LARGE)), await begun(people(5))];
      const plan = await of(plans, known);
      const release = holdLarge();
      const late = of(plans, large);
      expect(await of(plans, known)).toBe(plan);
      expect((await of(plans, small)).rows).toHaveLength(5);
      release();
      expect((await late).rows).toHaveLength(LARGE);
    });
  });
});
