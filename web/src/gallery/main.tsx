/** The gallery: development only (`gallery.html` is no input of the production build). */
import '../theme/nonce';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../components/Toast/Toaster';
import { i18nReady } from '../i18n';
import '@fontsource-variable/inter/index.css';
import { ThemeProvider } from '../theme/ThemeProvider';
import { Gallery } from './Gallery';

void i18nReady.then(() => {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <ThemeProvider>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Gallery />
          </Suspense>
          <Toaster />
        </BrowserRouter>
      </ThemeProvider>
    </StrictMode>,
  );
});
