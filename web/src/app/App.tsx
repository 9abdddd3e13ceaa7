import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../components/Toast/Toaster';
import { ThemeProvider } from '../theme/ThemeProvider';
import { BrokenApp } from './BrokenApp';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './routes';

export function App() {
  return (
    <ThemeProvider>
      <ErrorBoundary fallback={<BrokenApp />}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Toaster />
      </ErrorBoundary>
    </ThemeProvider>
  );
}
