import type { Schema } from 'mongoose';
import { answerCollation, everyValue, indexOfValue } from '../fields/values/storedValues.js';
import type { StoredCandidate } from './candidatesModel.js';

/**
 * A text anywhere in a name begins one of its endings: searches over everybody find and count in this index alone. Endings
 * resemble each other, so that compression takes four fifths of it off the disk. An index of an earlier release has the same
 * keys in ascending order without compression; one of the other direction can be made beside it.
 */
export const nameIndex = { nameSuffixes: 1, clientId: -1 } as const;
const compressed = { storageEngine: { wiredTiger: { configString: 'block_compressor=zstd' } } };

/** A search for a whole e-mail, or a whole CPF, looks it up here over everybody. */
export const wholeEmailIndex = { email: 1 } as const;
export const cpfIndex = indexOfValue('cpf');

/** The answers of all fields, each with its client: a search for one reads as many entries as it finds. */
export const answersIndex = 'answers';

const sortFields = ['createdAt', 'searchText', 'progress'] as const;
const stageSortFields = [...sortFields, 'stageSince'] as const;
export type SortField = (typeof stageSortFields)[number] | 'attentionSince';

/**
 * The index that gives an order: over everything; by state, which filters use; and within one
 * client. _id makes each order total, so that pages never overlap; all are read in both directions.
 */
export function sortIndex(
  field: SortField,
  { ofClient, byState }: { ofClient: boolean; byState: boolean },
): Record<string, 1> {
  return {
    ...(ofClient && { clientId: 1 }),
    ...(byState && { status: 1, isConfirmed: 1 }),
    [field]: 1,
    _id: 1,
  };
}

// Each of these three is used only where the query has the index's own condition on the same path ($gt, $gte or $in for a
// day): the database does not see that a text is meant where the index asks for a $type.
const withDueDay = { partialFilterExpression: { dueOn: { $gt: '' } } };
/** Reminders look for those who are due on some days; most candidates have no such day. */
export const dueIndex = 'due_days';
/** The digest looks for the unfinished of one company by their day. */
export const clientDueIndex = 'due_days_of_client';
/** The digest looks for those of one company who want a correction: few of a company's candidates. */
export const correctionsIndex = 'corrections_of_client';
export const hasCorrectionRequest = { 'correctionRequest.at': { $gt: new Date(0) } };
/** The sweep compares those whose admission has ended with their stage. */
export const endedIndex = 'ended_admissions';

/** Who is kept no longer is found, and counted, by why the admission has ended and when. */
export const retentionIndex = 'retention';

/** The index that gives an order over everybody whose documents stand so. */
export const documentsIndex = (field: SortField): Record<string, 1> => ({ documentsState: 1, [field]: 1, _id: 1 });

/** The index that gives an order of those in some stages, over everybody or within one client. */
export function stageIndex(field: SortField, { ofClient }: { ofClient: boolean }): Record<string, 1> {
  return { ...(ofClient && { clientId: 1 }), stage: 1, [field]: 1, _id: 1 };
}

/** The index of the work queue, over everybody or within one client: those who have waited longest first. */
export function attentionIndex({ ofClient }: { ofClient: boolean }): Record<string, 1> {
  return { ...(ofClient && { clientId: 1 }), attentionReason: 1, attentionSince: 1, _id: 1 };
}

/** Gives the schema of candidates its indexes. */
export function addCandidateIndexes(schema: Schema<StoredCandidate>): void {
  // The sign-in by link finds its candidate; two candidates never share a link.
  schema.index({ accessToken: 1 }, { unique: true });
  // An e-mail is unique within a client.
  schema.index({ clientId: 1, email: 1 }, { unique: true });
  schema.index(nameIndex, compressed);
  schema.index(wholeEmailIndex);
  schema.index(cpfIndex, { sparse: true });
  schema.index({ ...everyValue, clientId: 1 }, { ...compressed, name: answersIndex, collation: answerCollation });
  schema.index({ dueOn: 1, _id: 1 }, { ...withDueDay, name: dueIndex });
  schema.index({ clientId: 1, status: 1, dueOn: 1, _id: 1 }, { ...withDueDay, name: clientDueIndex });
  schema.index(
    { clientId: 1, dueOn: 1, _id: 1 },
    { partialFilterExpression: hasCorrectionRequest, name: correctionsIndex },
  );
  schema.index(
    { stage: 1, _id: 1 },
    { partialFilterExpression: { 'ending.at': { $gt: new Date(0) } }, name: endedIndex },
  );
  schema.index(
    { 'ending.reason': 1, 'ending.at': 1 },
    { partialFilterExpression: { 'ending.at': { $gt: new Date(0) } }, name: retentionIndex },
  );
  for (const field of stageSortFields) {
    // Filters by stage, and the order by the time in a stage, which names all of them.
    schema.index(stageIndex(field, { ofClient: false }));
    schema.index(stageIndex(field, { ofClient: true }));
  }
  for (const ofClient of [false, true]) {
    schema.index(attentionIndex({ ofClient }), {
      partialFilterExpression: { attentionReason: { $exists: true } },
    });
  }
  // For the minute's look at what falls due with time, and at events that are not copied yet.
  schema.index({ standingDueAt: 1 }, { sparse: true });
  schema.index({ eventsPendingSince: 1 }, { sparse: true });
  // For the sweep, which compares who is marked as confirmed with the confirmations.
  schema.index({ isConfirmed: 1, _id: 1 }, { partialFilterExpression: { isConfirmed: true } });
  for (const field of sortFields) {
    // The filter by documents over everybody; within one client its own index is walked.
    schema.index(documentsIndex(field));
    // The unfiltered list, by far the most frequent: one stretch of one index.
    schema.index(sortIndex(field, { ofClient: false, byState: false }));
    // Filters by status and confirmation, which would otherwise pass over most of the list.
    schema.index(sortIndex(field, { ofClient: false, byState: true }));
    // Everything that a client sees, with and without filters; the real count of a client's candidates.
    schema.index(sortIndex(field, { ofClient: true, byState: true }));
  }
}
