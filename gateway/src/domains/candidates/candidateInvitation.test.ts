/** What a candidate's link tells before the sign-in. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const query = 'query ($token: String!) { candidateInvitation(token: $token) { companyName } }';
const ask = async (token: string) => (await story.server.graphql(query, { token }, null)).data;
const invitation = (companyName: string | null) => ({ candidateInvitation: { companyName } });

describe('the link of a candidate', () => {
  it('names the company to each visitor who opens it, without a sign-in', async () => {
    const { accessToken } = await story.register();
    expect(await ask(accessToken)).toEqual(invitation('Padaria Bom Pão'));
  });

  it('tells no more than an unknown link where the candidate has no company', async () => {
    const { accessToken } = await story.register({}, story.admin.viewer);
    expect(await ask(accessToken)).toEqual(invitation(null));
    expect(await ask('desconhecido')).toEqual(invitation(null));
  });

  it('is unknown once it was replaced or its candidate deleted', async () => {
    const { viewer } = story.client;
    const renewed = await story.register();
    await story.server.services.candidates.credentials.renew(viewer, renewed._id.toString());
    expect(await ask(renewed.accessToken)).toEqual(invitation(null));
    const deleted = await story.register();
    await story.server.services.candidates.remove(viewer, deleted._id.toString());
    expect(await ask(deleted.accessToken)).toEqual(invitation(null));
  });

  it('offers nothing but the name of the company', async () => {
    const fields = '{ __type(name: "CandidateInvitation") { fields { name } } }';
    const { data } = await story.server.graphql(fields, {}, story.admin.token);
    expect(data).toEqual({ __type: { fields: [{ name: 'companyName' }] } });
  });
});
