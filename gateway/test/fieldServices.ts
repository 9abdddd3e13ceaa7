import { EventEmitter, once } from 'node:events';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { createSealer } from '../src/auth/seal.js';
import type { UserViewer } from '../src/auth/viewer.js';
import type { CreateFieldInput } from '../src/domains/fields/definitions/customFieldsInput.js';
import { buildServices } from '../src/domains/services.js';
import { DomainError } from '../src/lib/errors.js';
import { startTestDatabase, type TestDatabase } from './database.js';
import { testConfig } from './server.js';
import { withFiles } from './withFiles.js';

export const user = (role: UserViewer['role']): UserViewer => ({
  kind: 'user',
  role,
  userId: new Types.ObjectId().toString(),
  sessionId: new Types.ObjectId().toString(),
  name: 'Ana',
  email: 'ana@exemplo.com',
  clientId: null,
  mustChangePassword: false,
});
export const admin = user('admin');

const config = testConfig();
export const services = buildServices(
  withFiles({
    config,
    logger: pino({ level: 'silent' }),
    sealer: createSealer(config.encryptionKey),
    now: () => new Date('2026-05-10T15:00:00Z'),
  }),
);

/** Tells of each run in the background that these services begin. */
const refreshes = new EventEmitter();
/** A run that a test has left behind would say of the emptied database that it is computed already. */
let lastRun: Promise<void> = Promise.resolve();
const refreshProgress = services.candidates.refreshProgress.bind(services.candidates);
services.candidates.refreshProgress = (isOutdated) => {
  const run = refreshProgress(isOutdated);
  lastRun = run;
  refreshes.emit('run', run);
  return run;
};

/** Resolves when runs in the background have made the stored progress of a candidate so many percent. */
export async function progressBecomes(candidateId: string, percent: number): Promise<void> {
  for (;;) {
    // Listened to before the record is read, so that no run begins unheard in between.
    const next = once(refreshes, 'run') as Promise<[Promise<void>]>;
    await lastRun;
    if ((await services.candidates.get(admin, candidateId)).progress === percent) return;
    const [run] = await next;
    await run;
  }
}

/** Gives each test of a file the services over an empty database. */
export function overAnEmptyDatabase() {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  beforeEach(async () => {
    await lastRun;
    await database.clear();
  });
  afterAll(async () => {
    await services.candidates.stop();
    await database.stop();
  });
}

export const create = (input: Partial<CreateFieldInput> & { key: string }) =>
  services.customFields.create(admin, { label: 'Rótulo', type: 'text', target: 'candidate', ...input });
export const permissionOf = async (key: string) => (await services.fieldPermissions.byKey()).get(key);
export const list = () => services.customFields.list(admin, { target: 'candidate' });

/** The failure of a call; the test fails when there is none. */
export async function failure(call: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await call.then(
    () => new Error('was accepted'),
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return error;
  throw error;
}

export async function candidateWith(values: Record<string, string>) {
  const fields = Object.entries(values).map(([key, value]) => ({ key, value }));
  const email = `${new Types.ObjectId().toString()}@exemplo.com`;
  return services.candidates.create(admin, { name: 'Caio', email, fields });
}
