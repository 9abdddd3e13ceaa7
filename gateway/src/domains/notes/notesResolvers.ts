import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { payload } from '../http/userErrors.js';
import { mayDeleteNote } from './notesPolicy.js';

export const notesResolvers: Resolvers = {
  Candidate: {
    notes: ({ _id }, _, { viewer, loaders }) => loaders.notesByCandidate(asViewer(viewer)).load(_id.toString()),
  },
  CandidateNote: {
    id: ({ _id }) => toGlobalId('CandidateNote', _id),
    viewerCanDelete: (note, _, { viewer }) => mayDeleteNote(asViewer(viewer), note),
  },
  Mutation: {
    addCandidateNote: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const { candidateId, ...note } = input;
        return { candidate: await services.notes.add(asUser(viewer), databaseId('Candidate', candidateId), note) };
      }),
    deleteCandidateNote: (_, { input }, { viewer, services }) =>
      payload(async () => {
        await services.notes.remove(asUser(viewer), databaseId('CandidateNote', input.id));
        return { deletedId: input.id };
      }),
  },
};
