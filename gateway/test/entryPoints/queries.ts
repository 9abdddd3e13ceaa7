/** How each field of Query is driven. A field that is missing here does not compile. */
import type { queryRules } from '../../src/transports/graphql/rules.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import {
  confirmationOfAna,
  DEFINITIONS,
  documentNode,
  eventOfAna,
  exportColumns,
  globalIdOf,
  hits,
  LAYOUT,
  DEMANDS,
  RETENTION,
  STAFF,
  WEBHOOKS,
  totalCount,
} from './actions.js';
import {
  allCandidates,
  allClients,
  everybody,
  exportedCandidates,
  joined,
  nothing,
  ownForm,
  staff,
  theirStaff,
  valuesOf,
} from './entryPoint.js';
import type { EntryPoint, CallContext } from './entryPoint.js';
import { graphql } from './graphqlCall.js';
import { importQueries } from './imports.js';

const SORTS = [
  'CREATED_DESC',
  'CREATED_ASC',
  'NAME_ASC',
  'NAME_DESC',
  'PROGRESS_DESC',
  'PROGRESS_ASC',
  'STAGE_SINCE_ASC',
];
const REASONS = ['OVERDUE', 'CORRECTION_WAITING', 'DUE_SOON', 'NEVER_OPENED', 'NO_ANSWER', 'UNCONFIRMED'];

/** What a caller may look for and find, in a form in which it is shown. */
const searchableAnswers = (call: CallContext) =>
  allCandidates(call)
    .filter(({ field }) => !['checkbox', 'file', 'list'].includes(field.type))
    .flatMap(({ forms }) => forms.slice(0, 1));

const preview = (call: CallContext, which: object) =>
  graphql(call, 'query', 'exportPreview', { input: { configuration: { columns: exportColumns(call) }, ...which } });

export const queryEntryPoints: Record<keyof typeof queryRules, EntryPoint> = {
  node: {
    open: theirStaff,
    reads: {
      async call(call) {
        const confirmation = toGlobalId('CandidateConfirmation', await confirmationOfAna(call));
        const node = (concrete: string, id: string) => () => graphql(call, 'query', 'node', { id }, { concrete });
        return joined([
          () => documentNode(call),
          node('Candidate', globalIdOf(call, 'ana')),
          node('Client', toGlobalId('Client', call.fixture.clients.client)),
          node('CandidateConfirmation', confirmation),
        ]);
      },
      holds: valuesOf('ana', 'client'),
    },
  },
  viewer: {
    open: everybody,
    reads: {
      call: (call) => graphql(call, 'query', 'viewer'),
      holds(call) {
        if (call.caller.role === 'candidate') return ownForm(call);
        return call.caller.role === 'client' ? allClients(call) : [];
      },
    },
  },
  staffAccounts: { because: STAFF },
  webhooks: { because: WEBHOOKS },
  webhook: { because: WEBHOOKS },
  twoFactorDemands: { because: DEMANDS },
  retention: { because: RETENTION },
  retentionPreview: { because: RETENTION },
  clients: {
    open: ['admin'],
    reads: {
      call: (call) => graphql(call, 'query', 'clients', { first: 50 }),
      holds: allClients,
      search: async (call, search) => totalCount(await graphql(call, 'query', 'clients', { search })),
    },
  },
  candidates: {
    open: staff,
    reads: {
      call: (call) => joined(SORTS.map((sort) => () => graphql(call, 'query', 'candidates', { first: 5, sort }))),
      holds: allCandidates,
      search: async (call, search) => totalCount(await graphql(call, 'query', 'candidates', { filter: { search } })),
    },
  },
  candidatesByAnswer: {
    open: staff,
    reads: {
      call: (call) =>
        joined(['a', 'r', '1'].map((text) => () => graphql(call, 'query', 'candidatesByAnswer', { text, first: 3 }))),
      holds: nothing,
      finds: (call) => searchableAnswers(call).slice(0, 3),
      search: async (call, text) => hits(await graphql(call, 'query', 'candidatesByAnswer', { text })),
    },
  },
  candidateDuplicates: {
    open: theirStaff,
    reads: {
      call: (call) => graphql(call, 'query', 'candidateDuplicates', { id: globalIdOf(call, 'ana') }),
      holds: nothing,
    },
  },
  candidateInvitation: { because: "A company's name by the token of a link; no value of a record comes along." },
  candidateTotals: { because: 'Five counts of candidates by status, confirmation and stage.' },
  confirmations: {
    open: theirStaff,
    reads: {
      call: (call) =>
        graphql(call, 'query', 'confirmations', { clientId: toGlobalId('Client', call.fixture.clients.client) }),
      holds: nothing,
    },
  },
  confirmedRecord: {
    open: ['admin'],
    reads: {
      call: async (call) => graphql(call, 'query', 'confirmedRecord', { eventId: await eventOfAna(call, 'confirmed') }),
      holds: nothing,
    },
  },
  customFields: { because: DEFINITIONS },
  customFieldOrderRevision: { because: DEFINITIONS },
  formFields: {
    open: everybody,
    reads: {
      call: (call) =>
        joined(['CANDIDATE', 'CLIENT'].map((target) => () => graphql(call, 'query', 'formFields', { target }))),
      holds: nothing,
    },
  },
  fieldPermissions: { because: DEFINITIONS },
  proposedFieldPermission: { because: DEFINITIONS },
  exportColumns: { because: LAYOUT },
  exportPreview: {
    open: ['admin'],
    reads: {
      call: (call) => preview(call, { filter: {} }),
      holds: exportedCandidates,
      async search(call, search) {
        const { json } = await preview(call, { filter: { search } });
        return (json as { rows: unknown[] }).rows.length;
      },
    },
  },
  exportTemplates: { because: LAYOUT },
  exportDataFields: { because: LAYOUT },
  documentsToReview: {
    open: staff,
    reads: {
      // One candidate after the other: everything of twenty documents at once costs more than a query may.
      call: (call) =>
        joined(
          (['ana', 'bia', 'caio'] as const).map((name) => () => {
            const filter = { candidateId: globalIdOf(call, name) };
            return graphql(call, 'query', 'documentsToReview', { first: 12, filter });
          }),
        ),
      holds: (call) => allCandidates(call).filter(({ field }) => field.type === 'file' && field.state === 'active'),
    },
  },
  refusalReasons: { because: 'The sentences that reviewers choose from.' },
  ...importQueries,
  candidateImportModel: { because: LAYOUT },
  reminderRules: { because: 'Numbers of days and switches of a company; no value of a record comes along.' },
  messageTexts: { because: 'Words of messages with their variables; no value of a record comes along.' },
  messagePreview: { because: 'A message about somebody who is made up; no value of a record comes along.' },
  failedJobs: { because: 'Kinds of jobs and how they failed; no value of a record comes along.' },
  attention: {
    open: staff,
    reads: {
      call: (call) => joined(REASONS.map((reason) => () => graphql(call, 'query', 'attention', { first: 5, reason }))),
      holds: nothing,
    },
  },
  notifications: {
    open: staff,
    reads: { call: (call) => graphql(call, 'query', 'notifications', { first: 5 }), holds: nothing },
  },
  unreadNotifications: { because: 'A count of notifications.' },
  notificationSettings: { because: 'Switches of one person; no value of a record comes along.' },
  attentionCounts: { because: 'Counts of candidates by reason.' },
  stageCounts: { because: 'Counts of candidates by stage.' },
  admissionFigures: {
    open: staff,
    reads: {
      call: (call) => graphql(call, 'query', 'admissionFigures', { from: '2026-01-01', to: '2026-12-31' }),
      holds: nothing,
    },
  },
  candidateNeighbours: {
    open: theirStaff,
    reads: {
      call: (call) => graphql(call, 'query', 'candidateNeighbours', { id: globalIdOf(call, 'ana') }),
      holds: nothing,
    },
  },
};
