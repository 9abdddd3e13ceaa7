/** The candidates' calls of `/v1`. */
import { databaseIdOf, nameChange, newest, newPerson, ONLY_ID, ownRecord, recordOf, totalCount } from './actions.js';
import {
  allCandidates,
  candidatesThemselves,
  nothing,
  ownForm,
  rest,
  staff,
  theirStaff,
  valuesOf,
} from './entryPoint.js';
import type { Door, FieldWrite, Reading, Visit } from './entryPoint.js';

/** Ana, whoever asks: of Caio's data nobody but his own company and he himself may get a word. */
const anaPath = (visit: Visit) => `/candidates/${databaseIdOf(visit, 'ana')}`;

const listed = (path: string): Reading => ({
  call: (visit) => rest(visit, 'get', path),
  holds: allCandidates,
  search: async (visit, search) => totalCount(await rest(visit, 'get', path, { query: { search } })),
});

const formData = (visit: Visit, fields: FieldWrite[]) => ({
  formData: { ...nameChange(visit), ...Object.fromEntries(fields.map(({ key, value }) => [key, value])) },
});

export const restCandidateDoors: Record<string, Door> = {
  'get /candidates': { open: staff, reads: listed('/candidates') },
  'get /candidates/admin': { open: ['admin'], reads: listed('/candidates/admin') },
  'get /candidates/admin/all': { open: ['admin'], reads: listed('/candidates/admin/all') },
  'put /candidates/admin/bulk-update': {
    open: ['admin'],
    writes: {
      call: (visit, customFields) =>
        rest(visit, 'put', '/candidates/admin/bulk-update', {
          body: {
            updates: [
              { id: databaseIdOf(visit, 'bia'), ...nameChange(visit) },
              { id: databaseIdOf(visit, 'ana'), ...nameChange(visit), customFields },
            ],
          },
        }),
      record: recordOf('ana'),
    },
  },
  'get /candidates/:id': {
    open: theirStaff,
    reads: { call: (visit) => rest(visit, 'get', anaPath(visit)), holds: valuesOf('ana') },
  },
  'get /candidates/:id/with-fields': {
    open: theirStaff,
    reads: { call: (visit) => rest(visit, 'get', `${anaPath(visit)}/with-fields`), holds: valuesOf('ana') },
  },
  'post /candidates': {
    open: staff,
    writes: {
      call: (visit, customFields) =>
        rest(visit, 'post', '/candidates', { body: { ...newPerson(visit), customFields } }),
      record: newest('candidates'),
    },
  },
  'put /candidates/:id': {
    open: theirStaff,
    reads: {
      async call(visit) {
        const answer = await rest(visit, 'put', anaPath(visit), {
          body: { ...nameChange(visit), expectedRevision: 0 },
        });
        return { ...answer, ok: (answer.json as { code: string }).code === 'CONFLICT' };
      },
      // The conflict is told without the record.
      holds: nothing,
    },
    writes: {
      call: (visit, customFields) =>
        rest(visit, 'put', anaPath(visit), { body: { ...nameChange(visit), customFields } }),
      record: recordOf('ana'),
    },
  },
  'delete /candidates/:id': { because: ONLY_ID },
  'post /candidates/:id/access-link': { because: 'Link, token and password.' },
  'get /candidates/me': {
    open: candidatesThemselves,
    reads: { call: (visit) => rest(visit, 'get', '/candidates/me'), holds: ownForm },
  },
  'put /candidates/me': {
    open: candidatesThemselves,
    writes: {
      call: (visit, customFields) =>
        rest(visit, 'put', '/candidates/me', { body: { ...nameChange(visit), customFields } }),
      record: ownRecord,
    },
  },
  'patch /candidates/:id/form-data': {
    open: [...theirStaff, 'ana'],
    writes: {
      call: (visit, fields) => rest(visit, 'patch', `${anaPath(visit)}/form-data`, { body: formData(visit, fields) }),
      record: recordOf('ana'),
    },
  },
};
