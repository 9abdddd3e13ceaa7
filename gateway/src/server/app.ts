import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import cors from 'cors';
import express, { type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { enforceRule } from '../auth/rules.js';
import type { Config } from '../config.js';
import type { RequestContext } from '../domains/context.js';
import { importDownload, modelDownload } from '../domains/imports/importsDownload.js';
import type { Services } from '../domains/services.js';
import { pausePages } from './pausePage.js';
import { documentArchiveDownload, documentPageDownload } from '../domains/documents/documentsDownload.js';
import { exportsDownload } from '../domains/exports/exportsDownload.js';
import { createApolloServer, documentRules, graphqlLimits } from '../transports/graphql/apolloServer.js';
import { liveStream } from '../transports/graphql/liveStream.js';
import { buildSchema } from '../transports/graphql/schema.js';
import { graphqlErrorHandler, graphqlRouter, isJsonToGraphql, jsonToGraphql } from '../transports/graphql/transport.js';
import type { Handler } from './runMiddleware.js';
import { unauthenticated, type DomainError } from '../lib/errors.js';
import { trackRequest } from '../lib/yieldToRequests.js';
import { answerInTime } from './answerInTime.js';
import { clientAddress } from './clientAddress.js';
import { requestLogger } from './logger.js';
import { onlyByGet } from './onlyByGet.js';
import { requestContext, requestContextMiddleware } from './requestContext.js';
import { restErrorHandler, unknownCall } from '../transports/rest/errors.js';
import { restRouter } from '../transports/rest/router.js';
import { securityHeaders } from './securityHeaders.js';
import { webApp } from './webApp.js';

/**
 * Address and headers of a request together: what patterns read of them is shorter than any text of a body may be. Node
 * answers more with 431. It is its default too, written down because the server counts on it.
 */
const MAX_HEADER_BYTES = 16 * 1024;
/** Longer than proxies keep a connection that is idle: a request that comes as the other side closes it is a 502. */
const KEEP_ALIVE_MS = 75_000;

export interface ServerDependencies {
  config: Config;
  services: Services;
  logger: Logger;
  now: () => Date;
  /** Whether everything has been started and the database answers, for `/readyz`. */
  isReady: () => Promise<boolean>;
  /** Whether this process cannot get its database back, for `/healthz`. */
  needsRestart: () => boolean;
  /** Where the built web app lies; the repository's web/dist unless told. */
  webDirectory?: string;
}

export interface BuiltServer {
  app: RequestListener;
  httpServer: Server;
  /** Lets running requests end, then closes. */
  stop(): Promise<void>;
}

/** The one server: the web app, `/graphql`, `/v1` and the health calls. */
export async function buildServer(dependencies: ServerDependencies): Promise<BuiltServer> {
  const { config, services, logger, now } = dependencies;
  const app = express();
  const httpServer = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS });
  app.disable('x-powered-by');
  // Answers of the transports are never cached: a hash over each would serve no purpose. Files have their own.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');

  app.get('/healthz', (_request, response) => {
    const isLost = dependencies.needsRestart();
    response.status(isLost ? 503 : 200).json({ status: isLost ? 'database lost, restart needed' : 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const isReady = await dependencies.isReady();
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ok' : 'starting, stopping, or database unreachable' });
  });

  const everywhere = [requestLogger(logger), securityHeaders(config), compressed()];
  app.use(...everywhere);

  const addressOf = clientAddress(app.get('trust proxy fn') as Parameters<typeof clientAddress>[0]);
  const atTransports = [...otherOrigins(config), noStore, shortRequest, answerInTime(failInWordsOfTransport)];
  const findOutWhoAsks = requestContextMiddleware({ config, services, logger, now, addressOf });
  app.use(['/graphql', '/v1', '/downloads'], ...atTransports, findOutWhoAsks);

  app.use('/v1', restRouter(findOutWhoAsks));
  app.head('/downloads/*path', onlyByGet);
  app.get('/downloads/exports/:token', async (request, response) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    enforceRule('adminOrKey', context, 'read');
    const answer = await exportsDownload(context, String(request.params['token']));
    await answer(response);
  });
  app.get('/downloads/documents/:token', shownElsewhere(config), async (request, response) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    const answer = await documentPageDownload(context, String(request.params['token']));
    await answer(response);
  });
  app.get('/downloads/document-archives/:token', async (request, response) => {
    const context = requestContext(response);
    if (!context) throw unauthenticated();
    enforceRule('staffOrKey', context, 'read');
    const answer = await documentArchiveDownload(context, String(request.params['token']));
    await answer(response);
  });
  app.get('/downloads/imports/model', async (_request, response) => {
    const answer = await modelDownload(forStaff(response));
    answer(response);
  });
  app.get('/downloads/imports/:id/:kind', async (request, response) => {
    const { id, kind } = request.params;
    const answer = await importDownload(forStaff(response), String(id), String(kind));
    answer(response);
  });
  // What no route knows would be answered with the page of the web app, and kept for the file.
  app.use('/downloads', unknownCall, restErrorHandler);

  app.use('/lembretes', pausePages(dependencies));

  const schema = buildSchema();
  const apollo = createApolloServer({ schema, production: config.production, logger, httpServer });
  await apollo.start();
  const stream = liveStream({ schema, validationRules: documentRules(), maxTokens: graphqlLimits.tokens });
  app.use('/graphql', graphqlRouter(apollo, { ...config, findOutWhoAsks, stream }), graphqlErrorHandler);

  app.use(webApp(dependencies.webDirectory));
  app.use(unknownCall);
  app.use(restErrorHandler);

  const answerJson = jsonToGraphql(apollo, { before: [...everywhere, ...atTransports], findOutWhoAsks });
  const listener: RequestListener = (request, response) => {
    if (isJsonToGraphql(request)) answerJson(request, response);
    else app(request, response);
  };
  httpServer.on('request', listener);
  return {
    app: listener,
    httpServer,
    async stop() {
      // Streams never end by themselves, and the drain waits for what is open.
      await services.live.stop();
      await apollo.stop();
    },
  };
}

/** The context of a request that only staff may make. */
function forStaff(response: Response): RequestContext {
  const context = requestContext(response);
  if (!context) throw unauthenticated();
  enforceRule('staffOrKey', context, 'read');
  return context;
}

/** Lets the pages of other origins ask, where the operator names some. */
function otherOrigins({ corsOrigins }: Config): Handler[] {
  if (corsOrigins.length === 0) return [];
  const exposedHeaders = ['X-Total-Rows', 'Retry-After', 'X-Request-Id', 'Content-Disposition'];
  return [cors({ origin: corsOrigins, exposedHeaders }) as Handler];
}

/**
 * Lets an `<img>` of other origins show pages of documents, where the operator names some: browsers send no origin with it that
 * could be looked up, and the signature in the address is what guards a page.
 */
function shownElsewhere({ corsOrigins }: Config): Handler {
  return (_request, response, next) => {
    if (corsOrigins.length > 0) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  };
}

/** Both are handlers of errors; that of GraphQL needs nothing of Express, past whose router its requests go. */
function failInWordsOfTransport(error: DomainError, request: IncomingMessage, response: ServerResponse): void {
  const { originalUrl = request.url } = request as IncomingMessage & { originalUrl?: string };
  const handler = originalUrl?.startsWith('/graphql') ? graphqlErrorHandler : restErrorHandler;
  handler(error, request as Request, response as Response, () => undefined);
}

/** For those who ask for it: programs mostly do not, and preparing for it takes a fiftieth of a page. */
function compressed(): Handler {
  const compress = compression() as Handler;
  return (request, response, next) => {
    if (request.headers['accept-encoding'] === undefined) next();
    else compress(request, response, next);
  };
}

/** Answers of the transports hold personal data: no cache keeps them. */
const noStore: Handler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Long work waits for it (`RequestYield`). */
const shortRequest: Handler = (_request, response, next) => {
  trackRequest(response);
  next();
};
