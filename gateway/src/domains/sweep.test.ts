/** What a crash between two writes leaves, and that it is finished or undone: by the same call again, or by the sweep. */
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { createSealer } from '../auth/seal.js';
import type { UserViewer } from '../auth/viewer.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../test/candidates.js';
import { withFiles } from '../../test/withFiles.js';
import { CandidateModel } from './candidates/candidatesModel.js';
import { CandidatesService } from './candidates/candidatesService.js';
import type { Change } from './changes/change.js';
import { Changes } from './changes/changes.js';
import { storePendingChange } from './changes/pendingChangesModel.js';
import { ClientModel } from './clients/clientsModel.js';
import { ClientsService } from './clients/clientsService.js';
import { ConfirmationModel } from './confirmations/confirmationsModel.js';
import { ConfirmationsService } from './confirmations/confirmationsService.js';
import { sessionsOf } from './identity/sessionsModel.js';
import { SecurityLog } from './security/securityLog.js';
import type { BaseDependencies, Services } from './services.js';

let story: CandidateStory;
let services: Services;
beforeAll(async () => {
  story = await startCandidateStory();
  ({ services } = story.server);
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const CRASH = 'the process ends here';
const entities: Change['entity'][] = ['candidate', 'client', 'confirmation', 'account', 'customField'];

/** A process that ends after the write, before anybody is told of it. */
function dying(): { base: BaseDependencies; changes: Changes } {
  const { config } = story.server;
  const logger = pino({ level: 'silent' });
  const base = withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now: () => new Date() });
  const changes = new Changes({ ...base, services: { securityLog: new SecurityLog(base) } });
  for (const entity of entities) {
    changes.subscribe(entity, () => {
      throw new Error(CRASH);
    });
  }
  return { base, changes };
}

function dyingCandidates(): CandidatesService {
  const { base, changes } = dying();
  return new CandidatesService({ ...base, services: { ...services, changes } });
}

/** The sweep of a process that starts two minutes later. */
async function sweepLater(): Promise<number> {
  story.server.setNow(new Date(Date.now() + 120_000));
  return services.sweep.run();
}

let serial = 0;
/** Another company with a signed-in user whose e-mail is confirmed. */
async function newCompany() {
  serial += 1;
  const email = `empresa${serial}@sweep.com`;
  const input = { name: 'Contato', companyName: `Empresa ${serial}`, email, active: true };
  const { client } = await services.clients.create(story.admin.viewer, {
    ...input,
    cnpj: `${String(10_000_000_000_000 + serial)}`,
  });
  await services.identity.passwords.set(email, 'segredo-da-empresa');
  await mongoose.connection.collection('users').updateOne({ email }, { $set: { emailConfirmedAt: new Date() } });
  const { accessToken } = await services.identity.signIn({ email, password: 'segredo-da-empresa' }, testOrigin);
  return { id: client._id.toString(), email, token: accessToken };
}

describe('a candidate who was deleted', () => {
  it('keeps confirmation and sessions after a crash, until the sweep', async () => {
    const candidate = await story.register();
    const id = candidate._id.toString();
    await services.confirmations.confirm(story.client.viewer, { candidateId: id });
    await story.signIn(candidate);
    await expect(dyingCandidates().remove(story.admin.viewer, id)).rejects.toThrow(CRASH);
    expect(await ConfirmationModel.countDocuments({ candidateId: id })).toBe(1);
    await sweepLater();
    expect(await ConfirmationModel.countDocuments({ candidateId: id })).toBe(0);
    expect(await sessionsOf(id, new Date(), 1)).toEqual([]);
  });

  it('while being confirmed leaves no confirmation, whichever call comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const candidateId = (await story.register())._id.toString();
      await Promise.allSettled([
        services.candidates.remove(story.admin.viewer, candidateId),
        services.confirmations.confirm(story.client.viewer, { candidateId }),
        services.confirmations.confirm(story.client.viewer, { candidateId }),
      ]);
      expect(await ConfirmationModel.countDocuments({ candidateId })).toBe(0);
    }
  });
});

describe('a change after a confirmation', () => {
  it('is noted by the sweep when the process ended before it was', async () => {
    const id = (await story.register())._id.toString();
    await services.confirmations.confirm(story.client.viewer, { candidateId: id });
    const update = dyingCandidates().update(story.client.viewer, id, { fields: [{ key: 'cidade', value: 'Recife' }] });
    await expect(update).rejects.toThrow(CRASH);
    await sweepLater();
    expect(await ConfirmationModel.findOne({ candidateId: id }).lean()).toMatchObject({ changedFieldKeys: ['cidade'] });
  });

  it('that never took place is not noted', async () => {
    const id = (await story.register())._id.toString();
    await services.confirmations.confirm(story.client.viewer, { candidateId: id });
    const change: Change = { entity: 'candidate', entityId: id, action: 'update', fields: ['cidade'] };
    await storePendingChange(change, new Date(Date.now() + 1_000));
    await sweepLater();
    expect(await ConfirmationModel.findOne({ candidateId: id }).lean()).toMatchObject({ changedFieldKeys: [] });
  });
});

describe('the mail about a reopening', () => {
  const reopenedMails = () => mongoose.connection.collection('jobs').countDocuments({ detail: 'candidateReopened' });
  async function completed() {
    const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
    const { viewer } = await story.signIn(candidate);
    await services.candidates.ownForm.finish(viewer, {});
    return candidate._id.toString();
  }

  it('is queued by the sweep, once, when the process ended before it was', async () => {
    const id = await completed();
    const before = await reopenedMails();
    await expect(dyingCandidates().reopen(story.client.viewer, id, {})).rejects.toThrow(CRASH);
    expect(await reopenedMails()).toBe(before);
    await sweepLater();
    await sweepLater();
    expect(await reopenedMails()).toBe(before + 1);
    expect(await services.candidates.get(story.admin.viewer, id)).toMatchObject({ mailDue: null });
  });

  it('is not queued for one that never took place', async () => {
    const entityId = await completed();
    const before = await reopenedMails();
    await storePendingChange({ entity: 'candidate', entityId, action: 'reopen' }, new Date());
    await sweepLater();
    expect(await reopenedMails()).toBe(before);
  });
});

describe('a mark that differs from the confirmations', () => {
  it('is mended after a crash between the two', async () => {
    const id = (await story.register())._id.toString();
    const { base, changes } = dying();
    const confirmations = new ConfirmationsService({ ...base, services: { ...services, changes } });
    await expect(confirmations.confirm(story.client.viewer, { candidateId: id })).rejects.toThrow(CRASH);
    expect(await services.candidates.get(story.admin.viewer, id)).toMatchObject({ isConfirmed: false });
    await sweepLater();
    expect(await services.candidates.get(story.admin.viewer, id)).toMatchObject({ isConfirmed: true });
  });

  it('is found by comparing alone, both ways, as is a confirmation without its candidate', async () => {
    const [unmarked, unconfirmed] = [await story.register(), await story.register()];
    await services.confirmations.confirm(story.client.viewer, { candidateId: unmarked._id.toString() });
    const mark = (_id: Types.ObjectId, isConfirmed: boolean) =>
      CandidateModel.updateOne({ _id, clientId: unmarked.clientId }, { $set: { isConfirmed } });
    await mark(unmarked._id, false);
    await mark(unconfirmed._id, true);
    const gone = { candidateId: new Types.ObjectId(), clientId: new Types.ObjectId(), candidateName: 'Ana' };
    await ConfirmationModel.create({ ...gone, isConfirmed: true, createdAt: new Date(), updatedAt: new Date() });
    expect(await services.sweep.run()).toBe(3);
    const isMarked = async (id: Types.ObjectId) =>
      (await services.candidates.get(story.admin.viewer, id.toString())).isConfirmed;
    expect([await isMarked(unmarked._id), await isMarked(unconfirmed._id)]).toEqual([true, false]);
    expect(await ConfirmationModel.countDocuments({ candidateId: gone.candidateId })).toBe(0);
    expect(await services.sweep.run()).toBe(0);
  });
});

describe('a client that was switched off', () => {
  async function switchedOffHalfWay() {
    const company = await newCompany();
    const { base, changes } = dying();
    const clients = new ClientsService({ ...base, services: { ...services, changes } });
    await expect(clients.update(story.admin.viewer, company.id, { active: false })).rejects.toThrow(CRASH);
    expect(await services.identity.authenticate(company.token)).not.toBeNull();
    return company;
  }

  it('is off for good once the call is repeated, although its record says so already', async () => {
    const { id, token, email } = await switchedOffHalfWay();
    await services.clients.update(story.admin.viewer, id, { active: false });
    expect(await services.identity.authenticate(token)).toBeNull();
    const signIn = services.identity.signIn({ email, password: 'segredo-da-empresa' }, testOrigin);
    await expect(signIn).rejects.toMatchObject({ code: 'INACTIVE_ACCOUNT' });
  });

  it('is off for good after the sweep', async () => {
    const { token } = await switchedOffHalfWay();
    await sweepLater();
    expect(await services.identity.authenticate(token)).toBeNull();
  });
});

describe('the e-mail of a client', () => {
  it('is followed by its account when the call is repeated after a crash', async () => {
    const { id } = await newCompany();
    const { base, changes } = dying();
    const clients = new ClientsService({ ...base, services: { ...services, changes } });
    const email = `nova${serial}@sweep.com`;
    await expect(clients.update(story.admin.viewer, id, { email })).rejects.toThrow(CRASH);
    await services.clients.update(story.admin.viewer, id, { email });
    // Another e-mail has ended the password; the account is found by it.
    await services.identity.passwords.set(email, 'segredo-da-empresa');
    await expect(
      services.identity.signIn({ email, password: 'segredo-da-empresa' }, testOrigin),
    ).resolves.toMatchObject({ accessToken: expect.any(String) });
  });

  it('changed eight times at once ends as one that signs in', async () => {
    const { id } = await newCompany();
    const emails = Array.from({ length: 8 }, (_, index) => `oito${serial}-${index}@sweep.com`);
    await Promise.allSettled(emails.map((email) => services.clients.update(story.admin.viewer, id, { email })));
    const { email } = await services.clientDirectory.get(story.admin.viewer, id);
    await services.identity.passwords.set(email, 'segredo-da-empresa');
    await expect(
      services.identity.signIn({ email, password: 'segredo-da-empresa' }, testOrigin),
    ).resolves.toMatchObject({ accessToken: expect.any(String) });
  });
});

describe('a client that is deleted', () => {
  it('while candidates are registered for it leaves no candidate behind without it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await newCompany();
      const registrations = Array.from({ length: 6 }, (_, index) =>
        story.register({ clientId: id, email: `c${index}@sweep${serial}.com` }, story.admin.viewer),
      );
      const deletion = services.clients.delete(story.admin.viewer, id);
      await Promise.allSettled([...registrations, deletion]);
      const exists = (await ClientModel.exists({ _id: id })) !== null;
      const left = await CandidateModel.countDocuments({ clientId: id });
      expect({ exists, orphans: exists ? 0 : left }).toEqual({ exists, orphans: 0 });
    }
  });

  it('and was marked only, takes candidates again after the sweep', async () => {
    const { id } = await newCompany();
    await ClientModel.updateOne({ _id: id }, { $set: { deletingSince: new Date() } });
    const register = () => story.register({ clientId: id, email: `a${serial}@sweep.com` }, story.admin.viewer);
    await expect(register()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await sweepLater();
    await expect(register()).resolves.toMatchObject({ name: expect.any(String) });
  });

  it('loses its user in the sweep when the process ended before', async () => {
    const { id, token } = await newCompany();
    const { base, changes } = dying();
    const clients = new ClientsService({ ...base, services: { ...services, changes } });
    await expect(clients.delete(story.admin.viewer, id)).rejects.toThrow(CRASH);
    await sweepLater();
    expect(await services.identity.authenticate(token)).toBeNull();
  });

  it('in an earlier version of the product has left candidates: they belong to none then', async () => {
    const candidate = await story.register();
    const filter = { _id: candidate._id, clientId: candidate.clientId as never };
    await CandidateModel.updateOne(filter, { $set: { clientId: new Types.ObjectId() } });
    expect(await services.sweep.run()).toBe(1);
    expect(await services.candidates.get(story.admin.viewer, candidate._id.toString())).toMatchObject({
      clientId: null,
    });
  });
});

it('a run over the progress of all that a gateway has left is taken over', async () => {
  const run = Types.ObjectId.createFromTime(0);
  await mongoose.connection.collection('progressRuns').updateMany({}, { $set: { run }, $unset: { rules: 1 } });
  expect(await services.sweep.run()).toBe(1);
  expect(await services.sweep.run()).toBe(0);
});

describe('the mail about a changed password', () => {
  const mails = () => mongoose.connection.collection('jobs').countDocuments({ detail: 'passwordChanged' });

  it('is one, although the process ended before it was noted that the owner has been told', async () => {
    const { token } = await newCompany();
    const viewer = await story.viewerOf<UserViewer>(token);
    const at = new Date();
    story.server.setNow(at);
    const before = await mails();
    const passwords = { currentPassword: 'segredo-da-empresa', newPassword: 'outro-segredo' };
    await services.identity.passwords.change(viewer, passwords, testOrigin);
    expect(await mails()).toBe(before + 1);
    const change: Change = { entity: 'account', entityId: viewer.userId, action: 'update', fields: ['password'] };
    await storePendingChange(change, at);
    await sweepLater();
    expect(await mails()).toBe(before + 1);
  });
});
