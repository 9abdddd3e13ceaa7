import { graphql } from '../../generated/staff';

export const importCandidatesMutation = graphql(`
  mutation ImportCandidates($input: ImportCandidatesInput!) {
    importCandidates(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const updateImportSourceMutation = graphql(`
  mutation UpdateImportSource($input: UpdateImportSourceInput!) {
    updateImportSource(input: $input) {
      candidateImport {
        id
        preview {
          row
          cells
        }
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const mapImportColumnsMutation = graphql(`
  mutation MapImportColumns($input: MapImportColumnsInput!) {
    mapImportColumns(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const editImportCellsMutation = graphql(`
  mutation EditImportCells($input: EditImportCellsInput!) {
    editImportCells(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
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

export const replaceImportValuesMutation = graphql(`
  mutation ReplaceImportValues($input: ReplaceImportValuesInput!) {
    replaceImportValues(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const leaveOutImportRowsMutation = graphql(`
  mutation LeaveOutImportRows($input: LeaveOutImportRowsInput!) {
    leaveOutImportRows(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const runImportMutation = graphql(`
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

export const pauseImportMutation = graphql(`
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

export const resumeImportMutation = graphql(`
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

export const correctImportMutation = graphql(`
  mutation CorrectImport($input: CorrectImportInput!) {
    correctImport(input: $input) {
      candidateImport {
        id
        ...ImportPlan_import
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const undoImportMutation = graphql(`
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

export const deleteImportMutation = graphql(`
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

export const sendImportAccessLinksMutation = graphql(`
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
