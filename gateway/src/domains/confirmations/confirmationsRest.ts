import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import { pagingProperties } from '../../lib/pages.js';
import type { RequestContext } from '../context.js';
import { dataAnswer, listAnswer, pagedAnswer } from '../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { pageRequestFromQuery, pagingQuery } from '../http/restPaging.js';
import { changedFields } from './confirmationLabels.js';
import { clientNotes } from './confirmationsInput.js';
import type { ConfirmationRecord } from './confirmationsModel.js';

const tag = 'Candidate confirmations';
/** Callers that know of no pages get one that holds what they have always got, short of a list without end. */
const ALL_BUT_ENDLESS = 1_000;
const bothIds = z.object({ candidateId: z.string(), clientId: z.string() });

/** A confirmation as it is answered, with what changed after it. */
const confirmationAnswer = z
  .object({
    id: z.string(),
    candidateId: z.string(),
    clientId: z.string(),
    candidateName: z.string(),
    isConfirmed: z.boolean(),
    clientNotes: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    changedFieldKeys: z.array(z.string()),
    changedFieldLabels: z.array(z.string()),
  })
  .meta({ id: 'Confirmation' });
const one = dataAnswer(confirmationAnswer);
const many = listAnswer(confirmationAnswer);

async function presentConfirmation(confirmation: ConfirmationRecord, context: RequestContext) {
  const changed = await changedFields(confirmation, context);
  return {
    id: confirmation._id.toString(),
    candidateId: confirmation.candidateId.toString(),
    clientId: confirmation.clientId.toString(),
    candidateName: confirmation.candidateName,
    isConfirmed: confirmation.isConfirmed,
    clientNotes: confirmation.clientNotes,
    createdAt: confirmation.createdAt,
    updatedAt: confirmation.updatedAt,
    changedFieldKeys: changed.map(({ key }) => key),
    changedFieldLabels: changed.map(({ label }) => label),
  };
}

async function presentConfirmations(confirmations: readonly ConfirmationRecord[], context: RequestContext) {
  return { data: await Promise.all(confirmations.map((confirmation) => presentConfirmation(confirmation, context))) };
}

export const confirmationsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidate-confirmations/client/:clientId',
    operationId: 'listConfirmationsOfClient',
    description: 'The confirmations by one client, newest first: the first 1,000, or the page that is asked for.',
    tag,
    access: 'staffOrKey',
    params: z.object({ clientId: z.string() }),
    query: pagingQuery,
    answer: pagedAnswer(confirmationAnswer),
    async handle({ context, params, query }) {
      const page = pageRequestFromQuery(query, { sizeUnlessTold: ALL_BUT_ENDLESS });
      const found = await context.services.confirmations.ofClient(asUser(context.viewer), params.clientId, page);
      return { ...(await presentConfirmations(found.items, context)), ...pagingProperties(found) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/candidate-confirmations/candidate/:candidateId',
    operationId: 'listConfirmationsOfCandidate',
    description: 'The confirmations of one candidate.',
    tag,
    access: 'staffOrKey',
    params: z.object({ candidateId: z.string() }),
    answer: many,
    handle: async ({ context, params }) =>
      presentConfirmations(
        await context.services.confirmations.ofCandidate(asUser(context.viewer), params.candidateId),
        context,
      ),
  }),
  defineRestCall({
    method: 'get',
    path: '/candidate-confirmations/:candidateId/:clientId',
    operationId: 'readConfirmation',
    description: 'The confirmation of a candidate by a client; 404 when there is none.',
    tag,
    access: 'staffOrKey',
    params: bothIds,
    answer: one,
    handle: async ({ context, params }) => ({
      data: await presentConfirmation(
        await context.services.confirmations.find(asUser(context.viewer), params),
        context,
      ),
    }),
  }),
  defineRestCall({
    method: 'post',
    path: '/candidate-confirmations',
    operationId: 'createConfirmation',
    description: "Confirms a candidate of the caller's client.",
    tag,
    access: 'clientOrKey',
    body: z.object({
      candidateId: z.string('Informe o candidato.'),
      clientId: z.string().nullish(),
      isConfirmed: z.literal(true, 'Para retirar uma confirmação, altere-a pelo id.').nullish(),
      clientNotes,
    }),
    failures: [404],
    status: 201,
    answer: one,
    async handle({ context, body }) {
      const confirmation = await context.services.confirmations.confirm(asUser(context.viewer), body);
      return { data: await presentConfirmation(confirmation, context) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/candidate-confirmations/:id',
    operationId: 'updateConfirmation',
    description: 'Confirms, or withdraws, a confirmation by its id.',
    tag,
    access: 'clientOrKey',
    params: z.object({ id: z.string() }),
    body: z.object({ isConfirmed: z.boolean('isConfirmed aceita true ou false.').nullish(), clientNotes }),
    answer: one,
    async handle({ context, params, body }) {
      const confirmation = await context.services.confirmations.update(asUser(context.viewer), params.id, body);
      return { data: await presentConfirmation(confirmation, context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidate-confirmations/:candidateId/:clientId/confirm',
    operationId: 'confirmCandidate',
    description: "Confirms a candidate of the caller's client; confirming twice is the same as once.",
    tag,
    access: 'clientOrKey',
    params: bothIds,
    body: z.object({ clientNotes }),
    answer: one,
    async handle({ context, params, body }) {
      const confirmation = await context.services.confirmations.confirm(asUser(context.viewer), { ...params, ...body });
      return { data: await presentConfirmation(confirmation, context) };
    },
  }),
];
