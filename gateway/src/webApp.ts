import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type RequestHandler, type Response } from 'express';

/** The built web app; absent under tests of the doors and in `npm run dev`, where Vite serves it. */
export const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** The style nonce of one answer: set before helmet writes the policy, read when the page is rendered. */
export const nonceMiddleware: RequestHandler = (_request, response, next) => {
  response.locals['nonce'] = randomBytes(16).toString('base64');
  next();
};

export function nonceOf(response: Response): string {
  return String(response.locals['nonce']);
}

/** Serves the app's files (hashed names: cached for ever) and its one page for every other path. */
export function webApp(directory = WEB_DIRECTORY): Router {
  const router = Router();
  const indexFile = path.join(directory, 'index.html');
  if (!existsSync(indexFile)) return router;
  const page = readFileSync(indexFile, 'utf8');
  router.use(
    '/assets',
    express.static(path.join(directory, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(directory, { index: false, maxAge: '1h' }));
  router.get('/{*splat}', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(page.replace(NONCE_PLACEHOLDER, nonceOf(response)));
  });
  return router;
}
