import { graphql } from '../../generated/staff';

export const exportTemplatesDocument = graphql(`
  query ExportTemplates {
    exportTemplates {
      id
      ...TemplateCard_template
    }
  }
`);

export const exportDataFieldsDocument = graphql(`
  query ExportDataFields {
    exportDataFields {
      key
      label
      isCustomField
    }
  }
`);

export const analyzeTemplateDocument = graphql(`
  mutation AnalyzeExportTemplate($input: AnalyzeExportTemplateInput!) {
    analyzeExportTemplate(input: $input) {
      analysis {
        uploadId
        fileName
        sheetName
        detectedColumns {
          name
          samples
        }
        suggestedMappings {
          templateColumnName
          dataFieldKey
          confidence
        }
      }
      userErrors {
        message
      }
    }
  }
`);

export const saveTemplateDocument = graphql(`
  mutation SaveExportTemplate($input: SaveExportTemplateInput!) {
    saveExportTemplate(input: $input) {
      exportTemplate {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

export const updateTemplateDocument = graphql(`
  mutation UpdateExportTemplate($input: UpdateExportTemplateInput!) {
    updateExportTemplate(input: $input) {
      exportTemplate {
        id
        ...TemplateCard_template
      }
      userErrors {
        message
      }
    }
  }
`);

export const deleteTemplateDocument = graphql(`
  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {
    deleteExportTemplate(input: $input) {
      deletedId
      userErrors {
        message
      }
    }
  }
`);

export const setDefaultTemplateDocument = graphql(`
  mutation SetDefaultExportTemplate($input: SetDefaultExportTemplateInput!) {
    setDefaultExportTemplate(input: $input) {
      exportTemplates {
        id
        isDefault
      }
      userErrors {
        message
      }
    }
  }
`);
