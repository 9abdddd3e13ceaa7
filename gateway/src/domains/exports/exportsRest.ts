import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import { dataAnswer } from '../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { candidateFilterInput } from '../candidates/candidatesInput.js';
import { sendExport, XLSX_TYPE } from './exportsDownload.js';
import { candidateIdsInput, exportConfigurationInput } from './exportsInput.js';

const tag = 'Exports';

const columnAnswer = z
  .object({
    key: z.string(),
    displayName: z.string(),
    order: z.int(),
    width: z.number().meta({ description: 'In characters, 5 to 50.' }),
    isCustomField: z.boolean(),
    isVisible: z.boolean(),
  })
  .meta({ id: 'ExportColumn' });

const configurationAnswer = z
  .object({ fileName: z.string(), sheetName: z.string(), columns: z.array(columnAnswer) })
  .meta({ id: 'ExportConfiguration' });

const exportBody = z.object({
  candidateIds: candidateIdsInput
    .nullish()
    .meta({ description: 'The candidates, as many as a body of 1 MB holds; or give `filter`.' }),
  filter: candidateFilterInput.nullish().meta({ description: 'All candidates that match, without `candidateIds`.' }),
  exportConfiguration: exportConfigurationInput.nullish().meta({ description: 'The default one when absent.' }),
  templateId: z.string().nullish().meta({ description: 'Template whose uploaded workbook is to be filled.' }),
});

export const exportsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidates/export-columns',
    operationId: 'readExportConfiguration',
    description: 'The default export configuration.',
    tag,
    access: 'adminOrKey',
    answer: dataAnswer(configurationAnswer),
    handle: async ({ context: { viewer, services } }) => ({ data: await services.exports.columns(asUser(viewer)) }),
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/export-excel',
    operationId: 'exportCandidates',
    description: 'The candidates as an Excel file.',
    tag,
    access: 'adminOrKey',
    body: exportBody,
    sentAs: { configuration: 'exportConfiguration' },
    failures: [404],
    answerType: XLSX_TYPE,
    async handle({ context, body: { exportConfiguration, templateId, ...selection } }) {
      // Callers without a template may send ''.
      const request = { ...selection, templateId: templateId || null, configuration: exportConfiguration };
      const file = await context.services.exports.export(asUser(context.viewer), request);
      return (response) => sendExport(context, file, response);
    },
  }),
];
