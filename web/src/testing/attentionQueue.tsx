import type { AttentionReason } from '../generated/staff/graphql';
import ClientDashboard from '../features/clientDashboard/ClientDashboard/ClientDashboard';
import { renderStaff } from './renderStaff';
import { clientData, connection, type CandidateData } from './staffData';
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

/** A page of the queue that follows a cursor, which is the id of its candidate. */
function pageOf(stuck: readonly Stuck[], { reason, first, after }: { reason: string; first: number; after?: string }) {
  const all = stuck.filter((entry) => entry.reason === reason);
  const start = after ? all.findIndex(({ candidate }) => candidate.id === after) + 1 : 0;
  const page = all.slice(start, start + first);
  return {
    totalCount: all.length,
    edges: page.map((entry) => ({
      cursor: entry.candidate.id,
      node: { since: daysAgo(1), stoppedAt: null, ...entry },
    })),
    pageInfo: {
      hasNextPage: start + first < all.length,
      hasPreviousPage: start > 0,
      startCursor: null,
      endCursor: page.at(-1)?.candidate.id ?? null,
    },
  };
}

/** A company's dashboard whose queue has these people; a bulk action skips some, by id, with the words of its refusal. */
export function serveQueue(stuck: readonly Stuck[], skipped: Record<string, string> = {}) {
  const people = stuck.map(({ candidate }) => candidate);
  return serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: people.length, inProgress: 1, complete: 0, confirmed: 0 },
    candidates: () => connection(people),
    node: ({ id }: { id: string }) => people.find((candidate) => candidate.id === id),
    attentionCounts: (['OVERDUE', 'NEVER_OPENED', 'NO_ANSWER', 'UNCONFIRMED'] as const).map((reason) => ({
      reason,
      count: stuck.filter((entry) => entry.reason === reason).length,
    })),
    attention: (page: { reason: string; first: number }) => pageOf(stuck, page),
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
export const openQueue = (path = '/client') => renderStaff(<ClientDashboard />, { path, role: 'client' });
