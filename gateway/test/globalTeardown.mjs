/** The counterpart of globalSetup.mjs, which runs in the same process. */
export default async function tearDown() {
  await globalThis.stopSharedEngine?.();
  await globalThis.removeBundles?.();
}
