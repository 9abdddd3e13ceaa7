import { LRUCache } from 'lru-cache';
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

/** So many clients have their catalogue at hand; that of another one is found by its fields. */
const CLIENTS_KEPT = 5_000;

/** A field that is not asked of everybody. */
interface LimitedField {
  index: number;
  clientIds: ReadonlySet<string>;
  /** The field as it is for the candidates of other clients. */
  elsewhere: CatalogueField;
}

interface Derived {
  limited: readonly LimitedField[];
  /** By which of the limited fields a catalogue lacks. */
  byLacking: Map<string, RecordCatalogue>;
  /** By the id of a client, '' for none. Ids come from inputs as well. */
  byClient: LRUCache<string, RecordCatalogue>;
}

const derived = new WeakMap<FieldCatalogue, Derived>();

function derivedOf(catalogue: FieldCatalogue): Derived {
  const known = derived.get(catalogue);
  if (known) return known;
  const limited = catalogue.fields.flatMap((field, index): LimitedField[] =>
    field.clientIds
      ? [
          {
            index,
            clientIds: new Set(field.clientIds),
            elsewhere: { ...field, active: false, forOtherClients: true },
          },
        ]
      : [],
  );
  const fresh: Derived = { limited, byLacking: new Map(), byClient: new LRUCache({ max: CLIENTS_KEPT }) };
  derived.set(catalogue, fresh);
  return fresh;
}

/**
 * The catalogue for the records of a client: fields of other clients are inactive in it. While a catalogue has none it is given itself, and
 * the same object is given for the same fields, so that what is made of a catalogue is made once.
 * @param record whose client is null for a candidate without one.
 */
export function catalogueIn(
  catalogue: FieldCatalogue,
  { clientId }: { clientId: { toString: () => string } | null },
): RecordCatalogue {
  const { limited, byLacking, byClient } = derivedOf(catalogue);
  if (limited.length === 0) return catalogue as RecordCatalogue;
  const id = clientId?.toString() ?? '';
  const known = byClient.get(id);
  if (known) return known;
  const lacking = limited.filter(({ clientIds }) => !clientIds.has(id));
  const name = lacking.map(({ index }) => index).join();
  const made = byLacking.get(name) ?? catalogueWithout(catalogue, lacking);
  byLacking.set(name, made);
  byClient.set(id, made);
  return made;
}

function catalogueWithout(catalogue: FieldCatalogue, lacking: readonly LimitedField[]): RecordCatalogue {
  const fields = [...catalogue.fields];
  for (const { index, elsewhere } of lacking) fields[index] = elsewhere;
  return { ...catalogue, fields } as FieldCatalogue as RecordCatalogue;
}
