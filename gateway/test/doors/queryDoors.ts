/** How each field of Query is driven. A field that is missing here does not compile. */
import type { queryRules } from '../../src/graphql/rules.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import { confirmationOfAna, DEFINITIONS, exportColumns, globalIdOf, LAYOUT, totalCount } from './deeds.js';
import { allCandidates, allClients, everybody, joined, nothing, ownForm, staff, theirStaff, valuesOf } from './door.js';
import type { Door, Visit } from './door.js';
import { graphql } from './graphqlCall.js';

const SORTS = ['CREATED_DESC', 'CREATED_ASC', 'NAME_ASC', 'NAME_DESC', 'PROGRESS_DESC', 'PROGRESS_ASC'];

const preview = (visit: Visit, which: object) =>
  graphql(visit, 'query', 'exportPreview', { input: { configuration: { columns: exportColumns(visit) }, ...which } });

export const queryDoors: Record<keyof typeof queryRules, Door> = {
  node: {
    open: theirStaff,
    reads: {
      async call(visit) {
        const confirmation = toGlobalId('CandidateConfirmation', await confirmationOfAna(visit));
        const node = (concrete: string, id: string) => () => graphql(visit, 'query', 'node', { id }, { concrete });
        return joined([
          node('Candidate', globalIdOf(visit, 'ana')),
          node('Client', toGlobalId('Client', visit.world.clients.client)),
          node('CandidateConfirmation', confirmation),
        ]);
      },
      holds: valuesOf('ana', 'client'),
    },
  },
  viewer: {
    open: everybody,
    reads: {
      call: (visit) => graphql(visit, 'query', 'viewer'),
      holds(visit) {
        if (visit.visitor.role === 'candidate') return ownForm(visit);
        return visit.visitor.role === 'client' ? allClients(visit) : [];
      },
    },
  },
  clients: {
    open: ['admin'],
    reads: {
      call: (visit) => graphql(visit, 'query', 'clients', { first: 50 }),
      holds: allClients,
      search: async (visit, search) => totalCount(await graphql(visit, 'query', 'clients', { search })),
    },
  },
  candidates: {
    open: staff,
    reads: {
      call: (visit) => joined(SORTS.map((sort) => () => graphql(visit, 'query', 'candidates', { first: 10, sort }))),
      holds: allCandidates,
      search: async (visit, search) => totalCount(await graphql(visit, 'query', 'candidates', { filter: { search } })),
    },
  },
  candidateInvitation: { because: "A company's name by the token of a link; no value of a record comes along." },
  candidateTotals: { because: 'Four counts of candidates by status and confirmation.' },
  confirmations: {
    open: theirStaff,
    reads: {
      call: (visit) =>
        graphql(visit, 'query', 'confirmations', { clientId: toGlobalId('Client', visit.world.clients.client) }),
      holds: nothing,
    },
  },
  customFields: { because: DEFINITIONS },
  customFieldOrderRevision: { because: DEFINITIONS },
  formFields: {
    open: everybody,
    reads: {
      call: (visit) =>
        joined(['CANDIDATE', 'CLIENT'].map((target) => () => graphql(visit, 'query', 'formFields', { target }))),
      holds: nothing,
    },
  },
  fieldPermissions: { because: DEFINITIONS },
  proposedFieldPermission: { because: DEFINITIONS },
  exportColumns: { because: LAYOUT },
  exportPreview: {
    open: ['admin'],
    reads: {
      call: (visit) => preview(visit, { filter: {} }),
      holds: allCandidates,
      async search(visit, search) {
        const { json } = await preview(visit, { filter: { search } });
        return (json as { rows: unknown[] }).rows.length;
      },
    },
  },
  exportTemplates: { because: LAYOUT },
  exportDataFields: { because: LAYOUT },
};
