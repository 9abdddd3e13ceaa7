/** In which order lists have whom an import has registered. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(async () => {
  await story.server.services.imports.stop();
  await story.stop();
});

it('candidates of one import stand in the list as in the sheet, the last row first', async () => {
  const { client, server } = story;
  // All are registered at one moment of the clock.
  server.setNow(new Date('2026-11-29T12:00:00Z'));
  const names = Array.from({ length: 60 }, (_, index) => `Pessoa ${String(index).padStart(2, '0')}`);
  const lines = names.map((name, index) => `${name};folha${index}@exemplo.com`);
  const record = await server.services.imports.begin(
    client.viewer,
    arrivingFile(`Nome;E-mail\n${lines.join('\n')}\n`),
    {},
  );
  await server.services.imports.runs.run(client.viewer, record._id.toString());
  await server.services.imports.idle();
  server.setNow(null);
  const { data } = await server.graphql('{ candidates(first: 100) { edges { node { name } } } }', {}, client.token);
  const listed = data.candidates.edges.map(({ node }: { node: { name: string } }) => node.name);
  expect(listed).toEqual(names.toReversed());
});
