import mongoose from 'mongoose';
import { pino } from 'pino';
import { startCandidateStory, type CandidateStory } from '../../test/candidates.js';
import { applyMigrations } from '../database/migrations.js';
import { operationTimeout, setOperationTimeout } from '../database/timeouts.js';
import { migrationsOf } from './migrations.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());
beforeEach(async () => {
  const { fieldPermissions, customFields } = story.server.services;
  await mongoose.connection.collection('migrations').deleteMany({});
  for (const { key, _id } of await customFields.list(story.admin.viewer)) {
    if (key === 'document') await customFields.delete(story.admin.viewer, _id.toString());
  }
  await fieldPermissions.delete(story.admin.viewer, 'document').catch(() => undefined);
});

/** What every start does. */
const start = () =>
  applyMigrations(migrationsOf(story.server.services), {
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
  });

let number = 0;
/** The documented call: a client registers a candidate with its document. */
const registerWithDocument = (token: string) => {
  number += 1;
  return story.server.rest('post', '/candidates', {
    token,
    body: { name: 'Rui', email: `rui${number}@exemplo.com`, document: '123' },
  });
};
const permission = async () =>
  (await story.server.rest('get', '/field-permissions/document', { token: story.admin.token })).body.data;

describe('the permission of `document`', () => {
  test('lets clients register with it, and see and change it', async () => {
    expect((await registerWithDocument(story.client.token)).status).toBe(403);
    await start();
    const created = await registerWithDocument(story.client.token);
    expect(created).toMatchObject({ status: 201, body: { data: { document: '123' } } });
    const path = `/candidates/${created.body.data.id}`;
    const body = { document: '456' };
    expect((await story.server.rest('put', path, { token: story.client.token, body })).body.data.document).toBe('456');
    expect(await permission()).toMatchObject({
      label: 'Documento',
      canView: ['admin', 'client'],
      canEdit: ['admin', 'client'],
    });
  });

  test('is given once: what an administrator takes away stays away at the next start', async () => {
    await start();
    await story.server.services.fieldPermissions.delete(story.admin.viewer, 'document');
    await start();
    expect((await registerWithDocument(story.client.token)).status).toBe(403);
  });

  test('is left as it is where there is one', async () => {
    const own = { fieldKey: 'document', label: 'Doc', canView: ['admin' as const], canEdit: ['admin' as const] };
    await story.server.services.fieldPermissions.save(story.admin.viewer, own);
    await start();
    expect(await permission()).toMatchObject(own);
  });

  test('is not given to a configured field whose record was taken away', async () => {
    const field = { key: 'document', label: 'Doc', type: 'text', target: 'candidate' } as const;
    await story.server.services.customFields.create(story.admin.viewer, field);
    await story.server.services.fieldPermissions.delete(story.admin.viewer, 'document');
    await start();
    expect(await permission()).toBeUndefined();
  });

  test('is given once by two gateways that start together', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await permission()).toMatchObject({ canView: ['admin', 'client'] });
  });
});

test('a migration that fails is tried again at the next start, and none after it is applied before', async () => {
  const applied: string[] = [];
  let isBroken = true;
  const migrations = ['primeira', 'segunda', 'terceira'].map((id) => ({
    id,
    apply: async () => {
      if (id === 'segunda' && isBroken) throw new Error('no answer');
      applied.push(id);
    },
  }));
  const options = { now: () => new Date(), logger: pino({ level: 'silent' }) };
  await expect(applyMigrations(migrations, options)).rejects.toThrow('no answer');
  isBroken = false;
  await applyMigrations(migrations, options);
  await applyMigrations(migrations, options);
  expect(applied).toEqual(['primeira', 'segunda', 'terceira']);
});

test('a migration has minutes for an operation, whatever the limit of requests, which holds again after one that fails', async () => {
  const usual = operationTimeout();
  setOperationTimeout(3_000);
  try {
    const seen: number[] = [];
    const options = { now: () => new Date(), logger: pino({ level: 'silent' }) };
    const apply = async () => {
      seen.push(operationTimeout());
      if (seen.length === 2) throw new Error('cut off');
    };
    await applyMigrations([{ id: 'first', apply }], options);
    await expect(applyMigrations([{ id: 'second', apply }], options)).rejects.toThrow('cut off');
    expect(seen).toEqual([600_000, 600_000]);
    expect(operationTimeout()).toBe(3_000);
  } finally {
    setOperationTimeout(usual);
  }
});
