import type { Types } from 'mongoose';
import type { Permitted } from '../../../auth/permitted.js';
import { notFound } from '../../../lib/errors.js';
import type { Change } from '../../changes/change.js';
import { findFieldsById, type CustomFieldRecord } from './customFieldsModel.js';
import type { FieldsDependencies } from './fieldsDependencies.js';

/** What is said of a field that does not exist. */
export const UNKNOWN_FIELD = 'Campo não encontrado.';

/** @throws DomainError NOT_FOUND. */
export async function getField(id: string): Promise<CustomFieldRecord> {
  const [field] = await findFieldsById([id]);
  if (!field) throw notFound(UNKNOWN_FIELD);
  return field;
}

/** Makes a change of a field, and records it. @throws DomainError NOT_FOUND when the write finds no field. */
export async function recordOfField<T extends NonNullable<unknown>>(
  { services }: FieldsDependencies,
  viewer: Permitted,
  { _id, ...change }: Pick<Change, 'action' | 'fields'> & { _id: Types.ObjectId | string },
  write: () => Promise<T | null>,
): Promise<T> {
  const result = await services.changes.record(
    viewer,
    { entity: 'customField', entityId: _id.toString(), ...change },
    write,
  );
  if (result === null) throw notFound(UNKNOWN_FIELD);
  return result;
}
