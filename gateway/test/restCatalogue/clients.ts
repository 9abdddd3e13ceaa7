import { newCnpj, type Catalogue, type CallWorld } from './fixture.js';

const NOBODY = '0'.repeat(24);

/** A client as callers send it to be saved. */
const payload = (world: CallWorld) => ({
  nome: 'Célia Antunes',
  email: `celia${world.unique()}@exemplo.com`,
  telefone: '(11) 98888-7777',
  cnpj: newCnpj(world.unique()),
  nomeEmpresa: 'Ateliê Çedilha',
  ativo: true,
  customFields: [],
  replaceMissingCustomFields: true,
});
const ofNewClient = async ({ newAccount }: CallWorld) => ({ params: { id: (await newAccount()).id } });

export const clientsCatalogue: Catalogue = {
  'GET /clients': { works: () => ({ query: { page: '1', pageSize: '5', search: 'padaria' } }) },
  'GET /clients/:id': { works: ofNewClient },
  'POST /clients': {
    works: (world) => ({ body: payload(world) }),
    failures: {
      'the e-mail is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (world) => ({ body: { ...payload(world), email: (await world.newAccount()).email } }),
      },
      'the CNPJ is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (world) => ({ body: { ...payload(world), cnpj: (await world.newAccount()).cnpj } }),
      },
      'the name is blank': {
        status: 422,
        code: 'INVALID',
        request: (world) => ({ body: { ...payload(world), nome: ' ' } }),
      },
    },
  },
  'PUT /clients/:id': {
    works: async (world) => ({ ...(await ofNewClient(world)), body: payload(world) }),
    failures: {
      'the CNPJ is taken': {
        status: 409,
        code: 'CONFLICT',
        request: async (world) => ({
          ...(await ofNewClient(world)),
          body: { cnpj: (await world.newAccount()).cnpj },
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

const ofNewConfirmation = async (world: CallWorld) => ({
  params: { candidateId: (await world.newConfirmation()).candidateId, clientId: world.clientId },
});

export const confirmationsCatalogue: Catalogue = {
  'GET /candidate-confirmations/client/:clientId': {
    works: async (world) => ({ params: { clientId: (await ofNewConfirmation(world)).params.clientId } }),
    tenant: true,
  },
  'GET /candidate-confirmations/candidate/:candidateId': {
    works: async (world) => ({ params: { candidateId: (await world.newConfirmation()).candidateId } }),
    tenant: true,
  },
  'GET /candidate-confirmations/:candidateId/:clientId': {
    works: ofNewConfirmation,
    tenant: true,
    failures: {
      'nothing was ever confirmed': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (world) => ({ params: { candidateId: await world.newCandidate(), clientId: world.clientId } }),
      },
    },
  },
  'POST /candidate-confirmations': {
    works: async (world) => ({
      body: { candidateId: await world.newCandidate(), clientId: world.clientId, clientNotes: 'Conferido.' },
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
        request: async (world) => ({ body: { candidateId: await world.newCandidate(), isConfirmed: false } }),
      },
    },
  },
  'PUT /candidate-confirmations/:id': {
    works: async (world) => ({ params: { id: (await world.newConfirmation()).id }, body: { isConfirmed: false } }),
    tenant: true,
  },
  'POST /candidate-confirmations/:candidateId/:clientId/confirm': {
    works: async (world) => ({
      params: { candidateId: await world.newCandidate(), clientId: world.clientId },
      body: { clientNotes: 'Conferido.' },
    }),
    tenant: true,
  },
};
