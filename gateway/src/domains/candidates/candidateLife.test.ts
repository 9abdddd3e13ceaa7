import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;

beforeAll(async () => {
  story = await startCandidateStory();
});

afterAll(() => story.stop());

describe('the life of a candidate', () => {
  it('goes from registration through consent and answers to the end, and is reopened', async () => {
    const graphql: typeof story.server.graphql = (...call) => story.server.graphql(...call);
    const created = await graphql(
      `
        mutation ($input: CreateCandidateInput!) {
          createCandidate(input: $input) {
            candidate {
              id
              accessToken
              accessPassword
              viewerCanReopen
            }
            userErrors {
              message
            }
          }
        }
      `,
      { input: { name: 'Gil Torres', email: 'gil@exemplo.com' } },
      story.client.token,
    );
    const { id, accessToken, accessPassword } = created.data.createCandidate.candidate;

    const signedIn = await graphql(
      `
        mutation ($input: SignInCandidateInput!) {
          signInCandidate(input: $input) {
            token
            userErrors {
              message
            }
          }
        }
      `,
      { input: { token: accessToken, password: accessPassword } },
    );
    const { token } = signedIn.data.signInCandidate;
    const OWN = `{ viewer { candidate {
      hasConsented name email progress companyName fields { key value }
      consentDocument(language: PT_BR) { version textHash fieldLabels }
    } } }`;
    const before = await graphql(OWN, {}, token);
    expect(before.data.viewer.candidate).toMatchObject({
      hasConsented: false,
      name: null,
      email: null,
      companyName: 'Padaria Bom Pão',
      fields: [{ value: null }, { value: null }, { value: null }],
    });

    const SAVE = `mutation ($input: SaveOwnAnswersInput!) {
      saveOwnAnswers(input: $input) { savedAt candidate { progress } userErrors { code field } }
    }`;
    const answers = { input: { fields: [{ key: 'cpf', value: '529.982.247-25', previousValue: null }] } };
    const tooEarly = await graphql(SAVE, answers, token);
    expect(tooEarly.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

    const { version, textHash } = before.data.viewer.candidate.consentDocument;
    const consented = await graphql(
      `
        mutation ($input: AcceptConsentInput!) {
          acceptConsent(input: $input) {
            candidate {
              name
            }
            userErrors {
              message
            }
          }
        }
      `,
      { input: { version, textHash } },
      token,
    );
    expect(consented.data.acceptConsent).toEqual({ candidate: { name: 'Gil Torres' }, userErrors: [] });

    const saved = await graphql(SAVE, answers, token);
    expect(saved.data.saveOwnAnswers).toMatchObject({ candidate: { progress: 75 }, userErrors: [] });
    expect(saved.data.saveOwnAnswers.savedAt).toBeTruthy();
    const overwriting = { input: { fields: [{ key: 'cpf', value: '11144477735', previousValue: null }] } };
    expect((await graphql(SAVE, overwriting, token)).data.saveOwnAnswers.userErrors).toEqual([
      { code: 'CONFLICT', field: ['fields', 'cpf'] },
    ]);

    const finished = await graphql(
      `
        mutation {
          finishOwnForm(input: {}) {
            candidate {
              status
              completedAt
            }
            userErrors {
              message
            }
          }
        }
      `,
      {},
      token,
    );
    expect(finished.data.finishOwnForm).toMatchObject({ candidate: { status: 'COMPLETE' }, userErrors: [] });
    expect((await graphql(SAVE, overwriting, token)).data.saveOwnAnswers.userErrors).toMatchObject([
      { code: 'PRECONDITION_FAILED' },
    ]);

    const reopened = await graphql(
      `
        mutation ($input: ReopenCandidateInput!) {
          reopenCandidate(input: $input) {
            candidate {
              status
              viewerCanReopen
            }
            userErrors {
              message
            }
          }
        }
      `,
      { input: { id, fieldKeys: ['cidade'] } },
      story.client.token,
    );
    expect(reopened.data.reopenCandidate.candidate).toEqual({ status: 'IN_PROGRESS', viewerCanReopen: false });
    const asked = await graphql(
      `
        {
          viewer {
            candidate {
              requestedFieldKeys
              fields {
                key
                viewerCanEdit
              }
            }
          }
        }
      `,
      {},
      token,
    );
    expect(asked.data.viewer.candidate).toEqual({
      requestedFieldKeys: ['cidade'],
      fields: [
        { key: 'cpf', viewerCanEdit: false },
        { key: 'cidade', viewerCanEdit: true },
        { key: 'parecer', viewerCanEdit: false },
      ],
    });

    const confirmed = await graphql(
      `
        mutation ($input: ConfirmCandidateInput!) {
          confirmCandidate(input: $input) {
            candidate {
              isConfirmed
              confirmations {
                clientName
                clientNotes
              }
            }
            userErrors {
              message
            }
          }
        }
      `,
      { input: { candidateId: id, clientNotes: 'Conferido' } },
      story.client.token,
    );
    expect(confirmed.data.confirmCandidate.candidate).toEqual({
      isConfirmed: true,
      confirmations: [{ clientName: 'Bia Souza', clientNotes: 'Conferido' }],
    });
    const unconfirmed = await graphql(
      `
        mutation ($input: UnconfirmCandidateInput!) {
          unconfirmCandidate(input: $input) {
            candidate {
              isConfirmed
            }
            userErrors {
              message
            }
          }
        }
      `,
      { input: { candidateId: id } },
      story.client.token,
    );
    expect(unconfirmed.data.unconfirmCandidate.candidate).toEqual({ isConfirmed: false });
  });
});
