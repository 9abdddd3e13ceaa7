/** The password again, before the credentials of several candidates are shown or exported. */
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';

const START = new Date('2026-08-03T12:00:00Z');
const credentials = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const refusal = { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirme sua senha para continuar.' };

let story: CandidateStory;
let ids: string[];
let token: string;

const minutesLater = (minutes: number) => story.server.setNow(new Date(START.getTime() + minutes * 60_000));

beforeAll(async () => {
  story = await startCandidateStory();
  ids = [];
  for (let count = 0; count < 2; count += 1) ids.push((await story.register())._id.toString());
});
beforeEach(async () => {
  story.server.setNow(START);
  token = (await story.server.services.identity.signIn(credentials, testOrigin)).accessToken;
});
afterAll(() => story.stop());

const columns = [{ key: 'token', displayName: 'Acesso', order: 1, width: 20, isCustomField: false, isVisible: true }];
const request = () => ({
  candidateIds: ids.map((id) => toGlobalId('Candidate', id)),
  configuration: { fileName: 'x', sheetName: 'x', columns },
});

async function exported(input: object = request()) {
  const query = `mutation ($input: ExportCandidatesInput!) {
    exportCandidates(input: $input) { downloadUrl userErrors { code message } }
  }`;
  return (await story.server.graphql(query, { input }, token)).data.exportCandidates;
}

async function reauthenticate(password: string) {
  const query = `mutation ($input: ReauthenticateInput!) {
    reauthenticate(input: $input) { userErrors { code message field } }
  }`;
  return (await story.server.graphql(query, { input: { password } }, token)).data.reauthenticate.userErrors;
}

async function previewed() {
  const query = `query ($input: ExportCandidatesInput!) { exportPreview(input: $input) { rows } }`;
  return (await story.server.graphql(query, { input: request() }, token)).data.exportPreview.rows.flat();
}

const passwords = () => story.server.graphql('{ candidates { edges { node { name accessPassword } } } }', {}, token);

describe('an export with the column of tokens', () => {
  it('is open for ten minutes from the sign-in, and then wants the password, which opens it again', async () => {
    minutesLater(9);
    expect(await exported()).toMatchObject({ downloadUrl: expect.any(String), userErrors: [] });
    minutesLater(10);
    expect(await exported()).toEqual({ downloadUrl: null, userErrors: [refusal] });
    expect(await reauthenticate(credentials.password)).toEqual([]);
    expect(await exported()).toMatchObject({ downloadUrl: expect.any(String), userErrors: [] });
  });

  it('is masked in its preview until then', async () => {
    expect(await previewed()).not.toContain('••••••••');
    minutesLater(10);
    expect(await previewed()).toEqual(['••••••••', '••••••••']);
  });

  it('is not opened by a wrong password, which is told at its field', async () => {
    minutesLater(10);
    const wrong = { code: 'INVALID', message: 'Senha incorreta.', field: ['password'] };
    expect(await reauthenticate('errada')).toEqual([wrong]);
    expect(await exported()).toMatchObject({ userErrors: [refusal] });
  });

  it('is open without the password where no visible column holds credentials', async () => {
    minutesLater(10);
    const name = [
      { ...columns[0]!, key: 'name' },
      { ...columns[0]!, order: 2, isVisible: false },
    ];
    const input = { ...request(), configuration: { ...request().configuration, columns: name } };
    expect(await exported(input)).toMatchObject({ downloadUrl: expect.any(String), userErrors: [] });
  });
});

it('a template that gets the column of tokens after an export was prepared wants the password at its download', async () => {
  const { exports, exportTemplates } = story.server.services;
  const viewer = await story.viewerOf<UserViewer>(token);
  const mapping = { templateColumnName: 'Nome', dataFieldKey: 'name', displayName: 'Nome', isVisible: true, order: 0 };
  const layout = { name: 'Acessos', fileName: 'x', sheetName: 'x', columnMappings: [mapping] };
  const template = await exportTemplates.save(viewer, layout);
  const templateId = template._id.toString();
  minutesLater(10);
  const [one, other] = [
    await exports.prepare(viewer, { candidateIds: ids, templateId }),
    await exports.prepare(viewer, { candidateIds: ids, templateId }),
  ];
  await exports.download(viewer, one.token);
  const columnMappings = [{ ...mapping, dataFieldKey: 'token' }];
  await exportTemplates.update(viewer, templateId, { columnMappings });
  await expect(exports.download(viewer, other.token)).rejects.toMatchObject({ code: refusal.code });
});

it('a session is not opened by the password that another one was given', async () => {
  minutesLater(10);
  const other = token;
  token = (await story.server.services.identity.signIn(credentials, testOrigin)).accessToken;
  expect(await exported()).toMatchObject({ userErrors: [] });
  token = other;
  expect(await exported()).toMatchObject({ userErrors: [refusal] });
});

it('wrong passwords are counted, and the eleventh is refused', async () => {
  // A success forgets what was counted before.
  await reauthenticate(credentials.password);
  for (let time = 0; time < 10; time += 1) await reauthenticate('errada');
  const viewer = await story.viewerOf<UserViewer>(token);
  const { passwords: service } = story.server.services.identity;
  await expect(service.reauthenticate(viewer, { password: credentials.password }, testOrigin)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

describe('passwords of several candidates', () => {
  const codes = ({ errors = [] }: Awaited<ReturnType<typeof passwords>>) =>
    errors.map(({ extensions }) => extensions.code);

  it('want the password in one list; the rest of the answer is there', async () => {
    expect(codes(await passwords())).toEqual([]);
    minutesLater(10);
    const answer = await passwords();
    expect(codes(answer)).toEqual([refusal.code, refusal.code]);
    expect(answer.data.candidates.edges).toEqual(
      Array.from({ length: 2 }, () => ({ node: { name: expect.any(String), accessPassword: null } })),
    );
  });

  it('want it by aliases and on different levels too, where the first is still shown', async () => {
    minutesLater(10);
    const [first, second] = ids.map((id) => toGlobalId('Candidate', id));
    const one = `... on Candidate { accessPassword }`;
    const alone = await story.server.graphql(`{ a: node(id: "${first}") { ${one} } }`, {}, token);
    expect(alone.data.a.accessPassword).toMatch(/^\w{8}$/);
    const aliases = await story.server.graphql(
      `{ a: node(id: "${first}") { ${one} } b: node(id: "${second}") { ${one} } }`,
      {},
      token,
    );
    expect(codes(aliases)).toContain(refusal.code);
  });
});

describe('/v1', () => {
  const body = () => ({ candidateIds: ids, exportConfiguration: request().configuration });
  const lists = () => [
    () => story.server.rest('get', '/candidates', { token }),
    () => story.server.rest('get', '/candidates/admin/all', { token }),
    () => story.server.rest('post', '/candidates/export-excel', { token, body: body() }),
  ];

  it('gives its callers what it has promised, with the token alone', async () => {
    minutesLater(10);
    for (const call of lists()) expect((await call()).status).toBe(200);
  });

  it('wants a recent password where the operator has said so', async () => {
    story.server.config.v1WantsRecentPassword = true;
    for (const call of lists()) expect((await call()).status).toBe(200);
    minutesLater(10);
    for (const call of lists()) {
      const answer = await call();
      expect([answer.status, answer.body.code]).toEqual([403, refusal.code]);
    }
    story.server.config.v1WantsRecentPassword = false;
  });
});
