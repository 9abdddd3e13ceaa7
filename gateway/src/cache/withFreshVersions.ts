import { dataVersions } from './dataVersions.js';

/** Does work in the background with what other processes have changed, for which no request has asked. */
export async function withFreshVersions<T>(work: () => T | Promise<T>): Promise<T> {
  await dataVersions.refresh();
  return work();
}
