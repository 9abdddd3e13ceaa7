import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** No secret and no personal datum in logs (design.md section 6). */
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

/** Links hold secrets in path or query: a candidate's access token, a reset token. */
function withoutSecrets(url: string): string {
  return url.replace(/\?.*$/, '?…').replace(/^(\/candidato\/|\/downloads\/exports\/)[^/?]+/, '$1…');
}

export function createLogger(level: string): Logger {
  return pino({ level, redact: { paths: redactedPaths, censor: '[redacted]' } });
}

/** One line per request with an id that the answer carries too, so that a user can quote it. */
export function requestLogger(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'debug',
    // the standard form that they would be brought into first is not asked for
    wrapSerializers: false,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  });
}
