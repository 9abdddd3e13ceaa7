import { asViewer } from '../../auth/rules.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { maySeeCandidate } from '../candidates/candidatesPolicy.js';
import { hasEnded } from '../candidates/standing/ending.js';
import type { RequestContext } from '../context.js';
import { isInUse } from '../fields/permissions/documentFieldsPolicy.js';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentRecord } from './documentsModel.js';
import type { PageView } from './pageViews.js';

/** The versions that count and that the viewer may see, by the order of their fields. */
export async function currentDocuments(
  candidate: CandidateRecord,
  { viewer, services, loaders }: RequestContext,
): Promise<DocumentRecord[]> {
  const ids = await services.documents.currentIds(asViewer(viewer), candidate);
  const documents = await Promise.all(ids.map((id) => loaders.documentById.load(id)));
  return documents.filter((document) => document?.candidateId.equals(candidate._id) === true) as DocumentRecord[];
}

/** The pages of a version, in order. */
export async function pagesOf({ pages }: DocumentRecord, { loaders }: RequestContext): Promise<PageView[]> {
  const found = await Promise.all(pages.map(({ pageId }) => loaders.documentPageById.load(pageId.toString())));
  return found.flatMap((page, index) => (page ? [{ page, number: index + 1, name: pages[index]?.name ?? null }] : []));
}

/** The candidate of a version, for rules that look at it; null when they are gone. */
export const candidateOf = ({ candidateId }: DocumentRecord, { loaders }: RequestContext) =>
  loaders.candidateById.load(candidateId.toString());

/** The candidate of a version, for staff who may see them: it is listed a moment longer for a client that they have left. */
export async function shownCandidateOf(
  document: DocumentRecord,
  context: RequestContext,
): Promise<CandidateRecord | null> {
  const { viewer } = context;
  const candidate = viewer?.kind === 'user' ? await candidateOf(document, context) : null;
  return candidate && viewer && maySeeCandidate(viewer, candidate) ? candidate : null;
}

/** Whether a version is the one that counts. */
export async function isCurrent(document: DocumentRecord, context: RequestContext): Promise<boolean> {
  const candidate = await candidateOf(document, context);
  return candidate !== null && documentOf(candidate, document.fieldKey)?.id === document._id.toString();
}

/** Whether a version is still to be judged: it counts, the admission goes on, and documents of its field are judged at all. */
export async function waitsForJudgement(document: DocumentRecord, context: RequestContext): Promise<boolean> {
  if (document.state !== 'sent' || !(await isCurrent(document, context))) return false;
  const candidate = await candidateOf(document, context);
  if (!candidate || hasEnded(candidate)) return false;
  const { fields } = await context.services.customFields.catalogueOf(candidate);
  return fields.some(
    (field) => field.key === document.fieldKey && isInUse(field) && field.documentOptions?.approver !== 'nobody',
  );
}

/** What people call the field of a version. */
export async function labelOf({ fieldKey }: DocumentRecord, { services }: RequestContext): Promise<string> {
  const { fields } = await services.customFields.catalogue('candidate');
  return fields.find(({ key }) => key === fieldKey)?.label ?? fieldKey;
}

/** Who judged, for staff. */
export const judgeOf = ({ judgedByName }: DocumentRecord, { viewer }: RequestContext): string | null =>
  viewer?.kind === 'user' ? judgedByName : null;

/** Where print and answers differ, for staff who may see the candidate. */
export async function hintsOf(document: DocumentRecord, context: RequestContext): Promise<string[]> {
  const candidate = await shownCandidateOf(document, context);
  return candidate ? context.services.documents.hints(asViewer(context.viewer), candidate, document) : [];
}

/** Whether the viewer may approve or refuse a version now. */
export async function mayJudgeNow(document: DocumentRecord, context: RequestContext): Promise<boolean> {
  const candidate = await candidateOf(document, context);
  return candidate !== null && context.services.documents.mayJudge(asViewer(context.viewer), candidate, document);
}
