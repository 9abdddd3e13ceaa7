/** GraphQL of stages, the work queue and actions on several candidates. */
import { asUser, asViewer } from '../../auth/rules.js';
import { isDatabaseUnavailable } from '../../database/connection.js';
import type { CandidateSelectionInput, Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { missingRequiredFields } from '../fields/values/requiredFields.js';
import { payload } from '../http/userErrors.js';
import type { ActionResult } from './actions/actionResult.js';
import { filterOf } from './candidatesInput.js';
import { mayManageCandidate } from './candidatesPolicy.js';
import { attentionEntry } from './standing/attention.js';
import { nextActionOf, reminderProblem } from './standing/nextAction.js';
import { attentionReasons, candidateStages, firstOpenedAt } from './standing/standing.js';

const clientOf = (clientId: string | null | undefined) => databaseIdOrNull('Client', clientId) ?? undefined;

const selectionOf = ({ candidateIds, filter }: CandidateSelectionInput) => ({
  candidateIds: candidateIds?.map((id) => databaseId('Candidate', id)),
  filter: filterOf(filter),
});

/** What is to be undone of some candidates, with the ids of the database. */
const withDatabaseIds = (left: readonly { readonly candidateId: string; readonly revision: number }[]) =>
  left.map(({ candidateId, revision }) => ({ candidateId: databaseId('Candidate', candidateId), revision }));

/** The payload of an action on several candidates, which is called with the ids of the database. */
const actionPayload = <Input extends { readonly selection: CandidateSelectionInput }>(
  input: Input,
  act: (selected: unknown) => Promise<readonly ActionResult[]>,
) => payload(async () => ({ results: await act({ ...input, selection: selectionOf(input.selection) }) }));

export const flowResolvers: Resolvers = {
  Query: {
    async attention(_, { reason, clientId, ...paging }, { viewer, services }) {
      const page = await services.candidates.admissionLists.queue(asUser(viewer), {
        page: pageRequestFromConnectionArgs(paging),
        filter: { attention: reason, clientId: clientOf(clientId) },
      });
      const { edges, pageInfo, totalCount } = connectionFromPage(page);
      const entries = edges.map(({ cursor, node }) => ({ cursor, node: attentionEntry(node, reason) }));
      return { edges: entries, pageInfo, totalCount };
    },
    async attentionCounts(_, { clientId }, { viewer, services }) {
      const counts = await services.candidates.admissionLists.attentionCounts(asUser(viewer), clientOf(clientId));
      return attentionReasons.map((reason, index) => ({ reason, count: counts[index] ?? 0 }));
    },
    async stageCounts(_, { clientId }, { viewer, services }) {
      const counts = await services.candidates.admissionLists.stageCounts(asUser(viewer), clientOf(clientId));
      return candidateStages.map((stage, index) => ({ stage, count: counts[index] ?? 0 }));
    },
    candidateNeighbours: (_, { id, filter, sort }, { viewer, services }) =>
      services.candidates.admissionLists.neighbours(asUser(viewer), databaseId('Candidate', id), {
        filter: filterOf(filter),
        sort,
      }),
  },
  Candidate: {
    missingFields: async (candidate, _, { viewer, services }) =>
      missingRequiredFields(await services.customFields.catalogueOf(candidate), asViewer(viewer).role, candidate).map(
        ({ label }) => label,
      ),
    attention: ({ attention }) => attention ?? [],
    openedAt: firstOpenedAt,
    nextAction: async (candidate, _, { viewer, now, services }) =>
      nextActionOf(candidate, asViewer(viewer), {
        catalogue: await services.customFields.catalogueOf(candidate),
        now,
        canMail: services.mail.canSend,
      }),
    viewerCanRemind: (candidate, _, { viewer, now, services }) =>
      services.mail.canSend &&
      mayManageCandidate(asViewer(viewer), candidate) &&
      reminderProblem(candidate, now) === null,
  },
  AttentionItem: {
    stoppedAt: async ({ candidate }, _, { viewer, services }) =>
      missingRequiredFields(await services.customFields.catalogueOf(candidate), asViewer(viewer).role, candidate)[0]
        ?.label ?? null,
  },
  CandidateActionResult: {
    candidateId: ({ candidateId }) => toGlobalId('Candidate', candidateId),
    // What was done is told as done, also where the database does not answer any more; the people of a preview are told without it then.
    clientCompany: async ({ clientId }, _, { loaders }) => {
      if (!clientId) return null;
      const client = await loaders.clientById.load(clientId.toString()).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) return null;
        throw error;
      });
      return client?.companyName ?? null;
    },
  },
  Mutation: {
    setCandidateDates: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.setDates(asUser(viewer), selected)),
    sendCandidateAccessLinks: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.sendAccessLinks(asUser(viewer), selected)),
    remindCandidates: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.remind(asUser(viewer), selected)),
    reopenCandidates: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.reopen(asUser(viewer), selected)),
    endAdmissions: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.end(asUser(viewer), selected)),
    resumeAdmissions: (_, { input }, { viewer, services }) =>
      actionPayload(input, (selected) => services.candidates.actions.resume(asUser(viewer), selected)),
    undoCandidateReopenings: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const undo = { ...input, reopenings: withDatabaseIds(input.reopenings) };
        return { results: await services.candidates.actions.undoReopenings(asUser(viewer), undo) };
      }),
    assignCandidatesToClient: (_, { input }, { viewer, services }) =>
      actionPayload({ ...input, clientId: databaseId('Client', input.clientId) }, (selected) =>
        services.candidates.actions.assignClient(asUser(viewer), selected),
      ),
    undoClientAssignments: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const undo = { ...input, assignments: withDatabaseIds(input.assignments) };
        return { results: await services.candidates.actions.undoAssignments(asUser(viewer), undo) };
      }),
  },
};
