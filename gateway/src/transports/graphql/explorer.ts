import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { requestContext } from '../../server/requestContext.js';

/** The page's files, beside the sources in development and in the image alike. */
const EXPLORER_DIRECTORY = fileURLToPath(new URL('../../../explorer', import.meta.url));

/**
 * The page to try GraphQL with, at `GET /graphql` for browsers: outside production for everybody, in production for
 * administrators. Everything else passes on to the GraphQL transport.
 */
export function explorer({ production }: { production: boolean }): Router {
  const router = Router();
  router.use((request, response, next) => {
    const isOpen = !production || requestContext(response)?.viewer?.role === 'admin';
    next(isOpen && request.method === 'GET' ? undefined : 'router');
  });
  router.get('/', (request, response, next) => {
    const wantsPage = request.accepts(['application/json', 'text/html']) === 'text/html';
    if (!wantsPage || 'query' in request.query) next('router');
    else response.sendFile('index.html', { root: EXPLORER_DIRECTORY, cacheControl: false });
  });
  router.use(express.static(EXPLORER_DIRECTORY, { index: false, cacheControl: false }));
  return router;
}
