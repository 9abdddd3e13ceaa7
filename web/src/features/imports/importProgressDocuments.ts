import { graphql } from '../../generated/staff';

/**
 * What is asked while rows are being written, once a second: nothing for which the server looks at all rows and all whom they have
 * registered, such as the counts of the plan.
 */
export const importProgressDocument = graphql(`
  query CandidateImportProgress($id: ID!) {
    candidateImport(id: $id) {
      id
      state
      revision
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
      resultUrl
      viewerCanRun
      viewerCanUndo
      viewerCanCorrect
    }
  }
`);

/** What is asked of a page of imports while rows of one of them are being written. */
export const importsProgressDocument = graphql(`
  query CandidateImportsProgress($first: Int!, $page: Int!, $clientId: ID) {
    candidateImports(first: $first, page: $page, clientId: $clientId) {
      totalCount
      pageCursors {
        totalPages
      }
      edges {
        node {
          id
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
      }
    }
  }
`);
