import { z } from 'zod';
import { asUser } from '../../../auth/rules.js';
import type { RequestContext } from '../../context.js';
import { defineRestCall, type RestCall } from '../../http/restCall.js';
import { dataAnswer, doneAnswer, listAnswer, pagedAnswer } from '../../http/restAnswers.js';
import { pageRequestFromQuery, pagingQuery } from '../../http/restPaging.js';
import { optionalInQuery } from '../../http/restQuery.js';
import { sendAllCandidates } from './candidatesRestAll.js';
import { sendPage } from './candidatesRestPage.js';
import {
  bulkBody,
  candidateBody,
  listQuery,
  newCandidateBody,
  searchQuery,
  sentAs,
  toBulkInput,
  toCandidateInput,
  toNewCandidateInput,
} from './candidatesRestInput.js';
import {
  candidateAnswer,
  candidateWithFieldsAnswer,
  presentCandidate,
  presentCandidateWithFields,
} from './candidatePresenter.js';
import { candidateStages, type CandidateStage } from '../standing/standing.js';
import { ownFormRestCalls } from '../ownForm/ownFormRest.js';
import type { BulkResult } from '../writes/bulkUpdate.js';
import type { CandidateCredentials } from '../writes/candidateCredentials.js';

const tag = 'Candidates';
const idParams = z.object({ id: z.string() });
const oneCandidate = dataAnswer(candidateAnswer);

const updateResultAnswer = z
  .object({
    id: z.string(),
    success: z.boolean(),
    candidate: candidateAnswer.nullable(),
    code: z.string().nullable().meta({ description: 'Of the failure.' }),
    message: z.string().nullable().meta({ description: 'Of the failure.' }),
  })
  .meta({ id: 'CandidateUpdateResult' });

async function presentUpdateResult({ id, candidate, error }: BulkResult, context: RequestContext) {
  return {
    id,
    success: candidate !== null,
    candidate: candidate && (await presentCandidate(candidate, context)),
    code: error?.code ?? null,
    message: error?.message ?? null,
  };
}

const stageCountAnswer = z.object({ stage: z.enum(candidateStages), count: z.int() }).meta({ id: 'StageCount' });

const presentStageCount = (stage: CandidateStage, count = 0) => ({ stage, count });

const accessAnswer = z
  .object({
    link: z.string(),
    accessLink: z.string().meta({ description: 'The same as `link`.' }),
    token: z.string(),
    password: z.string(),
  })
  .meta({ id: 'CandidateAccess' });

const presentAccess = (access: CandidateCredentials) => ({ ...access, accessLink: access.link });

export const candidatesRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidates',
    operationId: 'listCandidates',
    description: 'Lists candidates by page: all of them for admins, their own for clients.',
    tag,
    access: 'staffOrKey',
    query: listQuery,
    answer: pagedAnswer(candidateAnswer),
    handle: ({ context, query: { page: _page, pageSize: _pageSize, limit: _limit, stage, ...conditions }, query }) =>
      sendPage(context, { ...conditions, ...(stage && { stages: [stage] }), page: pageRequestFromQuery(query) }),
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/stage-counts',
    operationId: 'countCandidatesByStage',
    description: 'How many candidates are in each stage: of all or of one client for admins, of their own for clients.',
    tag,
    access: 'staffOrKey',
    query: z.object({ clientId: optionalInQuery(z.string()) }),
    answer: listAnswer(stageCountAnswer),
    async handle({ context, query }) {
      const { admissionLists } = context.services.candidates;
      const counts = await admissionLists.stageCounts(asUser(context.viewer), query.clientId ?? undefined);
      return { data: candidateStages.map((stage, index) => presentStageCount(stage, counts[index])) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/admin',
    operationId: 'searchCandidates',
    description:
      'Lists all candidates by page, with an optional search in name, client and company, or for a whole e-mail or CPF.',
    tag,
    access: 'adminOrKey',
    query: pagingQuery.extend(searchQuery.shape),
    answer: pagedAnswer(candidateAnswer),
    handle: ({ context, query }) => sendPage(context, { search: query.search, page: pageRequestFromQuery(query) }),
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/admin/all',
    operationId: 'listAllCandidates',
    description: 'All candidates that match a search, in one answer that is sent as it is read.',
    tag,
    access: 'adminOrKey',
    query: searchQuery,
    answer: pagedAnswer(candidateAnswer),
    handle: ({ context, query }) => sendAllCandidates(context, query.search),
  }),
  defineRestCall({
    method: 'put',
    path: '/candidates/admin/bulk-update',
    operationId: 'updateCandidates',
    description:
      'Changes several candidates: nothing unless all are valid, then each on its own, with a result for each.',
    tag,
    access: 'adminOrKey',
    body: bulkBody,
    sentAs,
    failures: [404],
    answer: listAnswer(updateResultAnswer),
    async handle({ context, body }) {
      const viewer = asUser(context.viewer);
      const changes = toBulkInput(body);
      context.services.candidates.credentials.openToRest(viewer, changes.length);
      const results = await context.services.candidates.updateMany(viewer, changes);
      const changed = results.flatMap(({ candidate }) => candidate ?? []);
      await context.services.candidates.credentials.tellShown(viewer, changed);
      return { data: await Promise.all(results.map(async (result) => presentUpdateResult(result, context))) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/:id',
    operationId: 'readCandidate',
    description: 'Reads one candidate.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    answer: oneCandidate,
    async handle({ context, params }) {
      const candidate = await context.services.candidates.get(asUser(context.viewer), params.id);
      return { data: await presentCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/:id/with-fields',
    operationId: 'readCandidateWithFields',
    description: 'Reads one candidate with every field, its value and the rights on it.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    answer: dataAnswer(candidateWithFieldsAnswer),
    async handle({ context, params }) {
      const candidate = await context.services.candidates.get(asUser(context.viewer), params.id);
      return { data: await presentCandidateWithFields(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates',
    operationId: 'createCandidate',
    description: 'Registers a candidate and makes their link and password.',
    tag,
    access: 'staffOrKey',
    body: newCandidateBody,
    requires: ['name', 'email'],
    sentAs,
    failures: [404, 409],
    status: 201,
    answer: oneCandidate,
    async handle({ context, body }) {
      const candidate = await context.services.candidates.create(asUser(context.viewer), toNewCandidateInput(body), {
        givesPassword: true,
      });
      return { data: await presentCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/candidates/:id',
    operationId: 'updateCandidate',
    description: 'Changes a candidate; what is absent stays as it is.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    body: candidateBody,
    sentAs,
    failures: [409],
    answer: oneCandidate,
    async handle({ context, params, body }) {
      const input = toCandidateInput(body);
      const candidate = await context.services.candidates.update(asUser(context.viewer), params.id, input);
      return { data: await presentCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/candidates/:id',
    operationId: 'deleteCandidate',
    description: 'Deletes a candidate and everything stored about them.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    answer: doneAnswer,
    async handle({ context, params }) {
      await context.services.candidates.remove(asUser(context.viewer), params.id);
      return { data: true };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/:id/access-link',
    operationId: 'readCandidateAccess',
    description: 'The link that the candidate opens, with its token and password.',
    tag,
    access: 'staff',
    params: idParams,
    answer: dataAnswer(accessAnswer),
    async handle({ context, params }) {
      const { candidates } = context.services;
      const access = await candidates.credentials.show(asUser(context.viewer), params.id);
      return { data: presentAccess(access) };
    },
  }),
  ...ownFormRestCalls,
];
