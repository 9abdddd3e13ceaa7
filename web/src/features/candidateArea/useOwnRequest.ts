import { useMemo } from 'react';
import { requestFor, type Request } from '../../session/request';
import { useOwner } from '../../session/useSession';

/**
 * `request` in the name of the candidate whose area this is, also where it is called long after the area has gone: lint
 * refuses the other one here, which would send in the name of the candidate who has signed in meanwhile.
 */
export function useOwnRequest(): Request {
  const owner = useOwner();
  return useMemo(() => requestFor(owner), [owner]);
}
