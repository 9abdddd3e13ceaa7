import { asUser } from '../../auth/rules.js';
import type { ExportCandidatesInput, Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull } from '../../lib/globalId.js';
import { filterOf } from '../candidates/candidatesInput.js';
import { payload } from '../http/userErrors.js';
import type { ExportRequestInput } from './exportsInput.js';

function toRequest({
  candidateIds,
  filter,
  sort,
  configuration,
  templateId,
}: ExportCandidatesInput): ExportRequestInput {
  return {
    configuration,
    sort,
    candidateIds: candidateIds?.map((id) => databaseId('Candidate', id)),
    filter: filterOf(filter),
    templateId: databaseIdOrNull('ExportTemplate', templateId),
  };
}

export const exportsResolvers: Resolvers = {
  Query: {
    exportColumns: (_, _arguments, { viewer, services }) => services.exports.columns(asUser(viewer)),
    exportPreview: (_, { input }, { viewer, services }) => services.exports.preview(asUser(viewer), toRequest(input)),
  },
  Mutation: {
    exportCandidates: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const { token, ...prepared } = await services.exports.prepare(asUser(viewer), toRequest(input));
        return { ...prepared, downloadUrl: `/downloads/exports/${token}` };
      }),
  },
};
