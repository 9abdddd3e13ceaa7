import { Types } from 'mongoose';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import type { PermissionsByKey } from '../permissions/fieldPermissionsPolicy.js';
import type { FieldTarget } from './fieldTypes.js';

/** A field as a catalogue has it. */
export type CatalogueField = CustomFieldRecord & {
  /** That it is asked of candidates of other clients only, which makes it inactive for this one. */
  readonly forOtherClients?: true;
};

/** The fields of a target by order, and the permissions of every key. */
export interface FieldCatalogue {
  readonly target: FieldTarget;
  readonly fields: readonly CatalogueField[];
  readonly permissions: PermissionsByKey;
}

declare const ofOneRecord: unique symbol;

/**
 * The catalogue for one record: all that reading and writing its values needs. It is another type than that of all fields, so that a rule
 * for a record cannot be asked with fields of which the record's client knows nothing.
 */
export interface RecordCatalogue extends FieldCatalogue {
  readonly [ofOneRecord]: true;
}

/** What of a field tells of whom it is asked. */
export type OfSomeClients = Pick<CustomFieldRecord, 'clientIds'>;

/**
 * That a condition holds of the answer to a field and the field is asked of the candidate, as an expression of the database.
 * @param condition an expression that is true or false.
 */
export const whereAsked = ({ clientIds }: OfSomeClients, condition: object): object =>
  clientIds ? { $and: [{ $in: ['$clientId', clientIds.map((id) => new Types.ObjectId(id))] }, condition] } : condition;

interface Limited {
  index: number;
  clientIds: ReadonlySet<string>;
}

interface Derived {
  /** The fields that are not for everybody. */
  limited: readonly Limited[];
  /** The catalogues that were made so far, by which of those fields they lack: few, however many clients there are. */
  made: Map<string, RecordCatalogue>;
}

const derived = new WeakMap<FieldCatalogue, Derived>();

function derivedOf(catalogue: FieldCatalogue): Derived {
  const known = derived.get(catalogue);
  if (known) return known;
  const limited = catalogue.fields.flatMap(({ clientIds }, index) =>
    clientIds ? [{ index, clientIds: new Set(clientIds) }] : [],
  );
  const fresh = { limited, made: new Map<string, RecordCatalogue>() };
  derived.set(catalogue, fresh);
  return fresh;
}

/**
 * The catalogue for the records of a client: fields of other clients are inactive in it. While a catalogue has none it is given itself, and
 * the same object is given for the same fields, so that what is made of a catalogue is made once.
 * @param client whose id is null for a candidate without one.
 */
export function catalogueIn(
  catalogue: FieldCatalogue,
  { clientId }: { clientId: { toString: () => string } | null },
): RecordCatalogue {
  const { limited, made } = derivedOf(catalogue);
  if (limited.length === 0) return catalogue as RecordCatalogue;
  const id = clientId?.toString();
  const elsewhere = limited.filter(({ clientIds }) => id === undefined || !clientIds.has(id)).map(({ index }) => index);
  const name = elsewhere.join();
  const known = made.get(name);
  if (known) return known;
  const lacking = new Set(elsewhere);
  const fields = catalogue.fields.map((field, index): CatalogueField =>
    lacking.has(index) ? { ...field, active: false, forOtherClients: true } : field,
  );
  const fresh = { ...catalogue, fields } as FieldCatalogue as RecordCatalogue;
  made.set(name, fresh);
  return fresh;
}
