/** How long after the page has loaded, in milliseconds. */
const DELAY_MS = 1_500;

/**
 * Fetches the typeface when the first screen stands. On a phone its 48 kB would otherwise take the network from the
 * data that the screen waits for, and its style sheet would hold up the first paint; until then the system's own
 * letters do. The staff's screens, opened on laptops all day, bring it along instead (app/StaffArea.tsx).
 */
export function loadTypefaceLater(): void {
  window.addEventListener('load', () => {
    setTimeout(() => void import('@fontsource-variable/inter/index.css'), DELAY_MS);
  });
}
