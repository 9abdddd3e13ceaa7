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
  /** That no answers ask for it, as a field on which it depends is not in use here, which makes it inactive as well. */
  readonly deciderUnused?: true;
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
/** So many catalogues with fields that answers leave out are kept, for all clients together. */
const COMBINATIONS_KEPT = 200;

/** A field that is not asked of everybody. */
interface LimitedField {
  index: number;
  clientIds: ReadonlySet<string>;
  /** The field as it is for the candidates of other clients. */
  elsewhere: CatalogueField;
}

/** A field that depends on answers. */
interface ConditionalField {
  index: number;
  /** The answers that it takes. */
  needed: readonly NeededAnswer[];
  /** The field as it is while they are not given. */
  unmet: CatalogueField;
}

/** What is made of the catalogue of all fields. */
interface Derived {
  limited: readonly LimitedField[];
  hasConditions: boolean;
  /** By which of the limited fields a catalogue lacks. */
  byLacking: LRUCache<string, RecordCatalogue>;
  /** By the id of a client, '' for none. Ids come from inputs as well. */
  byClient: LRUCache<string, RecordCatalogue>;
  /** By which of the limited fields a catalogue lacks, and which of the conditional ones its answers leave out. */
  byUnmet: LRUCache<string, RecordCatalogue>;
}

/** What is made of the catalogue of a client. */
interface ClientFields {
  /** Which of the limited fields it lacks. */
  lacking: string;
  conditional: readonly ConditionalField[];
  byUnmet: Derived['byUnmet'];
}

const derived = new WeakMap<FieldCatalogue, Derived>();
/** For the catalogues of clients that have fields that depend on answers. */
const clientFields = new WeakMap<RecordCatalogue, ClientFields>();
/** The catalogue of the client that one for certain answers was made of. */
const origins = new WeakMap<RecordCatalogue, RecordCatalogue>();
/** Made once for a field, as views are kept by the field for all catalogues that have it. */
const unmetFields = new WeakMap<CatalogueField, CatalogueField>();
const unaskableFields = new WeakMap<CatalogueField, CatalogueField>();

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
  const fresh: Derived = {
    limited,
    hasConditions: catalogue.fields.some(({ condition }) => condition),
    byLacking: new LRUCache({ max: CLIENTS_KEPT }),
    byClient: new LRUCache({ max: CLIENTS_KEPT }),
    byUnmet: new LRUCache({ max: COMBINATIONS_KEPT }),
  };
  derived.set(catalogue, fresh);
  return fresh;
}

/**
 * The catalogue for the records of a client, whatever they hold: fields of other clients are inactive in it, and so are those that depend on
 * fields that are not asked there. While a catalogue has none it is given itself, and the same object is given for the same fields, so that
 * what is made of a catalogue is made once.
 * @param clientId null for candidates without one.
 */
export function catalogueOfClient(catalogue: FieldCatalogue, clientId: AskedRecord['clientId']): RecordCatalogue {
  const { limited, hasConditions, byLacking, byClient, byUnmet } = derivedOf(catalogue);
  if (limited.length === 0 && !hasConditions) return catalogue as RecordCatalogue;
  const id = clientId?.toString() ?? '';
  const known = byClient.get(id);
  if (known) return known;
  const lackingFields = limited.filter(({ clientIds }) => !clientIds.has(id));
  const lacking = lackingFields.map(({ index }) => index).join();
  let made = byLacking.get(lacking);
  if (!made) {
    const own = catalogueWith(
      catalogue,
      lackingFields.map(({ index, elsewhere }) => [index, elsewhere]),
    );
    const { asked, conditional } = withoutUnaskable(own);
    made = asked;
    if (conditional.length > 0) clientFields.set(made, { lacking, conditional, byUnmet });
    byLacking.set(lacking, made);
  }
  byClient.set(id, made);
  return made;
}

/** The catalogue for a record: fields of other clients, and those that its answers leave out, are inactive in it. */
export const catalogueIn = (catalogue: FieldCatalogue, record: AskedRecord): RecordCatalogue =>
  withAnswers(catalogueOfClient(catalogue, record.clientId), record);

/** A record's catalogue as it was before answers left fields out: what may be asked of the client's candidates at all. */
export const whateverAnswered = (catalogue: RecordCatalogue): RecordCatalogue => origins.get(catalogue) ?? catalogue;

/** Whether answers decide which fields of a record are asked: they need not be looked at where they do not. */
export const hasConditionalFields = (catalogue: RecordCatalogue): boolean =>
  clientFields.has(whateverAnswered(catalogue));

/** A record's catalogue for other answers of it, as a write leaves them. */
export function withAnswers(catalogue: RecordCatalogue, record: Valued): RecordCatalogue {
  const ofClient = whateverAnswered(catalogue);
  const known = clientFields.get(ofClient);
  if (!known) return ofClient;
  const { conditional, lacking, byUnmet } = known;
  const texts = open(record);
  const unmet = conditional.filter(({ needed }) => !needed.every((answer) => matches(answer, texts)));
  if (unmet.length === 0) return ofClient;
  const name = `${lacking} ${unmet.map(({ index }) => index).join()}`;
  const kept = byUnmet.get(name);
  if (kept) return kept;
  const made = catalogueWith(
    ofClient,
    unmet.map(({ index, unmet: field }) => [index, field]),
  );
  origins.set(made, ofClient);
  byUnmet.set(name, made);
  return made;
}

/** A client's catalogue in which fields are inactive that no answers there ask for, and the ones that some answers ask for. */
function withoutUnaskable(own: RecordCatalogue): { asked: RecordCatalogue; conditional: ConditionalField[] } {
  const byKey = new Map(own.fields.map((field) => [field.key, field]));
  const conditional: ConditionalField[] = [];
  const unaskable: [number, CatalogueField][] = [];
  for (const [index, field] of own.fields.entries()) {
    if (!field.active || !field.condition) continue;
    const needed = chainOf(field, byKey);
    if (needed) conditional.push({ index, needed, unmet: unmetField(field) });
    else unaskable.push([index, unaskableField(field)]);
  }
  return { asked: unaskable.length > 0 ? catalogueWith(own, unaskable) : own, conditional };
}

function unmetField(field: CatalogueField): CatalogueField {
  const unmet = unmetFields.get(field) ?? { ...field, active: false, conditionUnmet: true };
  unmetFields.set(field, unmet);
  return unmet;
}

function unaskableField(field: CatalogueField): CatalogueField {
  const unaskable = unaskableFields.get(field) ?? { ...field, active: false, deciderUnused: true };
  unaskableFields.set(field, unaskable);
  return unaskable;
}

function catalogueWith(
  catalogue: FieldCatalogue,
  replaced: readonly (readonly [index: number, field: CatalogueField])[],
): RecordCatalogue {
  const fields = [...catalogue.fields];
  for (const [index, field] of replaced) fields[index] = field;
  return { ...catalogue, fields } as FieldCatalogue as RecordCatalogue;
}
