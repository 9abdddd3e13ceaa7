/** The documented /v1 calls for confirmations: unauthenticated, wrong role, other tenant, works, bad input. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { ConfirmationModel } from './confirmationsModel.js';

let story: CandidateStory;
let candidateId: string;
let clientId: string;
beforeAll(async () => {
  story = await startCandidateStory();
  clientId = story.client.viewer.clientId ?? '';
});
afterAll(() => story.stop());
beforeEach(async () => {
  candidateId = (await story.register())._id.toString();
});

type Method = 'get' | 'post' | 'put';
const call = (method: Method, path: string, token: string | null, body?: object) =>
  story.server.rest(method, `/candidate-confirmations${path}`, { token, ...(body && { body }) });
const asClient = (method: Method, path: string, body?: object) => call(method, path, story.client.token, body);

const reading = ['/client/CLIENT', '/candidate/CANDIDATE', '/CANDIDATE/CLIENT'];
const writing = [
  ['post', ''],
  ['put', '/x'],
  ['post', '/CANDIDATE/CLIENT/confirm'],
] as const;
const pathOf = (path: string) => path.replace('CLIENT', clientId).replace('CANDIDATE', candidateId);

describe('who may call', () => {
  it.each([...reading.map((path) => ['get', path] as const), ...writing])('%s %s needs staff', async (method, path) => {
    expect((await call(method, pathOf(path), null, {})).status).toBe(401);
    const { token } = await story.signIn((await story.server.services.candidates.byIds([candidateId]))[0] as never);
    expect((await call(method, pathOf(path), token, {})).status).toBe(403);
  });

  it.each(writing)('%s %s is not for admins', async (method, path) => {
    expect((await call(method, pathOf(path), story.admin.token, { candidateId })).status).toBe(403);
  });

  it.each(reading)('GET %s answers 404 to another client', async (path) => {
    await asClient('post', pathOf('/CANDIDATE/CLIENT/confirm'), {});
    expect((await call('get', pathOf(path), story.otherClient.token)).status).toBe(404);
  });
});

describe('confirming', () => {
  it('answers 404 until there is a confirmation, and then the record', async () => {
    expect((await asClient('get', pathOf('/CANDIDATE/CLIENT'))).status).toBe(404);
    const confirmed = await asClient('post', pathOf('/CANDIDATE/CLIENT/confirm'), { clientNotes: 'Ok' });
    expect(confirmed.body.data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      candidateId,
      clientId,
      candidateName: expect.stringMatching(/^Pessoa/),
      isConfirmed: true,
      clientNotes: 'Ok',
    });
    expect((await asClient('get', pathOf('/CANDIDATE/CLIENT'))).body).toEqual(confirmed.body);
    expect((await call('get', pathOf('/candidate/CANDIDATE'), story.admin.token)).body.data).toEqual([
      confirmed.body.data,
    ]);
    expect((await asClient('get', pathOf('/client/CLIENT'))).body.data[0]).toEqual(confirmed.body.data);
  });

  it('needs no body', async () => {
    expect((await asClient('post', pathOf('/CANDIDATE/CLIENT/confirm'))).status).toBe(200);
  });

  it('creates with 201', async () => {
    expect((await asClient('post', '', { candidateId })).status).toBe(201);
  });

  it('is withdrawn and given again by id', async () => {
    const { id } = (await asClient('post', '', { candidateId })).body.data;
    expect((await asClient('put', `/${id}`, { isConfirmed: false })).body.data.isConfirmed).toBe(false);
    const candidate = async () => (await story.server.services.candidates.byIds([candidateId]))[0];
    expect((await candidate())?.isConfirmed).toBe(false);
    await story.server.services.candidates.update(story.admin.viewer, candidateId, { name: 'Ana Silva' });
    const again = await asClient('put', `/${id}`, { isConfirmed: true });
    expect(again.body.data).toMatchObject({ isConfirmed: true, candidateName: 'Ana Silva' });
    expect((await candidate())?.isConfirmed).toBe(true);
  });

  it('leaves a withdrawn one as it is when it is withdrawn again, and tells of no confirmation for notes alone (R-152)', async () => {
    const { id } = (await asClient('post', '', { candidateId })).body.data;
    await asClient('put', `/${id}`, { clientNotes: 'Conferido' });
    const withdrawn = await asClient('put', `/${id}`, { isConfirmed: false });
    expect(withdrawn.body.data).toMatchObject({ isConfirmed: false, clientNotes: 'Conferido' });
    for (const body of [{ isConfirmed: false }, {}, { clientNotes: 'Conferido' }]) {
      expect((await asClient('put', `/${id}`, body)).body).toEqual(withdrawn.body);
    }
    const noted = await asClient('put', `/${id}`, { isConfirmed: false, clientNotes: 'Faltou o RG' });
    expect(noted.body.data).toMatchObject({ isConfirmed: false, clientNotes: 'Faltou o RG' });
    const { body } = await story.server.rest('get', `/candidates/${candidateId}/events`, { token: story.client.token });
    const kinds = body.data
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind.startsWith('confirm'));
    expect(kinds).toEqual(['confirmation_withdrawn', 'confirmed']);
  });

  it("of another client's candidate answers 404", async () => {
    const { token, viewer } = story.otherClient;
    expect((await call('post', '', token, { candidateId })).status).toBe(404);
    expect((await call('post', `/${candidateId}/${viewer.clientId}/confirm`, token, {})).status).toBe(404);
    expect((await call('post', pathOf('/CANDIDATE/CLIENT/confirm'), token, {})).status).toBe(404);
  });

  it.each([{}, { candidateId: { $ne: null } }, { candidateId: 'x', isConfirmed: false }])(
    'refuses %j',
    async (body) => {
      expect((await asClient('post', '', body)).status).toBe(422);
    },
  );

  it.each(['x', '0'.repeat(24)])('answers 404 for the id %s', async (id) => {
    expect((await asClient('put', `/${id}`, { isConfirmed: true })).status).toBe(404);
    expect((await asClient('post', '', { candidateId: id })).status).toBe(404);
  });
});

describe("the list of a client's confirmations", () => {
  it('comes as one page to callers that know of none, and page by page to those that ask', async () => {
    for (let count = 0; count < 12; count += 1) {
      const { _id } = await story.register();
      await asClient('post', '', { candidateId: _id.toString() });
    }
    const { body: all } = await asClient('get', pathOf('/client/CLIENT'));
    expect(all).toMatchObject({ totalCount: all.data.length, totalPages: 1, currentPage: 1 });
    expect(all.data.length).toBeGreaterThanOrEqual(12);
    const { body: second } = await asClient('get', pathOf('/client/CLIENT?page=2&pageSize=5'));
    expect(second).toEqual({
      data: all.data.slice(5, 10),
      totalCount: all.totalCount,
      totalPages: Math.ceil(all.totalCount / 5),
      currentPage: 2,
    });
    expect((await asClient('get', pathOf('/client/CLIENT?pageSize=101'))).status).toBe(422);
  });

  it('is bounded for callers that know of no pages', async () => {
    const present = (await asClient('get', pathOf('/client/CLIENT'))).body.totalCount as number;
    await ConfirmationModel.insertMany(
      Array.from({ length: 1_001 }, () => ({
        candidateId: new Types.ObjectId(),
        clientId,
        candidateName: 'Rui',
        isConfirmed: true,
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    );
    const { body } = await asClient('get', pathOf('/client/CLIENT'));
    expect(body).toMatchObject({ totalCount: present + 1_001, totalPages: 2, currentPage: 1 });
    expect(body.data).toHaveLength(1_000);
  });
});
