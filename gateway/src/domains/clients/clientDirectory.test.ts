/** Which clients a search finds, in memory and, where they are many, in the database. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { ClientDirectory } from './clientDirectory.js';
import { ClientModel } from './clientsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const [one, other] = await ClientModel.find({}).sort({ _id: 1 });
  await one?.set({ searchText: 'bia souza\nbia@correio.org\nacai & cia. (norte)\n11222333000181' }).save();
  await other?.set({ searchText: 'rui\nrui@souza.org\nsouza\n33000167000101' }).save();
});
afterAll(() => story.stop());

const searches: [search: string, found: number[]][] = [
  ['Souza', [0, 1]],
  ['bia  SOU', [0]],
  ['açaí & cia. (n', [0]],
  ['rui', [1]],
  ['correio', []],
  ['souza.org', []],
  ['3300016', []],
  ['.*', []],
  ['souza bia', [0]],
  ['cia norte', [0]],
  ['bia norte', []],
];

test.each(searches)('%j is found in name and company alone, however it is looked for', async (search, found) => {
  const clients = await ClientModel.find({}).sort({ _id: 1 }).lean();
  const expected = found.map((index) => clients[index]?._id.toString());
  for (const mostInMemory of [2, 1]) {
    const directory = new ClientDirectory({ services: story.server.services }, mostInMemory);
    expect((await directory.idsMatching(search)).map(String).sort()).toEqual(expected);
  }
});
