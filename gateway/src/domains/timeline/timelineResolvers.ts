import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { payload } from '../http/userErrors.js';
import { eventView } from './eventViews.js';

export const timelineResolvers: Resolvers = {
  Candidate: {
    async events(candidate, { kinds, ...paging }, { viewer, services, loaders }) {
      const request = { page: pageRequestFromConnectionArgs(paging), kinds };
      const [page, catalogue] = await Promise.all([
        loaders.eventsByCandidate(asViewer(viewer), request).load(candidate._id.toString()),
        services.customFields.catalogueOf(candidate),
      ]);
      if (!page) throw new Error('every candidate has a timeline');
      const { edges, pageInfo, totalCount } = connectionFromPage(page);
      const shown = edges.map(({ cursor, node }) => ({
        cursor,
        node: eventView(node, candidate, asViewer(viewer), catalogue),
      }));
      return { edges: shown, pageInfo, totalCount };
    },
  },
  CandidateEvent: {
    id: ({ id }) => toGlobalId('CandidateEvent', id),
  },
  Mutation: {
    undoCandidateChange: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidate: await services.timeline.undo(asUser(viewer), databaseId('CandidateEvent', input.eventId)),
      })),
  },
};
