/** How each field of Mutation is driven. A field that is missing here does not compile. */
import type { mutationRules } from '../../src/transports/graphql/rules.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import {
  completeBia,
  confirmBia,
  CREDENTIALS,
  DEFINITIONS,
  exportColumns,
  firstClient,
  globalIdOf,
  LAYOUT,
  nameChange,
  newCompany,
  newest,
  newPerson,
  ONLY_ID,
  ownRecord,
  OWN_WORKBOOK,
  recordOf,
} from './actions.js';
import {
  allCandidates,
  candidatesThemselves,
  joined,
  ownForm,
  staff,
  theirStaff,
  valuesOf,
  workbook,
} from './entryPoint.js';
import type { Answer, Door, Visit } from './entryPoint.js';
import { graphql } from './graphqlCall.js';
import { mayEdit } from './plan.js';
import type { CandidateName } from './fixture.js';

const mutation = (visit: Visit, name: keyof typeof mutationRules, input: object) =>
  graphql(visit, 'mutation', name, { input });

/** A change that comes too late: the answer shows the record as somebody else has left it. */
async function conflict(call: Promise<Answer>, shown: 'candidate' | 'client'): Promise<Answer> {
  const answer = await call;
  const payload = answer.json as (Record<string, unknown> & { userErrors: { code: string }[] }) | null | undefined;
  return { ...answer, ok: payload?.userErrors[0]?.code === 'CONFLICT' && payload[shown] != null };
}

const changeOf = (visit: Visit, name: CandidateName) => ({ id: globalIdOf(visit, name), ...nameChange(visit) });

const changeOfClient = (visit: Visit) => ({
  id: toGlobalId('Client', visit.world.clients.client),
  ...nameChange(visit),
});

/** An answer that says to replace what nobody has seen. Where a candidate may answer nothing, there is no conflict. */
async function lateAnswer(visit: Visit): Promise<Answer> {
  const open = ownForm(visit).find(({ field }) => mayEdit('candidate', field));
  if (!open) return mutation(visit, 'saveOwnAnswers', {});
  const answer = { key: open.field.key, value: null, previousValue: 'outro' };
  return conflict(mutation(visit, 'saveOwnAnswers', { fields: [answer] }), 'candidate');
}

/** The file itself, which the mutation only prepares. */
async function exported(visit: Visit, layout: object): Promise<Answer> {
  const configuration = { columns: exportColumns(visit) };
  const prepared = await mutation(visit, 'exportCandidates', { filter: {}, configuration, ...layout });
  if (!prepared.ok) return prepared;
  return workbook(visit, 'get', (prepared.json as { downloadUrl: string }).downloadUrl);
}

export const mutationDoors: Record<keyof typeof mutationRules, Door> = {
  signIn: { because: CREDENTIALS },
  signInCandidate: { because: CREDENTIALS },
  refreshSession: { because: CREDENTIALS },
  signOut: { because: CREDENTIALS },
  requestPasswordReset: { because: CREDENTIALS },
  resetPassword: { because: CREDENTIALS },
  confirmEmail: { because: CREDENTIALS },
  changePassword: { because: CREDENTIALS },
  endOtherSessions: { because: CREDENTIALS },
  createClient: {
    open: ['admin'],
    writes: {
      call: (visit, fields) => mutation(visit, 'createClient', { ...newCompany(visit), fields }),
      record: newest('clients'),
    },
  },
  updateClient: {
    open: ['admin'],
    reads: {
      call: (visit) =>
        conflict(mutation(visit, 'updateClient', { ...changeOfClient(visit), expectedRevision: 0 }), 'client'),
      holds: valuesOf('client'),
    },
    writes: {
      call: (visit, fields) => mutation(visit, 'updateClient', { ...changeOfClient(visit), fields }),
      record: firstClient,
    },
  },
  deleteClient: { because: ONLY_ID },
  createCustomField: { because: DEFINITIONS },
  updateCustomField: { because: `${DEFINITIONS} A type that stored values forbid is refused with their number alone.` },
  deleteCustomField: { because: DEFINITIONS },
  reorderCustomFields: { because: DEFINITIONS },
  saveFieldPermission: { because: DEFINITIONS },
  deleteFieldPermission: { because: DEFINITIONS },
  createCandidate: {
    open: staff,
    writes: {
      call: (visit, fields) => mutation(visit, 'createCandidate', { ...newPerson(visit), fields }),
      record: newest('candidates'),
    },
  },
  updateCandidate: {
    open: theirStaff,
    reads: {
      call: (visit) =>
        conflict(mutation(visit, 'updateCandidate', { ...changeOf(visit, 'ana'), expectedRevision: 0 }), 'candidate'),
      holds: valuesOf('ana'),
    },
    writes: {
      call: (visit, fields) => mutation(visit, 'updateCandidate', { ...changeOf(visit, 'ana'), fields }),
      record: recordOf('ana'),
    },
  },
  updateCandidates: {
    open: ['admin'],
    writes: {
      call: (visit, fields) => {
        const updates = [changeOf(visit, 'bia'), { ...changeOf(visit, 'ana'), fields }];
        return mutation(visit, 'updateCandidates', { updates });
      },
      record: recordOf('ana'),
    },
  },
  deleteCandidate: { because: ONLY_ID },
  reopenCandidate: {
    open: theirStaff,
    reads: {
      acts: true,
      async call(visit) {
        await completeBia(visit);
        const fieldKeys = visit.world.plan.map(({ key }) => key);
        return mutation(visit, 'reopenCandidate', { id: globalIdOf(visit, 'bia'), fieldKeys });
      },
      holds: valuesOf('bia'),
    },
  },
  sendCandidateAccessLink: { because: 'Mails link and password; the answer says whether it did.' },
  renewCandidateAccess: {
    open: theirStaff,
    reads: {
      acts: true,
      call: (visit) => mutation(visit, 'renewCandidateAccess', { id: globalIdOf(visit, 'bia') }),
      holds: valuesOf('bia'),
    },
  },
  confirmCandidate: {
    open: ['client'],
    reads: {
      acts: true,
      call: (visit) => mutation(visit, 'confirmCandidate', { candidateId: globalIdOf(visit, 'bia') }),
      holds: valuesOf('bia'),
    },
  },
  unconfirmCandidate: {
    open: ['client'],
    reads: {
      acts: true,
      async call(visit) {
        await confirmBia(visit);
        return mutation(visit, 'unconfirmCandidate', { candidateId: globalIdOf(visit, 'bia') });
      },
      holds: valuesOf('bia'),
    },
  },
  acceptConsent: {
    open: candidatesThemselves,
    reads: {
      async call(visit) {
        const { privacy, customFields } = visit.world.story.server.services;
        const { version, textHash } = privacy.consentDocument('pt-BR', await customFields.catalogue('candidate'));
        return mutation(visit, 'acceptConsent', { version, textHash });
      },
      holds: ownForm,
    },
  },
  saveOwnAnswers: {
    open: candidatesThemselves,
    reads: { call: lateAnswer, holds: ownForm },
    writes: {
      call: (visit, fields) => mutation(visit, 'saveOwnAnswers', { ...nameChange(visit), fields }),
      record: ownRecord,
    },
  },
  finishOwnForm: {
    open: candidatesThemselves,
    writes: {
      call: (visit, fields) => mutation(visit, 'finishOwnForm', { ...nameChange(visit), fields }),
      record: ownRecord,
    },
  },
  exportCandidates: {
    open: ['admin'],
    reads: {
      call: (visit) =>
        joined([
          () => exported(visit, {}),
          () => exported(visit, { templateId: toGlobalId('ExportTemplate', visit.world.templateId) }),
        ]),
      holds: allCandidates,
      async search(visit, search) {
        const input = { filter: { search }, configuration: { columns: exportColumns(visit) } };
        const { json } = await mutation(visit, 'exportCandidates', input);
        return (json as { candidateCount: number | null }).candidateCount ?? 0;
      },
    },
  },
  analyzeExportTemplate: { because: OWN_WORKBOOK },
  saveExportTemplate: { because: LAYOUT },
  updateExportTemplate: { because: LAYOUT },
  deleteExportTemplate: { because: ONLY_ID },
  setDefaultExportTemplate: { because: LAYOUT },
};
