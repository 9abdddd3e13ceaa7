import { graphql } from '../../generated/staff';

export const importCandidatesDocument = graphql(`
  mutation ImportCandidates($input: ImportCandidatesInput!) {
    importCandidates(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const updateImportSourceDocument = graphql(`
  mutation UpdateImportSource($input: UpdateImportSourceInput!) {
    updateImportSource(input: $input) {
      candidateImport {
        id
        preview {
          row
          cells
        }
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const mapImportColumnsDocument = graphql(`
  mutation MapImportColumns($input: MapImportColumnsInput!) {
    mapImportColumns(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const editImportCellsDocument = graphql(`
  mutation EditImportCells($input: EditImportCellsInput!) {
    editImportCells(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      rows {
        ...ImportRow_row
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const replaceImportValuesDocument = graphql(`
  mutation ReplaceImportValues($input: ReplaceImportValuesInput!) {
    replaceImportValues(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const leaveOutImportRowsDocument = graphql(`
  mutation LeaveOutImportRows($input: LeaveOutImportRowsInput!) {
    leaveOutImportRows(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const runImportDocument = graphql(`
  mutation RunImport($input: RunImportInput!) {
    runImport(input: $input) {
      candidateImport {
        id
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const pauseImportDocument = graphql(`
  mutation PauseImport($input: PauseImportInput!) {
    pauseImport(input: $input) {
      candidateImport {
        id
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const resumeImportDocument = graphql(`
  mutation ResumeImport($input: ResumeImportInput!) {
    resumeImport(input: $input) {
      candidateImport {
        id
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const correctImportDocument = graphql(`
  mutation CorrectImport($input: CorrectImportInput!) {
    correctImport(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const undoImportDocument = graphql(`
  mutation UndoImport($input: UndoImportInput!) {
    undoImport(input: $input) {
      candidateImport {
        id
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const deleteImportDocument = graphql(`
  mutation DeleteImport($input: DeleteImportInput!) {
    deleteImport(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const sendImportAccessLinksDocument = graphql(`
  mutation SendImportAccessLinks($input: SendImportAccessLinksInput!) {
    sendImportAccessLinks(input: $input) {
      queuedCount
      remainingCount
      candidateImport {
        id
        ...ImportSummary_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
