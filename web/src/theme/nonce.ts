/**
 * Style nonces under the strict CSP (`style-src 'self' 'nonce-…'`). Import this module first in main.tsx.
 *
 * The server writes a fresh nonce into `<meta property="csp-nonce" content="…">` of index.html. Then:
 * - styled-components reads that meta element by itself when it creates its <style>;
 * - react-remove-scroll (inside radix Dialog: it locks the page behind an open dialog) creates its <style> with the
 *   nonce that the package `get-nonce` holds, so we hand it over here;
 * - nothing else in `components/` adds <style> elements: radix and react-datepicker set styles through the DOM's style
 *   object, which CSP allows, and the calendar's look is ours (styled-components), not the library's style sheet.
 */
import { setNonce } from 'get-nonce';

/** The nonce of this page, or undefined where the server sets none (development, tests). */
function pageNonce(): string | undefined {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

const nonce = pageNonce();
if (nonce) setNonce(nonce);
