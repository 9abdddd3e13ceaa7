import { startDocumentStory, type DocumentStory } from '../../../../test/documents.js';
import { CandidateModel } from '../candidatesModel.js';
import { catalogueIn } from '../../fields/values/recordCatalogue.js';
import { documentsStateOf, type DocumentsState } from './documentsState.js';
import { refreshStoredProgress } from './progressRefresh.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
  // No runs but those of the test.
  await story.server.services.candidates.stop();
  await story.field({ key: 'cnh', required: true, documentOptions: { approver: 'admin' } });
  await story.field({ key: 'antigo', active: false, required: true });
});
afterAll(() => story.stop());

const id = 'a'.repeat(24);
const text = (state: string) => `${id} ${state} 2026-11-02`;
const cases: [Record<string, string>, DocumentsState][] = [
  [{}, 'missing'],
  [{ rg: text('sent') }, 'missing'],
  [{ cnh: text('sent') }, 'waiting'],
  [{ cnh: text('approved') }, 'approved'],
  [{ cnh: text('approved'), rg: text('sent') }, 'waiting'],
  [{ cnh: text('approved'), foto: text('sent') }, 'approved'],
  [{ cnh: `${text('refused')} Ilegível`, rg: text('approved') }, 'refused'],
  [{ rg: `${text('refused')} Ilegível` }, 'refused'],
  [{ cnh: 'approved', rg: ` ${text('approved')}` }, 'missing'],
  [{ cnh: text('approved'), antigo: text('refused') }, 'approved'],
];

test.each(cases)('documents %j stand as %s, in the code and in the database', async (values, state) => {
  const { _id } = await story.register();
  await CandidateModel.collection.updateOne({ _id }, { $set: { values, documentsState: 'none', progress: 1 } });
  const catalogue = await story.server.services.customFields.catalogue('candidate');
  const candidate = await CandidateModel.findById(_id).lean();
  if (!candidate) throw new Error('the candidate was registered');
  expect(documentsStateOf(catalogueIn(catalogue, candidate), candidate)).toBe(state);
  // A run of another catalogue first: one of the same would have nothing to do.
  await refreshStoredProgress({ ...catalogue, fields: [] }, () => false);
  await refreshStoredProgress(catalogue, () => false);
  expect(await CandidateModel.findById(_id).lean()).toMatchObject({ documentsState: state });
});
