import { asUser } from '../../../auth/rules.js';
import type { Resolvers } from '../../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../../lib/globalId.js';
import { payload } from '../../http/userErrors.js';

export const exportTemplatesResolvers: Resolvers = {
  Query: {
    exportTemplates: (_, _arguments, { viewer, services }) => services.exportTemplates.list(asUser(viewer)),
    exportDataFields: (_, _arguments, { viewer, services }) => services.exports.dataFields(asUser(viewer)),
  },
  Mutation: {
    analyzeExportTemplate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const analysis = await services.exportTemplates.analyze(asUser(viewer), input.file);
        return { analysis: { ...analysis, uploadId: toGlobalId('TemplateUpload', analysis.uploadId) } };
      }),
    saveExportTemplate: (_, { input: { uploadId, ...input } }, { viewer, services }) =>
      payload(async () => {
        const upload = uploadId == null ? null : databaseId('TemplateUpload', uploadId);
        return { exportTemplate: await services.exportTemplates.save(asUser(viewer), { ...input, uploadId: upload }) };
      }),
    updateExportTemplate: (_, { input: { id, ...changes } }, { viewer, services }) =>
      payload(async () => ({
        exportTemplate: await services.exportTemplates.update(
          asUser(viewer),
          databaseId('ExportTemplate', id),
          changes,
        ),
      })),
    deleteExportTemplate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        await services.exportTemplates.delete(asUser(viewer), databaseId('ExportTemplate', input.id));
        return { deletedId: input.id };
      }),
    setDefaultExportTemplate: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        exportTemplates: await services.exportTemplates.setDefault(
          asUser(viewer),
          databaseId('ExportTemplate', input.id),
        ),
      })),
  },
  ExportTemplate: {
    id: (template) => toGlobalId('ExportTemplate', template._id),
    hasFile: (template) => template.fileId !== null,
  },
};
