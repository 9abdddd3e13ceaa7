/** A page of long answers: sent as it is made, and the same as any other. */
import { ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { noteOutage } from '../../../database/outages.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';

const COUNT = 60;
const LONG = 'ã'.repeat(9_000);

const sending = ServerResponse.prototype as unknown as { write: (...piece: unknown[]) => boolean };
const { write } = sending;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const fields = ['um', 'dois', 'tres'].map((key) => ({ key, value: LONG }));
  for (const { key } of fields)
    await story.server.services.customFields.create(story.admin.viewer, {
      ...{ target: 'candidate', key, label: key, type: 'textarea', canView: ['admin'], canEdit: ['admin'] },
    });
  for (let index = 0; index < COUNT; index += 1)
    await story.register({ name: `Pessoa ${index}`, email: `longa${index}@exemplo.com`, fields }, story.admin.viewer);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const page = (size: number, number = 1) =>
  story.server.rest('get', '/candidates', {
    token: story.admin.token,
    query: { pageSize: size, page: number },
    headers: { 'accept-encoding': 'identity' },
  });

it('holds the rows that smaller pages hold, in their order, and tells the paging', async () => {
  const whole = await page(COUNT);
  expect([whole.headers['content-type'], whole.headers['content-length']]).toEqual([
    'application/json; charset=utf-8',
    undefined,
  ]);
  const { data, ...paging } = whole.body;
  expect(paging).toEqual({ totalCount: COUNT, totalPages: 1, currentPage: 1 });
  const parts = [];
  for (let number = 1; number <= COUNT / 5; number += 1) {
    const part = await page(5, number);
    expect(part.headers['content-length']).toBe(String(Buffer.byteLength(part.text)));
    parts.push(...part.body.data);
  }
  expect(data).toEqual(parts);
});

it('leaves row by row: it is never in memory as a whole, and its credentials are told before it', async () => {
  dataVersions.invalidateAll();
  await CandidateEventModel.deleteMany({ kind: 'credentials_shown' });
  noteOutage();
  const made = jest.spyOn(TextEncoder.prototype, 'encode');
  const send = jest.spyOn(sending, 'write');
  const sent: { bytes: number; madeBefore: number }[] = [];
  send.mockImplementation(function (this: ServerResponse, ...piece) {
    sent.push({ bytes: (piece[0] as Buffer).length, madeBefore: made.mock.calls.length });
    return write.apply(this, piece);
  });
  expect((await page(COUNT)).body.data).toHaveLength(COUNT);
  expect(sent.length).toBeGreaterThan(COUNT);
  expect(sent[0]?.madeBefore).toBeLessThan(20);
  expect(made.mock.calls.length).toBeGreaterThanOrEqual(COUNT);
  expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThan(200_000);
  expect(await CandidateEventModel.countDocuments({ kind: 'credentials_shown' })).toBe(COUNT);
});

it('and so does the list of all, which holds the same rows', async () => {
  const send = jest.spyOn(sending, 'write');
  const all = await story.server.rest('get', '/candidates/admin/all', {
    token: story.admin.token,
    headers: { 'accept-encoding': 'identity' },
  });
  const sent = send.mock.calls.map(([piece]) => Buffer.byteLength(piece as string));
  expect(Math.max(...sent)).toBeLessThan(500_000);
  const { data } = (await page(COUNT)).body;
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(all.body.data.toSorted(byId)).toEqual(data.toSorted(byId));
});
