import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

/** GraphiQL as it is built from web/explorer; absent until it is built. */
const EXPLORER_DIRECTORY = fileURLToPath(new URL('../../../../web/explorer/dist', import.meta.url));

/**
 * What the page may do, in place of the policy of all others: its editor makes styles while it runs and has fonts inside
 * of them. Scripts, workers and requests are of this server alone, as everywhere.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * GraphiQL, at `GET /graphql` for browsers, outside production. Every other request passes on to the GraphQL
 * transport.
 */
export function explorer({ production, directory = EXPLORER_DIRECTORY }: { production: boolean; directory?: string }) {
  const router = Router();
  if (production || !existsSync(path.join(directory, 'index.html'))) return router;
  router.get('/', (request, response, next) => {
    const wantsPage = request.accepts(['application/json', 'text/html']) === 'text/html';
    if (!wantsPage || 'query' in request.query) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', POLICY);
    response.sendFile('index.html', { root: directory, cacheControl: false });
  });
  router.use('/assets', express.static(path.join(directory, 'assets'), { cacheControl: false, fallthrough: false }));
  return router;
}
