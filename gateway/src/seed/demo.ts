import { randomInt } from 'node:crypto';
import mongoose from 'mongoose';
import { dataVersions } from '../cache/dataVersions.js';
import type { Logger } from 'pino';
import type { CandidateViewer, UserViewer } from '../auth/viewer.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { ClientRecord } from '../domains/clients/clientsModel.js';
import type { Services } from '../domains/services.js';
import { seedDocuments } from './demoDocuments.js';
import { demoClients, demoFields } from './demoStory.js';
import { person } from './people.js';
import { Random } from './random.js';

const SEED = 20_261_120;
const DAYS_OF_HISTORY = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const origin = { requestId: 'demo-data', ip: '127.0.0.1', userAgent: null };

/** What to sign in with after seeding. */
export interface DemoLogins {
  client: { email: string; password: string };
  candidate: { link: string; password: string };
}

/** How far a demo candidate has come. */
type Stage = 'registered' | 'consented' | 'halfway' | 'complete' | 'confirmed' | 'changedAfter';
const stages: readonly Stage[] = [
  'confirmed',
  'complete',
  'halfway',
  'registered',
  'confirmed',
  'consented',
  'halfway',
  'changedAfter',
];

/**
 * Fills an empty database with the demo story, through the same services as everybody: three companies, a dozen
 * fields, forty candidates in every state, documents in every state. The people and their answers are the same on every machine; passwords are not.
 */
export async function seedDemo(services: Services, { logger }: { logger: Logger }): Promise<DemoLogins> {
  const random = new Random(SEED);
  const admin = systemAdmin();
  for (const { field } of demoFields) await services.customFields.create(admin, field);
  const clients: ClientRecord[] = [];
  for (const { candidates: _count, ...client } of demoClients) {
    const fields = demoFields
      .filter(({ field }) => field.target === 'client')
      .map(({ field, value }) => ({ key: field.key, value: value(random) }));
    clients.push(
      (await services.clients.create(admin, { ...client, active: client.email !== demoClients[2].email, fields }))
        .client,
    );
  }
  const registered: CandidateRecord[] = [];
  for (const [index, client] of clients.entries()) {
    const viewer = clientViewer(client);
    for (let number = 0; number < (demoClients[index]?.candidates ?? 0); number++) {
      const stage = stages[registered.length % stages.length] ?? 'registered';
      registered.push(await seedCandidate(services, { random, viewer, admin, stage, number: registered.length }));
    }
  }
  await spreadOverTime(registered, random);
  const [firstClient] = clients;
  const open = registered.find((candidate) => candidate.progress < 50);
  if (!firstClient || !open) throw new Error('the demo story has clients and open candidates');
  const password = demoPassword();
  await services.identity.passwords.set(firstClient.email, password, { mustChange: false });
  const access = await services.candidates.credentials.of(admin, open._id.toString());
  logger.info({ candidates: registered.length }, 'demo data made');
  return { client: { email: firstClient.email, password }, candidate: access };
}

interface CandidateSeed {
  random: Random;
  viewer: UserViewer;
  admin: UserViewer;
  stage: Stage;
  number: number;
}

async function seedCandidate(
  services: Services,
  { random, viewer, admin, stage, number }: CandidateSeed,
): Promise<CandidateRecord> {
  const own = demoFields.filter(
    ({ field }) => field.target === 'candidate' && field.type !== 'file' && field.canEdit?.includes('candidate'),
  );
  const answers = own.map(({ field, value }) => ({ key: field.key, value: value(random) }));
  const candidate = await services.candidates.create(viewer, person(random, number));
  const id = candidate._id.toString();
  if (stage === 'registered') return candidate;

  const self: CandidateViewer = {
    kind: 'candidate',
    role: 'candidate',
    candidateId: id,
    sessionId: id,
    clientId: viewer.clientId,
    hasConsented: true,
  };
  const { version, textHash } = services.privacy.consentDocument(
    'pt-BR',
    await services.customFields.catalogue('candidate'),
  );
  const consented = await services.privacy.recordConsent(self, { version, textHash, origin, source: 'web' });
  if (stage === 'consented') return consented;
  await seedDocuments(services, { candidate: consented, admin, number });
  if (stage === 'halfway') {
    return services.candidates.ownForm.save(self, {
      fields: answers.slice(0, random.between(2, answers.length - 2)),
    });
  }
  const finished = await services.candidates.ownForm.finish(self, { fields: answers });
  if (stage === 'complete') return finished;
  const clientNotes = random.chance(0.5) ? 'Documentos conferidos.' : undefined;
  await services.confirmations.confirm(viewer, { candidateId: id, clientNotes });
  if (stage === 'changedAfter') {
    return services.candidates.update(admin, id, { fields: [{ key: 'escolaridade', value: 'Pós-graduação' }] });
  }
  return finished;
}

/** A list in which everybody came at the same second tells nothing. */
async function spreadOverTime(candidates: readonly CandidateRecord[], random: Random): Promise<void> {
  const now = Date.now();
  await mongoose.connection.collection('candidates').bulkWrite(
    candidates.map(({ _id }, index) => {
      const age = ((candidates.length - index) / candidates.length) * DAYS_OF_HISTORY * DAY_MS;
      const createdAt = new Date(now - age - random.between(0, DAY_MS));
      return { updateOne: { filter: { _id }, update: { $set: { createdAt } } } };
    }),
  );
  await dataVersions.changed('candidates');
}

/** Eight readable characters, from the system's secure source: these logins open a real server. */
function demoPassword(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Who seeds: an admin that no account stands behind. */
export function systemAdmin(): UserViewer {
  return {
    kind: 'user',
    role: 'admin',
    userId: new mongoose.Types.ObjectId().toString(),
    sessionId: new mongoose.Types.ObjectId().toString(),
    name: 'Administrador',
    email: 'demo@esteira.local',
    clientId: null,
    mustChangePassword: false,
  };
}

function clientViewer(client: ClientRecord): UserViewer {
  return { ...systemAdmin(), role: 'client', name: client.name, email: client.email, clientId: client._id.toString() };
}
