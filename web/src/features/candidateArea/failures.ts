import { RequestError } from '../../session/request';

/** `offline`: no answer came; `transient`: another try may help; `final`: it will not. */
export type FailureKind = 'offline' | 'transient' | 'final';

/** What a failed request means for what waits to be sent. */
export function kindOfFailure(error: unknown): FailureKind {
  if (!(error instanceof RequestError)) return 'final';
  if (error.code === 'NETWORK') return 'offline';
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'transient' : 'final';
}
