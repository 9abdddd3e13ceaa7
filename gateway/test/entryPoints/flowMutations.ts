/** How the mutations of stages, notes, reminders and actions on several are driven, and those of documents without values. */
import type { mutationRules } from '../../src/transports/graphql/rules.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import { changeOfAna, globalIdOf, ONLY_ID } from './actions.js';
import { theirStaff, valuesOf, type CallContext, type EntryPoint } from './entryPoint.js';
import { graphql } from './graphqlCall.js';

const SEVERAL = 'Answers with names and outcomes alone; no value of a field comes along.';

const WORDS = 'Words of a message with their variables; no value of a record comes along.';

const mutation = (call: CallContext, name: keyof typeof mutationRules, input: object) =>
  graphql(call, 'mutation', name, { input });

export const flowMutations = {
  saveReminderRules: { because: 'Numbers of days and switches of a company; no value of a record comes along.' },
  saveMessageText: { because: WORDS },
  resetMessageText: { because: WORDS },
  setDefaultDueDays: {
    open: theirStaff,
    reads: {
      acts: true,
      call: (call) =>
        mutation(call, 'setDefaultDueDays', { clientId: toGlobalId('Client', call.fixture.clients.client), days: 10 }),
      holds: valuesOf('client'),
    },
  },
  runFailedJobAgain: { because: 'The id of a job; no value of a record comes along.' },
  markNotificationRead: {
    because: "The id of one's own notification; of the candidate only what its page shows comes along.",
  },
  markNotificationsRead: { because: 'A count of notifications.' },
  saveNotificationSettings: { because: 'Switches of one person; no value of a record comes along.' },
  setCandidateDates: { because: SEVERAL },
  sendCandidateAccessLinks: { because: SEVERAL },
  remindCandidates: { because: SEVERAL },
  reopenCandidates: { because: SEVERAL },
  addCandidateNote: {
    open: theirStaff,
    reads: {
      acts: true,
      call: (call) => mutation(call, 'addCandidateNote', { candidateId: globalIdOf(call, 'bia'), text: 'Ligar.' }),
      holds: valuesOf('bia'),
    },
  },
  deleteCandidateNote: { because: ONLY_ID },
  undoCandidateChange: {
    open: theirStaff,
    reads: {
      acts: true,
      call: async (call) => mutation(call, 'undoCandidateChange', { eventId: await changeOfAna(call) }),
      holds: valuesOf('ana'),
    },
  },
  saveRefusalReasons: { because: 'The sentences that reviewers choose from.' },
  exportDocuments: {
    because: 'Prepares a zip and answers with its address; what is in it is looked at in documentLeaks.test.ts.',
  },
} satisfies Partial<Record<keyof typeof mutationRules, EntryPoint>>;
