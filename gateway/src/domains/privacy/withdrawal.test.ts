/** A consent that is taken back: the form closes, the proof stays, staff see it, and only another consent opens it again. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const WITHDRAW = 'mutation { withdrawConsent { candidate { hasConsented name } userErrors { code } } }';
const SAVE = `mutation ($input: SaveOwnAnswersInput!) { saveOwnAnswers(input: $input) { userErrors { code } } }`;
const SEEN = `query ($id: ID!) { node(id: $id) { ... on Candidate { consentedAt consentWithdrawnAt } } }`;

const ways = [
  [
    'GraphQL',
    async (token: string) => (await story.server.graphql(WITHDRAW, {}, token)).data.withdrawConsent.candidate,
  ],
  ['REST', async (token: string) => (await story.server.rest('delete', '/candidates/me/consent', { token })).body.data],
] as const;
const seenBy = async (token: string, { _id }: CandidateRecord) =>
  (await story.server.graphql(SEEN, { id: toGlobalId('Candidate', _id) }, token)).data.node;

describe.each(ways)('over %s', (_name, withdraw) => {
  it('closes the form on every way until the candidate accepts again, and staff see when it was taken back', async () => {
    const { server, client } = story;
    const candidate = await story.register();
    const id = candidate._id.toString();
    const { token, viewer } = await story.signIn(candidate);
    expect(await withdraw(token)).toMatchObject({ hasConsented: false, name: null });
    // Repeating it changes nothing.
    expect(await withdraw(token)).toMatchObject({ hasConsented: false });

    const saved = await server.graphql(SAVE, { input: { fields: [{ key: 'cidade', value: 'Recife' }] } }, token);
    expect(saved.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const legacy = { name: 'Outro', customFields: [{ key: 'cpf', value: '52998224725' }] };
    for (const answer of [
      await server.rest('put', '/candidates/me', { token, body: legacy }),
      await server.rest('patch', `/candidates/${id}/form-data`, { token, body: { formData: { cidade: 'Recife' } } }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'PRECONDITION_FAILED']);
    }
    expect(await seenBy(client.token, candidate)).toEqual({
      consentedAt: null,
      consentWithdrawnAt: expect.any(String),
    });
    const stored = await mongoose.connection.collection('candidates').findOne({ _id: candidate._id });
    expect(stored?.['earlierConsents']).toEqual([
      expect.objectContaining({ textHash: expect.any(String), withdrawnAt: expect.any(Date) }),
    ]);

    await story.consent(viewer);
    expect(await seenBy(client.token, candidate)).toEqual({
      consentedAt: expect.any(String),
      consentWithdrawnAt: null,
    });
    const again = await server.graphql(SAVE, { input: { fields: [{ key: 'cidade', value: 'Recife' }] } }, token);
    expect(again.data.saveOwnAnswers.userErrors).toEqual([]);
  });

  it('is for candidates alone, and for no caller without a session', async () => {
    for (const token of [story.admin.token, story.client.token, '']) {
      const before = await mongoose.connection
        .collection('candidates')
        .countDocuments({ consentWithdrawnAt: { $ne: null } });
      await withdraw(token).catch(() => undefined);
      const after = await mongoose.connection
        .collection('candidates')
        .countDocuments({ consentWithdrawnAt: { $ne: null } });
      expect(after).toBe(before);
    }
    const refused = await story.server.rest('delete', '/candidates/me/consent', { token: story.client.token });
    expect(refused.status).toBe(403);
  });
});
