/** Once per test run: one database engine for all test files. Plain JavaScript, as jest does not compile ES modules here. */
import { tsImport } from 'tsx/esm/api';

export default async function setUp() {
  const { startSharedEngine } = await tsImport('./sharedEngine.ts', import.meta.url);
  globalThis.stopSharedEngine = await startSharedEngine();
}
