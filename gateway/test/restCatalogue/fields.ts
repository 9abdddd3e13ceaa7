import type { Role } from '../../src/auth/viewer.js';
import type { Catalogue, CallFixture } from './fixture.js';

const NOBODY = '0'.repeat(24);
const newFieldBody = (fixture: CallFixture) => ({
  key: `novo_${fixture.unique()}`,
  label: 'Campo novo',
  type: 'select',
  required: false,
  target: 'candidate',
  active: true,
  order: 3,
  section: 'Contrato',
  options: ['Manhã', { value: 'n', label: 'Noite' }],
  description: 'O turno.',
  placeholder: 'Turno',
  canView: ['admin', 'client'],
  canEdit: ['admin'],
});
const ofNewField = async ({ newField }: CallFixture) => ({ params: { id: (await newField()).id } });
const ofNewSelect = async ({ newField }: CallFixture) => ({
  params: { id: (await newField({ type: 'select', options: [{ value: 'a' }, { value: 'b' }] })).id },
});
const asRole = (role: Role) => ({ query: { userType: role, target: 'candidate' } });

export const customFieldsCatalogue: Catalogue = {
  'GET /customfilds': { works: () => ({ query: { target: 'candidate' } }) },
  'GET /customfilds/:id': { works: ofNewField },
  'POST /customfilds': {
    works: (fixture) => ({ body: newFieldBody(fixture) }),
    failures: {
      'the key is taken in its target': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({ body: { ...newFieldBody(fixture), key: (await fixture.newField()).key } }),
      },
      'the key is reserved': {
        status: 422,
        code: 'INVALID',
        request: (fixture) => ({ body: { ...newFieldBody(fixture), key: '__proto__' } }),
      },
      'a select has no options': {
        status: 422,
        code: 'INVALID',
        request: (fixture) => ({ body: { ...newFieldBody(fixture), options: [] } }),
      },
    },
  },
  'PUT /customfilds/:id': {
    works: async (fixture) => ({ ...(await ofNewField(fixture)), body: { active: false } }),
    failures: {
      'a stored value does not convert to the type': {
        status: 409,
        code: 'CONFLICT',
        async request(fixture) {
          const { id, key } = await fixture.newField();
          await fixture.newCandidate({ fields: [{ key, value: 'sem número' }] });
          return { params: { id }, body: { type: 'number' } };
        },
      },
      'the key would change': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewField(fixture)), body: { key: 'outra' } }),
      },
    },
  },
  'DELETE /customfilds/:id': { works: ofNewField },
  'POST /customfilds/:id/options': {
    works: async (fixture) => ({ ...(await ofNewSelect(fixture)), body: { options: ['c'] } }),
    failures: {
      'the field is no select': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewField(fixture)), body: { options: ['c'] } }),
      },
    },
  },
  'DELETE /customfilds/:id/options': {
    works: async (fixture) => ({ ...(await ofNewSelect(fixture)), body: { options: ['a'] } }),
    failures: {
      'none would be left': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewSelect(fixture)), body: { options: ['a', 'b'] } }),
      },
    },
  },
  'PUT /customfilds/reorder': {
    works: async ({ newField }) => ({ body: { fieldOrders: [{ fieldId: (await newField()).id, order: 7 }] } }),
    failures: {
      'a field is unknown': {
        status: 422,
        code: 'INVALID',
        request: () => ({ body: { fieldOrders: [{ fieldId: NOBODY, order: 1 }] } }),
      },
    },
  },
  'GET /customfilds/with-permission': {
    works: (_, role) => asRole(role),
    failures: {
      'it asks for another role': {
        status: 403,
        code: 'FORBIDDEN',
        request: ({ tokens }) => ({ ...asRole('client'), token: tokens.candidate }),
      },
    },
  },
  'GET /customfilds/:id/with-permission': {
    works: async (fixture, role) => ({ ...(await ofNewField(fixture)), query: { userType: role } }),
    failures: {
      'it asks for another role': {
        status: 403,
        code: 'FORBIDDEN',
        request: async (fixture) => ({
          ...(await ofNewField(fixture)),
          query: { userType: 'admin' },
          token: fixture.tokens.client,
        }),
      },
    },
  },
  'POST /customfilds/:id/with-permission': {
    works: async (fixture, role) => ({ ...(await ofNewField(fixture)), body: { userType: role, values: ['texto'] } }),
    takesObjects: ['values'],
    failures: {
      'a value is an operator': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({
          ...(await ofNewField(fixture)),
          body: { userType: 'admin', values: { campo: { $ne: null } } },
        }),
      },
      'the role may not edit the field': {
        status: 403,
        code: 'FORBIDDEN',
        request: async ({ newField }) => ({
          params: { id: (await newField({ canEdit: ['admin'] })).id },
          body: { userType: 'client', values: 'x' },
        }),
      },
    },
  },
};

const ofNewPermission = async ({ newField }: CallFixture) => ({ params: { fieldKey: (await newField()).key } });

export const fieldPermissionsCatalogue: Catalogue = {
  'GET /field-permissions': { works: () => ({}) },
  'GET /field-permissions/by-user-type/:type': {
    works: (_, role) => ({ params: { type: role } }),
    unknownPath: 422,
    failures: {
      'it asks for another role': {
        status: 403,
        code: 'FORBIDDEN',
        request: ({ tokens }) => ({ params: { type: 'admin' }, token: tokens.client }),
      },
    },
  },
  'GET /field-permissions/candidate/editable': { works: () => ({}) },
  'GET /field-permissions/client/fields': { works: () => ({}) },
  'POST /field-permissions/validate': {
    works: (_, role) => ({ body: { userType: role, fieldKeys: ['cpf', 'interno', 'desconhecido'] } }),
    failures: {
      'it asks for another role': {
        status: 403,
        code: 'FORBIDDEN',
        request: ({ tokens }) => ({ body: { userType: 'admin', fieldKeys: [] }, token: tokens.client }),
      },
    },
  },
  'GET /field-permissions/:fieldKey': { works: ofNewPermission },
  'PUT /field-permissions/:fieldKey': {
    async works(fixture) {
      const { params } = await ofNewPermission(fixture);
      const rights = { canView: ['client'], canEdit: ['client'] };
      return { params, body: { label: 'Outro', description: 'Descrição', ...rights } };
    },
    failures: {
      'the body names another key': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewPermission(fixture)), body: { fieldKey: 'outra' } }),
      },
    },
  },
  'POST /field-permissions': {
    works: (fixture) => ({
      body: {
        fieldKey: `legado_${fixture.unique()}`,
        label: 'Legado',
        description: null,
        canView: ['client'],
        canEdit: [],
      },
    }),
    failures: {
      'there is one already': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({ body: { fieldKey: (await fixture.newField()).key } }),
      },
    },
  },
  'DELETE /field-permissions/:fieldKey': { works: ofNewPermission },
};
