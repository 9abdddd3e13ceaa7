import mongoose from 'mongoose';
import type { UserViewer } from '../src/auth/viewer.js';
import { testOrigin } from './candidates.js';
import { linkIn, type ReceivedMail } from './mail.js';
import type { MailStory } from './mailStory.js';

/** The moment at which each of their tests begins. */
const START = new Date('2026-08-03T12:00:00Z');
/** What a process that ends in between is told by. */
export const CRASH = 'the process ends here';

/**
 * Short words for what is done with the accounts of teams, of the office's as of a company's.
 * @param story asked at each call, as it is started when the tests begin
 */
export function teamAccounts(story: () => MailStory) {
  const users = () => mongoose.connection.collection('users');
  const identity = () => story().server.services.identity;
  const staff = () => identity().staffAccounts;
  const signIn = (email: string, password: string) => identity().signIn({ email, password }, testOrigin);
  const minutesLater = (minutes: number) => story().server.setNow(new Date(START.getTime() + minutes * 60_000));
  const namesOf = async (viewer: UserViewer, clientId?: string) =>
    (await staff().list(viewer, clientId)).map(({ name }) => name);

  /** Begins a test, for `beforeEach`: the mailbox is empty. @returns the token of the administrator. */
  async function begin(): Promise<string> {
    const { server, mailServer, admin } = story();
    server.setNow(START);
    await server.services.mail.deliverDue();
    mailServer.received.length = 0;
    // So many invitations to one address are no work of one day.
    await mongoose.connection.collection('rateLimits').deleteMany({});
    return (await signIn(admin.viewer.email, server.config.adminPassword!)).accessToken;
  }

  async function mailsTo(address: string): Promise<ReceivedMail[]> {
    await story().server.services.mail.deliverDue();
    return story().mailServer.received.filter(({ to }) => to === address);
  }

  /** Follows the link of an invitation. */
  function confirmBy(invitation: ReceivedMail) {
    const link = linkIn(invitation, 'Confirmar e-mail').searchParams;
    return identity().recovery.confirm({ userId: link.get('userId'), token: link.get('token') }, testOrigin);
  }

  async function sweepLater(): Promise<void> {
    minutesLater(2);
    await story().server.services.sweep.run();
  }

  return { users, identity, staff, signIn, minutesLater, namesOf, begin, mailsTo, confirmBy, sweepLater };
}
