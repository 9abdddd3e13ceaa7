import './theme/nonce'; // It comes first: styles created from here on carry the page's CSP nonce.
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadScreen } from './app/routes';
import { i18nReady } from './i18n';
import { watchHistory } from './lib/historyGuard';
import { startSession } from './session/viewer';
import { loadTypefaceLater } from './theme/typeface';

watchHistory();
startSession();
loadTypefaceLater();
const root = document.getElementById('root');
if (root) {
  void Promise.all([i18nReady, preloadScreen(window.location.pathname)]).then(() => createRoot(root).render(<App />));
}
