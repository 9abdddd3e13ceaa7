import { graphql } from '../../generated/staff';

export const exportColumnsDocument = graphql(`
  query ExportColumns {
    exportColumns {
      fileName
      sheetName
      columns {
        key
        displayName
        order
        width
        isCustomField
        isVisible
      }
    }
    exportTemplates {
      id
      name
      fileName
      sheetName
      isDefault
      hasFile
      columnMappings {
        templateColumnName
        dataFieldKey
        displayName
        isVisible
        isCustomField
        order
        width
      }
    }
  }
`);

export const exportPreviewDocument = graphql(`
  query ExportPreview($input: ExportCandidatesInput!) {
    exportPreview(input: $input) {
      headings
      rows
    }
  }
`);

export const exportCandidatesDocument = graphql(`
  mutation ExportCandidates($input: ExportCandidatesInput!) {
    exportCandidates(input: $input) {
      downloadUrl
      fileName
      candidateCount
      userErrors {
        message
        code
      }
    }
  }
`);
