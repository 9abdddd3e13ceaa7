import { MemoizedByObject } from '../../../cache/memoizeByObject.js';
import { premisesOf, whereAsked } from '../../fields/values/fieldConditions.js';
import type { CatalogueField, FieldCatalogue, RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import type { DocumentState } from '../../fields/values/documentValues.js';
import { documentOf, holdsDocument, type Valued } from '../../fields/values/storedValues.js';

/** The documents of a candidate taken together. */
export const documentsStates = ['missing', 'waiting', 'refused', 'approved'] as const;
export type DocumentsState = (typeof documentsStates)[number];

interface AskedDocument {
  field: CatalogueField;
  key: string;
  required: boolean;
  /** Whether somebody judges it. */
  isJudged: boolean;
}

const asked = new MemoizedByObject<FieldCatalogue, AskedDocument[]>();

/** The documents that are asked for, by key; memoized per catalogue, as a page asks for them once per row. */
function askedDocuments(catalogue: FieldCatalogue): readonly AskedDocument[] {
  return asked.of(catalogue, [], () =>
    catalogue.fields
      .filter(({ type, active }) => type === 'file' && active)
      .map((field) => ({
        ...{ field, key: field.key, required: field.required },
        isJudged: field.documentOptions?.approver !== 'nobody',
      }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
  );
}

/**
 * Where the documents of a candidate stand together: refused while one is; missing while a required one is, or none was
 * sent at all; waiting while one has to be judged; approved otherwise.
 */
export function documentsStateOf(catalogue: RecordCatalogue, candidate: Valued): DocumentsState {
  const documents = askedDocuments(catalogue).map((field) => ({
    ...field,
    state: documentOf(candidate, field.key)?.state ?? null,
  }));
  if (documents.some(({ state }) => state === 'refused')) return 'refused';
  const isMissing = documents.some(({ required, state }) => required && state === null);
  if (isMissing || documents.every(({ state }) => state === null)) return 'missing';
  return documents.some(({ isJudged, state }) => isJudged && state === 'sent') ? 'waiting' : 'approved';
}

/** The state of documents as an expression of the database, for all candidates at once. */
export function documentsStateExpression(catalogue: FieldCatalogue): object {
  const documents = askedDocuments(catalogue).map((each) => ({
    ...each,
    premises: premisesOf(each.field, catalogue),
  }));
  type Asked = (typeof documents)[number];
  const holds = (field: Asked, ...states: DocumentState[]) =>
    whereAsked(field.premises, { $or: states.map((state) => holdsDocument(field.key, state)) });
  const holdsAny = (field: Asked) => holds(field, 'sent', 'approved', 'refused');
  const lacksRequired = documents
    .filter(({ required }) => required)
    .map((field) => whereAsked(field.premises, { $not: [holdsAny(field)] }));
  const lacksAll = { $not: [{ $or: documents.map(holdsAny) }] };
  return {
    $switch: {
      branches: [
        { case: { $or: documents.map((field) => holds(field, 'refused')) }, then: 'refused' },
        { case: { $or: [...lacksRequired, lacksAll] }, then: 'missing' },
        {
          case: { $or: documents.filter(({ isJudged }) => isJudged).map((field) => holds(field, 'sent')) },
          then: 'waiting',
        },
      ],
      default: 'approved',
    },
  };
}
