import { graphql } from '../../generated/staff';

/** How far a run, or its undoing, is; read into `ImportSummary_import` by Apollo's cache. */
graphql(`
  fragment ImportProgress_import on CandidateImport {
    state
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
  }
`);

/**
 * What is asked while rows are being written, once a second: nothing for which the server looks at all rows and all whom they have
 * registered, such as the counts of the plan.
 */
export const importProgressQuery = graphql(`
  query CandidateImportProgress($id: ID!) {
    candidateImport(id: $id) {
      id
      revision
      ...ImportProgress_import
      resultUrl
      viewerCanRun
      viewerCanUndo
      viewerCanCorrect
    }
  }
`);

/** What is asked of a page of imports while rows of one of them are being written. */
export const importsProgressQuery = graphql(`
  query CandidateImportsProgress($first: Int!, $page: Int!, $clientId: ID) {
    candidateImports(first: $first, page: $page, clientId: $clientId) {
      totalCount
      pageCursors {
        totalPages
      }
      edges {
        node {
          id
          ...ImportProgress_import
        }
      }
    }
  }
`);
