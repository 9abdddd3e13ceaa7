import express from 'express';
import helmet from 'helmet';
import supertest from 'supertest';
import { nonceOf, securityHeaders } from './securityHeaders.js';

const answerOf = (handler: express.RequestHandler) =>
  supertest(
    express()
      .disable('x-powered-by')
      .use(handler, (_, response) => void response.send(nonceOf(response))),
  ).get('/');

const policyOf = ({ headers }: supertest.Response) => String(headers['content-security-policy']);

it('are those that helmet writes on an answer, but for the policy', async () => {
  const ours = await answerOf(securityHeaders({ publicUrl: 'https://esteira.example' }));
  const helmets = await answerOf(
    helmet({
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    }),
  );
  const { 'content-security-policy': _own, ...own } = ours.headers as Record<string, string>;
  const { 'content-security-policy': _theirs, ...theirs } = helmets.headers as Record<string, string>;
  for (const name of ['date', 'content-length', 'etag', 'connection', 'keep-alive', 'content-type']) {
    delete own[name];
    delete theirs[name];
  }
  expect(own).toEqual(theirs);
  expect(own['strict-transport-security']).toBe('max-age=31536000');
});

it('allow nothing but what the app needs, and styles by a nonce that differs with every answer', async () => {
  const handler = securityHeaders({ publicUrl: 'http://localhost:4000' });
  const [first, second] = [await answerOf(handler), await answerOf(handler)];
  expect(first.text).toMatch(/^[\w+/]{22}==$/);
  expect(second.text).not.toBe(first.text);
  expect(policyOf(first)).toContain(`style-src 'self' 'nonce-${first.text}'`);
  expect(policyOf(first)).toContain("default-src 'none';script-src 'self';");
  expect(policyOf(first)).toContain("frame-ancestors 'none'");
  expect(policyOf(first)).not.toContain('upgrade-insecure-requests');
  expect(first.headers).not.toHaveProperty('strict-transport-security');
});
