import type { RequestHandler, Response } from 'express';
import { viewerAccount } from '../auth/viewer.js';
import { UploadLimiter } from '../lib/uploadLimiter.js';
import { requestContext } from '../server/requestContext.js';

/**
 * How many forms are taken in at the same time: more than pages of documents, which have limits of their own, so that a page
 * that is on its way again after a lost connection is still heard.
 */
const LIMITS = { inAll: 60, ofAccount: 8 };

/** Candidates have their own: on a hiring day their documents would keep staff from importing. */
const forms = { user: new UploadLimiter(LIMITS), candidate: new UploadLimiter(LIMITS) };

/**
 * Has a request whose body may be large wait in hand until it is answered: its file lies in memory or on the disk from the first byte on,
 * and who sends it may send it as slowly as a connection lasts. Refuses it with UNAVAILABLE, before anything of its body is read, where
 * so many are in hand already.
 */
export const limitConcurrentForms: RequestHandler = (_request, response, next) => {
  const viewer = requestContext(response)?.viewer;
  if (!viewer) {
    next();
    return;
  }
  const answering = async () => {
    next();
    await answered(response);
  };
  forms[viewer.kind].run(viewerAccount(viewer), answering).catch(next);
};

const answered = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });
