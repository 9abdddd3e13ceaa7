import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BackLocation } from './backNavigation';

/** Where one goes from a screen whose record is gone. */
interface Way {
  /** The path of the screen that is left: another record's screen may be the same component. */
  from: string;
  to: string;
  state: BackLocation;
}

/**
 * Leaves the screen of a record that was deleted in a dialog above it. The next screen takes the place of this one in the
 * history, and not of the dialog alone: 'back' would lead to what is not there any more.
 * @param dialog the parameter by which the address says that the dialog is open; the caller closes it
 */
export function useNavigateAfterDelete(dialog: string): (to: string, state?: BackLocation) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const isClosed = !new URLSearchParams(search).has(dialog);
  useEffect(() => {
    if (way?.from === pathname && isClosed) void navigate(way.to, { replace: true, state: way.state });
  }, [way, pathname, isClosed, navigate]);
  return (to, state = {}) => setWay({ from: pathname, to, state });
}
