import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type DestinationStream, type Logger } from 'pino';
import { httpStatusByCode } from '../lib/errors.js';
import { loggedError } from './loggedError.js';
import type { Handler } from './runMiddleware.js';

/** What logs never show. */
const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
];

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What stands before a secret in a path. */
const BEFORE_SECRETS = /^(\/candidato\/|\/lembretes\/|\/downloads\/(?:exports|documents|document-archives)\/)[^/?]+/;

/** Links hold secrets in path or query: a candidate's access token, a reset token, what opens a download. */
export function withoutSecrets(url: string): string {
  const query = url.indexOf('?');
  const shown = query < 0 ? url : `${url.slice(0, query)}?…`;
  return shown.replace(BEFORE_SECRETS, '$1…');
}

/** @param destination takes each line; the standard output unless told. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: redactedPaths, censor: '[redacted]' };
  return pino({ level, redact, serializers: { err: loggedError } }, destination);
}

/** What a request is called in logs and in its answer, and its own logger, made when it has something to say. */
export class RequestLog {
  #logger: Logger | null = null;

  constructor(
    private readonly parent: Logger,
    private readonly request: IncomingMessage & { originalUrl?: string },
    readonly id: string,
  ) {}

  get logger(): Logger {
    const { method, url = '', originalUrl = url } = this.request;
    return (this.#logger ??= this.parent.child({ req: { id: this.id, method, url: withoutSecrets(originalUrl) } }));
  }
}

const logs = new WeakMap<ServerResponse, RequestLog>();

/** The log of the request that a response answers. */
export function requestLog(response: ServerResponse): RequestLog | undefined {
  return logs.get(response);
}

/**
 * One line per request with an id that the answer carries too, so that a user can quote it. By hand: pino-http makes a
 * logger for each request, logged or not, which takes a twelfth of a page.
 */
export function requestLogger(logger: Logger): Handler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const log = new RequestLog(logger, request, id);
    logs.set(response, log);
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      // Refused with 503 or 507 is what the server expects to, and its own failures have one status.
      const level = statusCode === httpStatusByCode.INTERNAL ? 'error' : statusCode >= 400 ? 'warn' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const responseTime = Math.round(performance.now() - startedAt);
      log.logger[level](
        { res: { statusCode }, responseTime },
        writableFinished ? 'request completed' : 'request left by its client',
      );
    });
    next();
  };
}
