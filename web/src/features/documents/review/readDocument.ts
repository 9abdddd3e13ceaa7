import type { ApolloClient } from '@apollo/client';
import { readFragment } from '../../../generated/staff';
import { ReviewDocument_document, reviewDocumentQuery, type ReviewDocument } from './reviewOperations';

/** Reads a document as it is stored; null for one that is there no more. @throws Error when it cannot be asked for */
export async function readDocument(
  client: ApolloClient,
  id: string,
  context: { retries?: number } = {},
): Promise<ReviewDocument | null> {
  const { data } = await client.query({
    query: reviewDocumentQuery,
    variables: { id },
    fetchPolicy: 'no-cache',
    context,
  });
  return readFragment(ReviewDocument_document, data?.node?.__typename === 'Document' ? data.node : null);
}

/** Whether a document waits for its judgement. */
export const waits = ({ state, isCurrent }: ReviewDocument) => state === 'SENT' && isCurrent;
