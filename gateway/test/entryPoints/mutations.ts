/** How each field of Mutation is driven. A field that is missing here does not compile. */
import type { mutationRules } from '../../src/transports/graphql/rules.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import {
  completeBia,
  completeOwn,
  conflict,
  confirmBia,
  DEFINITIONS,
  exportColumns,
  firstClient,
  forgetLinkOfBia,
  globalIdOf,
  keepingConsent,
  LAYOUT,
  nameChange,
  newCompany,
  newest,
  newPerson,
  ONLY_ID,
  ownRecord,
  OWN_FILE,
  OWN_WORKBOOK,
  recordOf,
  visibleDocument,
  waitAgain,
} from './actions.js';
import {
  exportedCandidates,
  candidatesThemselves,
  joined,
  nothing,
  ownForm,
  staff,
  theirStaff,
  valuesOf,
  workbook,
} from './entryPoint.js';
import type { Answer, EntryPoint, CallContext, Reading } from './entryPoint.js';
import { accountMutations } from './accountMutations.js';
import { flowMutations } from './flowMutations.js';
import { graphql } from './graphqlCall.js';
import { importMutations } from './imports.js';
import { mayEdit } from './plan.js';
import type { CandidateName } from './fixture.js';

const mutation = (call: CallContext, name: keyof typeof mutationRules, input: object) =>
  graphql(call, 'mutation', name, { input });

const changeOf = (call: CallContext, name: CandidateName) => ({ id: globalIdOf(call, name), ...nameChange(call) });

const changeOfClient = (call: CallContext) => ({
  id: toGlobalId('Client', call.fixture.clients.client),
  ...nameChange(call),
});

/** An answer that says to replace a value that was never stored. Where a candidate may answer nothing, there is no conflict. */
async function lateAnswer(call: CallContext): Promise<Answer> {
  const open = ownForm(call).find(({ field }) => mayEdit('candidate', field));
  if (!open) return mutation(call, 'saveOwnAnswers', {});
  const fields = [{ key: open.field.key, value: null, previousValue: 'outro' }];
  return conflict(mutation(call, 'saveOwnAnswers', { fields }), 'candidate');
}

/** The file itself, which the mutation only prepares. */
async function exported(call: CallContext, layout: object): Promise<Answer> {
  const configuration = { columns: exportColumns(call) };
  const prepared = await mutation(call, 'exportCandidates', { filter: {}, configuration, ...layout });
  return prepared.ok ? workbook(call, 'get', (prepared.json as { downloadUrl: string }).downloadUrl) : prepared;
}

/** Pages that do not exist, for every document field: a sender with the right to it is told so, others that there is no such field. */
async function refusedSending(call: CallContext, name: keyof typeof mutationRules, input: object): Promise<Answer> {
  const fieldKeys = call.fixture.plan.filter(({ type }) => type === 'file').map(({ key }) => key);
  const pages = [{ id: 'e'.repeat(24) }];
  const answer = await joined(
    [...fieldKeys, 'nuncavista'].map((fieldKey) => () => mutation(call, name, { ...input, fieldKey, pages })),
  );
  const isKnown = !answer.body.includes('Candidato não encontrado');
  return { ...answer, ok: isKnown && (answer.json as unknown[]).every((payload) => payload != null) };
}

/** A judgement of a document that waits, where the caller sees one; else the candidate, for whom the same is open. */
const judged = (name: keyof typeof mutationRules, input: object): Reading => ({
  acts: true,
  async call(call) {
    const document = visibleDocument(call);
    if (!document) return graphql(call, 'query', 'node', { id: globalIdOf(call, 'ana') });
    await waitAgain(document.id);
    return mutation(call, name, { id: toGlobalId('Document', document.id), ...input });
  },
  holds: nothing,
});

export const mutationEntryPoints: Record<keyof typeof mutationRules, EntryPoint> = {
  ...accountMutations,
  createClient: {
    open: ['admin'],
    writes: {
      call: (call, fields) => mutation(call, 'createClient', { ...newCompany(call), fields }),
      record: newest('clients'),
    },
  },
  updateClient: {
    open: ['admin'],
    reads: {
      call: (call) =>
        conflict(mutation(call, 'updateClient', { ...changeOfClient(call), expectedRevision: 0 }), 'client'),
      holds: valuesOf('client'),
    },
    writes: {
      call: (call, fields) => mutation(call, 'updateClient', { ...changeOfClient(call), fields }),
      record: firstClient,
    },
  },
  deleteClient: { because: ONLY_ID },
  createCustomField: { because: DEFINITIONS },
  updateCustomField: { because: `${DEFINITIONS} A type that stored values forbid is refused with their number alone.` },
  deleteCustomField: { because: DEFINITIONS },
  reorderCustomFields: { because: DEFINITIONS },
  renameFieldSection: { because: DEFINITIONS },
  saveFieldPermission: { because: DEFINITIONS },
  deleteFieldPermission: { because: DEFINITIONS },
  createCandidate: {
    open: staff,
    writes: {
      call: (call, fields) => mutation(call, 'createCandidate', { ...newPerson(call), fields }),
      record: newest('candidates'),
    },
  },
  updateCandidate: {
    open: theirStaff,
    reads: {
      call: (call) =>
        conflict(mutation(call, 'updateCandidate', { ...changeOf(call, 'ana'), expectedRevision: 0 }), 'candidate'),
      holds: valuesOf('ana'),
    },
    writes: {
      call: (call, fields) => mutation(call, 'updateCandidate', { ...changeOf(call, 'ana'), fields }),
      record: recordOf('ana'),
    },
  },
  updateCandidates: {
    open: ['admin'],
    writes: {
      call: (call, fields) => {
        const updates = [changeOf(call, 'bia'), { ...changeOf(call, 'ana'), fields }];
        return mutation(call, 'updateCandidates', { updates });
      },
      record: recordOf('ana'),
    },
  },
  deleteCandidate: { because: ONLY_ID },
  reopenCandidate: {
    open: theirStaff,
    reads: {
      acts: true,
      async call(call) {
        await completeBia(call);
        const fieldKeys = call.fixture.plan.filter((field) => mayEdit('candidate', field)).map(({ key }) => key);
        return mutation(call, 'reopenCandidate', { id: globalIdOf(call, 'bia'), fieldKeys });
      },
      holds: valuesOf('bia'),
    },
  },
  sendCandidateAccessLink: {
    open: theirStaff,
    reads: {
      acts: true,
      call: async (call) => {
        await forgetLinkOfBia(call);
        return mutation(call, 'sendCandidateAccessLink', { id: globalIdOf(call, 'bia') });
      },
      holds: valuesOf('bia'),
    },
  },
  renewCandidateAccess: {
    open: theirStaff,
    reads: {
      acts: true,
      call: (call) => mutation(call, 'renewCandidateAccess', { id: globalIdOf(call, 'bia') }),
      holds: valuesOf('bia'),
    },
  },
  confirmCandidate: {
    open: ['client'],
    reads: {
      acts: true,
      call: (call) => mutation(call, 'confirmCandidate', { candidateId: globalIdOf(call, 'bia') }),
      holds: valuesOf('bia'),
    },
  },
  unconfirmCandidate: {
    open: ['client'],
    reads: {
      acts: true,
      async call(call) {
        await confirmBia(call);
        return mutation(call, 'unconfirmCandidate', { candidateId: globalIdOf(call, 'bia') });
      },
      holds: valuesOf('bia'),
    },
  },
  acceptConsent: {
    open: candidatesThemselves,
    reads: {
      async call(call) {
        const { privacy, customFields } = call.fixture.story.server.services;
        const { version, textHash } = privacy.consentDocument('pt-BR', await customFields.catalogueOfClient(null));
        return mutation(call, 'acceptConsent', { version, textHash });
      },
      holds: ownForm,
    },
  },
  withdrawConsent: {
    open: candidatesThemselves,
    reads: {
      acts: true,
      call: (call) => keepingConsent(call, () => graphql(call, 'mutation', 'withdrawConsent', {})),
      // Without a consent the own record shows no value.
      holds: nothing,
    },
  },
  saveOwnAnswers: {
    open: candidatesThemselves,
    reads: { call: lateAnswer, holds: ownForm },
    writes: {
      call: (call, fields) => mutation(call, 'saveOwnAnswers', { ...nameChange(call), fields }),
      record: ownRecord,
    },
  },
  finishOwnForm: {
    open: candidatesThemselves,
    writes: {
      call: (call, fields) => mutation(call, 'finishOwnForm', { ...nameChange(call), fields }),
      record: ownRecord,
    },
  },
  requestOwnCorrection: {
    open: candidatesThemselves,
    reads: {
      acts: true,
      async call(call) {
        await completeOwn(call);
        return mutation(call, 'requestOwnCorrection', { message: 'O endereço mudou.' });
      },
      holds: ownForm,
    },
  },
  exportCandidates: {
    open: ['admin'],
    reads: {
      call: (call) =>
        joined([
          () => exported(call, {}),
          () => exported(call, { templateId: toGlobalId('ExportTemplate', call.fixture.templateId) }),
        ]),
      holds: exportedCandidates,
      async search(call, search) {
        const input = { filter: { search }, configuration: { columns: exportColumns(call) } };
        const { json } = await mutation(call, 'exportCandidates', input);
        return (json as { candidateCount: number | null }).candidateCount ?? 0;
      },
    },
  },
  analyzeExportTemplate: { because: OWN_WORKBOOK },
  saveExportTemplate: { because: LAYOUT },
  updateExportTemplate: { because: LAYOUT },
  deleteExportTemplate: { because: ONLY_ID },
  setDefaultExportTemplate: { because: LAYOUT },
  uploadOwnDocumentPage: { because: OWN_FILE },
  uploadDocumentPage: { because: OWN_FILE },
  sendOwnDocument: {
    open: candidatesThemselves,
    reads: { call: (call) => refusedSending(call, 'sendOwnDocument', {}), holds: nothing },
  },
  sendDocument: {
    open: theirStaff,
    reads: {
      call: (call) => refusedSending(call, 'sendDocument', { candidateId: globalIdOf(call, 'ana') }),
      holds: nothing,
    },
  },
  approveDocument: { open: theirStaff, reads: judged('approveDocument', {}) },
  refuseDocument: { open: theirStaff, reads: judged('refuseDocument', { reason: 'Ilegível' }) },
  undoDocumentJudgement: { open: theirStaff, reads: judged('undoDocumentJudgement', {}) },
  ...flowMutations,
  ...importMutations,
};
