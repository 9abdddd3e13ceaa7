import { RequestError } from '../../../session/request';

/** Whether it is not known what has become of a request: no answer came, or the server stumbled over it. */
export const isAnswerLost = (error: unknown): boolean =>
  !(error instanceof RequestError) || error.code === 'NETWORK' || error.status >= 500;
