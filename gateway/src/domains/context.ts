import type { Logger } from 'pino';
import type { Asking } from '../auth/rules.js';
import type { Loaders } from './loaders.js';
import type { Services } from './services.js';

/** Where a request comes from, for logs, rate limits, sessions and the consent record. */
export interface RequestOrigin {
  requestId: string;
  ip: string;
  userAgent: string | null;
  /** What the browser has kept of earlier sign-ins; absent for work without an HTTP request. */
  device?: DeviceCookie;
}

/** The cookie that proves earlier sign-ins (`KnownDevices`). It opens nothing. */
export interface DeviceCookie {
  /** The value that the request brought, any text; null for none. */
  value: string | null;
  /** Has the answer carry the next value. */
  keep(value: string): void;
}

/** What every resolver and REST handler gets; made once per request. */
export interface RequestContext extends Asking {
  services: Services;
  loaders: Loaders;
  /** The request's own logger, made when there is something to say. */
  logger: () => Logger;
  now: Date;
  origin: RequestOrigin;
}
