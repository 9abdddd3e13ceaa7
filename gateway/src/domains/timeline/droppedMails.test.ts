/** Mails with a link and a password that have waited while the candidate was changed: where they go then, or that they do not. */
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  await services().mail.deliverDue();
  story.mailServer.received.length = 0;
});
afterAll(() => story.stop());

const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
/** What reaches mailboxes, and which mails the timeline of a candidate tells. */
async function delivered(candidate: CandidateRecord) {
  await services().mail.deliverDue();
  const request = { page: { offset: 0, limit: 20 }, kinds: ['mail_sent', 'mail_bounced'] };
  const { page } = await services().timeline.page(story.admin.viewer, idOf(candidate), request);
  return { to: story.mailServer.received.splice(0).map(({ to }) => to), told: page.items.map(({ mail }) => mail) };
}
const nothing = { to: [], told: [] };

const sent = async () => {
  const candidate = await story.register();
  await services().candidates.credentials.send(story.client.viewer, idOf(candidate));
  return { candidate };
};
async function reopened() {
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(candidate);
  await services().candidates.ownForm.finish(viewer, {});
  await services().candidates.reopen(story.client.viewer, idOf(candidate), {});
  return { candidate, viewer };
}
let serial = 0;
const correctAddress = (candidate: CandidateRecord) =>
  services().candidates.update(story.client.viewer, idOf(candidate), { email: `certa${++serial}@exemplo.com` });
const renew = (candidate: CandidateRecord) =>
  services().candidates.credentials.renew(story.client.viewer, idOf(candidate));

describe.each([
  ['with the access', sent],
  ['about a reopening', reopened],
])('a mail %s', (_what, queue) => {
  it('goes to the address that is still the present one', async () => {
    const { candidate } = await queue();
    await services().candidates.update(story.client.viewer, idOf(candidate), { name: 'Outro Nome' });
    expect((await delivered(candidate)).to).toEqual([candidate.email]);
  });
});

it('a mail with the access goes to no address that was corrected meanwhile, and with none that was renewed', async () => {
  const { candidate } = await sent();
  await correctAddress(candidate);
  expect(await delivered(candidate)).toEqual(nothing);
  const { candidate: other } = await sent();
  await renew(other);
  expect(await delivered(other)).toEqual(nothing);
});

it('a mail about a reopening goes to the corrected address alone, with the link and the password that hold', async () => {
  const { candidate } = await reopened();
  const { email } = await correctAddress(candidate);
  const { token, password } = services().candidates.credentials.read(await renew(candidate));
  await services().mail.deliverDue();
  const [mail, ...others] = story.mailServer.received.splice(0);
  expect([mail?.to, others]).toEqual([email, []]);
  expect(mail?.text).toContain(password);
  expect(mail?.text).toContain(token);
});

it('a mail about a reopening does not go out once the form is complete again', async () => {
  const { candidate, viewer } = await reopened();
  await services().candidates.ownForm.finish(viewer, {});
  expect(await delivered(candidate)).toEqual(nothing);
});

it('a mail that an earlier release has queued, without saying which access it holds, goes out', async () => {
  const candidate = await story.register();
  const data = { name: 'Ana', companyName: null, accessToken: 'x', password: 'ACD23467' };
  const about = { candidateId: idOf(candidate), kind: 'access' } as const;
  await services().mail.enqueue({ to: candidate.email, template: 'candidateAccess', data }, about);
  await correctAddress(candidate);
  expect(await delivered(candidate)).toEqual({ to: [candidate.email], told: ['access'] });
});

describe('a mail about a correction that a candidate asks for', () => {
  async function asked() {
    const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
    const { viewer } = await story.signIn(candidate);
    await services().candidates.ownForm.finish(viewer, {});
    await services().mail.deliverDue();
    story.mailServer.received.length = 0;
    await services().candidates.ownForm.corrections.request(viewer, { message: 'Meu CPF está errado.' });
  }
  const changeClient = (changes: object) =>
    services().clients.update(story.admin.viewer, String(story.client.viewer.clientId), changes);
  /** Where what the candidate asks is read. */
  async function readAt() {
    await services().mail.deliverDue();
    return story.mailServer.received.filter(({ text }) => text.includes('Meu CPF está errado.')).map(({ to }) => to);
  }

  it('goes to the address that the company has by then', async () => {
    await asked();
    await changeClient({ email: 'marina.certa@exemplo.com' });
    expect(await readAt()).toEqual(['marina.certa@exemplo.com']);
  });

  it('goes to administrators, as it was meant, where a company was given meanwhile', async () => {
    const { candidates } = services();
    const named = { name: 'Rui', email: 'rui@exemplo.com', fields: [{ key: 'cpf', value: '52998224725' }] };
    const candidate = await candidates.create(story.admin.viewer, named);
    const { viewer } = await story.signIn(candidate);
    await candidates.ownForm.finish(viewer, {});
    await services().mail.deliverDue();
    story.mailServer.received.length = 0;
    await candidates.ownForm.corrections.request(viewer, { message: 'Meu CPF está errado.' });
    const selection = { candidateIds: [idOf(candidate)] };
    await candidates.actions.assignClient(story.admin.viewer, { selection, clientId: story.client.viewer.clientId });
    expect(await readAt()).toEqual([story.admin.viewer.email]);
  });

  it('goes to no company that is switched off meanwhile', async () => {
    await asked();
    await changeClient({ active: false });
    expect(await readAt()).toEqual([]);
    await changeClient({ active: true });
  });
});
