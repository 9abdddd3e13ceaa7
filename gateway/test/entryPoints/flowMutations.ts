/** How the mutations of stages, notes, reminders and actions on several are driven, and those of documents without values. */
import type { mutationRules } from '../../src/transports/graphql/rules.js';
import { Types } from 'mongoose';
import type { Viewer } from '../../src/auth/viewer.js';
import { databaseId, toGlobalId } from '../../src/lib/globalId.js';
import { changeOfAna, globalIdOf, ONLY_ID } from './actions.js';
import { theirStaff, valuesOf, type CallContext, type EntryPoint } from './entryPoint.js';
import { collection } from './fixture.js';
import { graphql } from './graphqlCall.js';

const SEVERAL = 'Answers with names and outcomes alone; no value of a field comes along.';

const WORDS = 'Words of a message with their variables; no value of a record comes along.';

/** A notification about Ana, of the caller where they may have one; else of somebody else. */
async function notificationAboutAna(call: CallContext): Promise<string> {
  const { fixture, caller } = call;
  const viewer = await fixture.story.viewerOf<Viewer>(caller.token);
  const isOwn = 'userId' in viewer && theirStaff.includes(caller.name);
  const about = {
    userId: new Types.ObjectId(isOwn ? viewer.userId : undefined),
    candidateId: new Types.ObjectId(databaseId('Candidate', globalIdOf(call, 'ana'))),
    kind: 'complete',
  };
  const _id = new Types.ObjectId();
  await collection('notifications').deleteMany(about);
  await collection('notifications').insertOne({
    _id,
    ...about,
    eventId: new Types.ObjectId(),
    at: new Date(),
    readAt: null,
    inProduct: true,
    isDigestDue: false,
    expiresAt: new Date(Date.now() + 60_000),
  });
  return toGlobalId('Notification', _id);
}

const mutation = (call: CallContext, name: keyof typeof mutationRules, input: object) =>
  graphql(call, 'mutation', name, { input });

export const flowMutations = {
  saveReminderRules: { because: 'Numbers of days and switches of a company; no value of a record comes along.' },
  resetReminderRules: { because: 'As `saveReminderRules`.' },
  saveMessageText: { because: WORDS },
  resetMessageText: { because: WORDS },
  setDefaultDates: {
    open: theirStaff,
    reads: {
      acts: true,
      call: (call) =>
        mutation(call, 'setDefaultDates', {
          ...{ clientId: toGlobalId('Client', call.fixture.clients.client), dueInDays: 10, admissionInDays: 20 },
        }),
      holds: valuesOf('client'),
    },
  },
  runFailedJobAgain: { because: 'The id of a job; no value of a record comes along.' },
  markNotificationRead: {
    open: theirStaff,
    reads: {
      acts: true,
      call: async (call) => mutation(call, 'markNotificationRead', { id: await notificationAboutAna(call) }),
      holds: valuesOf('ana'),
    },
  },
  markNotificationsRead: { because: 'A count of notifications.' },
  saveNotificationSettings: { because: 'Switches of one person; no value of a record comes along.' },
  setCandidateDates: { because: SEVERAL },
  assignCandidatesToClient: { because: SEVERAL },
  undoClientAssignments: { because: SEVERAL },
  sendCandidateAccessLinks: { because: SEVERAL },
  remindCandidates: { because: SEVERAL },
  reopenCandidates: { because: SEVERAL },
  undoCandidateReopenings: { because: SEVERAL },
  endAdmissions: { because: SEVERAL },
  resumeAdmissions: { because: SEVERAL },
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
    because:
      'Prepares a zip and answers with its address; what is in it is looked at in documentFiles.property.test.ts.',
  },
} satisfies Partial<Record<keyof typeof mutationRules, EntryPoint>>;
