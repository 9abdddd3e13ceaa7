import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { payload } from '../http/userErrors.js';

export const jobsResolvers: Resolvers = {
  Query: {
    failedJobs: async (_, paging, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      return connectionFromPage(await services.failedJobs.list(asUser(viewer), page));
    },
  },
  FailedJob: {
    id: ({ _id }) => toGlobalId('FailedJob', _id),
    reason: ({ lastError }) => lastError,
    failedAt: ({ givenUpAt, createdAt }) => givenUpAt ?? createdAt,
    viewerCanRunAgain: (job, _, { services }) => services.failedJobs.mayRunAgain(job),
  },
  Mutation: {
    runFailedJobAgain: (_, { input: { id } }, { viewer, services }) =>
      payload(async () => {
        const { _id } = await services.failedJobs.runAgain(asUser(viewer), databaseId('FailedJob', id));
        return { queuedId: toGlobalId('FailedJob', _id) };
      }),
  },
};
