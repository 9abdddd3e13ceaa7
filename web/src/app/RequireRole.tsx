import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner';
import { candidateStartPath } from '../session/candidateLink';
import { useSession } from '../session/useSession';
import { SessionUnreachable } from './SessionUnreachable';
import { StartingFrame } from './StartingFrame';

export interface RequireRoleProps {
  /** One of these suffices, in lowercase, as the viewer's are. */
  allowed: readonly string[];
}

/**
 * Guards the routes inside: a spinner while the session loads, in the staff's frame on their routes; not signed in →
 * /login, which comes back here afterwards (unless the person signed out, or another one signs in), a candidate whose
 * session has ended → the password of their link, or how to get in where that is not known; a wrong role → /, which leads
 * to the role's own start.
 */
export function RequireRole({ allowed }: RequireRoleProps) {
  const session = useSession();
  const location = useLocation();
  const toLogin = (owner?: string) => <Navigate to="/login" replace state={{ from: location, owner }} />;

  switch (session.status) {
    case 'loading':
      return allowed.includes('candidate') ? <Spinner block /> : <StartingFrame />;
    case 'unreachable':
      return <SessionUnreachable />;
    case 'anonymous':
      if (session.reason === 'signedOut') return <Navigate to="/login" replace />;
      if (session.kind === 'candidate') return <Navigate to={candidateStartPath()} replace />;
      return toLogin(session.owner);
    case 'authenticated': {
      const { viewer } = session;
      // Until the new password is set the sign-in screen keeps the person.
      if (viewer.mustChangePassword) return toLogin(viewer.owner);
      const permitted = viewer.roles.some((role) => allowed.includes(role));
      return permitted ? <Outlet /> : <Navigate to="/" replace />;
    }
  }
}
