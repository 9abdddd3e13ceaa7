import type { RequestHandler } from 'express';

/**
 * Refuses HEAD for what is downloaded. Express answers it by the route of GET, which makes or reads the whole file, gives some files once
 * and tells timelines that documents were downloaded: what only looks at an address, as previews of links and managers of downloads do,
 * would have all that done for nothing.
 */
export const onlyByGet: RequestHandler = (_request, response) => {
  response.status(405).set('Allow', 'GET').end();
};
