/** What is written through the entry points, and what is in store before and after. */
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { copyPendingEvents } from '../../src/domains/candidates/events/eventCopies.js';
import type { Answer, FieldWrite, CallContext, Writing } from './entryPoint.js';
import { formsOf, KEPT_OPTION, mayEdit, uniqueValue, UNKNOWN_KEY, type PlannedField } from './plan.js';
import { collection, type Marker, type OwnerName, type Fixture } from './fixture.js';

/** A value that the field takes and that is not the one in store. */
function writeTo({ key, type }: PlannedField, fixture: Fixture): FieldWrite {
  const value = { select: KEPT_OPTION, checkbox: 'false' }[type as string] ?? uniqueValue(type, fixture.nextSerial());
  return { key, value };
}

/** Documents are sent, not written. */
const isWritten = ({ type }: PlannedField) => type !== 'file';

/** Writes to every configured field that the caller may change in a way. */
export function permittedWrites({ fixture, caller }: CallContext, { refuses = [] }: Writing): FieldWrite[] {
  const fields = fixture.plan.filter(
    (field) =>
      field.state === 'active' && isWritten(field) && !refuses.includes(field.type) && mayEdit(caller.role, field),
  );
  return fields.map((field) => writeTo(field, fixture));
}

/** One write to every field that the caller may not change, and one to a field that there never was. */
export function forbiddenWrites({ fixture, caller }: CallContext): FieldWrite[] {
  const fields = fixture.plan.filter((field) => !mayEdit(caller.role, field));
  return [...fields.map((field) => writeTo(field, fixture)), { key: UNKNOWN_KEY, value: 'qualquer' }];
}

/** Puts values under the entry points, as none of them would: straight into the records. */
export async function store(fixture: Fixture, markers: Marker[], valueOf: (marker: Marker) => string): Promise<void> {
  const owners = new Map(markers.map(({ owner }) => [owner, markers.filter((marker) => marker.owner === owner)]));
  const writes = [...owners].map(([owner, held]) => {
    const values = Object.fromEntries(held.map((marker) => [`values.${marker.field.key}`, valueOf(marker)]));
    const { of, _id } = recordOfOwner(fixture, owner);
    return collection(of).updateOne({ _id }, { $set: values });
  });
  await Promise.all(writes);
}

function recordOfOwner(fixture: Fixture, owner: OwnerName) {
  const isClient = owner === 'client' || owner === 'otherClient';
  return isClient
    ? ({ of: 'clients', _id: new Types.ObjectId(fixture.clients[owner]) } as const)
    : ({ of: 'candidates', _id: fixture.candidates[owner]._id } as const);
}

/** Another value for a marker's field, so that an answer that depends on it changes. */
export const otherValue =
  (fixture: Fixture) =>
  ({ field }: Marker): string =>
    writeTo(field, fixture).value;

const lookedAt = ['candidates', 'clients', 'candidateconfirmations', 'candidateEvents'] as const;

/**
 * Every record that a refused write might have touched, as a digest of its bytes by collection and id: comparing the
 * records themselves took a third of the time of all writes. Stored progress serves sorting only, and follows the fields; events
 * that still lie in their candidates are first where they belong, and whether somebody is still to be told of
 * one is no part of it.
 */
export async function everythingStored(): Promise<Record<string, string>> {
  await copyPendingEvents();
  return Object.assign({}, ...(await Promise.all(lookedAt.map(digestsOf))));
}

async function digestsOf(name: (typeof lookedAt)[number]): Promise<Record<string, string>> {
  const found = collection(name).find({}, { projection: { progress: 0, untold: 0 }, raw: true });
  const documents = (await found.toArray()) as unknown as Uint8Array[];
  return Object.fromEntries(
    documents.map((document) => {
      // The id comes first, behind the length (4 bytes), its type (1) and its name (4)
      const id = Buffer.from(document.subarray(9, 21)).toString('hex');
      return [`${name} ${id}`, createHash('sha1').update(document).digest('hex')];
    }),
  );
}

/** What of the writes is not in the record, and what the answer does not show. */
export async function notWritten(
  call: CallContext,
  way: Writing,
  writes: FieldWrite[],
  { text }: Answer,
): Promise<string[]> {
  const { of, filter } = way.record(call);
  const [written] = await collection(of).find(filter).sort({ _id: -1 }).limit(1).toArray();
  const values = (written?.['values'] ?? {}) as Record<string, string>;
  return writes.flatMap(({ key, value }) => {
    const type = call.fixture.plan.find((field) => field.key === key)?.type ?? 'text';
    const isShown = type === 'checkbox' || formsOf(type, value).some((form) => text.includes(form));
    return [...(values[key] === value ? [] : [`${key} is not stored`]), ...(isShown ? [] : [`${key} is not shown`])];
  });
}
