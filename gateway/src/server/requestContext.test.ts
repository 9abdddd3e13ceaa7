import { startTestServer } from '../../test/server.js';

it('an account makes so many requests in a minute, over both transports together, and no write is made for the count', async () => {
  const server = await startTestServer({ readsPerMinute: 6 });
  try {
    await server.services.identity.ensureFirstAdmin();
    const { body } = await server.rest('post', '/identity/login', {
      body: { email: server.config.adminEmail, password: server.config.adminPassword },
    });
    const token = body.data.accessToken as string;
    for (let time = 0; time < 3; time += 1) {
      expect((await server.graphql('{ viewer { name } }', {}, token)).status).toBe(200);
      // A body that is asked about twice counts once.
      const check = await server.rest('post', '/field-permissions/validate', {
        token,
        body: { userType: 'admin', fieldKeys: [] },
      });
      expect(check.status).toBe(200);
    }
    const graphql = await server.graphql('{ viewer { name } }', {}, token);
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    const rest = await server.rest('get', '/identity/me', { token });
    expect([rest.status, rest.body.code]).toEqual([429, 'RATE_LIMITED']);
    for (const wait of [graphql.headers['retry-after'], rest.headers['retry-after']]) {
      expect(Number(wait)).toBeGreaterThan(0);
      expect(Number(wait)).toBeLessThanOrEqual(60);
    }
  } finally {
    await server.stop();
  }
});
