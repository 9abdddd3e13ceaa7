import { admin, company, identityAccounts, origin } from '../../../test/identityAccounts.js';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await startAnew();
  mailServer.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const { startAnew, signIn, adminViewer, candidateAccess } = identityAccounts(() => server);

describe('the REST transport', () => {
  it('answers statuses that legacy callers understand', async () => {
    const status = async (path: string, body: object) => (await server.rest('post', path, { body })).status;
    expect(await status('/identity/login', { ...admin, password: 'errada' })).toBe(401);
    expect(await status('/identity/login', { email: admin.email })).toBe(422);
    expect(await status('/identity/login', { ...admin, password: { $ne: null } })).toBe(422);
    expect(await status('/identity/refresh', { refreshToken: 'x' })).toBe(401);
    expect(await status('/candidates/login', { token: 'x', password: 'y' })).toBe(401);
  });

  it('says with Retry-After how long a limit lasts', async () => {
    for (let time = 0; time < 10; time += 1) {
      await server.rest('post', '/candidates/login', { body: { token: 'x', password: 'y' } });
    }
    const answer = await server.rest('post', '/candidates/login', { body: { token: 'x', password: 'y' } });
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait > 0 && wait <= 15 * 60).toBe(true);
  });

  it('shows the user as the legacy client reads it', async () => {
    const { accessToken } = await signIn();
    expect((await server.rest('get', '/identity/me', { token: accessToken })).body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      nome: 'Administrador',
      email: admin.email,
      roles: ['admin'],
      mustChangePassword: false,
      mustEnableTwoFactor: false,
    });
    const { token } = await server.services.identity.signInCandidate(await candidateAccess(), origin);
    expect((await server.rest('get', '/identity/me', { token })).body.data).toMatchObject({
      nome: 'Candidato',
      roles: ['candidate'],
    });
  });

  it('confirms an e-mail by its link and goes on to the page that says so', async () => {
    const viewer = await adminViewer();
    await server.services.clients.create(viewer, company);
    await server.services.mail.deliverDue();
    const link = linkIn(mailServer.received[0]!, 'Confirmar e-mail');
    const follow = () =>
      server.rest('get', link.pathname.replace('/v1', ''), { query: Object.fromEntries(link.searchParams) });
    const first = await follow();
    expect([first.status, first.headers['location']]).toEqual([
      302,
      'http://localhost:4000/email-confirmed?status=success',
    ]);
    expect((await follow()).headers['location']).toMatch(/status=already-confirmed$/);
    const invented = await server.rest('get', '/identity/confirm-email', { query: { userId: 'x', token: 'y' } });
    expect(invented.headers['location']).toMatch(/status=invalid$/);
  });
});
