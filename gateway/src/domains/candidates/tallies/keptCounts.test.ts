/** Every way in which services change what candidates are counted by leaves counts that are true. */
import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import { countedOneByOne, keptInStore, shownAndReal } from '../../../../test/keptCounts.js';
import { Random } from '../../../seed/random.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { CandidateTallyModel } from './candidateTalliesModel.js';

const STEPS = Number(process.env['TALLY_STEPS'] ?? 120);

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterAll(async () => {
  story.server.setNow(null);
  await story.stop();
});

const services = () => story.server.services;
const people = () => CandidateModel.find({}).lean<CandidateRecord[]>();
let days = 0;
let companies = 0;

/** Changes of one candidate; what the state of that candidate does not allow is refused and changes nothing. */
const changes: Record<string, (candidate: CandidateRecord, random: Random) => Promise<unknown>> = {
  async answer(candidate) {
    const { viewer } = await story.signIn(candidate);
    await services().candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: `Recife ${days}` }] });
  },
  async finish(candidate) {
    const { viewer } = await story.signIn(candidate);
    await services().candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  },
  reopen: ({ _id }) => services().candidates.reopen(story.admin.viewer, String(_id), {}),
  confirm: ({ _id }) => services().confirmations.confirm(story.client.viewer, { candidateId: String(_id) }),
  withdraw: ({ _id }) => services().confirmations.unconfirm(story.client.viewer, { candidateId: String(_id) }),
  async sendDocument(candidate) {
    const { viewer } = await story.signIn(candidate);
    await story.send(viewer, String(candidate._id), 'rg');
  },
  async judgeDocument(candidate, random) {
    const { documents } = services();
    const { judging } = documents;
    const [id] = await documents.currentIds(story.client.viewer, candidate);
    if (id === undefined) return;
    if (random.chance(0.3)) await judging.undo(story.client.viewer, id);
    else if (random.chance(0.5)) await judging.refuse(story.client.viewer, id, { reason: 'Ilegível' });
    else await judging.approve(story.client.viewer, id);
  },
  setDue: ({ _id }, random) =>
    services().candidates.actions.setDates(story.admin.viewer, {
      selection: { candidateIds: [String(_id)] },
      dueOn: new Date(Date.now() + (days + random.between(-2, 4)) * 86_400_000).toISOString().slice(0, 10),
    }),
  correction: async (candidate) => {
    const { viewer } = await story.signIn(candidate);
    await services().candidates.ownForm.corrections.request(viewer, { message: 'Meu CPF está errado.' });
  },
  bulkUpdate: ({ _id, revision }) =>
    services().candidates.updateMany(story.admin.viewer, [
      { id: String(_id), input: { fields: [{ key: 'cidade', value: `Natal ${revision}` }] } },
    ]),
  remove: ({ _id }) => services().candidates.remove(story.admin.viewer, String(_id)),
};
const others: Record<string, (random: Random) => Promise<unknown>> = {
  register: () => story.register(),
  registerElsewhere: () => story.register({}, story.otherClient.viewer),
  registerForNobody: () => story.register({}, story.admin.viewer),
  async registerMany(random) {
    const email = () => `varios${random.between(0, 400)}@exemplo.com`;
    const inputs = Array.from({ length: 5 }, () => ({ clientId: null, name: 'Várias Pessoas', email: email() }));
    await services().candidates.createMany(story.client.viewer, inputs);
  },
  async dayPasses() {
    days += 1;
    story.server.setNow(new Date(Date.now() + days * 86_400_000));
    await services().candidates.admission.refreshDue();
  },
  async fieldChanges(random) {
    const fields = await services().customFields.list(story.admin.viewer, { target: 'candidate' });
    const rg = fields.find(({ key }) => key === 'rg');
    await services().customFields.update(story.admin.viewer, String(rg?._id), { required: random.chance(0.5) });
    await services().candidates.refreshProgress();
  },
  async clientGoes() {
    companies += 1;
    const own = { companyName: `Empresa ${companies}`, email: `e${companies}@exemplo.com` };
    const company = await services().clients.create(story.admin.viewer, { active: true, name: 'Dona', ...own });
    const clientId = String(company.client._id);
    const candidate = await story.register({ clientId }, story.admin.viewer);
    const goes = services().clients.delete(story.admin.viewer, clientId);
    await expect(goes).rejects.toMatchObject({ code: 'CONFLICT' });
    await services().candidates.remove(story.admin.viewer, String(candidate._id));
    await services().clients.delete(story.admin.viewer, clientId);
  },
};

it(`${STEPS} random changes through the services leave true counts after each`, async () => {
  const seed = Number(process.env['TALLY_SEED'] ?? Math.floor(Math.random() * 1e9));
  const random = new Random(seed);
  const done = new Map<string, number>();
  for (let count = 0; count < 4; count++) await story.register();
  for (let step = 0; step < STEPS; step++) {
    const all = await people();
    const isOther = all.length === 0 || random.chance(0.35);
    const name = random.pick(Object.keys(isOther ? others : changes));
    const change = isOther ? others[name] : undefined;
    const candidate = all.length > 0 ? random.pick(all) : undefined;
    try {
      if (change) await change(random);
      else if (candidate) await changes[name]?.(candidate, random);
      done.set(name, (done.get(name) ?? 0) + 1);
    } catch (error) {
      // Refused by a rule; anything else is a failure of the test.
      if ((error as { code?: unknown }).code === undefined) throw error;
    }
    const { shown, real } = await shownAndReal(story);
    expect({ seed, step, name, shown }).toEqual({ seed, step, name, shown: real });
    const { kept, doubted } = await keptInStore();
    expect({ seed, step, name, kept, doubted }).toEqual({
      seed,
      step,
      name,
      kept: await countedOneByOne(),
      doubted: [],
    });
  }
  expect(done.size).toBeGreaterThan(STEPS >= 100 ? 12 : 0);
}, 300_000);

it('a change that moves no candidate between counts costs the tallies nothing', async () => {
  const candidate = await story.register();
  const { viewer } = await story.signIn(candidate);
  await services().candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  await services().candidates.totals(story.admin.viewer);
  const stamps = () => CandidateTallyModel.find({}, { stamp: 1 }).sort({ _id: 1 }).lean();
  const before = await stamps();
  await services().candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Caruaru' }] });
  await services().candidates.update(story.admin.viewer, String(candidate._id), { name: 'Outro Nome' });
  expect(await stamps()).toEqual(before);
});
