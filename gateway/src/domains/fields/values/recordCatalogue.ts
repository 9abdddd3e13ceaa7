import { LRUCache } from 'lru-cache';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import type { PermissionsByKey } from '../permissions/fieldPermissionsPolicy.js';
import { chainOf, matches, type NeededAnswer } from './fieldConditions.js';
import type { FieldTarget } from './fieldTypes.js';
import { open, type Valued } from './sealedValues.js';

/** A field as a catalogue has it. */
export type CatalogueField = CustomFieldRecord & {
  /** That it is asked of candidates of other clients only, which makes it inactive for this one. */
  readonly forOtherClients?: true;
  /** That it is not asked because of the answer to another field, which makes it inactive as well. */
  readonly conditionUnmet?: true;
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

/** What of a record decides which fields are asked. */
export interface AskedRecord extends Valued {
  /** Null for a candidate without one. */
  readonly clientId: { toString: () => string } | null;
}

/** So many clients have their catalogue at hand; that of another one is found by its fields. */
const CLIENTS_KEPT = 5_000;
/** So many combinations of fields that answers leave out are kept for each client's catalogue. */
const COMBINATIONS_KEPT = 1_000;

/** A field that is not asked of everybody. */
interface LimitedField {
  index: number;
  clientIds: ReadonlySet<string>;
  /** The field as it is for the candidates of other clients. */
  elsewhere: CatalogueField;
}

interface Clients {
  limited: readonly LimitedField[];
  /** By which of the limited fields a catalogue lacks. */
  byLacking: Map<string, RecordCatalogue>;
  /** By the id of a client, '' for none. Ids come from inputs as well. */
  byClient: LRUCache<string, RecordCatalogue>;
}

/** A field that depends on answers. */
interface ConditionalField {
  index: number;
  /** The answers that it takes; null where no answer will do. */
  needed: readonly NeededAnswer[] | null;
  /** The field as it is while they are not given. */
  unmet: CatalogueField;
}

interface Answers {
  conditional: readonly ConditionalField[];
  /** By which of the conditional fields a catalogue leaves out. */
  byUnmet: LRUCache<string, RecordCatalogue>;
}

const clientsOf = new WeakMap<FieldCatalogue, Clients>();
const answersOf = new WeakMap<RecordCatalogue, Answers>();
/** The catalogue of the client that one for certain answers was made of. */
const origins = new WeakMap<RecordCatalogue, RecordCatalogue>();
/** Made once for a field, as views are kept by the field for all catalogues that have it. */
const unmetFields = new WeakMap<CatalogueField, CatalogueField>();

function clientsIn(catalogue: FieldCatalogue): Clients {
  const known = clientsOf.get(catalogue);
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
  const fresh: Clients = { limited, byLacking: new Map(), byClient: new LRUCache({ max: CLIENTS_KEPT }) };
  clientsOf.set(catalogue, fresh);
  return fresh;
}

/**
 * The catalogue for the records of a client, whatever they hold: fields of other clients are inactive in it. While a catalogue has none it
 * is given itself, and the same object is given for the same fields, so that what is made of a catalogue is made once.
 * @param clientId null for candidates without one.
 */
export function catalogueOfClient(catalogue: FieldCatalogue, clientId: AskedRecord['clientId']): RecordCatalogue {
  const { limited, byLacking, byClient } = clientsIn(catalogue);
  if (limited.length === 0) return catalogue as RecordCatalogue;
  const id = clientId?.toString() ?? '';
  const known = byClient.get(id);
  if (known) return known;
  const lacking = limited.filter(({ clientIds }) => !clientIds.has(id));
  const name = lacking.map(({ index }) => index).join();
  const made =
    byLacking.get(name) ??
    catalogueWith(
      catalogue,
      lacking.map(({ index, elsewhere }) => [index, elsewhere]),
    );
  byLacking.set(name, made);
  byClient.set(id, made);
  return made;
}

/** The catalogue for a record: fields of other clients, and those that its answers leave out, are inactive in it. */
export const catalogueIn = (catalogue: FieldCatalogue, record: AskedRecord): RecordCatalogue =>
  withAnswers(catalogueOfClient(catalogue, record.clientId), record);

/** A record's catalogue as it was before answers left fields out: what may be asked of the client's candidates at all. */
export const whateverAnswered = (catalogue: RecordCatalogue): RecordCatalogue => origins.get(catalogue) ?? catalogue;

/** A record's catalogue for other answers of it, as a write leaves them. */
export function withAnswers(catalogue: RecordCatalogue, record: Valued): RecordCatalogue {
  const ofClient = whateverAnswered(catalogue);
  const { conditional, byUnmet } = answersIn(ofClient);
  if (conditional.length === 0) return ofClient;
  const texts = open(record);
  const unmet = conditional.filter(({ needed }) => !needed?.every((answer) => matches(answer, texts)));
  if (unmet.length === 0) return ofClient;
  const name = unmet.map(({ index }) => index).join();
  const known = byUnmet.get(name);
  if (known) return known;
  const made = catalogueWith(
    ofClient,
    unmet.map(({ index, unmet: field }) => [index, field]),
  );
  origins.set(made, ofClient);
  byUnmet.set(name, made);
  return made;
}

function answersIn(ofClient: RecordCatalogue): Answers {
  const known = answersOf.get(ofClient);
  if (known) return known;
  const byKey = new Map(ofClient.fields.map((field) => [field.key, field]));
  const conditional = ofClient.fields.flatMap((field, index): ConditionalField[] =>
    field.active && field.condition ? [{ index, needed: chainOf(field, byKey), unmet: unmetOf(field) }] : [],
  );
  const fresh: Answers = { conditional, byUnmet: new LRUCache({ max: COMBINATIONS_KEPT }) };
  answersOf.set(ofClient, fresh);
  return fresh;
}

function unmetOf(field: CatalogueField): CatalogueField {
  const unmet = unmetFields.get(field) ?? { ...field, active: false, conditionUnmet: true };
  unmetFields.set(field, unmet);
  return unmet;
}

function catalogueWith(
  catalogue: FieldCatalogue,
  replaced: readonly (readonly [index: number, field: CatalogueField])[],
): RecordCatalogue {
  const fields = [...catalogue.fields];
  for (const [index, field] of replaced) fields[index] = field;
  return { ...catalogue, fields } as FieldCatalogue as RecordCatalogue;
}
