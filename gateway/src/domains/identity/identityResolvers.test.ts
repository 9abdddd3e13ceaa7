import { company, identityAccounts } from '../../../test/identityAccounts.js';
import { startTestServer, type TestServer } from '../../../test/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew();
});
afterAll(() => server.stop());

const { startAnew, signIn, clientCredentials } = identityAccounts(() => server);

describe('the GraphQL transport', () => {
  it('shows the open sessions and ends the others', async () => {
    const [here] = [await signIn(), await signIn(), await signIn()];
    const sessions = '{ viewer { sessions { id isCurrent } viewerCanManageClients viewerCanCreateCandidates } }';
    const before = await server.graphql(sessions, {}, here.accessToken);
    expect(before.data.viewer.sessions.map((session: { isCurrent: boolean }) => session.isCurrent)).toContain(true);
    expect(before.data.viewer.sessions).toHaveLength(3);
    expect(before.data.viewer).toMatchObject({ viewerCanManageClients: true, viewerCanCreateCandidates: true });
    const ended = await server.graphql('mutation { endOtherSessions { endedCount } }', {}, here.accessToken);
    expect(ended.data.endOtherSessions.endedCount).toBe(2);
    const after = await server.graphql(sessions, {}, here.accessToken);
    expect(after.data.viewer.sessions).toEqual([{ id: expect.any(String), isCurrent: true }]);
  });

  it('ends one session, for its access token too, and neither the present one nor somebody else’s', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const stranger = await signIn(await clientCredentials());
    const list = async ({ accessToken }: { accessToken: string }) =>
      (await server.graphql('{ viewer { sessions { id isCurrent } } }', {}, accessToken)).data.viewer.sessions as {
        id: string;
        isCurrent: boolean;
      }[];
    const currentOf = async (session: { accessToken: string }) =>
      (await list(session)).find(({ isCurrent }) => isCurrent)?.id;
    const end = async (id: string | undefined) => {
      const document =
        'mutation ($id: ID!) { endSession(input: { id: $id }) { endedId userErrors { code field message } } }';
      return (await server.graphql(document, { id }, here.accessToken)).data.endSession;
    };
    const id = await currentOf(there);
    expect(await end(id)).toEqual({ endedId: id, userErrors: [] });
    expect((await server.graphql('{ viewer { name } }', {}, there.accessToken)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await end(await currentOf(here))).toMatchObject({ endedId: null, userErrors: [{ code: 'INVALID' }] });
    for (const unknown of [id, await currentOf(stranger), 'x', '']) {
      expect(await end(unknown)).toMatchObject({
        endedId: null,
        userErrors: [{ code: 'NOT_FOUND', field: ['id'], message: 'Sessão não encontrada.' }],
      });
    }
    expect(await currentOf(here)).toBeDefined();
    expect(await currentOf(stranger)).toBeDefined();
  });

  it('shows the newest sessions alone, the present one among them', async () => {
    const here = await signIn();
    for (let count = 0; count < 4; count += 1) await signIn();
    const list = async (args: string) => {
      const answer = await server.graphql(
        `{ viewer { sessions${args} { createdAt isCurrent } } }`,
        {},
        here.accessToken,
      );
      return answer.errors?.[0]?.extensions.code ?? (answer.data.viewer.sessions as { isCurrent: boolean }[]);
    };
    const two = await list('(first: 2)');
    expect(two).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    expect(((await list('')) as unknown[]).length).toBeGreaterThanOrEqual(5);
    expect([await list('(first: 0)'), await list('(first: 101)')]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('shows the company of a client user, and none of the rights of an admin', async () => {
    const { accessToken } = await signIn(await clientCredentials());
    const query =
      '{ viewer { roles client { companyName } viewerCanManageClients viewerCanExport viewerCanMailCandidates } }';
    const { data } = await server.graphql(query, {}, accessToken);
    expect(data.viewer).toEqual({
      roles: ['CLIENT'],
      client: { companyName: 'Ana Ltda' },
      viewerCanManageClients: false,
      viewerCanExport: false,
      viewerCanMailCandidates: false,
    });
  });

  it('keeps the company closed until a temporary password is changed', async () => {
    const { email } = await clientCredentials();
    await server.services.identity.passwords.set(email, 'temporaria', { mustChange: true });
    const { accessToken } = await signIn({ email, password: 'temporaria' });
    const { data, errors } = await server.graphql('{ viewer { name client { cnpj companyName } } }', {}, accessToken);
    expect(errors).toBeUndefined();
    expect(data.viewer).toEqual({ name: company.name, client: null });
  });
});
