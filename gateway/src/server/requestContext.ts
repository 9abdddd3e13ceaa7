import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Viewer } from '../auth/viewer.js';
import type { RequestContext } from '../domains/context.js';
import { createLoaders } from '../domains/loaders.js';
import type { Services } from '../domains/services.js';
import type { Handler } from './runMiddleware.js';
import { requestLog } from './logger.js';
import { dataVersions } from '../cache/dataVersions.js';

const BEARER = /^Bearer +(\S+)$/i;

const contexts = new WeakMap<ServerResponse, RequestContext>();

/** The context of the request that a response answers; absent where the request never reached a transport. */
export function requestContext(response: ServerResponse): RequestContext | undefined {
  return contexts.get(response);
}

/** Finds out who asks, once, before either transport; both get the same context. */
export function requestContextMiddleware(dependencies: {
  services: Services;
  logger: Logger;
  now: () => Date;
  /** Where a request comes from, behind the proxies that are trusted. */
  addressOf: (request: IncomingMessage) => string;
}): Handler {
  const { services, logger, now, addressOf } = dependencies;
  return async (request, response, next) => {
    // at once: nothing tells it any more when the client has left
    const ip = addressOf(request);
    // from here on, whatever is remembered is as new as this request
    await dataVersions.confirm();
    const log = requestLog(response);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token ? await services.identity.authenticate(token) : null;
    const context: RequestContext = {
      viewer,
      credentials: await worthOf(token, viewer, services),
      services,
      loaders: createLoaders(services),
      logger: () => log?.logger ?? logger,
      now: now(),
      origin: {
        requestId: log?.id ?? '',
        ip,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      },
    };
    contexts.set(response, context);
    next();
  };
}

async function worthOf(
  token: string | undefined,
  viewer: Viewer | null,
  { identity }: Services,
): Promise<RequestContext['credentials']> {
  if (!token) return 'none';
  if (viewer) return 'valid';
  return (await identity.isOfDeletedCandidate(token)) ? 'deletedCandidate' : 'invalid';
}
