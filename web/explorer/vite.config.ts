import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** GraphiQL and its editor, built apart from the app: people who use the product never load any of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Where the gateway serves it.
  base: '/graphql/',
  logLevel: 'warn',
  build: {
    target: 'es2022',
    // Its size matters only to the developer beside the server.
    chunkSizeWarningLimit: Infinity,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onwarn(warning, warn) {
        // Libraries mark modules for servers that render React; this page is rendered in the browser alone.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  worker: { format: 'es' },
});
