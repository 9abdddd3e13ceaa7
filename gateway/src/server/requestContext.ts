import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { setImmediate as immediately } from 'node:timers/promises';
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS } from '../auth/knownDevices.js';
import { ReadLimits } from '../auth/readLimits.js';
import type { Credentials } from '../auth/rules.js';
import { isMeantAsKey } from '../auth/tokens.js';
import type { Viewer } from '../auth/viewer.js';
import type { Config } from '../config.js';
import type { DeviceCookie, RequestContext } from '../domains/context.js';
import { createLoaders } from '../domains/loaders.js';
import type { Services } from '../domains/services.js';
import type { Handler } from './runMiddleware.js';
import { requestLog } from './logger.js';
import { dataVersions } from '../cache/dataVersions.js';

const BEARER = /^Bearer +(\S+)$/i;

const COOKIE = new RegExp(`(?:^|; )${DEVICE_COOKIE}=([^;]*)`);

/** Whether a request says that it brings a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const contexts = new WeakMap<ServerResponse, RequestContext>();
/** Requests that had come as a whole before it was asked who makes them: nothing can be known of them more recently. */
const arrived = new WeakSet<IncomingMessage>();

/** The context of the request that a response answers; absent where the request never reached a transport. */
export function requestContext(response: ServerResponse): RequestContext | undefined {
  return contexts.get(response);
}

/** Finds out who asks, once, before either transport; both get the same context. */
export function requestContextMiddleware(dependencies: {
  config: Pick<Config, 'publicUrl' | 'readsPerMinute'>;
  services: Services;
  logger: Logger;
  now: () => Date;
  /** Where a request comes from, behind the proxies that are trusted. */
  addressOf: (request: IncomingMessage) => string;
}): Handler {
  const { config, services, logger, now, addressOf } = dependencies;
  const readLimits = new ReadLimits(config.readsPerMinute);
  const isSecure = config.publicUrl.startsWith('https:');
  return async (request, response, next) => {
    if (contexts.has(response) && arrived.has(request)) {
      next();
      return;
    }
    // At once: nothing tells it any more when the client has left.
    const ip = addressOf(request);
    if (hasBody(request)) {
      // A body that came along with the headers is read by then.
      if (!request.complete) await immediately();
      if (request.complete) arrived.add(request);
    }
    // From here on, whatever is cached is as new as this request.
    await dataVersions.refresh();
    const log = requestLog(response);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const requestId = log?.id ?? '';
    const viewer = token ? await services.identity.authenticate(token, { ip, requestId }) : null;
    // A request whose body has come is asked about again and counts once.
    if (viewer && !contexts.has(response)) readLimits.count(viewer);
    const context: RequestContext = {
      viewer,
      credentials: await worthOf(token, viewer, services),
      services,
      loaders: createLoaders(services),
      logger: () => log?.logger ?? logger,
      now: now(),
      origin: {
        requestId,
        ip,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        device: deviceCookie(request, response, isSecure),
      },
    };
    contexts.set(response, context);
    // Answered meanwhile (`answerInTime`): nothing is begun any more for somebody who was told that it failed.
    if (!response.writableEnded) next();
  };
}

/** Only this server reads it and no script can; no other site's request carries it. */
function deviceCookie(request: IncomingMessage, response: ServerResponse, isSecure: boolean): DeviceCookie {
  const attributes = `Path=/; Max-Age=${DEVICE_COOKIE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    value: COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? null,
    keep(value) {
      if (response.headersSent) return;
      response.setHeader('Set-Cookie', `${DEVICE_COOKIE}=${value}; ${attributes}`);
    },
  };
}

async function worthOf(token: string | undefined, viewer: Viewer | null, { identity }: Services): Promise<Credentials> {
  if (!token) return 'none';
  if (viewer) return 'valid';
  if (isMeantAsKey(token)) return 'invalidKey';
  return (await identity.isOfDeletedCandidate(token)) ? 'deletedCandidate' : 'invalid';
}
