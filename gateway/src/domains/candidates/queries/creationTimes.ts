/**
 * Who is created comes last in the order of creation, so places of others stay. Clocks of gateways differ, and a write takes
 * its time: a place counts as taken for good only long after a record with such a time can still be on its way.
 */
const ON_ITS_WAY_MS = 10 * 60_000;
const SETTLED_AFTER_MS = 60 * 60_000;

/** Whether a record that was just inserted comes after all places that `isSettled` lets through. */
export const isNewlyCreated = ({ createdAt }: { createdAt: Date }): boolean =>
  createdAt.getTime() > Date.now() - ON_ITS_WAY_MS;

/** Whether no candidate who is created from now on comes before this record. */
export const isSettled = ({ createdAt }: { createdAt: Date }): boolean =>
  createdAt.getTime() < Date.now() - SETTLED_AFTER_MS;
