import type { Catalogue, CallFixture } from './fixture.js';

const NOBODY = '0'.repeat(24);

const newPerson = (fixture: CallFixture) => ({
  name: 'Íris Prado',
  email: `iris${fixture.unique()}@exemplo.com`,
  document: null,
  customFields: [{ key: 'cidade', value: 'Natal' }],
});
const ofNewCandidate = async ({ newCandidate }: CallFixture) => ({ params: { id: await newCandidate() } });
async function takenEmail(fixture: CallFixture) {
  const email = `ocupado${fixture.unique()}@exemplo.com`;
  await fixture.newCandidate({ email });
  return email;
}
const everything = { page: '1', pageSize: '5', search: 'pessoa' };

export const candidatesCatalogue: Catalogue = {
  'GET /candidates': {
    works: () => ({ query: { ...everything, status: 'pending', confirmed: 'false', sort: 'NAME_ASC' } }),
    failures: {
      'the status is unknown': { status: 422, code: 'INVALID', request: () => ({ query: { status: 'outro' } }) },
    },
  },
  'GET /candidates/stage-counts': { works: () => ({}) },
  'GET /candidates/admin': { works: () => ({ query: everything }) },
  'GET /candidates/admin/all': { works: () => ({ query: { search: 'pessoa' } }) },
  'PUT /candidates/admin/bulk-update': {
    works: async ({ newCandidate }) => ({ body: { updates: [{ id: await newCandidate(), name: 'Outro Nome' }] } }),
    failures: {
      'one of them does not exist': {
        status: 404,
        code: 'NOT_FOUND',
        request: () => ({ body: { updates: [{ id: NOBODY, name: 'Outro Nome' }] } }),
      },
      'an id is an operator': {
        status: 422,
        code: 'INVALID',
        request: () => ({ body: { updates: [{ id: { $ne: null }, name: 'Outro Nome' }] } }),
      },
    },
  },
  'GET /candidates/:id': { works: ofNewCandidate, tenant: true },
  'GET /candidates/:id/with-fields': { works: ofNewCandidate, tenant: true },
  'GET /candidates/:id/events': { works: ofNewCandidate, tenant: true },
  'POST /candidates': {
    works: (fixture) => ({ body: newPerson(fixture) }),
    failures: {
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        request: (fixture) => ({
          token: fixture.client.token,
          body: { ...newPerson(fixture), customFields: [{ key: 'interno', value: 'x' }] },
        }),
      },
      'the client does not exist': {
        status: 404,
        code: 'NOT_FOUND',
        request: (fixture) => ({ body: { ...newPerson(fixture), clientId: NOBODY } }),
      },
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        async request(fixture) {
          const body = newPerson(fixture);
          await fixture.newCandidate({ email: body.email });
          return { token: fixture.client.token, body };
        },
      },
    },
  },
  'PUT /candidates/:id': {
    works: async (fixture) => ({ ...(await ofNewCandidate(fixture)), body: newPerson(fixture) }),
    tenant: true,
    failures: {
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        request: async (fixture) => ({
          ...(await ofNewCandidate(fixture)),
          token: fixture.client.token,
          body: { customFields: [{ key: 'interno', value: 'x' }] },
        }),
      },
      'the record has moved on': {
        status: 409,
        code: 'CONFLICT',
        async request(fixture) {
          const id = await fixture.newCandidate();
          await fixture.server.services.candidates.update(fixture.admin.viewer, id, { name: 'Nome Novo' });
          return { params: { id }, body: { name: 'Nome Velho', expectedRevision: 1 } };
        },
      },
    },
  },
  'PUT /candidates/me': {
    async works(fixture) {
      const { token } = await fixture.newCandidateAccount();
      const { name, email } = newPerson(fixture);
      return { token, body: { name, email, customFields: [{ key: 'cpf', value: '52998224725' }] } };
    },
    failures: {
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        async request(fixture) {
          const { token } = await fixture.newCandidateAccount();
          return { token, body: { email: await takenEmail(fixture), customFields: [{ key: 'cpf', value: '1' }] } };
        },
      },
      'a required field is empty': {
        status: 422,
        code: 'REQUIRED',
        async request(fixture) {
          const { token } = await fixture.newCandidateAccount();
          return { token, body: { customFields: [] } };
        },
      },
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        async request(fixture) {
          const { token } = await fixture.newCandidateAccount();
          return { token, body: { customFields: [{ key: 'parecer', value: 'x' }] } };
        },
      },
    },
  },
  'DELETE /candidates/:id': { works: ofNewCandidate, tenant: true },
  'PATCH /candidates/:id/form-data': {
    async works(fixture, role) {
      const { id, token } = await fixture.newCandidateAccount();
      return { params: { id }, body: { formData: { cidade: 'Olinda' } }, ...(role === 'candidate' && { token }) };
    },
    tenant: true,
    takesObjects: ['formData'],
    failures: {
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({
          ...(await ofNewCandidate(fixture)),
          body: { formData: { email: await takenEmail(fixture) } },
        }),
      },
      'a value is an operator': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({
          ...(await ofNewCandidate(fixture)),
          body: { formData: { cidade: { $ne: null } } },
        }),
      },
      'a key is an operator': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewCandidate(fixture)), body: { formData: { $where: 'x' } } }),
      },
      'the form is that of another candidate': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({
          ...(await ofNewCandidate(fixture)),
          token: fixture.tokens.candidate,
          body: { formData: { cidade: 'Olinda' } },
        }),
      },
    },
  },
  'POST /candidates/:id/access-link': { works: ofNewCandidate, tenant: true },
  'DELETE /candidates/me/consent': {
    works: async (fixture) => ({ token: (await fixture.newCandidateAccount()).token }),
  },
  'GET /candidates/me': { works: () => ({}) },
  'GET /candidates/export-columns': { works: () => ({}) },
  'POST /candidates/export-excel': {
    works: ({ candidateId }) => ({
      body: {
        candidateIds: [candidateId],
        exportConfiguration: { columns: [{ key: 'name', displayName: 'Nome', order: 0 }] },
      },
    }),
    takesObjects: ['filter'],
    failures: {
      'the filter holds an operator': {
        status: 422,
        code: 'INVALID',
        request: () => ({ body: { filter: { search: { $ne: null } } } }),
      },
      'no candidate is named': {
        status: 422,
        code: 'INVALID',
        request: () => ({ body: { candidateIds: [] } }),
      },
      'the template does not exist': {
        status: 404,
        code: 'NOT_FOUND',
        request: ({ candidateId }) => ({ body: { candidateIds: [candidateId], templateId: NOBODY } }),
      },
    },
  },
};
