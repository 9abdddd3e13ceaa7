/** No answer grows without end: each list of either transport has its pages, or a bound on what there can be. */
import { getNullableType, isListType, isObjectType } from 'graphql';
import mongoose from 'mongoose';
import { MAX_FIELDS } from '../../src/domains/fields/values/writtenValue.js';
import { MAX_TEMPLATES } from '../../src/domains/exports/templates/exportTemplatesService.js';
import { buildSchema } from '../../src/transports/graphql/schema.js';
import { startCandidateStory, type CandidateStory } from '../candidates.js';
import { operations } from '../openapiContract.js';
import { mapping } from '../restCatalogue/fixture.js';

/** Why a list without pages has an end. */
const FIELDS = 'one entry for each field, of which a target has 500';
const TEMPLATES = 'one entry for each template, of which there are 500';
const CONFIGURED = 'what an administrator has set, within the bounds of its input';
const VERSIONS = 'one entry for each version, of which a field has 200';
const ROLES = 'one entry for each role';
const COLUMNS = 'one entry for each column of a sheet, of which there are 300';
const INPUT = 'one entry for each of the input';

const endOfList: Record<string, string> = {
  'Query.customFields': FIELDS,
  'Query.formFields': FIELDS,
  'Query.fieldPermissions': FIELDS,
  'Query.staffAccounts': 'one entry for each account, of which the staff have 200',
  'Query.webhooks': 'one entry for each webhook, of which an owner has ten',
  'Webhook.events': 'one entry for each event there is',
  'Viewer.accessKeys': 'one entry for each key, of which an account has 20',
  'EnableTwoFactorPayload.recoveryCodes': 'ten codes',
  'RenewRecoveryCodesPayload.recoveryCodes': 'ten codes',
  'Query.exportTemplates': TEMPLATES,
  'Query.exportDataFields': FIELDS,
  'Candidate.fields': FIELDS,
  'Candidate.filledFields': FIELDS,
  'Candidate.correctableFields': FIELDS,
  'Query.attentionCounts': 'one entry for each reason',
  'Query.stageCounts': 'one entry for each stage',
  'AdmissionFigures.funnel': 'one entry for each step',
  'AdmissionFigures.endings': 'one entry for each reason',
  'AdmissionFigures.stageDurations': 'one entry for each stage',
  'DropOff.questions': FIELDS,
  'Candidate.attention': 'one entry for each reason',
  'Candidate.changesSinceConfirmation': FIELDS,
  'Candidate.missingFields': FIELDS,
  'Query.candidateDuplicates': 'five at most',
  'Candidate.notes': 'one entry for each note, of which a candidate has 200',
  'CandidateActionPayload.results': INPUT,
  'CandidateEvent.changes': FIELDS,
  'CandidateEvent.fieldLabels': FIELDS,
  'ConfirmationProof.fields': FIELDS,
  'ConfirmedRecord.answers': FIELDS,
  'Candidate.confirmations': 'one confirmation, that of its client',
  'Candidate.documents': FIELDS,
  'Candidate.documentVersions': VERSIONS,
  'Document.hints': 'one entry for each answer that is compared',
  'Document.pages': CONFIGURED,
  'DocumentOptions.kinds': CONFIGURED,
  'DocumentOptions.pageNames': CONFIGURED,
  'ImportColumn.samples': 'the first values alone',
  'ImportField.options': CONFIGURED,
  'ImportPreviewRow.cells': 'the first cells alone',
  'ImportResult.changedKeys': FIELDS,
  'ImportUndoPreview.kept': 'one entry for each reason, of which there are a handful',
  'CandidateImport.typedFieldKeys': FIELDS,
  'ImportRow.cells': FIELDS,
  'OwnCandidate.documents': FIELDS,
  'ReminderRules.daysBefore': 'five at most',
  'ReminderRules.daysAfter': 'five at most',
  'ReminderRules.companyMails': 'one entry for each mail',
  'Query.messageTexts': 'one entry for each message',
  'MessageText.variables': 'the names that the product knows',
  'MessagePreviewPayload.unknownVariables': 'what the text of the input names, which is bounded',
  'Query.refusalReasons': CONFIGURED,
  'SaveRefusalReasonsPayload.refusalReasons': CONFIGURED,
  'CandidateImport.columns': COLUMNS,
  'CandidateImport.fields': FIELDS,
  'CandidateImport.preview': 'the first rows alone',
  'CandidateImport.problems': 'the 200 most frequent alone',
  'CandidateImport.sheets': 'one entry for each sheet of the own file, which is bounded when it is read',
  'Client.fields': FIELDS,
  'OwnCandidate.fields': FIELDS,
  'OwnCandidate.requestedFieldKeys': FIELDS,
  'NotificationSettings.kinds': 'the kinds of notifications',
  'OwnCandidate.correctedFieldKeys': FIELDS,
  'CandidateConfirmation.changedFieldLabels': FIELDS,
  'ConsentDocument.sections': 'a text of ours',
  'ConsentDocument.fieldLabels': FIELDS,
  'ConsentSection.paragraphs': 'a text of ours',
  'CreateCandidatesPayload.results': INPUT,
  'CustomField.clientIds': 'a hundred at most',
  'CustomField.clients': 'a hundred at most',
  'CustomField.options': CONFIGURED,
  'FieldCondition.values': CONFIGURED,
  'FieldValue.options': CONFIGURED,
  'ListColumn.options': CONFIGURED,
  'ListOptions.columns': 'twelve at most',
  'EditImportCellsPayload.rows': 'the first 100 alone',
  'ExportTemplate.columnMappings': CONFIGURED,
  'ExportConfiguration.columns': FIELDS,
  'ExportPreview.headings': INPUT,
  'ExportPreview.rows': 'the first rows alone',
  'TemplateAnalysis.detectedColumns': 'the columns of a heading, which are bounded when it is read',
  'TemplateAnalysis.suggestedMappings': 'the columns of a heading, which are bounded when it is read',
  'DetectedColumn.samples': 'the first values alone',
  'RenameFieldSectionPayload.customFields': FIELDS,
  'ReorderCustomFieldsPayload.customFields': FIELDS,
  'SetDefaultExportTemplatePayload.exportTemplates': TEMPLATES,
  'UpdateCandidatesPayload.results': INPUT,
  'PageCursors.around': 'the page and two on either side',
  'UserError.field': 'the way to a place of the input',
  'Viewer.roles': ROLES,
};
const isRoleList = (name: string) => /\.(?:badge)?can(?:View|Edit)$/i.test(name);

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

test('each list of the GraphQL schema has pages, a `first`, or an end that is told here', () => {
  const endless = Object.values(buildSchema().getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__') || type.name.endsWith('Connection')) return [];
    return Object.values(type.getFields())
      .filter(
        ({ type: answer, args }) => isListType(getNullableType(answer)) && !args.some(({ name }) => name === 'first'),
      )
      .map(({ name }) => `${type.name}.${name}`)
      .filter((name) => !name.endsWith('.userErrors') && !isRoleList(name));
  });
  expect(endless.sort()).toEqual(Object.keys(endOfList).sort());
});

test('each list of /v1 has pages, or an end that is told here', () => {
  const told: Record<string, string> = {
    'GET /candidates/stage-counts': 'one entry for each stage',
    'GET /candidates/admin/all': 'all that match, as documented; sent piece by piece',
    'GET /candidates/:id/with-fields': FIELDS,
    'GET /candidates/:id/documents': FIELDS,
    'GET /candidate-confirmations/candidate/:candidateId': 'one confirmation, that of its client',
    'GET /customfilds': FIELDS,
    'GET /customfilds/with-permission': FIELDS,
    'GET /field-permissions': FIELDS,
    'GET /field-permissions/by-user-type/:type': FIELDS,
    'GET /field-permissions/candidate/editable': FIELDS,
    'GET /field-permissions/client/fields': FIELDS,
    'POST /field-permissions/validate': INPUT,
    'PUT /customfilds/reorder': FIELDS,
    'PUT /candidates/admin/bulk-update': INPUT,
    'GET /export-templates/templates': TEMPLATES,
  };
  const endless = [...operations].flatMap(([call, { parameters, responses }]) => {
    const content = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1].content ?? {};
    const data = content['application/json']?.schema.properties?.['data'];
    return data?.type === 'array' && !parameters.some(({ name }) => name === 'page') ? [call] : [];
  });
  expect(endless.sort()).toEqual(
    Object.keys(told)
      .filter((call) => endless.includes(call))
      .sort(),
  );
});

/** Puts documents where the services find them; the next write through a service outdates what is cached. */
async function store(collection: string, documents: object[]): Promise<void> {
  await mongoose.connection.collection(collection).insertMany(documents);
}

test('a target has no more fields than its forms can send', async () => {
  const { customFields } = story.server.services;
  const field = (number: number) =>
    ({ key: `campo_${number}`, label: 'Campo', type: 'text', target: 'client' }) as const;
  const rest = {
    required: false,
    active: true,
    order: 1,
    options: [],
    description: null,
    placeholder: null,
    format: null,
  };
  await store(
    'customFields',
    Array.from({ length: MAX_FIELDS - 1 }, (_, number) => ({ ...field(number), ...rest, allowFutureDates: false })),
  );
  await customFields.create(story.admin.viewer, field(MAX_FIELDS - 1));
  await expect(customFields.create(story.admin.viewer, field(MAX_FIELDS))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'São permitidos no máximo 500 campos.',
  });
});

test('there are no more templates than a list shows', async () => {
  const { exportTemplates } = story.server.services;
  const template = { name: 'Modelo', columnMappings: [mapping] };
  await store(
    'exportTemplates',
    Array.from({ length: MAX_TEMPLATES - 1 }, () => ({ ...template, createdAt: new Date(), fileId: null })),
  );
  await exportTemplates.save(story.admin.viewer, template);
  await expect(exportTemplates.save(story.admin.viewer, template)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'São permitidos no máximo 500 templates.',
  });
});
