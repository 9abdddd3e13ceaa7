/** An import that corrects an e-mail ends the access that went to the earlier one, and offers to mail the new one. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { testOrigin } from '../../../test/candidates.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(() => story.stop());

const CPFS = ['52998224725', '11144477735'];
const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord | ImportRecord) => _id.toString();
const stored = (candidate: CandidateRecord) => services().candidates.get(story.admin.viewer, idOf(candidate));
const accessOf = (candidate: CandidateRecord) =>
  services().candidates.credentials.of(story.admin.viewer, idOf(candidate));
async function unsentCount(record: ImportRecord): Promise<number> {
  const query = 'query ($id: ID!) { candidateImport(id: $id) { unsentAccessCount } }';
  const { data } = await story.server.graphql(
    query,
    { id: toGlobalId('CandidateImport', idOf(record)) },
    story.client.token,
  );
  return data.candidateImport.unsentAccessCount;
}

/** Two people, one of whom was mailed the access, and the import that has given both another e-mail, and registered a third. */
async function readdressed() {
  const people = await Promise.all(CPFS.map((value) => story.register({ fields: [{ key: 'cpf', value }] })));
  const [mailed, told] = people as [CandidateRecord, CandidateRecord];
  await services().candidates.credentials.send(story.client.viewer, idOf(mailed));
  const former = await Promise.all(people.map(accessOf));
  const lines = people.map(({ name, _id }, index) => `${name};certa.${String(_id)}@exemplo.com;${CPFS[index]}`);
  const file = arrivingFile(
    ['Nome;E-mail;CPF', ...lines, `Nova;nova.${idOf(mailed)}@exemplo.com;`].join('\n'),
    'equipe.csv',
  );
  const record = await services().imports.begin(story.client.viewer, file, {});
  await services().imports.runs.run(story.client.viewer, idOf(record));
  await services().imports.idle();
  return { mailed, told, former, record };
}
afterEach(async () => {
  const { items } = await services().candidates.list(story.client.viewer, { page: { offset: 0, limit: 100 } });
  for (const candidate of items) await services().candidates.remove(story.admin.viewer, idOf(candidate));
});

it('the link that was mailed opens nothing any more; one that was told otherwise stays', async () => {
  const { mailed, told, former, record } = await readdressed();
  const [old] = former;
  expect(await stored(mailed)).toMatchObject({ email: `certa.${idOf(mailed)}@exemplo.com`, accessVersion: 2 });
  await expect(
    services().identity.signInCandidate({ token: old!.token, password: old!.password }, testOrigin),
  ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await accessOf(told)).toMatchObject({ token: former[1]?.token });
  expect(await unsentCount(record)).toBe(2);

  await services().mail.deliverDue();
  story.mailServer.received.length = 0;
  const { viewer } = story.client;
  expect(await services().imports.access.send(viewer, idOf(record))).toEqual({ queuedCount: 2, remainingCount: 0 });
  await services().mail.deliverDue();
  const { token } = await accessOf(mailed);
  const to = [`certa.${idOf(mailed)}@exemplo.com`, `nova.${idOf(mailed)}@exemplo.com`];
  expect(story.mailServer.received.map((mail) => mail.to).toSorted()).toEqual(to);
  expect(story.mailServer.received.find((mail) => mail.to === to[0])?.text).toContain(token);
  expect(await unsentCount(record)).toBe(0);
});

it('once it is undone, who has the former e-mail again is still offered the access that came instead', async () => {
  const { mailed, record } = await readdressed();
  await services().imports.runs.undo(story.client.viewer, idOf(record));
  await services().imports.idle();
  expect(await stored(mailed)).toMatchObject({ email: mailed.email, accessVersion: 2, accessSentAt: null });
  expect(await unsentCount(record)).toBe(1);
});
