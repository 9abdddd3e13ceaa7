import type { AttentionReason } from '../generated/staff/graphql';
import ClientDashboard from '../features/clientDashboard/ClientDashboard/ClientDashboard';
import { renderStaff } from './renderStaff';
import { clientData, type CandidateData } from './staffData';
import { serveStaff } from './staffServer';

export interface Stuck {
  reason: AttentionReason;
  stoppedAt?: string;
  candidate: CandidateData;
}

interface Selected {
  input: { selection: { candidateIds: string[] }; dryRun: boolean };
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

interface PageArgs {
  first: number;
  after?: string | null;
}

/** A page that follows a cursor, which is the id of its candidate. */
function pageOf<Node>(all: readonly { cursor: string; node: Node }[], { first, after }: PageArgs) {
  const start = after ? all.findIndex(({ cursor }) => cursor === after) + 1 : 0;
  const edges = all.slice(start, start + first);
  return {
    totalCount: all.length,
    edges,
    pageInfo: {
      hasNextPage: start + first < all.length,
      hasPreviousPage: start > 0,
      startCursor: null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    pageCursors: { first: null, around: [], last: null, totalPages: Math.ceil(all.length / first) },
  };
}

/**
 * A dashboard whose queue has these people.
 * @param skipped whom a bulk action skips, by id, with the words of its refusal
 * @param root what else is asked of the server
 */
export function serveQueue(
  stuck: readonly Stuck[],
  skipped: Record<string, string> = {},
  root: Record<string, unknown> = {},
) {
  const people = stuck.map(({ candidate }) => candidate);
  return serveStaff({
    ...root,
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: people.length, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    candidates: (page: PageArgs) =>
      pageOf(
        stuck.map(({ candidate: node }) => ({ cursor: node.id, node })),
        page,
      ),
    node: ({ id }: { id: string }) => people.find((candidate) => candidate.id === id),
    attentionCounts: (['OVERDUE', 'NEVER_OPENED', 'NO_ANSWER', 'UNCONFIRMED'] as const).map((reason) => ({
      reason,
      count: stuck.filter((entry) => entry.reason === reason).length,
    })),
    attention: ({ reason, ...page }: PageArgs & { reason: string }) => {
      const listed = stuck.filter((entry) => entry.reason === reason);
      const entries = listed.map((entry) => ({
        cursor: entry.candidate.id,
        node: { since: daysAgo(1), stoppedAt: null, ...entry },
      }));
      return pageOf(entries, page);
    },
    remindCandidates: ({ input }: Selected) => ({
      userErrors: [],
      results: input.selection.candidateIds.map((candidateId) => ({
        candidateId,
        name: people.find(({ id }) => id === candidateId)?.name,
        outcome: skipped[candidateId] ? 'SKIPPED' : 'DONE',
        message: skipped[candidateId] ?? null,
      })),
    }),
  });
}

/** Shows the dashboard on which the queue is. */
export const openQueue = (path = '/client', options: { canMail?: boolean } = {}) =>
  renderStaff(<ClientDashboard />, { path, role: 'client', ...options });
