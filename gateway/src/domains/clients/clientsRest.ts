import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import { pagedEnvelope } from '../../lib/pages.js';
import { fieldValueViews } from '../fields/values/fieldViews.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { dataAnswer, doneAnswer, pagedAnswer } from '../http/restAnswers.js';
import { pagingQuery, pageRequestFromQuery } from '../http/restPaging.js';
import { optionalInQuery } from '../http/restQuery.js';
import { fieldWrites } from './clientsInput.js';
import type { ClientRecord } from './clientsModel.js';

const tag = 'Clients';
const idParams = z.object({ id: z.string() });

/** A client as it is answered: values of custom fields stand beside the properties, by key. */
const clientAnswer = z
  .object({
    id: z.string(),
    nome: z.string(),
    email: z.string(),
    telefone: z.string().nullable(),
    cnpj: z.string(),
    nomeEmpresa: z.string(),
    ativo: z.boolean(),
  })
  .catchall(
    z.string().meta({ description: 'The value of a custom field, or of a known key without one, under its key.' }),
  )
  .meta({ id: 'Client' });

const newClientAnswer = clientAnswer
  .extend({
    temporaryPassword: z.string().meta({ description: 'Shown this once; it must be changed at the first sign-in.' }),
  })
  .meta({ id: 'NewClient' });

/** A client as it is sent to be saved. */
const clientBody = z
  .object({
    nome: z.string().nullish().meta({ description: 'Who signs in for the company.' }),
    email: z.string().nullish().meta({ description: 'Signs in with it; unique.' }),
    telefone: z.string().nullish(),
    cnpj: z.string().nullish().meta({ description: '14 letters or digits, with or without punctuation; unique.' }),
    nomeEmpresa: z.string().nullish(),
    ativo: z
      .boolean()
      .nullish()
      .meta({ description: 'Whether the client may sign in; false for a new one unless told.' }),
    customFields: fieldWrites.nullish().meta({ description: 'Values of custom fields; a blank one clears.' }),
    replaceMissingCustomFields: z
      .boolean()
      .nullish()
      .meta({ description: 'Clears the active fields that `customFields` does not name.' }),
  })
  .meta({ id: 'ClientChanges' });

/** What the service's failures call these properties, in the words of the payload. */
const sentAs = {
  name: 'nome',
  phone: 'telefone',
  companyName: 'nomeEmpresa',
  active: 'ativo',
  fields: 'customFields',
  replaceMissingFields: 'replaceMissingCustomFields',
};

function toInput(body: z.infer<typeof clientBody>) {
  return {
    name: body.nome,
    email: body.email,
    phone: body.telefone,
    cnpj: body.cnpj,
    companyName: body.nomeEmpresa,
    active: body.ativo,
    fields: body.customFields,
    replaceMissingFields: body.replaceMissingCustomFields,
  };
}

/** The record first, the values last and never over a property: a field may have been named like one before. */
function presentClient(client: ClientRecord, catalogue: RecordCatalogue) {
  const values = fieldValueViews(catalogue, 'admin', client, {
    includeInactiveWithValue: true,
    includeUnconfigured: true,
  });
  return {
    ...Object.fromEntries(values.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))),
    id: client._id.toString(),
    nome: client.name,
    email: client.email,
    telefone: client.phone,
    cnpj: client.cnpj,
    nomeEmpresa: client.companyName,
    ativo: client.active,
  };
}

/** A client that was just created, with the password of its account, which no later answer tells. */
function presentNewClient(
  { client, temporaryPassword }: { client: ClientRecord; temporaryPassword: string },
  catalogue: RecordCatalogue,
) {
  return { ...presentClient(client, catalogue), temporaryPassword };
}

export const clientsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/clients',
    operationId: 'listClients',
    description: 'Lists clients by page, with an optional search in name, e-mail, company and CNPJ.',
    tag,
    access: 'adminOrKey',
    query: pagingQuery.extend({
      search: optionalInQuery(z.string()).meta({ description: 'In name, e-mail, company and CNPJ.' }),
    }),
    answer: pagedAnswer(clientAnswer),
    async handle({ context: { viewer, services }, query }) {
      const page = pageRequestFromQuery(query);
      const [clients, catalogue] = await Promise.all([
        services.clients.list(asUser(viewer), { page, search: query.search }),
        services.customFields.catalogue('client'),
      ]);
      return pagedEnvelope(clients, (client) => presentClient(client, catalogue));
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/clients/:id',
    operationId: 'readClient',
    description: 'Reads one client.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    answer: dataAnswer(clientAnswer),
    async handle({ context: { viewer, services }, params }) {
      const client = await services.clientDirectory.get(asUser(viewer), params.id);
      return { data: presentClient(client, await services.customFields.catalogue('client')) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/clients',
    operationId: 'createClient',
    description: 'Creates a client and the account of its contact; the answer alone carries the temporary password.',
    tag,
    access: 'admin',
    body: clientBody,
    requires: ['nome', 'email', 'cnpj', 'nomeEmpresa'],
    sentAs,
    failures: [409],
    status: 201,
    answer: dataAnswer(newClientAnswer),
    async handle({ context: { viewer, services }, body }) {
      const created = await services.clients.create(asUser(viewer), toInput(body));
      return { data: presentNewClient(created, await services.customFields.catalogue('client')) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/clients/:id',
    operationId: 'updateClient',
    description:
      'Changes a client; with replaceMissingCustomFields, active fields that are not named are cleared. Another e-mail ' +
      'ends password and sessions of its contact: another password is mailed to the new address.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    body: clientBody,
    sentAs,
    failures: [409],
    answer: dataAnswer(clientAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      const client = await services.clients.update(asUser(viewer), params.id, toInput(body));
      return { data: presentClient(client, await services.customFields.catalogue('client')) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/clients/:id',
    operationId: 'deleteClient',
    description: 'Deletes a client that has no candidates.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    failures: [409],
    answer: doneAnswer,
    async handle({ context: { viewer, services }, params }) {
      await services.clients.delete(asUser(viewer), params.id);
      return { data: true };
    },
  }),
];
