import { createContext, useContext, useMemo } from 'react';
import { requestFor, type Request } from '../../session/request';

/** Whose area this is, by `ownerOf` of the session that it was opened in; null for no session. */
export const OwnerContext = createContext<string | null>(null);

/** Whose area this is: everything in it that is sent names this owner. */
export const useOwner = () => useContext(OwnerContext);

/**
 * `request` in the name of the candidate whose area this is, also where it is called long after the area has gone: lint
 * refuses the other one here, which would send in the name of the candidate who has signed in meanwhile.
 */
export function useOwnRequest(): Request {
  const owner = useOwner();
  return useMemo(() => requestFor(owner), [owner]);
}
