/** Watches that what a request writes is a recorded change: any other is in no log, and no domain reacts to it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import mongoose from 'mongoose';
import { Changes } from '../src/domains/changes/changes.js';
import { watchMethod } from './watchedMethods.js';

/** Collections in which a request may write without recording a change, by the reason. */
const unrecorded: Readonly<Record<string, readonly string[]>> = {
  'The server keeps it for itself: it is no record of the product.': [
    ...[
      'candidateTallies',
      'changeCounters',
      'dataVersions',
      'documentReviewRounds',
      'exportTickets',
      'fileBuckets',
      'jobs',
    ],
    ...['pendingChanges', 'rateLimits'],
  ],
  'It tells itself of what has happened.': ['candidateEvents'],
  'What arrives belongs to no record yet; the change is recorded that names it.': [
    ...['documentPages', 'fileUploads', 'files.files', 'files.chunks'],
    ...['exportTemplateFiles.files', 'exportTemplateFiles.chunks'],
  ],
  'Sending and judging are recorded of the candidate, whose record decides which version counts.': ['documents'],
  'An import changes no record before it runs; its run is recorded, and each record that it writes.': [
    ...['imports', 'importEdits', 'importRows', 'importResults', 'importMappings'],
    ...['importFiles.files', 'importFiles.chunks'],
  ],
  'A list without any order is empty; the field that enters it is recorded.': ['customFieldOrders'],
  'What users have read, and want to be told, is their own.': ['notifications', 'notificationSettings'],
  'A message to a webhook tells of what was recorded, or that somebody asks for it.': ['webhookDeliveries'],
  'Who comes and goes is in the log of security.': ['sessions'],
  'The consent that names the text is recorded.': ['acceptedConsentTexts'],
};
const unrecordedCollections = new Set(Object.values(unrecorded).flat());
/** Properties that a request may write unrecorded, of records that otherwise only recorded changes write. */
const unrecordedPaths: Readonly<Record<string, readonly string[]>> = {
  // Events that wait in the record until they are copied.
  candidates: ['pendingEvents', 'eventsPendingSince'],
  // It bars registrations while a client that is to be deleted has its candidates counted; the deletion is recorded.
  clients: ['deletingSince', 'updatedAt'],
  // When something is to be sent, and how the address does.
  webhooks: ['dueAt', 'lease', 'retryAt', 'failures', 'failingSince'],
  // Where somebody has signed in from, which a mail tells them; that an invitation waits to be queued as a mail; which codes of a second
  // factor were used, and a secret that is to become one.
  users: ['knownOrigins', 'invitationDue', 'twoFactor.lastStep', 'twoFactor.recoveryHashes', 'pendingTwoFactor'],
};

const writing = new AsyncLocalStorage<'by request' | 'by change'>();
const found = new Set<string>();

/** A server whose requests are watched. */
export const watchedRequests =
  (app: RequestListener): RequestListener =>
  (request, response) =>
    writing.run('by request', () => app(request, response));

/** The paths that an update writes; none for one that is no update by operators. */
function writtenPaths(update: unknown): string[] {
  if (typeof update !== 'object' || update === null || Array.isArray(update)) return [];
  return Object.values(update).flatMap((part) => Object.keys(part as object));
}

function note(collection: string, operation: string, update: unknown): void {
  if (writing.getStore() !== 'by request' || unrecordedCollections.has(collection)) return;
  const paths = operation.startsWith('update') ? writtenPaths(update) : [];
  const allowed = unrecordedPaths[collection] ?? [];
  if (paths.length > 0 && paths.every((path) => allowed.includes(path))) return;
  found.add(`${operation} of ${[collection, ...paths].join(' ')}`);
}

for (const name of ['record', 'recordAll', 'repeat']) {
  watchMethod(Changes.prototype, name, (_self, _values, go) => writing.run('by change', go));
}
for (const name of [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany', 'bulkWrite'],
  ...['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
]) {
  watchMethod(mongoose.mongo.Collection.prototype, name, (self: { collectionName: string }, [, update], go) => {
    note(self.collectionName, name, update);
    return go();
  });
}

/** @throws Error for the writes of requests so far that no recorded change has made. */
export function assertWritesAreRecorded(): void {
  const writes = [...found].join('; ');
  found.clear();
  if (writes) throw new Error(`Written outside changes.record (gateway/src/domains/changes): ${writes}`);
}
