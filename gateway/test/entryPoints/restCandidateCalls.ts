/** The candidates' calls of `/v1`. */
import {
  databaseIdOf,
  keepingConsent,
  nameChange,
  newest,
  newPerson,
  ONLY_ID,
  ownRecord,
  recordOf,
  totalCount,
} from './actions.js';
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
import type { EntryPoint, FieldWrite, Reading, CallContext } from './entryPoint.js';

/** Ana, for every caller: Caio's data may reach only his own company and himself. */
const anaPath = (call: CallContext) => `/candidates/${databaseIdOf(call, 'ana')}`;

const listed = (path: string): Reading => ({
  call: (call) => rest(call, 'get', path),
  holds: allCandidates,
  search: async (call, search) => totalCount(await rest(call, 'get', path, { query: { search } })),
});

const formData = (call: CallContext, fields: FieldWrite[]) => ({
  formData: { ...nameChange(call), ...Object.fromEntries(fields.map(({ key, value }) => [key, value])) },
});

const ONE_DOCUMENT =
  'Answers with documents alone, of which documentFiles.property.test.ts looks at each way for each role.';

export const restCandidateEntryPoints: Record<string, EntryPoint> = {
  'get /candidates': { open: staff, reads: listed('/candidates') },
  'get /candidates/admin': { open: ['admin'], reads: listed('/candidates/admin') },
  'get /candidates/admin/all': { open: ['admin'], reads: listed('/candidates/admin/all') },
  'put /candidates/admin/bulk-update': {
    open: ['admin'],
    writes: {
      call: (call, customFields) =>
        rest(call, 'put', '/candidates/admin/bulk-update', {
          body: {
            updates: [
              { id: databaseIdOf(call, 'bia'), ...nameChange(call) },
              { id: databaseIdOf(call, 'ana'), ...nameChange(call), customFields },
            ],
          },
        }),
      record: recordOf('ana'),
    },
  },
  'get /candidates/:id': {
    open: theirStaff,
    reads: { call: (call) => rest(call, 'get', anaPath(call)), holds: valuesOf('ana') },
  },
  'get /candidates/:id/with-fields': {
    open: theirStaff,
    reads: { call: (call) => rest(call, 'get', `${anaPath(call)}/with-fields`), holds: valuesOf('ana') },
  },
  'get /candidates/:id/events': {
    open: theirStaff,
    reads: { call: (call) => rest(call, 'get', `${anaPath(call)}/events`), holds: nothing },
  },
  'post /candidates': {
    open: staff,
    writes: {
      call: (call, customFields) => rest(call, 'post', '/candidates', { body: { ...newPerson(call), customFields } }),
      record: newest('candidates'),
    },
  },
  'put /candidates/:id': {
    open: theirStaff,
    reads: {
      async call(call) {
        const answer = await rest(call, 'put', anaPath(call), {
          body: { ...nameChange(call), expectedRevision: 0 },
        });
        return { ...answer, ok: (answer.json as { code: string }).code === 'CONFLICT' };
      },
      // The conflict is told without the record.
      holds: nothing,
    },
    writes: {
      call: (call, customFields) => rest(call, 'put', anaPath(call), { body: { ...nameChange(call), customFields } }),
      record: recordOf('ana'),
    },
  },
  'delete /candidates/:id': { because: ONLY_ID },
  'get /candidates/:id/documents': {
    open: theirStaff,
    reads: {
      call: (call) => rest(call, 'get', `${anaPath(call)}/documents`),
      holds: (call) => valuesOf('ana')(call).filter(({ field }) => field.type === 'file' && field.state !== 'deleted'),
    },
  },
  'get /candidates/:id/documents-zip': { because: ONE_DOCUMENT },
  'post /candidates/:id/documents/:fieldKey': { because: ONE_DOCUMENT },
  'post /candidates/:id/documents/:documentId/approve': { because: ONE_DOCUMENT },
  'post /candidates/:id/documents/:documentId/refuse': { because: ONE_DOCUMENT },
  'post /candidates/me/documents/:fieldKey/pages': { because: ONE_DOCUMENT },
  'post /candidates/me/documents/:fieldKey': { because: ONE_DOCUMENT },
  'post /candidates/:id/access-link': { because: 'Link, token and password.' },
  'get /candidates/me': {
    open: candidatesThemselves,
    reads: { call: (call) => rest(call, 'get', '/candidates/me'), holds: ownForm },
  },
  'delete /candidates/me/consent': {
    open: candidatesThemselves,
    reads: {
      acts: true,
      call: (call) => keepingConsent(call, () => rest(call, 'delete', '/candidates/me/consent')),
      // Without a consent the own record shows no value.
      holds: nothing,
    },
  },
  'put /candidates/me': {
    open: candidatesThemselves,
    writes: {
      call: (call, customFields) =>
        rest(call, 'put', '/candidates/me', { body: { ...nameChange(call), customFields } }),
      record: ownRecord,
    },
  },
  'patch /candidates/:id/form-data': {
    open: [...theirStaff, 'ana'],
    writes: {
      call: (call, fields) => rest(call, 'patch', `${anaPath(call)}/form-data`, { body: formData(call, fields) }),
      record: recordOf('ana'),
    },
  },
};
