import { dropIndex } from '../database/indexSync.js';
import type { Migration } from '../database/migrations.js';
import { forgetHeadingsWithoutField } from './imports/mapping/rememberedMappingsModel.js';
import { addConfirmedMoments } from './confirmations/confirmationsModel.js';
import type { Services } from './services.js';

/** What every database must have had, new ones included; later ones are added at the end and none is ever changed. */
export function migrationsOf({
  customFields,
  fieldPermissions,
  candidates,
  mail,
  timeline,
  reminders,
}: Pick<
  Services,
  'customFields' | 'fieldPermissions' | 'candidates' | 'mail' | 'timeline' | 'reminders'
>): Migration[] {
  return [
    {
      // Clients send `document` with a new candidate, as POST /candidates is documented; without a record it is refused.
      id: 'permission-of-document',
      async apply() {
        // A configured field without a record was left to administrators on purpose.
        const { fields } = await customFields.catalogue('candidate');
        if (fields.some(({ key }) => key === 'document')) return;
        await fieldPermissions.grantByDefault({
          fieldKey: 'document',
          label: 'Documento',
          canView: ['client'],
          canEdit: ['client'],
        });
      },
    },
    {
      // Where each admission stands is stored with it since then.
      id: 'stages-of-candidates',
      apply: () => candidates.admission.addStandings(),
    },
    {
      // What records tell of their past; everything else is told from then on.
      id: 'past-events-of-candidates',
      apply: () => candidates.events.tellPast(),
    },
    {
      // What a gateway of an earlier release queues or has in hand meanwhile is moved by the sweep.
      id: 'mails-into-jobs',
      async apply() {
        await mail.adoptEarlier();
      },
    },
    {
      // What confirmations tell of their past, which the records of candidates do not.
      id: 'past-events-of-confirmations',
      apply: () => timeline.tellPastConfirmations(),
    },
    {
      // Whether a candidate wants no reminders is kept in the candidate's record since then.
      id: 'pauses-in-candidates',
      apply: () => reminders.pauses.adoptEarlier(),
    },
    {
      // No query could use them: indexes of the same keys, which queries do use, have taken their place under other names.
      id: 'indexes-that-no-query-uses',
      async apply() {
        await dropIndex('candidates', 'dueOn_1__id_1');
        await dropIndex('documents', 'pendingSince_1');
      },
    },
    {
      // A compressed one with the other direction of clients has taken its place.
      id: 'compressed-index-of-names',
      apply: () => dropIndex('candidates', 'nameSuffixes_1_clientId_1'),
    },
    {
      // One that spares the database a sort has taken its place. The indexes of the queue of documents stay beside the new ones:
      // gateways of the release before name them as they ask.
      id: 'sessions-in-order',
      apply: () => dropIndex('sessions', 'subjectId_1_createdAt_-1'),
    },
    {
      // Each event was written into them, and reminders alone are read from there: they have small ones of their own. A gateway of
      // the release before can tell no figures of reminders from here on.
      id: 'index-of-reminders-alone',
      async apply() {
        await dropIndex('candidateEvents', 'kind_1_at_1_candidateId_1');
        await dropIndex('candidateEvents', 'clientId_1_kind_1_at_1_candidateId_1');
      },
    },
    {
      // Their last change was shown for it, which a correction of the candidate is as well.
      id: 'moments-of-confirmations',
      apply: addConfirmedMoments,
    },
    {
      // Headings that nothing was proposed for were among these, and would never be read once there is a field.
      id: 'headings-without-a-field',
      apply: forgetHeadingsWithoutField,
    },
    {
      // One in whose order what fails stands behind what was not tried has taken its place; each recorded change was written into both.
      id: 'pending-changes-by-last-try',
      apply: () => dropIndex('pendingChanges', 'at_1'),
    },
  ];
}
