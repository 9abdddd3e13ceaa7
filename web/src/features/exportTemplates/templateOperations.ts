import { graphql } from '../../generated/staff';

export const exportTemplatesQuery = graphql(`
  query ExportTemplates {
    exportTemplates {
      id
      ...TemplateCard_template
    }
  }
`);

export const exportDataFieldsQuery = graphql(`
  query ExportDataFields {
    exportDataFields {
      key
      label
      isCustomField
    }
  }
`);

export const analyzeTemplateMutation = graphql(`
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

export const saveTemplateMutation = graphql(`
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

export const updateTemplateMutation = graphql(`
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

export const deleteTemplateMutation = graphql(`
  mutation DeleteExportTemplate($input: DeleteExportTemplateInput!) {
    deleteExportTemplate(input: $input) {
      deletedId
      userErrors {
        message
      }
    }
  }
`);

export const setDefaultTemplateMutation = graphql(`
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
