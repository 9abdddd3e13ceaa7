import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner';
import { BrokenScreen } from './BrokenScreen';
import { ErrorBoundary } from './ErrorBoundary';

/** Around every screen: its own error boundary, and something to see while it loads. */
export function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<BrokenScreen />} resetKey={pathname}>
      <Suspense fallback={<Spinner block />}>
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
