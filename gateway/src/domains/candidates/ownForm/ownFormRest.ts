import { z } from 'zod';
import { asCandidate, asUser, asViewer } from '../../../auth/rules.js';
import { notFound } from '../../../lib/errors.js';
import type { RequestContext } from '../../context.js';
import { dataAnswer } from '../../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../../http/restCall.js';
import {
  candidateBody,
  formDataBody,
  sentAs,
  sentInFormData,
  toAnswers,
  toCandidateInput,
} from '../rest/candidatesRestInput.js';
import {
  candidateAnswer,
  ownCandidateAnswer,
  presentCandidate,
  presentOwnCandidate,
} from '../rest/candidatePresenter.js';

const tag = 'Candidates';

/** What staff and what candidates read of a record. */
const savedAnswer = z.union([candidateAnswer, ownCandidateAnswer]).meta({ id: 'CandidateOrOwnForm' });

/** The callers of `/v1` show their own consent page before any write. */
async function impliedConsent({ services, viewer, origin }: RequestContext) {
  return asCandidate(viewer).hasConsented ? {} : { impliedConsent: await services.privacy.impliedConsent(origin) };
}

export const ownFormRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidates/me',
    operationId: 'readOwnForm',
    description: 'The signed-in candidate: before consent only the definitions of their fields.',
    tag,
    access: 'candidate',
    answer: dataAnswer(ownCandidateAnswer),
    async handle({ context }) {
      const viewer = asCandidate(context.viewer);
      const candidate = await context.services.candidates.get(viewer, viewer.candidateId);
      return { data: await presentOwnCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/candidates/me',
    operationId: 'finishOwnForm',
    description: 'Saves the last answers of the signed-in candidate and finishes the form.',
    tag,
    access: 'candidate',
    body: candidateBody,
    sentAs,
    failures: [409],
    answer: dataAnswer(ownCandidateAnswer),
    async handle({ context, body }) {
      const { name, email, fields } = toCandidateInput(body);
      const candidate = await context.services.candidates.ownForm.finish(
        asCandidate(context.viewer),
        { name, email, fields },
        await impliedConsent(context),
      );
      return { data: await presentOwnCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/candidates/me/consent',
    operationId: 'withdrawConsent',
    description: "Takes the signed-in candidate's consent back: the form is closed to them until they accept again.",
    tag,
    access: 'candidate',
    answer: dataAnswer(ownCandidateAnswer),
    async handle({ context }) {
      const candidate = await context.services.privacy.withdrawConsent(asCandidate(context.viewer));
      return { data: await presentOwnCandidate(candidate, context) };
    },
  }),
  defineRestCall({
    method: 'patch',
    path: '/candidates/:id/form-data',
    operationId: 'saveFormData',
    description: "Saves some of a candidate's answers by field key: the candidate's own, or staff's.",
    tag,
    access: 'activeAccountOrKey',
    params: z.object({ id: z.string() }),
    body: formDataBody,
    sentAs: sentInFormData,
    failures: [409],
    answer: dataAnswer(savedAnswer),
    async handle({ context, params, body }) {
      const viewer = asViewer(context.viewer);
      const { candidates } = context.services;
      if (viewer.kind === 'user') {
        const changed = await candidates.update(asUser(viewer), params.id, toAnswers(body));
        return { data: await presentCandidate(changed, context) };
      }
      if (params.id !== viewer.candidateId) throw notFound('Candidato não encontrado.');
      const saved = await candidates.ownForm.save(viewer, toAnswers(body), await impliedConsent(context));
      return { data: await presentOwnCandidate(saved, context) };
    },
  }),
];
