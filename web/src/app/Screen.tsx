import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner';
import { useViewer } from '../session/useSession';
import { BrokenApp } from './BrokenApp';
import { ErrorBoundary } from './ErrorBoundary';

/** Seldom seen, so not in the first load; where even this does not arrive, the app's own boundary stands behind. */
const BrokenScreen = lazy(() => import('./BrokenScreen'));

/**
 * Around every screen: its own error boundary, and something to see while it loads.
 * @param fallback what that is, where not a spinner
 */
export function Screen({ fallback = <Spinner block /> }: { fallback?: ReactNode }) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const broken = viewer ? (
    <Suspense fallback={<Spinner block />}>
      <BrokenScreen />
    </Suspense>
  ) : (
    <BrokenApp />
  );
  return (
    <ErrorBoundary fallback={broken} resetKey={pathname}>
      <Suspense fallback={fallback}>
        <Outlet />
        <Arrival key={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** After a change of screen: the top of the page, and the focus in its content unless the screen has placed it. */
function Arrival() {
  useEffect(() => {
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, []);
  return null;
}
