/** Between the options of a document field and the inputs of its editor. */
import type {
  CustomFieldRow_FieldFragment,
  DocumentApprover,
  DocumentKind,
  DocumentOptionsInput,
} from '../../../../generated/staff/graphql';

/** What the editor's inputs hold of a document field. */
export interface DocumentForm {
  kinds: Record<DocumentKind, boolean>;
  pageNames: { value: string }[];
  /** A number as it is typed; blank for as many as there are names, and at least one. */
  maxPages: string;
  asksExpiry: boolean;
  approver: DocumentApprover;
}

export const documentKinds: readonly DocumentKind[] = ['PHOTO', 'PDF'];
export const documentApprovers: readonly DocumentApprover[] = ['ADMIN', 'CLIENT', 'NOBODY'];
export const MAX_DOCUMENT_PAGES = 20;

export const emptyDocumentForm: DocumentForm = {
  kinds: { PHOTO: true, PDF: true },
  pageNames: [],
  maxPages: '',
  asksExpiry: false,
  approver: 'ADMIN',
};

type DocumentOptions = NonNullable<CustomFieldRow_FieldFragment['documentOptions']>;

export function documentFormOf({ kinds, pageNames, maxPages, asksExpiry, approver }: DocumentOptions): DocumentForm {
  return {
    kinds: { PHOTO: kinds.includes('PHOTO'), PDF: kinds.includes('PDF') },
    pageNames: pageNames.map((value) => ({ value })),
    maxPages: String(maxPages),
    asksExpiry,
    approver,
  };
}

/** The names that are not blank, in order. */
export const pageNamesOf = ({ pageNames }: Pick<DocumentForm, 'pageNames'>) =>
  pageNames.map(({ value }) => value.trim()).filter(Boolean);

/** How many pages are taken at most; NaN for a text that is no whole number. */
export function maxPagesOf(form: Pick<DocumentForm, 'pageNames' | 'maxPages'>): number {
  if (form.maxPages.trim() === '') return Math.max(1, pageNamesOf(form).length);
  return /^\d+$/.test(form.maxPages.trim()) ? Number(form.maxPages) : Number.NaN;
}

export function documentOptionsOf(form: DocumentForm): DocumentOptionsInput {
  return {
    kinds: documentKinds.filter((kind) => form.kinds[kind]),
    pageNames: pageNamesOf(form),
    maxPages: maxPagesOf(form),
    asksExpiry: form.asksExpiry,
    approver: form.approver,
  };
}
