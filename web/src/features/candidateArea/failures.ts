import { RequestError } from '../../session/request';

/** What a failed request means for what waits to be sent: no answer came, another try may help, or it will not. */
export function kindOfFailure(error: unknown): 'offline' | 'transient' | 'final' {
  if (!(error instanceof RequestError)) return 'final';
  if (error.code === 'NETWORK') return 'offline';
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'transient' : 'final';
}
