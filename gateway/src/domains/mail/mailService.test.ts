import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { parseMail, startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { DatabaseTimeoutError } from '../../database/timeouts.js';
import { JobRunner } from '../jobs/jobRunner.js';
import { claimNextJob } from '../jobs/jobsModel.js';
import { MailService } from './mailService.js';

const START = new Date('2026-08-03T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const told = { to: 'ana@exemplo.com', template: 'passwordChanged', data: { name: 'Ana' } } as const;

let mailServer: MailServer;
let server: TestServer;
let dataDir: string;
let now = START;

function sleepFor(ms: number) {
  now = new Date(now.getTime() + ms);
  server.setNow(now);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-mail-'));
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url, dataDir });
});
beforeEach(async () => {
  await server.database.clear();
  mailServer.received.length = 0;
  mailServer.refuseWith(null);
  now = START;
  server.setNow(now);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const mail = () => server.services.mail;
const queue = () => mongoose.connection.collection('jobs');
/** A mail service as another gateway would run it, over the same database. */
function anotherGateway(change: object = {}) {
  const deps = { ...(mail() as unknown as { deps: ConstructorParameters<typeof MailService>[0] }).deps, ...change };
  const jobs = new JobRunner(deps);
  return { jobs, mail: new MailService({ ...deps, services: { jobs } }) };
}
const anotherMailService = (change: object = {}) => anotherGateway(change).mail;

describe('delivery', () => {
  it('gives a mail to the SMTP server, as text and HTML, and forgets it', async () => {
    await mail().enqueue(told);
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 1, failed: 0 });
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toMatchObject({
      to: 'ana@exemplo.com',
      from: 'Esteira <nao-responda@esteira.local>',
      subject: 'Sua senha foi alterada',
      text: expect.stringContaining('Olá, Ana!'),
      html: expect.stringContaining('Olá, Ana!'),
    });
    expect(await queue().countDocuments()).toBe(0);
  });

  it('mails go over a connection that is kept, and over another one when the mail server has ended it', async () => {
    const send = async (mails: number) => {
      for (let index = 0; index < mails; index += 1) await mail().enqueue(told);
      await expect(mail().deliverDue()).resolves.toEqual({ sent: mails, failed: 0 });
    };
    await send(1);
    const before = mailServer.connections;
    await send(3);
    expect(mailServer.connections).toBe(before);
    await mailServer.endConnections();
    await send(2);
    expect(mailServer.connections).toBe(before + 1);
    expect(mailServer.received).toHaveLength(6);
  });

  it('tries a refused mail again after pauses that grow', async () => {
    mailServer.refuseWith(451);
    await mail().enqueue(told);
    const pauses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 1 });
      const waiting = await queue().findOne();
      pauses.push((waiting?.['dueAt'] as Date).getTime() - now.getTime());
      sleepFor(pauses[time]! - 1);
      await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 0 });
      sleepFor(1);
    }
    expect(pauses).toEqual([30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE]);
    mailServer.refuseWith(null);
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 1, failed: 0 });
    expect(mailServer.received).toHaveLength(1);
  });

  it('gives up at once what the server refuses for good', async () => {
    mailServer.refuseWith(550);
    await mail().enqueue(told);
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 1 });
    expect(await queue().findOne()).toMatchObject({ attempts: 1, isGivenUp: true, lastError: 'EENVELOPE 550' });
  });

  it.each([
    [554, '5.7.1 Client host blocked', false],
    [554, '5.7.1 <ana@exemplo.com>: Relay access denied', false],
    [553, '5.7.1 Sender address rejected: not owned by user', false],
    [550, '5.1.8 Sender address rejected: Domain not found', false],
    [553, '5.1.7 Bad sender address syntax', false],
    [554, '5.3.0 Mail system configuration error', false],
    [550, '5.4.4 Unable to route', false],
    [550, '5.4.1 Recipient address rejected: Access denied', true],
    [552, '5.3.4 Message too big for system', true],
    [550, '5.1.1 Recipient address rejected: User unknown', true],
    [550, '5.1.10 Recipient address has null MX', true],
    [552, '5.2.2 Mailbox full', true],
    [554, '5.6.0 Message content rejected', true],
    [554, '5.0.0 Refused', true],
    [550, 'User 5.7.1 unknown', true],
  ])(
    'takes %d %s for settings that may be mended, or for a mail that is refused for good: %s',
    async (code, text, isFinal) => {
      mailServer.refuseWith(code, text);
      await mail().enqueue(told);
      await mail().deliverDue();
      expect(await queue().findOne()).toMatchObject({ attempts: 1, isGivenUp: isFinal });
      mailServer.refuseWith(null);
      sleepFor(MINUTE);
      await expect(mail().deliverDue()).resolves.toEqual({ sent: isFinal ? 0 : 1, failed: 0 });
    },
  );

  it('gives up after nine tries and keeps the reason, not the content', async () => {
    mailServer.refuseWith(450);
    await mail().enqueue(told);
    for (let time = 0; time < 9; time += 1) {
      await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 1 });
      sleepFor(24 * 60 * MINUTE);
    }
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 0 });
    expect(await queue().findOne()).toMatchObject({ attempts: 9, dueAt: null, sealed: '', lastError: 'EENVELOPE 450' });
  });

  it('tells later what the server has refused for good, where it cannot be told at once', async () => {
    const gateway = anotherGateway();
    const heard: string[] = [];
    let isAway = true;
    gateway.mail.onOutcome(async ({ isSent }) => {
      if (isAway) throw new Error('the database is away');
      heard.push(String(isSent));
    });
    await gateway.mail.giveUp('mail-1', { candidateId: 'c', kind: 'reminder' });
    isAway = false;
    await gateway.jobs.runDue(['mailOutcome']);
    expect(heard).toEqual(['false']);
  });

  it('does not send again what the server has taken, though telling of it has failed; that is told later', async () => {
    const gateway = anotherGateway();
    const told: string[] = [];
    let isAway = true;
    gateway.mail.onOutcome(async ({ mailId, isSent, at }) => {
      if (isAway) throw new Error('the database is away');
      told.push(`${mailId} ${isSent} ${at.toISOString()}`);
    });
    const handed = { subject: 'x', text: 'x', html: 'x', id: 'mail-1', to: 'ana@exemplo.com', template: 'x', at: now };
    const about = { candidateId: 'c', kind: 'reminder' } as const;
    await gateway.mail.hand(handed, about);
    expect(mailServer.received).toHaveLength(1);
    isAway = false;
    await gateway.jobs.runDue(['mailOutcome']);
    expect(told).toEqual([`mail-1 true ${now.toISOString()}`]);
  });

  it('tells what the server has taken also where the database gives no answer at first, neither to tell nor to queue it', async () => {
    const gateway = anotherGateway();
    const heard: string[] = [];
    const queueing = jest.spyOn(mongoose.Model, 'create').mockImplementationOnce(() => {
      throw new DatabaseTimeoutError(3_000);
    });
    gateway.mail.onOutcome(async ({ mailId, isSent }) => {
      if (queueing.mock.calls.length === 0) throw new DatabaseTimeoutError(3_000);
      heard.push(`${mailId} ${isSent}`);
    });
    const handed = { subject: 'x', text: 'x', html: 'x', id: 'mail-2', to: 'ana@exemplo.com', template: 'x', at: now };
    await gateway.mail.hand(handed, { candidateId: 'c', kind: 'reminder' });
    queueing.mockRestore();
    await gateway.jobs.runDue(['mailOutcome']);
    expect(heard).toEqual(['mail-2 true']);
    expect(mailServer.received).toHaveLength(1);
  });

  it('goes on with the next mail when one cannot be sent, even with no server at all', async () => {
    const nowhere = anotherMailService({ config: { ...server.config, smtpUrl: 'smtp://127.0.0.1:1' } });
    await mail().enqueue(told);
    await mail().enqueue(told);
    await expect(nowhere.deliverDue()).resolves.toEqual({ sent: 0, failed: 2 });
    expect(await queue().findOne()).toMatchObject({ lastError: 'ESOCKET', attempts: 1 });
  });

  it('by several gateways at once sends each mail once', async () => {
    for (let count = 0; count < 12; count += 1) await mail().enqueue(told);
    const outcomes = await Promise.all(
      [mail(), anotherMailService(), anotherMailService()].map((one) => one.deliverDue()),
    );
    expect(outcomes.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(mailServer.received).toHaveLength(12);
  });

  it('takes a mail over whose gateway died with it in hand', async () => {
    await mail().enqueue(told);
    expect(await claimNextJob(['mail'], now, 5 * MINUTE)).not.toBeNull();
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 0, failed: 0 });
    sleepFor(5 * MINUTE);
    await expect(mail().deliverDue()).resolves.toEqual({ sent: 1, failed: 0 });
  });

  it('runs by itself once started', async () => {
    const { jobs } = anotherGateway({ now: () => new Date() });
    const received = new Promise<number>((resolve) => (mailServer.onReceived = resolve));
    await mail().enqueue(told);
    jobs.start();
    expect(await received).toBe(1);
    mailServer.onReceived = null;
    await jobs.stop();
  });
});

describe('the queue', () => {
  it('holds neither addresses nor passwords in readable form', async () => {
    const data = { name: 'Ana', companyName: null, accessToken: 'link-secreto', password: 'SENHA123' };
    await mail().enqueue({ to: 'ana@exemplo.com', template: 'candidateAccess', data });
    expect(JSON.stringify(await queue().find().toArray())).not.toMatch(/ana@|SENHA123|link-secreto/);
  });

  it('never fails the request, even when nothing can be queued', async () => {
    const broken = anotherMailService({
      sealer: {
        seal() {
          throw new Error('no key');
        },
      },
    });
    await expect(broken.enqueue(told)).resolves.toBe(false);
  });
});

describe('without an SMTP server', () => {
  it('mails lie in the outbox as files for their owner alone, which a mail program can open', async () => {
    const outboxOnly = anotherMailService({ config: { ...server.config, smtpUrl: undefined } });
    expect([mail().canSend, outboxOnly.canSend]).toEqual([true, false]);
    await mail().enqueue(told);
    await expect(outboxOnly.deliverDue()).resolves.toEqual({ sent: 1, failed: 0 });
    const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
    expect(name).toMatch(/^2026-08-03T12-00-00-000Z-passwordChanged-[0-9a-f]{24}\.eml$/);
    const file = path.join(dataDir, 'outbox', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(parseMail(await readFile(file, 'latin1'))).toMatchObject({
      to: 'ana@exemplo.com',
      subject: 'Sua senha foi alterada',
      text: expect.stringContaining('Olá, Ana!'),
    });
    expect(mailServer.received).toHaveLength(0);
  });
});
