/** What staff do with candidates: the rules, below both transports. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { createSealer } from '../../auth/seal.js';
import type { UserViewer } from '../../auth/viewer.js';
import { newAccess } from './writes/candidateCredentials.js';
import { CandidateModel } from './candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
const stored = async (id: { toString(): string }) => (await candidates().byIds([id.toString()]))[0];

/** Capitals and digits without the pairs that look alike: O and 0, I, L and 1, S and 5, B and 8. */
const PASSWORD = /^[AC-HJKMNPQRT-Z234679]{8}$/;

describe('registering', () => {
  it('gives a candidate a long link and a password of eight capitals and digits', async () => {
    const candidate = await story.register();
    const access = candidates().credentials.shownTo(story.client.viewer, candidate);
    expect(access?.password).toMatch(PASSWORD);
    expect(Buffer.from(access?.token ?? '', 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(access?.link).toBe(`http://localhost:4000/candidato/${access?.token}`);
  });

  it('makes passwords without characters that look like others', async () => {
    const sealer = createSealer('chave-de-teste-com-32-caracteres!');
    const many = Array.from({ length: 500 }, () => sealer.unseal(newAccess(sealer).passwordSealed));
    expect(new Set(many).size).toBe(500);
    expect(many.filter((password) => !PASSWORD.test(password))).toEqual([]);
    // 4,000 draws leave out one of 27 characters once in 10 to the 63rd.
    expect(new Set(many.join('')).size).toBe(27);
  });

  it('keeps the password sealed in the database', async () => {
    const candidate = await story.register();
    const access = candidates().credentials.shownTo(story.client.viewer, candidate);
    expect(JSON.stringify(await CandidateModel.findById(candidate._id).lean())).not.toContain(access?.password);
  });

  it('starts in progress, with name and e-mail counted as filled', async () => {
    const candidate = await story.register();
    // Name and e-mail of four fields that candidates edit: cpf and cidade are the others.
    expect(candidate).toMatchObject({ status: 'in_progress', progress: 50, revision: 1, isConfirmed: false });
  });

  it('keeps a name on one line, without invisible characters', async () => {
    const candidate = await story.register({ name: ' Ana\u0000\n  Souza\u007f ' });
    expect(candidate.name).toBe('Ana Souza');
  });

  it('makes a client the owner, whatever client it names', async () => {
    const candidate = await story.register({ clientId: story.otherClient.viewer.clientId });
    expect(candidate.clientId?.toString()).toBe(story.client.viewer.clientId);
  });

  it('lets an admin register for a client, or for none', async () => {
    const { viewer } = story.admin;
    const owned = await story.register({ clientId: story.client.viewer.clientId }, viewer);
    expect(owned.clientId?.toString()).toBe(story.client.viewer.clientId);
    expect((await story.register({}, viewer)).clientId).toBeNull();
  });

  it('refuses an admin an unknown client', async () => {
    await expect(story.register({ clientId: 'f'.repeat(24) }, story.admin.viewer)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: [{ field: ['clientId'] }],
    });
  });

  it('refuses an e-mail that the client has already, in any case, but not one of another client', async () => {
    await story.register({ email: 'eva@exemplo.com' });
    await expect(story.register({ email: 'EVA@exemplo.com ' })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: [{ field: ['email'], message: 'Já existe um candidato com este e-mail.' }],
    });
    await expect(story.register({ email: 'eva@exemplo.com' }, story.otherClient.viewer)).resolves.toBeDefined();
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: null }, 'name'],
    [{ email: '' }, 'email'],
  ])('asks for name and e-mail: %j', async (input, field) => {
    await expect(story.register(input)).rejects.toMatchObject({
      message: 'Nome e e-mail são obrigatórios',
      details: [{ field: [field] }],
    });
  });

  it.each([
    [{ email: 'isto não é um e-mail' }, ['email']],
    [{ email: { $ne: null } }, ['email']],
    [{ name: 'x'.repeat(201) }, ['name']],
    [{ fields: [{ key: '__proto__', value: 'x' }] }, ['fields', '0', 'key']],
    [{ fields: [{ key: 'cpf.x', value: 'x' }] }, ['fields', '0', 'key']],
    [{ fields: [{ key: 'cidade', value: 'x'.repeat(1_000_000) }] }, ['fields', '0', 'value']],
    [{ fields: [{ key: 'desconhecido', value: 'x' }] }, ['fields', 'desconhecido']],
  ])('refuses bad input: %#', async (input, field) => {
    await expect(story.register(input)).rejects.toMatchObject({ details: [{ field }] });
  });

  it('saves nothing when one field may not be written', async () => {
    const before = await CandidateModel.countDocuments();
    const fields = [
      { key: 'cidade', value: 'Santos' },
      { key: 'interno', value: 'segredo' },
    ];
    await expect(story.register({ fields })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      details: [{ field: ['fields', 'interno'] }],
    });
    expect(await CandidateModel.countDocuments()).toBe(before);
  });
});

describe('who sees whom', () => {
  it.each<[string, (viewer: UserViewer, id: string) => Promise<unknown>]>([
    ['reading', (viewer, id) => candidates().get(viewer, id)],
    ['changing', (viewer, id) => candidates().update(viewer, id, { name: 'Outro Nome' })],
    ['deleting', (viewer, id) => candidates().remove(viewer, id)],
    ['opening again', (viewer, id) => candidates().reopen(viewer, id, {})],
    ['renewing the access', (viewer, id) => candidates().credentials.renew(viewer, id)],
    ['reading the access', (viewer, id) => candidates().credentials.of(viewer, id)],
    ['mailing the access', (viewer, id) => candidates().credentials.send(viewer, id)],
  ])('answers another client that the candidate does not exist: %s', async (_name, call) => {
    const candidate = await story.register();
    const attempt = call(story.otherClient.viewer, candidate._id.toString());
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored(candidate._id)).toMatchObject({ revision: 1 });
  });

  it.each(['', 'x', '0'.repeat(24), '{"$ne":null}'])('finds nothing under the id %j', async (id) => {
    await expect(candidates().get(story.admin.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows link and password to admins and the owning client only', async () => {
    const candidate = await story.register();
    const self = await story.signIn(candidate);
    expect(candidates().credentials.shownTo(story.admin.viewer, candidate)).not.toBeNull();
    expect(candidates().credentials.shownTo(story.client.viewer, candidate)).not.toBeNull();
    expect(candidates().credentials.shownTo(story.otherClient.viewer, candidate)).toBeNull();
    expect(candidates().credentials.shownTo(self.viewer, candidate)).toBeNull();
  });
});

describe('changing', () => {
  it('leaves alone what is not named', async () => {
    const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Santos' }] });
    const id = candidate._id.toString();
    await candidates().update(story.client.viewer, id, { fields: [{ key: 'cpf', value: '529.982.247-25' }] });
    expect(await stored(id)).toMatchObject({
      name: candidate.name,
      values: { cidade: 'Santos', cpf: '52998224725' },
      progress: 100,
      revision: 2,
      lastChange: { byName: 'Bia Souza' },
    });
  });

  it('clears a field with a blank value', async () => {
    const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Santos' }] });
    const id = candidate._id.toString();
    await candidates().update(story.client.viewer, id, { fields: [{ key: 'cidade', value: ' ' }] });
    expect((await stored(id))?.values).toEqual({});
  });

  it('is no change when nothing differs', async () => {
    const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Santos' }] });
    const { name, email } = candidate;
    const same = { name, email, fields: [{ key: 'cidade', value: 'Santos' }] };
    const after = await candidates().update(story.client.viewer, candidate._id.toString(), same);
    expect(after.revision).toBe(1);
  });

  it('refuses a change that is based on an older revision, naming who came first', async () => {
    const candidate = await story.register();
    const id = candidate._id.toString();
    await candidates().update(story.admin.viewer, id, { name: 'Nome Novo' });
    const late = candidates().update(story.client.viewer, id, { name: 'Outro Nome', expectedRevision: 1 });
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(story.admin.viewer.name),
      current: { name: 'Nome Novo', revision: 2 },
    });
    expect((await stored(id))?.name).toBe('Nome Novo');
  });

  it('lets exactly one of many changes of the same revision through', async () => {
    const candidate = await story.register();
    const id = candidate._id.toString();
    const attempts = Array.from({ length: 20 }, (_, number) =>
      candidates().update(story.client.viewer, id, { name: `Nome ${number}`, expectedRevision: 1 }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored(id))?.revision).toBe(2);
  });

  it('loses none of many changes of different fields at once', async () => {
    const candidate = await story.register();
    const id = candidate._id.toString();
    await Promise.all([
      candidates().update(story.client.viewer, id, { name: 'Nome Final' }),
      candidates().update(story.admin.viewer, id, { fields: [{ key: 'interno', value: 'sim' }] }),
      candidates().update(story.client.viewer, id, { fields: [{ key: 'cidade', value: 'Recife' }] }),
      candidates().update(story.client.viewer, id, { fields: [{ key: 'salario', value: '1000' }] }),
    ]);
    expect(await stored(id)).toMatchObject({
      name: 'Nome Final',
      values: { interno: 'sim', cidade: 'Recife', salario: '1000' },
      revision: 5,
    });
  });

  it('refuses a taken e-mail on that field', async () => {
    const [first, second] = [await story.register(), await story.register()];
    const attempt = candidates().update(story.client.viewer, second._id.toString(), { email: first.email });
    await expect(attempt).rejects.toMatchObject({ code: 'CONFLICT', details: [{ field: ['email'] }] });
  });

  it('finds a renamed candidate under the new name only', async () => {
    const candidate = await story.register({ name: 'Quitéria Antiga' });
    await candidates().update(story.client.viewer, candidate._id.toString(), { name: 'Zulmira Recente' });
    const found = async (search: string) =>
      (await candidates().list(story.admin.viewer, { page: { offset: 0, limit: 5 }, filter: { search } })).totalCount;
    expect([await found('antiga'), await found('zulmira')]).toEqual([0, 1]);
  });
});

describe('changing several', () => {
  it('changes nothing when one of them is invalid, and tells which', async () => {
    const [first, second] = [await story.register(), await story.register()];
    const attempt = candidates().updateMany(story.admin.viewer, [
      { id: first._id.toString(), input: { name: 'Mudou' } },
      { id: second._id.toString(), input: { email: 'torto' } },
    ]);
    await expect(attempt).rejects.toMatchObject({ details: [{ field: ['updates', '1', 'email'] }] });
    expect((await stored(first._id))?.name).toBe(first.name);
  });

  it('tells for each what became of it', async () => {
    const [first, second] = [await story.register(), await story.register()];
    const results = await candidates().updateMany(story.admin.viewer, [
      { id: first._id.toString(), input: { email: 'mesmo@exemplo.com' } },
      { id: second._id.toString(), input: { email: 'mesmo@exemplo.com' } },
    ]);
    expect(results.map(({ error }) => error?.code ?? 'ok')).toEqual(['ok', 'CONFLICT']);
  });
});

describe('access', () => {
  it('ends link, password and session when they are renewed', async () => {
    const candidate = await story.register();
    const self = await story.signIn(candidate);
    const old = candidates().credentials.shownTo(story.client.viewer, candidate);
    const renewed = await candidates().credentials.renew(story.client.viewer, candidate._id.toString());
    expect(renewed).toMatchObject({ accessVersion: 2 });
    expect(await story.server.services.identity.authenticate(self.token)).toBeNull();
    expect(await candidates().byAccessToken(old?.token ?? '')).toBeNull();
  });

  it('says that mailing is not there yet where no mail server is set', async () => {
    const candidate = await story.register();
    const attempt = candidates().credentials.send(story.client.viewer, candidate._id.toString());
    await expect(attempt).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: 'Funcionalidade será implementada',
    });
  });
});

describe('deleting', () => {
  it('leaves nothing: neither confirmations nor the open session', async () => {
    const candidate = await story.register();
    const id = candidate._id.toString();
    const self = await story.signIn(candidate);
    await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: id });
    await candidates().remove(story.client.viewer, id);
    expect(await stored(id)).toBeUndefined();
    expect(await story.server.services.confirmations.byCandidateIds([id])).toEqual([]);
    expect(await story.server.services.identity.authenticate(self.token)).toBeNull();
  });

  it('tells a user who edits meanwhile that the candidate is gone', async () => {
    const candidate = await story.register();
    await candidates().remove(story.client.viewer, candidate._id.toString());
    const late = candidates().update(story.admin.viewer, candidate._id.toString(), { name: 'Tarde' });
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
