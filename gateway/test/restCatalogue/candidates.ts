import type { Catalogue, CallWorld } from './fixture.js';

const NOBODY = '0'.repeat(24);

const newPerson = (world: CallWorld) => ({
  name: 'Íris Prado',
  email: `iris${world.unique()}@exemplo.com`,
  document: null,
  customFields: [{ key: 'cidade', value: 'Natal' }],
});
const ofNewCandidate = async ({ newCandidate }: CallWorld) => ({ params: { id: await newCandidate() } });
async function takenEmail(world: CallWorld) {
  const email = `ocupado${world.unique()}@exemplo.com`;
  await world.newCandidate({ email });
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
  'POST /candidates': {
    works: (world) => ({ body: newPerson(world) }),
    failures: {
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        request: (world) => ({
          token: world.client.token,
          body: { ...newPerson(world), customFields: [{ key: 'interno', value: 'x' }] },
        }),
      },
      'the client does not exist': {
        status: 404,
        code: 'NOT_FOUND',
        request: (world) => ({ body: { ...newPerson(world), clientId: NOBODY } }),
      },
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        async request(world) {
          const body = newPerson(world);
          await world.newCandidate({ email: body.email });
          return { token: world.client.token, body };
        },
      },
    },
  },
  'PUT /candidates/:id': {
    works: async (world) => ({ ...(await ofNewCandidate(world)), body: newPerson(world) }),
    tenant: true,
    failures: {
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        request: async (world) => ({
          ...(await ofNewCandidate(world)),
          token: world.client.token,
          body: { customFields: [{ key: 'interno', value: 'x' }] },
        }),
      },
      'the record has moved on': {
        status: 409,
        code: 'CONFLICT',
        async request(world) {
          const id = await world.newCandidate();
          await world.server.services.candidates.update(world.admin.viewer, id, { name: 'Nome Novo' });
          return { params: { id }, body: { name: 'Nome Velho', expectedRevision: 1 } };
        },
      },
    },
  },
  'PUT /candidates/me': {
    async works(world) {
      const { token } = await world.newCandidateAccount();
      const { name, email } = newPerson(world);
      return { token, body: { name, email, customFields: [{ key: 'cpf', value: '52998224725' }] } };
    },
    failures: {
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        async request(world) {
          const { token } = await world.newCandidateAccount();
          return { token, body: { email: await takenEmail(world), customFields: [{ key: 'cpf', value: '1' }] } };
        },
      },
      'a required field is empty': {
        status: 422,
        code: 'REQUIRED',
        async request(world) {
          const { token } = await world.newCandidateAccount();
          return { token, body: { customFields: [] } };
        },
      },
      'the field is not theirs to edit': {
        status: 403,
        code: 'FORBIDDEN',
        async request(world) {
          const { token } = await world.newCandidateAccount();
          return { token, body: { customFields: [{ key: 'parecer', value: 'x' }] } };
        },
      },
    },
  },
  'DELETE /candidates/:id': { works: ofNewCandidate, tenant: true },
  'PATCH /candidates/:id/form-data': {
    async works(world, role) {
      const { id, token } = await world.newCandidateAccount();
      return { params: { id }, body: { formData: { cidade: 'Olinda' } }, ...(role === 'candidate' && { token }) };
    },
    tenant: true,
    takesObjects: ['formData'],
    failures: {
      'the e-mail is taken within the client': {
        status: 409,
        code: 'CONFLICT',
        request: async (world) => ({
          ...(await ofNewCandidate(world)),
          body: { formData: { email: await takenEmail(world) } },
        }),
      },
      'a value is an operator': {
        status: 422,
        code: 'INVALID',
        request: async (world) => ({
          ...(await ofNewCandidate(world)),
          body: { formData: { cidade: { $ne: null } } },
        }),
      },
      'a key is an operator': {
        status: 422,
        code: 'INVALID',
        request: async (world) => ({ ...(await ofNewCandidate(world)), body: { formData: { $where: 'x' } } }),
      },
      'the form is that of another candidate': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (world) => ({
          ...(await ofNewCandidate(world)),
          token: world.tokens.candidate,
          body: { formData: { cidade: 'Olinda' } },
        }),
      },
    },
  },
  'POST /candidates/:id/access-link': { works: ofNewCandidate, tenant: true },
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
      'nobody is named': {
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
