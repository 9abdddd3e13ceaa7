/** Candidates through GraphQL: what each role is shown, how failures travel, and what a page costs. */
import mongoose, { type Types } from 'mongoose';
import { dataVersions } from '../../cache/dataVersions.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchCommands } from '../../../test/sentCommands.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: CandidateStory;

beforeAll(async () => {
  story = await startCandidateStory();
});

afterAll(() => story.stop());

const PAGE = `query Page($first: Int, $filter: CandidateFilter) {
  candidates(first: $first, filter: $filter) {
    totalCount
    pageInfo { hasNextPage }
    pageCursors { totalPages }
    edges { node {
      id name email status progress isConfirmed clientName clientCompany accessLink accessToken accessPassword
      client { companyName }
      confirmations { clientName isConfirmed changedFieldLabels }
      filledFields { key label displayValue }
      fields { key value viewerCanView viewerCanEdit }
      viewerCanEdit viewerCanConfirm viewerCanReopen
    } }
  }
}`;

const UPDATE = `mutation Update($input: UpdateCandidateInput!) {
  updateCandidate(input: $input) { candidate { name revision lastChange { byName } } userErrors { code field message } }
}`;

const globalId = ({ _id }: { _id: Types.ObjectId }) => toGlobalId('Candidate', _id);

describe('a page of candidates', () => {
  it('is not for anybody without a session, nor for candidates', async () => {
    expect((await story.server.graphql(PAGE)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { token } = await story.signIn(await story.register());
    expect((await story.server.graphql(PAGE, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('shows each client only its own', async () => {
    await story.register({}, story.otherClient.viewer);
    const { data } = await story.server.graphql(PAGE, { first: 100 }, story.otherClient.token);
    expect(data.candidates.edges.length).toBe(1);
    expect(data.candidates.edges[0].node).toMatchObject({
      clientCompany: 'Oficina Roda Livre',
      viewerCanConfirm: true,
    });
  });

  it('tells a client that a hidden field exists, without its value', async () => {
    await story.register(
      { name: 'Com Segredo', clientId: story.client.viewer.clientId, fields: [{ key: 'interno', value: 'sigiloso' }] },
      story.admin.viewer,
    );
    const answer = await story.server.graphql(
      PAGE,
      { first: 100, filter: { search: 'com segredo' } },
      story.client.token,
    );
    const [{ node }] = answer.data.candidates.edges;
    expect(node.fields).toContainEqual({ key: 'interno', value: null, viewerCanView: false, viewerCanEdit: false });
    expect(node.filledFields).toEqual([]);
  });

  it('shows a client what it may see also right after an administrator has read the same candidate', async () => {
    const name = 'Lida Duas Vezes';
    await story.register(
      { name, clientId: story.client.viewer.clientId, fields: [{ key: 'interno', value: 'sigiloso' }] },
      story.admin.viewer,
    );
    const filledFor = async (token: string) => {
      const { data } = await story.server.graphql(PAGE, { filter: { search: name } }, token);
      return data.candidates.edges[0].node.filledFields;
    };
    expect(await filledFor(story.admin.token)).toMatchObject([{ key: 'interno', displayValue: 'sigiloso' }]);
    expect(await filledFor(story.client.token)).toEqual([]);
    expect(await filledFor(story.admin.token)).toMatchObject([{ key: 'interno', displayValue: 'sigiloso' }]);
  });

  it('finds nothing by the value of a hidden field', async () => {
    const answer = await story.server.graphql(PAGE, { filter: { search: 'sigiloso' } }, story.client.token);
    expect(answer.data.candidates.totalCount).toBe(0);
  });

  it('tells of older records, which do not know when the link was opened, when the consent was given', async () => {
    const { _id } = await story.register();
    const at = new Date('2026-02-03T10:00:00.000Z');
    const consent = { at, version: '1', textHash: 'x', language: 'pt-BR', ip: '203.0.113.7' };
    await mongoose.connection.collection('candidates').updateOne({ _id }, { $set: { consent, openedAt: null } });
    dataVersions.invalidateAll();
    const query = 'query ($id: ID!) { node(id: $id) { ... on Candidate { openedAt } } }';
    const { data } = await story.server.graphql(query, { id: toGlobalId('Candidate', _id) }, story.admin.token);
    expect(data.node.openedAt).toBe(at.toISOString());
  });

  it('costs the same number of database commands with 5 and with 50 rows, and one while nothing has changed', async () => {
    const { confirmations } = story.server.services;
    for (let count = 0; count < 60; count++) {
      const viewer = count % 2 ? story.client.viewer : story.otherClient.viewer;
      const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Natal' }] }, viewer);
      if (count % 3 === 0) await confirmations.confirm(viewer, { candidateId: candidate._id.toString() });
    }
    const sent = await watchCommands(story.server);
    const costOf = async (first: number, token: string) => {
      sent.length = 0;
      const { data } = await story.server.graphql(PAGE, { first }, token);
      expect(data.candidates.edges).toHaveLength(first);
      // How long ago candidates were written decides how their counts are looked at.
      const besidesCounts = sent.filter(({ collection }) => collection !== 'candidateTallies');
      return besidesCounts.map(({ name }) => name).toSorted();
    };
    const unremembered = (first: number) => {
      dataVersions.invalidateAll();
      return costOf(first, story.admin.token);
    };
    // A list that is forgotten each time is read as a whole and in parts in turns.
    const inBothWays = async (first: number) => [await unremembered(first), await unremembered(first)];
    // That passwords were shown is written before anything is counted.
    await costOf(50, story.admin.token);
    const five = await inBothWays(5);
    expect(await inBothWays(50)).toEqual(five);
    // One of them reads what is demanded of accounts, which is remembered until it changes.
    for (const commands of five) expect(commands.length).toBeLessThanOrEqual(10);
    expect(await costOf(50, story.admin.token)).toEqual(['find']);
  });
});

describe('the document, one of the basic data,', () => {
  const ASK = 'query ($id: ID!) { node(id: $id) { ... on Candidate { viewerCanEditDocument } } }';

  it('may be filled in by those whose write would be taken, and is told so', async () => {
    const { customFields, fieldPermissions } = story.server.services;
    const candidate = await story.register();
    const told = async ({ token }: { token: string }) => {
      const { data } = await story.server.graphql(ASK, { id: globalId(candidate) }, token);
      return data.node.viewerCanEditDocument;
    };
    const isTaken = async ({ token }: { token: string }) => {
      const input = { id: globalId(candidate), fields: [{ key: 'document', value: String(Math.random()) }] };
      const { data } = await story.server.graphql(UPDATE, { input }, token);
      return data.updateCandidate.userErrors.length === 0;
    };
    const whoMay = async () => {
      const answers = { admin: await told(story.admin), client: await told(story.client) };
      expect(answers).toEqual({ admin: await isTaken(story.admin), client: await isTaken(story.client) });
      return answers;
    };
    expect(await whoMay()).toEqual({ admin: true, client: false });
    await fieldPermissions.save(story.admin.viewer, { fieldKey: 'document', canView: ['client'], canEdit: ['client'] });
    expect(await whoMay()).toEqual({ admin: true, client: true });
    await customFields.create(story.admin.viewer, {
      target: 'candidate',
      key: 'document',
      label: 'Documento',
      type: 'text',
      active: false,
    });
    expect(await whoMay()).toEqual({ admin: false, client: false });
  });
});

describe('a change', () => {
  it('that comes late travels as a CONFLICT with the candidate as it is', async () => {
    const candidate = await story.register();
    const input = (name: string) => ({ input: { id: globalId(candidate), name, expectedRevision: 1 } });
    await story.server.graphql(UPDATE, input('Primeira'), story.admin.token);
    const { data } = await story.server.graphql(UPDATE, input('Segunda'), story.client.token);
    expect(data.updateCandidate).toMatchObject({
      candidate: { name: 'Primeira', revision: 2 },
      userErrors: [{ code: 'CONFLICT', field: null, message: expect.stringContaining(story.admin.viewer.name) }],
    });
  });

  it('of a field without the right names the field', async () => {
    const candidate = await story.register();
    const input = { id: globalId(candidate), fields: [{ key: 'parecer', value: 'x' }] };
    const { data } = await story.server.graphql(UPDATE, { input }, story.client.token);
    expect(data.updateCandidate).toMatchObject({
      candidate: null,
      userErrors: [{ code: 'FORBIDDEN', field: ['fields', 'parecer'] }],
    });
  });

  it("of another client's candidate finds nothing", async () => {
    const candidate = await story.register();
    const input = { id: globalId(candidate), name: 'Roubado' };
    const { data } = await story.server.graphql(UPDATE, { input }, story.otherClient.token);
    expect(data.updateCandidate.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it.each(['x', toGlobalId('Client', '0'.repeat(24))])('under the foreign id %j finds nothing', async (id) => {
    const { data } = await story.server.graphql(UPDATE, { input: { id, name: 'X' } }, story.admin.token);
    expect(data.updateCandidate.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
