import { sleep } from '../lib/sleep';

/**
 * One tab at a time. The Web Locks API does it where it exists; browsers offer it only in secure contexts, so an
 * office that serves http://esteira.intranet gets a lease in local storage instead.
 */
const LEASE_MS = 15_000;
/** Local storage has no compare-and-set: after this pause the last writer of a race is the one that stays. */
const SETTLE_MS = 40;
const POLL_MS = 100;

/**
 * Runs the task while no other tab of this origin runs one under the same name. The task is told whether it had to wait for another
 * tab whose last words in local storage may still be on their way: browsers pass locks and storage on separately. A lease lies in
 * local storage itself, behind those words.
 */
export async function withTabLock<Result>(
  name: string,
  task: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return withLease(`esteira.lock.${name}`, () => task(false));
  const atOnce = await locks.request(
    name,
    { ifAvailable: true },
    async (lock) => lock && { result: await task(false) },
  );
  return atOnce ? atOnce.result : await locks.request(name, () => task(true));
}

async function withLease<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const owner = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  try {
    localStorage.getItem(key);
  } catch {
    return task(); // Without shared storage there are no shared tokens to protect.
  }
  await takeLease(key, owner);
  try {
    return await task();
  } finally {
    if (readLease(key)?.owner === owner) localStorage.removeItem(key);
  }
}

interface Lease {
  owner: string;
  /** Wall clock, which tabs share; a tab that dies inside its task blocks the others no longer than this. */
  until: number;
}

function readLease(key: string): Lease | null {
  try {
    const lease = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Lease> | null;
    const valid = typeof lease?.owner === 'string' && typeof lease.until === 'number';
    return valid && (lease.until as number) > Date.now() ? (lease as Lease) : null;
  } catch {
    return null;
  }
}

async function takeLease(key: string, owner: string): Promise<void> {
  for (;;) {
    if (!readLease(key)) {
      localStorage.setItem(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS } satisfies Lease));
      await sleep(SETTLE_MS);
      if (readLease(key)?.owner === owner) return;
    }
    await leaseChange(key);
  }
}

/** The next storage event on the key, or a short while: events can be missed, and a lease can simply run out. */
function leaseChange(key: string): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', handle);
      resolve();
    };
    const handle = (event: StorageEvent) => event.key === key && finish();
    const timer = setTimeout(finish, POLL_MS);
    window.addEventListener('storage', handle);
  });
}
