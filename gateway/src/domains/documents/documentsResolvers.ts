import { asCandidate, asUser, asViewer } from '../../auth/rules.js';
import type { DocumentReviewFilter, Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { filterOf } from '../candidates/candidatesInput.js';
import { payload } from '../http/userErrors.js';
import {
  currentDocuments,
  hintsOf,
  isCurrent,
  judgeOf,
  labelOf,
  mayJudgeNow,
  pagesOf,
  shownCandidateOf,
  waitsForJudgement,
} from './documentViews.js';
import type { DocumentRecord } from './documentsModel.js';
import { refusalReasons, saveRefusalReasons } from './refusalReasons.js';
import { validityOf } from './validity.js';

const PREVIEW_WIDTH = 800;

/** On a CONFLICT the payload shows the document as somebody else has left it. */
const asCurrent = (document: DocumentRecord) => ({ document });

const asReasons = (texts: readonly string[]) => texts.map((text) => ({ text }));

const toFilter = (filter: DocumentReviewFilter | null | undefined) =>
  filter && {
    ...filter,
    clientId: databaseIdOrNull('Client', filter.clientId),
    candidateId: databaseIdOrNull('Candidate', filter.candidateId),
  };

export const documentsResolvers: Resolvers = {
  Query: {
    documentsToReview: async (_, { filter, ...paging }, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      return connectionFromPage(await services.documents.toReview(asUser(viewer), { page, filter: toFilter(filter) }));
    },
    refusalReasons: async () => asReasons(await refusalReasons()),
  },
  Candidate: {
    documents: (candidate, _, context) => currentDocuments(candidate, context),
    documentVersions: (candidate, { fieldKey }, { viewer, services }) =>
      services.documents.versions(asUser(viewer), candidate, fieldKey),
  },
  OwnCandidate: {
    documents: (candidate, _, context) => currentDocuments(candidate, context),
  },
  Document: {
    id: ({ _id }) => toGlobalId('Document', _id),
    label: (document, _, context) => labelOf(document, context),
    pages: (document, _, context) => pagesOf(document, context),
    validity: ({ expiresOn }, _, { now }) => validityOf(expiresOn, now),
    waitsForJudgement: (document, _, context) => waitsForJudgement(document, context),
    isCurrent: (document, _, context) => isCurrent(document, context),
    judgedByName: (document, _, context) => judgeOf(document, context),
    refusalReason: ({ reason }) => reason,
    hints: (document, _, context) => hintsOf(document, context),
    candidate: (document, _, context) => shownCandidateOf(document, context),
    viewerCanJudge: (document, _, context) => mayJudgeNow(document, context),
  },
  DocumentPage: {
    id: ({ page }) => page._id.toString(),
    kind: ({ page }) => page.kind,
    pageCount: ({ page }) => page.pageCount,
    width: ({ page }) => page.width,
    height: ({ page }) => page.height,
    bytes: ({ page }) => page.bytes,
    previewUrl: ({ page }, { width }, { viewer, services }) =>
      services.documents.addresses.preview(asViewer(viewer), page, width ?? PREVIEW_WIDTH),
    downloadUrl: ({ page }, _, { viewer, services }) => services.documents.addresses.file(asViewer(viewer), page),
  },
  Mutation: {
    uploadOwnDocumentPage: (_, { input: { file, ...input } }, { viewer, services }) =>
      payload(async () => {
        const { candidateId } = asCandidate(viewer);
        const page = await services.documents.upload(asCandidate(viewer), candidateId, input, file);
        return { page: { page, number: 1, name: null } };
      }),
    uploadDocumentPage: (_, { input: { file, candidateId, ...input } }, { viewer, services }) =>
      payload(async () => {
        const id = databaseId('Candidate', candidateId);
        const page = await services.documents.upload(asUser(viewer), id, input, file);
        return { page: { page, number: 1, name: null } };
      }),
    sendOwnDocument: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const { candidateId } = asCandidate(viewer);
        const document = await services.documents.send(asCandidate(viewer), candidateId, input);
        return { document, candidate: await services.candidates.get(asCandidate(viewer), candidateId) };
      }),
    sendDocument: (_, { input: { candidateId, ...input } }, { viewer, services }) =>
      payload(async () => {
        const id = databaseId('Candidate', candidateId);
        const document = await services.documents.send(asUser(viewer), id, input);
        return { document, candidate: await services.candidates.get(asUser(viewer), id) };
      }),
    approveDocument: (_, { input: { id } }, { viewer, services }) =>
      payload(async () => {
        const document = await services.documents.judging.approve(asUser(viewer), databaseId('Document', id));
        return { document };
      }, asCurrent),
    refuseDocument: (_, { input: { id, ...input } }, { viewer, services }) =>
      payload(async () => {
        const document = await services.documents.judging.refuse(asUser(viewer), databaseId('Document', id), input);
        return { document };
      }, asCurrent),
    undoDocumentJudgement: (_, { input: { id } }, { viewer, services }) =>
      payload(async () => {
        const document = await services.documents.judging.undo(asUser(viewer), databaseId('Document', id));
        return { document };
      }, asCurrent),
    saveRefusalReasons: (_, { input }, { viewer, services }) =>
      payload(
        async () => ({ refusalReasons: asReasons(await saveRefusalReasons(services, asUser(viewer), input)) }),
        (current: string[]) => ({ refusalReasons: asReasons(current) }),
      ),
    exportDocuments: (_, { input: { candidateIds, filter } }, { viewer, services }) =>
      payload(async () => {
        const prepared = await services.documents.archives.prepare(asUser(viewer), {
          candidateIds: candidateIds?.map((id) => databaseId('Candidate', id)),
          filter: filterOf(filter),
        });
        const { token, ...told } = prepared;
        return { ...told, downloadUrl: `/downloads/document-archives/${token}` };
      }),
  },
};
