import { graphql } from '../../generated/staff';

export const exportColumnsQuery = graphql(`
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

export const exportPreviewQuery = graphql(`
  query ExportPreview($input: ExportCandidatesInput!) {
    exportPreview(input: $input) {
      headings
      rows
    }
  }
`);

export const exportCandidatesMutation = graphql(`
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
