import type { UserViewer } from '../src/auth/viewer.js';
import type { CandidateRecord } from '../src/domains/candidates/candidatesModel.js';
import { toGlobalId } from '../src/lib/globalId.js';
import type { DocumentStory } from './documents.js';

/** What became of one candidate in a call. */
export interface AssignmentResult {
  candidateId: string;
  outcome: string;
  message: string | null;
  revision: number | null;
}

export const idOf = ({ _id }: Pick<CandidateRecord, '_id'>): string => _id.toString();
export const clientIdOf = ({ clientId }: UserViewer): string => clientId ?? '';

/** The calls that give candidates to a client and take them back, and what is seen of it. @param storyOf the story, once it has begun. */
export function assignmentCalls(storyOf: () => DocumentStory) {
  const services = () => storyOf().server.services;
  const unowned = (input: object = {}) => storyOf().register(input, storyOf().admin.viewer);
  const read = (candidate: CandidateRecord) => services().candidates.get(storyOf().admin.viewer, idOf(candidate));

  async function call(name: string, type: string, input: object, token = storyOf().admin.token) {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
      results { candidateId outcome message revision } userErrors { code field } } }`;
    const { data, errors } = await storyOf().server.graphql(query, { input }, token);
    return (errors ? { errors } : data[name]) as {
      results: AssignmentResult[];
      userErrors: object[];
      errors?: object[];
    };
  }
  function assign(people: readonly CandidateRecord[], options: { to?: string; dryRun?: boolean; token?: string } = {}) {
    const { to = clientIdOf(storyOf().client.viewer), dryRun = false, token } = options;
    const candidateIds = people.map(({ _id }) => toGlobalId('Candidate', _id));
    const input = { selection: { candidateIds }, clientId: toGlobalId('Client', to), dryRun };
    return call('assignCandidatesToClient', 'AssignCandidatesToClientInput', input, token);
  }
  function undo(
    results: readonly AssignmentResult[],
    { token, dryRun = false }: { token?: string; dryRun?: boolean } = {},
  ) {
    const assignments = results.map(({ candidateId, revision }) => ({ candidateId, revision }));
    return call('undoClientAssignments', 'UndoClientAssignmentsInput', { assignments, dryRun }, token);
  }
  /** Ids of all candidates whom a client's first page shows. */
  const listed = async (viewer: UserViewer) =>
    (await services().candidates.list(viewer, { page: { offset: 0, limit: 100 } })).items.map(idOf);
  const waitingFor = async (viewer: UserViewer) =>
    (await services().documents.toReview(viewer, { page: { offset: 0, limit: 100 } })).items.map(({ candidateId }) =>
      candidateId.toString(),
    );
  async function newestEvent(candidate: CandidateRecord, token = storyOf().admin.token) {
    const query = `query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: 1) { edges { node { kind message } } } } } }`;
    const { data } = await storyOf().server.graphql(query, { id: toGlobalId('Candidate', candidate._id) }, token);
    return data.node.events.edges[0].node as { kind: string; message: string | null };
  }
  return { services, unowned, read, assign, undo, listed, waitingFor, newestEvent };
}
