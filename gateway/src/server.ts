import { createServer, type Server } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { Logger } from 'pino';
import { enforceRule } from './auth/rules.js';
import type { Config } from './config.js';
import type { Services } from './domains/services.js';
import { exportsDownload } from './domains/exports/exportsDownload.js';
import { MAX_UPLOAD_BYTES } from './domains/exportTemplates/uploads.js';
import { createApolloServer } from './graphql/apolloServer.js';
import { explorer } from './graphql/explorer.js';
import { DomainError, unauthenticated } from './lib/errors.js';
import { requestBegins } from './lib/turns.js';
import { requestLogger } from './logger.js';
import { requestContext, requestContextMiddleware } from './requestContext.js';
import { restErrorHandler, transportError, unknownCall } from './rest/errors.js';
import { JSON_BODY_LIMIT, restRouter } from './rest/router.js';
import { securityHeaders } from './securityHeaders.js';
import { webApp } from './webApp.js';

export interface ServerDependencies {
  config: Config;
  services: Services;
  logger: Logger;
  now: () => Date;
  /** Whether the database answers, for `/readyz`. */
  isDatabaseReachable: () => Promise<boolean>;
  /** Where the built web app lies; the repository's web/dist unless told. */
  webDirectory?: string;
}

export interface BuiltServer {
  app: Express;
  httpServer: Server;
  /** Lets running requests end, then closes. */
  stop(): Promise<void>;
}

/** The one server: the web app, `/graphql`, `/v1` and the health calls (design.md section 1). */
export async function buildServer(dependencies: ServerDependencies): Promise<BuiltServer> {
  const { config, services, logger, now } = dependencies;
  const app = express();
  const httpServer = createServer(app);
  app.disable('x-powered-by');
  // Answers of the doors are never cached: a hash over each would serve nobody. Files have their own.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const reachable = await dependencies.isDatabaseReachable();
    response.status(reachable ? 200 : 503).json({ status: reachable ? 'ok' : 'database unreachable' });
  });

  app.use(requestLogger(logger));
  app.use(securityHeaders(config));
  app.use(compressed());

  const doors = ['/graphql', '/v1', '/downloads'];
  if (config.corsOrigins.length > 0)
    app.use(
      doors,
      cors({
        origin: config.corsOrigins,
        exposedHeaders: ['X-Total-Rows', 'Retry-After', 'X-Request-Id', 'Content-Disposition'],
      }),
    );
  app.use(doors, noStore, shortRequest, requestContextMiddleware({ services, logger, now }));

  app.use('/v1', restRouter());
  app.get('/downloads/exports/:token', async (request, response) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    enforceRule('admin', context.viewer);
    const answer = await exportsDownload(context, String(request.params['token']));
    await answer(response);
  });
  app.use('/downloads', restErrorHandler);

  const apollo = createApolloServer({ production: config.production, logger, httpServer });
  await apollo.start();
  app.use('/graphql', explorer(config));
  app.use(
    '/graphql',
    refuseForeignUploads,
    express.json({ limit: JSON_BODY_LIMIT }),
    graphqlUploadExpress({ maxFileSize: MAX_UPLOAD_BYTES, maxFiles: 1 }),
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(res) }),
    graphqlTransportErrors,
  );

  app.use(webApp(dependencies.webDirectory));
  app.use(unknownCall);
  app.use(restErrorHandler);
  return { app, httpServer, stop: () => apollo.stop() };
}

/** For those who ask for it: programs mostly do not, and preparing for it takes a fiftieth of a page. */
function compressed(): express.RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}

const contextOf = (response: express.Response) => {
  const context = requestContext(response);
  if (!context) throw new Error('the request context is made before the doors');
  return context;
};

/** Answers of the doors hold personal data: no cache keeps them. */
const noStore: express.RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Long work waits for it (`Turns`). */
const shortRequest: express.RequestHandler = (_request, response, next) => {
  requestBegins(response);
  next();
};

/** Multipart bodies are read before Apollo sees them: who may upload, and from where, is checked before that. */
const refuseForeignUploads: express.RequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) {
    next();
    return;
  }
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
    throw new DomainError('MALFORMED', 'Envie o cabeçalho apollo-require-preflight.');
  }
  enforceRule('admin', requestContext(response)?.viewer ?? null);
  next();
};

/** What fails before GraphQL begins (a malformed body, a refused upload), in GraphQL's own form. */
const graphqlTransportErrors: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const domainError = transportError(error);
  response
    .status(domainError.httpStatus)
    .json({ errors: [{ message: domainError.message, extensions: { code: domainError.code } }] });
};
