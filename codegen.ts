import type { CodegenConfig } from '@graphql-codegen/cli';
import { enumResolvers } from './gateway/src/transports/graphql/enums.js';

/** Light screens load no Apollo: their documents are plain strings (docs/decisions/0001-two-web-clients.md). */
const lightDocuments = ['web/src/session/**/*.{ts,tsx}', 'web/src/features/{identity,candidateArea}/**/*.{ts,tsx}'];

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../domains/context.js#RequestContext',
        useTypeImports: true,
        enumsAsTypes: true,
        enumValues: enumResolvers,
        makeResolverTypeCallable: false,
        immutableTypes: true,
        scalars: {
          ID: 'string',
          DateTime: { input: 'Date', output: 'Date' },
          Upload: { input: 'Promise<import("../lib/uploads.js").UploadedFile>', output: 'never' },
        },
        mappers: {
          Role: '../auth/viewer.js#Role as RoleName',
          Client: '../domains/clients/clientsModel.js#ClientRecord',
          CustomField: '../domains/fields/definitions/customFieldsModel.js#CustomFieldRecord',
          FieldPermission: '../domains/fields/permissions/fieldPermissionsModel.js#FieldPermissionRecord',
          FieldValue: '../domains/fields/values/fieldViews.js#FieldValueView',
          Candidate: '../domains/candidates/candidatesModel.js#CandidateRecord',
          OwnCandidate: '../domains/candidates/candidatesModel.js#CandidateRecord',
          ConfirmedRecord: '../domains/confirmations/confirmedRecords.js#ConfirmedRecordView',
          CandidateConfirmation: '../domains/confirmations/confirmationsModel.js#ConfirmationRecord',
          Document: '../domains/documents/documentsModel.js#DocumentRecord',
          DocumentKind: '../domains/fields/values/fieldTypes.js#DocumentKind as DocumentKindValue',
          DocumentsState: '../domains/candidates/progress/documentsState.js#DocumentsState as DocumentsStateValue',
          DocumentValidity: '../domains/documents/validity.js#Validity',
          Webhook: '../domains/webhooks/webhooksModel.js#WebhookRecord',
          WebhookDelivery: '../domains/webhooks/deliveriesModel.js#DeliveryRecord',
          FailedJob: '../domains/jobs/jobsModel.js#JobRecord',
          ReminderRules: '../domains/reminders/remindersService.js#RulesOfClient',
          DocumentPage: '../domains/documents/pageViews.js#PageView',
          CandidateEvent: '../domains/timeline/eventViews.js#EventView',
          Notification: '../domains/notifications/notificationsModel.js#NotificationRecord',
          NotificationSettings: '../domains/notifications/notificationSettings.js#NotificationSettings as OwnSettings',
          CandidateNote: '../domains/notes/notesModel.js#NoteRecord',
          CandidateAnswerMatch: '../domains/candidates/queries/answerSearch.js#AnswerMatch',
          CandidateActionResult: '../domains/candidates/actions/actionResult.js#ActionResult',
          AttentionItem: '../domains/candidates/standing/attention.js#AttentionEntry',
          AdmissionFigures: '../domains/candidates/figures/figuresScope.js#FiguresScope',
          ExportTemplate: '../domains/exports/templates/exportTemplatesModel.js#ExportTemplateRecord',
          CandidateImport: '../domains/imports/stored/importsModel.js#ImportRecord',
          ImportRow: '../domains/imports/plan/planRow.js#PlannedRow',
          ImportCell: '../domains/imports/importsResolvers.js#ShownCell',
          ImportResult: '../domains/imports/run/resultsWithPerson.js#ResultWithPerson',
          ImportOutcome: '../domains/imports/stored/importResultsModel.js#Outcome as OutcomeName',
          ImportProblemKind: '../domains/imports/plan/planRow.js#FindingKind as FindingKindName',
          AdmissionEnding: '../domains/candidates/standing/ending.js#AdmissionEnding as StoredEnding',
          AccessKeyAccess: '../auth/viewer.js#KeyAccess',
          AccessKey: '../domains/identity/sessionsModel.js#KeyRecord',
          StaffAccount: '../domains/identity/identityModel.js#UserRecord',
          TwoFactorDemand: '../domains/identity/twoFactorDemands.js#TeamDemand',
          Viewer: '../auth/viewer.js#Viewer as SignedInViewer',
        },
      },
    },
    'web/src/generated/staff/': {
      preset: 'client',
      documents: ['web/src/**/*.{ts,tsx}', ...lightDocuments.map((glob) => `!${glob}`), '!web/src/generated/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: true,
        skipTypename: false,
        scalars: { DateTime: 'string', Upload: 'File' },
      },
    },
    'web/src/generated/light/': {
      preset: 'client',
      documents: lightDocuments,
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string', Upload: 'File' },
      },
    },
  },
};

export default config;
