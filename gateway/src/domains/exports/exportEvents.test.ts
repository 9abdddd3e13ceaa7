/** An export on the timelines of those whose data it holds, and among the changes that are recorded. */
import { jest } from '@jest/globals';
import { column, configuration, exportCalls } from '../../../test/exportCalls.js';
import { startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import type { UserViewer } from '../../auth/viewer.js';
import { CandidateEventModel } from '../candidates/events/candidateEventsModel.js';
import { recordedFirst } from './exportEvents.js';

let fixture: ExportFixture;
const { exported, prepared, download } = exportCalls(() => fixture);
beforeAll(async () => {
  fixture = await startExportFixture();
  // No event is stored but those of the exports.
  await fixture.server.services.candidates.events.stopCopying();
});
beforeEach(() => CandidateEventModel.deleteMany({}));
afterAll(() => fixture.server.stop());

const kinds = ['exported', 'credentials_shown'];
async function told(viewer: UserViewer, id: string) {
  const page = { offset: 0, limit: 20 };
  const timeline = await fixture.server.services.timeline.page(viewer, id, { page, kinds });
  return timeline.page.items.map(({ kind, actor }) => `${kind} ${actor?.name}`).toSorted();
}
const client = async () => (await fixture.server.services.identity.authenticate(fixture.tokens.client)) as UserViewer;
const names = configuration([column('name', 0)]);

describe('an export', () => {
  it('is one event for each candidate in it, with who did it, also for their company', async () => {
    await exported({ candidateIds: [fixture.ana], exportConfiguration: names });
    const { name } = fixture.admin;
    expect(await told(fixture.admin, fixture.ana)).toEqual([`exported ${name}`]);
    expect(await told(fixture.admin, fixture.bia)).toEqual([]);
    await exported({ candidateIds: [fixture.ana, fixture.bia], exportConfiguration: names });
    expect(await told(await client(), fixture.ana)).toEqual([`exported ${name}`, `exported ${name}`]);
    expect(await told(fixture.admin, fixture.bia)).toEqual([`exported ${name}`]);
  });

  it('with the column of tokens shows credentials, which administrators alone are told', async () => {
    const withToken = configuration([column('name', 0), column('token', 1)]);
    await exported({ candidateIds: [fixture.ana], exportConfiguration: withToken });
    const { name } = fixture.admin;
    expect(await told(fixture.admin, fixture.ana)).toEqual([`credentials_shown ${name}`, `exported ${name}`]);
    expect(await told(await client(), fixture.ana)).toEqual([`exported ${name}`]);
  });

  it('that is prepared, or looked at, is no event until it is downloaded', async () => {
    const { payload } = await prepared({ filter: {}, configuration: names });
    await fixture.server.services.exports.preview(fixture.admin, { filter: {} });
    expect(await CandidateEventModel.countDocuments()).toBe(0);
    await download(payload.downloadUrl);
    expect(await CandidateEventModel.countDocuments({ kind: 'exported' })).toBe(2);
  });
});

it('is recorded by the keys of its columns, whatever their headings are, and without those that name nothing (R-146)', async () => {
  const recorded = jest.spyOn(fixture.server.services.changes, 'record');
  const columns = [
    column('name', 0, { displayName: 'Contratados por fulano@exemplo.com' }),
    column('cpf', 1),
    column('segredo de fulano', 2),
  ];
  await exported({ candidateIds: [fixture.ana], exportConfiguration: configuration(columns) });
  expect(recorded.mock.lastCall?.[1]).toMatchObject({ action: 'export', fields: ['name', 'cpf'] });
  recorded.mockRestore();
});

describe('what is recorded first', () => {
  async function* batches() {
    yield* [1, 2, 3];
  }

  it('hands each batch on once it is recorded, while one more is being recorded', async () => {
    const seen: string[] = [];
    const record = async (batch: number) => {
      seen.push(`recording ${batch}`);
      await Promise.resolve();
      seen.push(`recorded ${batch}`);
    };
    for await (const batch of recordedFirst(batches(), record)) {
      expect(seen).toContain(`recorded ${batch}`);
      expect(seen).not.toContain(`recording ${batch + 2}`);
      seen.push(`handed on ${batch}`);
    }
    expect(seen.filter((step) => step.startsWith('handed'))).toEqual(['handed on 1', 'handed on 2', 'handed on 3']);
  });

  it('hands nothing on that could not be recorded', async () => {
    const handed: number[] = [];
    const read = async () => {
      const record = async (batch: number) => {
        if (batch === 2) throw new Error('no database');
      };
      for await (const batch of recordedFirst(batches(), record)) handed.push(batch);
    };
    await expect(read()).rejects.toThrow('no database');
    expect(handed).toEqual([1]);
  });
});
