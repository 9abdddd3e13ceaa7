/** How the root fields of imports are driven: an import of one row about Ana, whose record comes along in its plan. */
import { toGlobalId } from '../../src/lib/globalId.js';
import { nameChange, newest, newPerson, ONLY_ID } from './actions.js';
import { staff, valuesOf, type Answer, type CallContext, type EntryPoint, type Writing } from './entryPoint.js';
import { collection } from './fixture.js';
import { graphql } from './graphqlCall.js';

const FAR = new Date('2100-01-01T00:00:00Z');

/** A row as an import of the caller's, for the first client where the caller may say so. */
const imported = (call: CallContext, row: Record<string, string>, more: object = {}): Promise<Answer> =>
  graphql(call, 'mutation', 'importCandidates', {
    input: {
      rows: [{ fields: Object.entries(row).map(([key, value]) => ({ key, value })) }],
      clientId: toGlobalId('Client', call.fixture.clients.client),
      ...more,
    },
  });

/** A row about Ana, who is found by her e-mail, as an import of the caller's. */
const importOfAna = (call: CallContext): Promise<Answer> =>
  imported(call, { email: call.fixture.candidates.ana.email, name: nameChange(call).name });

/** An import that runs at once and registers a new person. */
const writesOfImports: Writing = {
  refuses: ['list'],
  async call(call, fields) {
    const row = { ...newPerson(call), ...Object.fromEntries(fields.map(({ key, value }) => [key, value])) };
    const answer = await imported(call, row, { run: true });
    await call.fixture.story.server.services.imports.idle();
    return answer;
  },
  record: newest('candidates'),
};

/** The id of a draft about Ana; of no import for callers who may not import. */
async function draft(call: CallContext): Promise<string> {
  const { json } = await importOfAna(call);
  return (json as { candidateImport?: { id: string } | null } | null)?.candidateImport?.id ?? '';
}

/** The id of an import that has run, in a state that another process would have left it in. */
async function afterRun(call: CallContext, state: 'running' | 'paused' | 'done'): Promise<string> {
  const id = await draft(call);
  await graphql(call, 'mutation', 'runImport', { input: { id } });
  await call.fixture.story.server.services.imports.idle();
  const lease = state === 'running' ? { holder: 'another process', until: FAR } : null;
  await collection('imports').updateMany({ state: 'done' }, { $set: { state, lease } });
  return id;
}

/** The id of an import that has run and left its only row out. */
async function leftOut(call: CallContext): Promise<string> {
  const id = await draft(call);
  await graphql(call, 'mutation', 'leaveOutImportRows', { input: { id, rows: [1], leftOut: true } });
  await graphql(call, 'mutation', 'runImport', { input: { id } });
  await call.fixture.story.server.services.imports.idle();
  return id;
}

/** An entry point that answers an import. */
const about = (call: (call: CallContext) => Promise<Answer>): EntryPoint => ({
  open: staff,
  reads: {
    acts: true,
    async call(context) {
      const answer = await call(context);
      await context.fixture.story.server.services.imports.idle();
      return answer;
    },
    holds: valuesOf('ana'),
  },
});

const change = (
  name: string,
  input: object = {},
  importOf: (call: CallContext) => Promise<string> = draft,
): EntryPoint =>
  about(async (call) => graphql(call, 'mutation', name, { input: { id: await importOf(call), ...input } }));

export const importQueries = {
  candidateImports: about(async (call) => {
    await draft(call);
    return graphql(call, 'query', 'candidateImports', { first: 1 });
  }),
  candidateImport: about(async (call) => graphql(call, 'query', 'candidateImport', { id: await draft(call) })),
};

/** Every mutation of imports, and of several candidates at once. */
export const importMutations = {
  importCandidates: {
    open: staff,
    reads: { call: importOfAna, holds: valuesOf('ana'), acts: true },
    writes: writesOfImports,
  },
  deleteImport: { because: ONLY_ID },
  createCandidates: {
    open: staff,
    writes: {
      call: (call: CallContext, fields: readonly object[]) =>
        graphql(call, 'mutation', 'createCandidates', { input: { candidates: [{ ...newPerson(call), fields }] } }),
      record: newest('candidates'),
    },
  },
  updateImportSource: change('updateImportSource'),
  mapImportColumns: change('mapImportColumns', { columns: [{ column: 1, fieldKey: 'email' }] }),
  editImportCells: change('editImportCells', { cells: [{ row: 1, fieldKey: 'name', value: 'Outro Nome' }] }),
  replaceImportValues: change('replaceImportValues', { fieldKey: 'name', from: 'ninguém', to: 'alguém' }),
  leaveOutImportRows: change('leaveOutImportRows', { rows: [1], leftOut: false }),
  runImport: change('runImport'),
  pauseImport: change('pauseImport', {}, (call) => afterRun(call, 'running')),
  resumeImport: change('resumeImport', {}, (call) => afterRun(call, 'paused')),
  correctImport: change('correctImport', {}, leftOut),
  undoImport: change('undoImport', {}, (call) => afterRun(call, 'done')),
  sendImportAccessLinks: change('sendImportAccessLinks', {}, (call) => afterRun(call, 'done')),
} satisfies Record<string, EntryPoint>;
