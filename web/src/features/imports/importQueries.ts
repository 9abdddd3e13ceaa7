import { graphql } from '../../generated/staff';
import type {
  CandidateImportUndoPreviewQuery,
  ImportSummary_ImportFragment,
  ImportPlan_ImportFragment,
} from '../../generated/staff/graphql';

/** What every mutation of an import changes: state, counts and progress. */
export const ImportSummary_import = graphql(`
  fragment ImportSummary_import on CandidateImport {
    id
    name
    state
    revision
    createdAt
    createdByName
    clientCompany
    counts {
      total
      new
      changes
      same
      problem
      leftOut
    }
    progress {
      done
      total
      created
      changed
      same
      failed
      leftOut
      takenBack
      left
      startedAt
      finishedAt
      pauseReason
    }
    unsentAccessCount
    resultUrl
    accessSheetUrl
    rowsExpireAt
    viewerCanRun
    viewerCanUndo
    viewerCanCorrect
  }
`);

/** An import with all that its draft shows but the rows. */
export const ImportPlan_import = graphql(`
  fragment ImportPlan_import on CandidateImport {
    id
    ...ImportSummary_import
    client {
      id
    }
    viewerCanChooseClient
    sheets {
      name
      rowCount
      isHidden
    }
    sheetName
    headerRow
    hasFile
    columns {
      column
      heading
      samples
      fieldKey
      source
      confidence
      refusal
    }
    fields {
      key
      label
      type
      required
      options {
        value
        label
      }
    }
    typedFieldKeys
    problems {
      key
      kind
      fieldKey
      label
      value
      message
      count
      firstRow
    }
  }
`);

export type ImportSummary = ImportSummary_ImportFragment;
export type ImportPlan = ImportPlan_ImportFragment;
export type ImportColumn = ImportPlan['columns'][number];
export type ImportField = ImportPlan['fields'][number];
export type ProblemGroup = ImportPlan['problems'][number];

export const importQuery = graphql(`
  query CandidateImport($id: ID!) {
    candidateImport(id: $id) {
      id
      ...ImportPlan_import
    }
  }
`);

export const importsQuery = graphql(`
  query CandidateImports($first: Int!, $page: Int!, $clientId: ID) {
    candidateImports(first: $first, page: $page, clientId: $clientId) {
      totalCount
      pageCursors {
        totalPages
      }
      edges {
        node {
          id
          ...ImportSummary_import
        }
      }
    }
  }
`);

/** The first rows of the sheet, by which its heading is chosen. */
export const importPreviewQuery = graphql(`
  query CandidateImportPreview($id: ID!) {
    candidateImport(id: $id) {
      id
      preview {
        row
        cells
      }
    }
  }
`);

export const ImportRow_row = graphql(`
  fragment ImportRow_row on ImportRow {
    row
    kind
    problem
    problemKind
    duplicateOf
    candidate {
      id
      name
    }
    ambiguousWith {
      id
      name
    }
    cells {
      fieldKey
      source
      text
      value
      oldValue
      isChange
      isEdited
      isRepaired
      problem
      doubt
    }
  }
`);

export const importRowsQuery = graphql(`
  query CandidateImportRows(
    $id: ID!
    $first: Int!
    $page: Int!
    $kind: ImportRowKind
    $problem: ImportProblemKind
    $problemFieldKey: String
    $problemGroup: String
    $numbers: [Int!]
  ) {
    candidateImport(id: $id) {
      id
      revision
      rows(
        first: $first
        page: $page
        kind: $kind
        problem: $problem
        problemFieldKey: $problemFieldKey
        problemGroup: $problemGroup
        numbers: $numbers
      ) {
        totalCount
        edges {
          node {
            ...ImportRow_row
          }
        }
      }
    }
  }
`);

export const importResultsQuery = graphql(`
  query CandidateImportResults($id: ID!, $first: Int!, $page: Int!, $outcome: ImportOutcome, $undo: ImportUndoOutcome) {
    candidateImport(id: $id) {
      id
      results(first: $first, page: $page, outcome: $outcome, undo: $undo) {
        totalCount
        pageCursors {
          totalPages
        }
        edges {
          node {
            row
            outcome
            message
            person
            candidate {
              id
              name
            }
            changedKeys
            undo
            undoMessage
          }
        }
      }
    }
  }
`);

/** What undoing would do, counted when somebody is about to. */
export const importUndoPreviewQuery = graphql(`
  query CandidateImportUndoPreview($id: ID!) {
    candidateImport(id: $id) {
      id
      undoPreview {
        registered
        deletable
        changed
        restorable
        kept {
          reason
          count
        }
      }
    }
  }
`);

export type UndoPreview = NonNullable<CandidateImportUndoPreviewQuery['candidateImport']['undoPreview']>;

export const importModelQuery = graphql(`
  query CandidateImportModel {
    candidateImportModel {
      downloadUrl
      fileName
    }
  }
`);
