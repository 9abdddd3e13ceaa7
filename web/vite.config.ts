import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget } from './build/bundleBudget.ts';
import type { Route } from './build/firstLoad.ts';
import { graphqlDocuments } from './build/graphqlDocuments.ts';
import { precompress } from './build/precompress.ts';
import { routePreloads } from './build/routePreloads.ts';

/**
 * What every first load needs goes into one chunk: gzip finds more to repeat in it than in thirty small ones (5 kB
 * less), and a phone asks once. What only forms need is a second one, as the candidate's area begins without any.
 */
const BASE = [
  /\/node_modules\/(@emotion|cookie|get-nonce|i18next|react|react-dom|react-i18next)\//,
  /\/node_modules\/(react-router|react-router-dom|scheduler|styled-components|stylis)\//,
  // Not the part that only the charts of figures load.
  /\/node_modules\/use-sync-external-store\/(?!.*with-selector)/,
  /\/web\/src\/(session|theme|constants)/,
  /\/web\/src\/components\/(Button|CenteredCard|Layout|Logo|Spinner|VisuallyHidden)\/|\/Toast\/(toast|Toaster)\./,
  /\/web\/src\/components\/Field\/fieldContext|preload-helper|rolldown-runtime|rolldown_dynamic_import_helper/,
];
/** Without the context that a tick box reads too: the consent has one, and no other form part. */
const FORMS = [/\/web\/src\/components\/(Field\/(?!fieldContext)|IconButton|InlineError|TextInput|Tooltip)/];
/** The frame of a person who is signed in, which the candidate's area begins with and every screen of staff has. */
const FRAME = [/\/web\/src\/components\/(AppShell|Card|Checkbox|Skeleton)\/|\/ChoiceLine\.|\/useSignOut\./];

/** The texts of the staff's screens, which come together: one request, not ten. */
const staffTexts = (language: string) =>
  new RegExp(`/i18n/${language}/(?!candidate|capture|common|fields|identity|lists)\\w+\\.json`);

const among = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id.replaceAll('\\', '/')));

const loginRoute: Route = {
  path: '/login',
  firstPaint: ['src/features/identity/Login/Login.tsx', 'src/i18n/pt-BR/identity.json'],
};
/** What phones open over mobile networks (docs/decisions/0001-two-web-clients.md). */
const lightRoutes: Route[] = [
  loginRoute,
  {
    path: '/candidato/:token',
    firstPaint: ['src/features/identity/CandidateLogin/CandidateLogin.tsx', 'src/i18n/pt-BR/identity.json'],
  },
  {
    path: '/candidate',
    firstPaint: ['src/features/candidateArea/CandidateArea/CandidateArea.tsx', 'src/i18n/pt-BR/candidate.json'],
    next: ['src/features/candidateArea/CandidateArea/CandidateForm.tsx', 'src/i18n/pt-BR/fields.json'],
  },
];

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [
    react(),
    graphqlDocuments(fileURLToPath(new URL('src/generated/light/graphql.ts', import.meta.url))),
    bundleBudget({ limitKb: 138, routes: lightRoutes }),
    routePreloads([...lightRoutes, { ...loginRoute, path: '/' }]),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Inlined as data: URLs, small files would need a wider content security policy.
    assetsInlineLimit: 0,
    // Every browser that understands es2022 and this app's CSS preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onwarn(warning, warn) {
        // The texts of every first screen are in the first bundle, although the pattern for all others names them too.
        const isFirstTexts = warning.message.includes('src/i18n/pt-BR/common.json is dynamically imported');
        if (warning.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' || !isFirstTexts) warn(warning);
      },
      output: {
        assetFileNames: ({ names }) =>
          // The library asks for this file by its own name: the hash is that of its folder.
          names.includes('openjpeg_nowasm_fallback.js')
            ? 'assets/[hash]/[name][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: among(BASE) },
            { name: 'forms', test: among(FORMS) },
            { name: 'frame', test: among(FRAME) },
            { name: 'staff-pt-BR', test: staffTexts('pt-BR') },
            { name: 'staff-en-US', test: staffTexts('en-US') },
          ],
        },
      },
    },
  },
  // Else the explorer's page would be searched for packages as well: its workers cannot be bundled ahead, which ends the server.
  optimizeDeps: { entries: ['index.html', 'gallery.html'] },
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': gateway, '/v1': gateway, '/downloads': gateway },
  },
});
