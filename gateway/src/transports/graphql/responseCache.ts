import type { ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { Kind, visit, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../../domains/context.js';
import { MemoizedByObject } from '../../cache/memoizeByObject.js';
import { areas } from '../../cache/dataVersions.js';
import { VersionedCache } from '../../cache/versionedCache.js';

/** A good answer as it is sent. */
export interface CachedResponse {
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Lists that staff have open at the same time. */
const CAPACITY = 30;
/** A screen's document and variables, in characters, and a page of 100 with all its fields, in bytes, are smaller. */
const MOST = { question: 8_000, answer: 256 * 1024 };

/** Root fields whose answers come from tracked records alone: they stay as they are until one of these is written. */
const fromTrackedRecords: ReadonlySet<string> = new Set(['candidates', 'candidateTotals', 'clients', '__typename']);
/** Secrets are opened for each answer, and are not kept. */
const secrets: ReadonlySet<string> = new Set(['accessLink', 'accessToken', 'accessPassword']);

/**
 * Answers that are given again, to whoever got them, while nothing has been written: to a screen that is opened again, to a
 * program that asks every minute. Who asks is found out each time before, so that a right that is gone counts at once.
 */
export const responseCache = () => new VersionedCache<CachedResponse>(areas, CAPACITY);

/** Whether keeping it takes no more memory than a list of a screen does. */
export const isSmall = (question: string, { body }: CachedResponse): boolean =>
  question.length <= MOST.question && body.length <= MOST.answer;

/** The headers of answers that may be kept, by which the transport tells them. */
const kept = new WeakSet<HeaderMap>();
export const mayBeKept = (headers: HeaderMap): boolean => kept.has(headers);

/** By document, which Apollo parses once. */
const fromRecords = new MemoizedByObject<DocumentNode, boolean>();

/** Marks the answers that may be kept: good ones that nothing but tracked records decides. */
export const responseCachePlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ document, operation, errors, response }) {
        if (!document || !operation || errors) return;
        const isKept = fromRecords.of(document, [operation], () => isFromTrackedRecords(document, operation));
        if (isKept) kept.add(response.http.headers);
      },
    };
  },
};

function isFromTrackedRecords(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const { selections } = operation.selectionSet;
  if (!selections.every((root) => root.kind === Kind.FIELD && fromTrackedRecords.has(root.name.value))) return false;
  let opensSecret = false;
  visit(document, {
    Field({ name }) {
      opensSecret ||= secrets.has(name.value);
    },
  });
  return !opensSecret;
}
