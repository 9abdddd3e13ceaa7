import { newCnpj, type Catalogue, type CallFixture } from './fixture.js';

const NOBODY = '0'.repeat(24);

/** A client as callers send it to be saved. */
const payload = (fixture: CallFixture) => ({
  nome: 'Célia Antunes',
  email: `celia${fixture.unique()}@exemplo.com`,
  telefone: '(11) 98888-7777',
  cnpj: newCnpj(fixture.unique()),
  nomeEmpresa: 'Ateliê Çedilha',
  ativo: true,
  customFields: [],
  replaceMissingCustomFields: true,
});
const ofNewClient = async ({ newAccount }: CallFixture) => ({ params: { id: (await newAccount()).id } });

export const clientsCatalogue: Catalogue = {
  'GET /clients': { works: () => ({ query: { page: '1', pageSize: '5', search: 'padaria' } }) },
  'GET /clients/:id': { works: ofNewClient },
  'POST /clients': {
    works: (fixture) => ({ body: payload(fixture) }),
    failures: {
      'the e-mail is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({ body: { ...payload(fixture), email: (await fixture.newAccount()).email } }),
      },
      'the CNPJ is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({ body: { ...payload(fixture), cnpj: (await fixture.newAccount()).cnpj } }),
      },
      'the name is blank': {
        status: 422,
        code: 'REQUIRED',
        request: (fixture) => ({ body: { ...payload(fixture), nome: ' ' } }),
      },
    },
  },
  'PUT /clients/:id': {
    works: async (fixture) => ({ ...(await ofNewClient(fixture)), body: payload(fixture) }),
    failures: {
      'the CNPJ is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({
          ...(await ofNewClient(fixture)),
          body: { cnpj: (await fixture.newAccount()).cnpj },
        }),
      },
    },
  },
  'DELETE /clients/:id': {
    works: ofNewClient,
    failures: {
      'candidates belong to it': {
        status: 409,
        code: 'CONFLICT',
        request: ({ clientId }) => ({ params: { id: clientId } }),
      },
    },
  },
};

const ofNewConfirmation = async (fixture: CallFixture) => ({
  params: { candidateId: (await fixture.newConfirmation()).candidateId, clientId: fixture.clientId },
});

export const confirmationsCatalogue: Catalogue = {
  'GET /candidate-confirmations/client/:clientId': {
    works: async (fixture) => ({ params: { clientId: (await ofNewConfirmation(fixture)).params.clientId } }),
    tenant: true,
  },
  'GET /candidate-confirmations/candidate/:candidateId': {
    works: async (fixture) => ({ params: { candidateId: (await fixture.newConfirmation()).candidateId } }),
    tenant: true,
  },
  'GET /candidate-confirmations/:candidateId/:clientId': {
    works: ofNewConfirmation,
    tenant: true,
    failures: {
      'nothing was ever confirmed': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({
          params: { candidateId: await fixture.newCandidate(), clientId: fixture.clientId },
        }),
      },
    },
  },
  'POST /candidate-confirmations': {
    works: async (fixture) => ({
      body: { candidateId: await fixture.newCandidate(), clientId: fixture.clientId, clientNotes: 'Conferido.' },
    }),
    tenant: true,
    failures: {
      'the candidate does not exist': {
        status: 404,
        code: 'NOT_FOUND',
        request: () => ({ body: { candidateId: NOBODY } }),
      },
      'it would withdraw': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ body: { candidateId: await fixture.newCandidate(), isConfirmed: false } }),
      },
    },
  },
  'PUT /candidate-confirmations/:id': {
    works: async (fixture) => ({ params: { id: (await fixture.newConfirmation()).id }, body: { isConfirmed: false } }),
    tenant: true,
  },
  'POST /candidate-confirmations/:candidateId/:clientId/confirm': {
    works: async (fixture) => ({
      params: { candidateId: await fixture.newCandidate(), clientId: fixture.clientId },
      body: { clientNotes: 'Conferido.' },
    }),
    tenant: true,
  },
};
