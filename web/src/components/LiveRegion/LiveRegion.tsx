import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/**
 * Words that screen readers tell when they change. They stand beside the page: an open dialog hides everything but itself and live
 * regions, and would leave the page's landmarks around one in sight.
 */
export function LiveRegion({ children }: { children: string }) {
  return createPortal(<VisuallyHidden aria-live="polite">{children}</VisuallyHidden>, document.body);
}
