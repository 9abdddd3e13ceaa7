/** Once per test run: one database engine for all test files, and what their threads run. Plain JavaScript, as jest does not compile ES modules here. */
import { tsImport } from 'tsx/esm/api';

export default async function setUp() {
  const { startSharedEngine } = await tsImport('./sharedEngine.ts', import.meta.url);
  const { bundleWorkers } = await tsImport('./bundled.ts', import.meta.url);
  globalThis.removeBundles = await bundleWorkers();
  globalThis.stopSharedEngine = await startSharedEngine();
}
