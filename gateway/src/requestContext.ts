import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './domains/context.js';
import { createLoaders } from './domains/loaders.js';
import type { Services } from './domains/services.js';
import { requestLog } from './logger.js';
import { editions } from './persistence/editions.js';

const BEARER = /^Bearer +(\S+)$/i;

/** The context of the request that a response answers; absent where the request never reached the doors. */
export function requestContext(response: Response): RequestContext | undefined {
  return response.locals['context'] as RequestContext | undefined;
}

/** Finds out who asks, once, before either door; both get the same context. */
export function requestContextMiddleware(dependencies: {
  services: Services;
  logger: Logger;
  now: () => Date;
}): RequestHandler {
  const { services, logger, now } = dependencies;
  return async (request, response, next) => {
    // from here on, whatever is remembered is as new as this request
    await editions.confirm();
    const log = requestLog(response);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token ? await services.identity.authenticate(token) : null;
    const context: RequestContext = {
      viewer,
      credentials: !token ? 'none' : viewer ? 'valid' : 'invalid',
      services,
      loaders: createLoaders(services),
      get logger() {
        return log?.logger ?? logger;
      },
      now: now(),
      origin: {
        requestId: log?.id ?? '',
        ip: request.ip ?? '',
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      },
    };
    response.locals['context'] = context;
    next();
  };
}
