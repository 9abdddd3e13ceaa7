import type { KnipConfig } from 'knip';

/** `npm run unused`: files, exports and dependencies that nothing uses, and modules that import each other in a circle. */
const config: KnipConfig = {
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'exports', 'types', 'cycles'],
  workspaces: {
    '.': { entry: ['docs/examples/*.mjs'], project: ['*.{js,ts}', 'docs/**/*.mjs'] },
    gateway: {
      entry: [
        'src/server/index.ts',
        'scripts/*.{mjs,ts}',
        // Each is a process of its own, or is loaded before one.
        'bench/*.ts',
        'bench/**/*.mjs',
        'src/database/embedded/embeddedEngineProcess.ts',
        // Imported by paths that only tsx reads.
        'test/{sharedEngine,bundled}.ts',
      ],
      project: ['{src,test,bench,scripts}/**/*.{ts,mjs}'],
      // LibreOffice, where it is installed; the system's own.
      ignoreBinaries: ['soffice', 'mount', 'umount'],
      ignoreDependencies: [
        // A program, found by its package.json.
        '@redocly/cli',
        // Data, found by the path of their package.json.
        '@tesseract.js-data/por',
        // Required by name, as it brings no types.
        's3rver',
      ],
    },
    web: {
      jest: { config: ['jest.config.js', 'e2e/jest.config.js'] },
      entry: ['src/gallery/main.tsx', 'explorer/main.tsx', 'explorer/vite.config.ts', 'bench/*.ts', 'e2e/*.e2e.ts'],
      project: ['{src,e2e,bench,build,explorer}/**/*.{ts,tsx}'],
    },
  },
  // The generators write more than is asked for.
  ignore: ['**/generated/**'],
  // An interface that a function of the same file names is a part of that function's signature.
  ignoreExportsUsedInFile: true,
};

export default config;
