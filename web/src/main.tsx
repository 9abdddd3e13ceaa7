import './theme/nonce'; // first: styles created from here on carry the page's CSP nonce
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { i18nReady } from './i18n';
import { startSession } from './session/viewer';

startSession();
const root = document.getElementById('root');
if (root) void i18nReady.then(() => createRoot(root).render(<App />));
