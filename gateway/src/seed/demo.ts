import { randomInt } from 'node:crypto';
import mongoose from 'mongoose';
import type { CandidateViewer, UserViewer } from '../auth/viewer.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { ClientRecord } from '../domains/clients/clientsModel.js';
import { buildServices, type BaseDependencies, type Services } from '../domains/services.js';
import { demoAnswers } from './demoAnswers.js';
import { seedDocuments } from './demoDocuments.js';
import { demoClients, demoFields } from './demoStory.js';
import { person } from './people.js';
import { Random } from './random.js';
import { DAY_MS, StoryClock } from './storyClock.js';

const SEED = 20_261_120;
const DAYS_OF_HISTORY = 60;
/** So long most admissions of the demo take, some half of it and some half more; one that began later is that much quicker. */
const DAYS_OF_ADMISSION = 8;
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
 * Fills an empty database with the demo story, through the same services as everybody, by a clock of its own: three companies,
 * sixteen fields, forty candidates in every state, documents in every state, all of which came about over the last sixty days. The
 * people and their answers are the same on every machine; passwords are not.
 */
export async function seedDemo(base: Omit<BaseDependencies, 'now'>): Promise<DemoLogins> {
  const random = new Random(SEED);
  const clock = new StoryClock();
  const services = buildServices({ ...base, now: clock.now });
  const admin = systemAdmin();
  const shared = { services, clock, random, admin };
  clock.standAt(daysAgo(DAYS_OF_HISTORY + 1));
  for (const { field } of demoFields) await services.customFields.create(admin, field);
  const clients = await seedClients(shared);

  const viewers = clients.flatMap((client, index) =>
    Array.from({ length: demoClients[index]?.candidates ?? 0 }, () => clientViewer(client)),
  );
  const people = viewers.map((viewer, number) => {
    const place = (number * PLACES_APART) % viewers.length;
    const registeredAt = daysAgo(DAYS_OF_HISTORY * (1 - place / viewers.length) + random.next());
    return admissionOf({ ...shared, viewer, number, registeredAt });
  });
  const steps = people.flatMap((one) => one.steps).toSorted((left, right) => left.at.getTime() - right.at.getTime());
  for (const { at, run } of steps) {
    clock.standAt(at);
    await run();
  }

  clock.standAt(new Date());
  await services.candidates.admission.refreshDue();
  const [firstClient] = clients;
  const invited = people.find(({ stage }) => stage === 'registered');
  if (!firstClient || !invited) throw new Error('the demo story has clients and candidates who have not begun');
  const password = demoPassword();
  await services.identity.passwords.set(firstClient.email, password, { mustChange: false });
  const access = await services.candidates.credentials.of(admin, invited.id());
  // The process may go on as a server: these services stand still in time, and would tell of its news a second time.
  await Promise.all([services.candidates.stop(), services.notifications.stop()]);
  return { client: { email: firstClient.email, password }, candidate: access };
}

/** What every part of the story is told with. */
interface Shared {
  services: Services;
  clock: StoryClock;
  random: Random;
  admin: UserViewer;
}

/** Companies register in turn rather than one after the other: 17 shares no factor with the forty candidates, so each place is taken once. */
const PLACES_APART = 17;

async function seedClients({ services, random, admin }: Shared): Promise<ClientRecord[]> {
  const clients: ClientRecord[] = [];
  for (const { candidates: _count, ...client } of demoClients) {
    const fields = demoFields
      .filter(({ field }) => field.target === 'client')
      .map(({ field, value }) => ({ key: field.key, value: value(random) }));
    const active = client.email !== demoClients[2].email;
    clients.push((await services.clients.create(admin, { ...client, active, fields })).client);
  }
  return clients;
}

/** Something that happens with one candidate, and when. */
interface Step {
  at: Date;
  run: () => Promise<unknown>;
}

/** What happens with one candidate, up to the stage that this one has come to; `id` tells who it is once that one is registered. */
function admissionOf({
  services,
  clock,
  random,
  admin,
  viewer,
  number,
  registeredAt,
}: Shared & { viewer: UserViewer; number: number; registeredAt: Date }): {
  stage: Stage;
  id: () => string;
  steps: Step[];
} {
  const stage = stages[number % stages.length] ?? 'registered';
  const own = demoFields.filter(
    ({ field }) => field.target === 'candidate' && field.type !== 'file' && field.canEdit?.includes('candidate'),
  );
  const answers = demoAnswers(own, random);
  const someAnswers = answers.slice(0, random.between(2, answers.length - 2));
  const clientNotes = random.chance(0.5) ? 'Documentos conferidos.' : undefined;
  const input = person(random, number);
  let candidate: CandidateRecord;
  const id = () => candidate._id.toString();
  const self = (): CandidateViewer => ({
    kind: 'candidate',
    role: 'candidate',
    candidateId: id(),
    sessionId: id(),
    clientId: viewer.clientId,
    hasConsented: true,
  });

  const usual = DAYS_OF_ADMISSION * (0.5 + random.next()) * DAY_MS;
  const takes = Math.min(Date.now() - registeredAt.getTime(), usual);
  const step = (share: number, run: Step['run']): Step => ({
    at: new Date(registeredAt.getTime() + share * takes),
    run,
  });
  const isPast = (...earlier: Stage[]) => !earlier.includes(stage);
  const steps = [step(0, async () => (candidate = await services.candidates.create(viewer, input)))];
  if (isPast('registered')) {
    steps.push(
      step(0.1, async () => {
        const { version, textHash } = services.privacy.consentDocument(
          'pt-BR',
          await services.customFields.catalogueOfClient(candidate.clientId),
        );
        await services.privacy.recordConsent(self(), { version, textHash, origin, source: 'web' });
      }),
    );
  }
  if (isPast('registered', 'consented')) {
    const pause = () => clock.forward(0.05 * takes);
    steps.push(step(0.2, () => seedDocuments(services, { candidate, admin, number, pause, clock })));
    steps.push(step(0.35, () => services.candidates.ownForm.save(self(), { fields: someAnswers })));
  }
  if (isPast('registered', 'consented', 'halfway')) {
    steps.push(step(0.5, () => services.candidates.ownForm.finish(self(), { fields: answers })));
  }
  if (stage === 'confirmed' || stage === 'changedAfter') {
    steps.push(step(0.75, () => services.confirmations.confirm(viewer, { candidateId: id(), clientNotes })));
  }
  if (stage === 'changedAfter') {
    const fields = [{ key: 'escolaridade', value: 'Pós-graduação' }];
    steps.push(step(0.9, () => services.candidates.update(admin, id(), { fields })));
  }
  if (stage === 'consented' && number % 16 === 13) {
    const ending = { reason: 'withdrew', message: 'Aceitou outra proposta.' };
    const end = () => services.candidates.actions.end(viewer, { selection: { candidateIds: [id()] }, ...ending });
    steps.push(step(0.8, end));
  }
  return { stage, id, steps };
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

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
