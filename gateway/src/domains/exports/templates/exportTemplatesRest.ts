import { z } from 'zod';
import { asUser } from '../../../auth/rules.js';
import { notFound } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { DEFAULT_WIDTH, type ExportDataField } from '../exportColumns.js';
import { dataAnswer, doneAnswer, listAnswer } from '../../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../../http/restCall.js';
import { saveTemplateInput, templateName, updateTemplateInput } from './exportTemplatesInput.js';
import type { ExportTemplateRecord } from './exportTemplatesModel.js';
import type { TemplateAnalysis } from './exportTemplatesService.js';
import { readUploadForm } from './uploadForm.js';

const tag = 'Export templates';
const idParams = z.object({ id: z.string() });

const mappingAnswer = z
  .object({
    templateColumnName: z.string(),
    dataFieldKey: z.string(),
    displayName: z.string(),
    isVisible: z.boolean(),
    isCustomField: z.boolean(),
    order: z.int(),
    width: z.number(),
  })
  .meta({ id: 'ColumnMapping' });

const templateAnswer = z
  .object({
    id: z.string(),
    name: z.string().meta({ examples: ['Ficha de admissão'] }),
    description: z.string().nullable(),
    fileName: z.string(),
    sheetName: z.string(),
    columnMappings: z.array(mappingAnswer),
    isDefault: z.boolean(),
    hasFile: z.boolean().meta({ description: 'Whether an uploaded workbook is stored, which exports fill in.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ExportTemplate' });

const detectedColumnAnswer = z
  .object({ name: z.string(), samples: z.array(z.string()) })
  .meta({ id: 'DetectedColumn' });

const suggestedMappingAnswer = mappingAnswer
  .extend({
    dataFieldKey: z.string().nullable().meta({ description: 'Null when nothing fits.' }),
    confidence: z.number().meta({ description: '0 to 1.' }),
  })
  .meta({ id: 'SuggestedMapping' });

const analysisAnswer = z
  .object({
    uploadId: z.string().meta({ description: 'Names the stored upload for save-template; valid for one hour.' }),
    fileName: z.string(),
    sheetName: z.string(),
    detectedColumns: z.array(detectedColumnAnswer),
    suggestedMappings: z.array(suggestedMappingAnswer),
  })
  .meta({ id: 'TemplateAnalysis' });

export function presentTemplate(template: ExportTemplateRecord): z.infer<typeof templateAnswer> {
  const { _id, name, description, fileName, sheetName, columnMappings, isDefault, fileId, createdAt } = template;
  return {
    id: _id.toString(),
    name,
    description,
    fileName,
    sheetName,
    columnMappings: [...columnMappings],
    isDefault,
    hasFile: fileId !== null,
    createdAt: createdAt.toISOString(),
  };
}

const uploadBody = z.object({
  file: z.file().meta({ description: 'An .xlsx workbook of at most 10 MB.', examples: ['template.xlsx'] }),
  name: templateName,
  description: z.string().nullish().meta({ description: 'Accepted here; save-template stores its own.' }),
  isDefault: z.string().nullish().meta({ description: 'Accepted here; save-template stores its own.' }),
});

/** The proposals have the form of column mappings, so that a caller can send them back as they are. */
function presentAnalysis(
  analysis: TemplateAnalysis,
  fields: readonly ExportDataField[],
): z.infer<typeof analysisAnswer> {
  const custom = new Set(fields.filter(({ isCustomField }) => isCustomField).map(({ key }) => key));
  return {
    ...analysis,
    uploadId: analysis.uploadId.toString(),
    suggestedMappings: analysis.suggestedMappings.map((suggestion, order) => ({
      ...suggestion,
      displayName: suggestion.templateColumnName,
      isVisible: true,
      isCustomField: custom.has(suggestion.dataFieldKey ?? ''),
      order,
      width: DEFAULT_WIDTH,
    })),
  };
}

export const exportTemplatesRestCalls: RestCall[] = [
  defineRestCall({
    method: 'post',
    path: '/export-templates/upload-template',
    operationId: 'uploadTemplate',
    description: 'Reads an uploaded workbook (file, name, description, isDefault) and proposes mappings.',
    tag,
    access: 'adminOrKey',
    bodyKind: 'multipart',
    body: uploadBody,
    answer: dataAnswer(analysisAnswer),
    status: 201,
    async handle({ context: { viewer, services }, request }) {
      const user = asUser(viewer);
      const { file, fields } = await readUploadForm(request);
      const { name } = parseInput(z.object({ name: templateName }), { name: fields['name'] });
      const analysis = await services.exportTemplates.analyze(user, file, name);
      return { data: presentAnalysis(analysis, await services.exports.dataFields(user)) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/export-templates/save-template',
    operationId: 'saveTemplate',
    description: 'Saves a template; without uploadId it keeps the workbook that was last uploaded under its name.',
    tag,
    access: 'adminOrKey',
    body: saveTemplateInput,
    failures: [404, 409],
    answer: dataAnswer(templateAnswer),
    status: 201,
    async handle({ context: { viewer, services }, body }) {
      const user = asUser(viewer);
      const uploadId = body.uploadId || (await services.exportTemplates.uploadNamed(user, body.name));
      return { data: presentTemplate(await services.exportTemplates.save(user, { ...body, uploadId })) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/export-templates/templates',
    operationId: 'listTemplates',
    description: 'All saved templates, newest first.',
    tag,
    access: 'adminOrKey',
    answer: listAnswer(templateAnswer),
    async handle({ context: { viewer, services } }) {
      return { data: (await services.exportTemplates.list(asUser(viewer))).map(presentTemplate) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/export-templates/templates/default',
    operationId: 'readDefaultTemplate',
    description: 'The default template; 404 when there is none.',
    tag,
    access: 'adminOrKey',
    answer: dataAnswer(templateAnswer),
    failures: [404],
    async handle({ context: { viewer, services } }) {
      const template = await services.exportTemplates.findDefault(asUser(viewer));
      if (!template) throw notFound('Nenhum template padrão foi definido.');
      return { data: presentTemplate(template) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/export-templates/templates/:id',
    operationId: 'readTemplate',
    description: 'One template.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    answer: dataAnswer(templateAnswer),
    async handle({ context: { viewer, services }, params }) {
      return { data: presentTemplate(await services.exportTemplates.get(asUser(viewer), params.id)) };
    },
  }),
  defineRestCall({
    method: 'put',
    path: '/export-templates/templates/:id',
    operationId: 'updateTemplate',
    description: 'Changes a template; absent properties stay as they are.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    body: updateTemplateInput,
    answer: dataAnswer(templateAnswer),
    async handle({ context: { viewer, services }, params, body }) {
      return { data: presentTemplate(await services.exportTemplates.update(asUser(viewer), params.id, body)) };
    },
  }),
  defineRestCall({
    method: 'delete',
    path: '/export-templates/templates/:id',
    operationId: 'deleteTemplate',
    description: 'Deletes a template and its stored workbook.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    answer: doneAnswer,
    async handle({ context: { viewer, services }, params }) {
      await services.exportTemplates.delete(asUser(viewer), params.id);
      return { data: true };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/export-templates/templates/:id/set-default',
    operationId: 'setDefaultTemplate',
    description: 'Makes a template the default one, and no other.',
    tag,
    access: 'adminOrKey',
    params: idParams,
    answer: dataAnswer(templateAnswer),
    async handle({ context: { viewer, services }, params }) {
      const user = asUser(viewer);
      await services.exportTemplates.setDefault(user, params.id);
      return { data: presentTemplate(await services.exportTemplates.get(user, params.id)) };
    },
  }),
];
