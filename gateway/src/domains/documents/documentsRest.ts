import { z } from 'zod';
import { asCandidate, asUser, asViewer } from '../../auth/rules.js';
import { dataAnswer, listAnswer } from '../http/restAnswers.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { readDocumentForm, readPageForm } from './documentForms.js';
import { sendArchive } from './documentsDownload.js';
import { refuseInput, sendInput } from './documentsInput.js';
import { documentAnswer, pageAnswer, presentDocument, presentPage } from './documentsPresenter.js';
import { currentDocuments } from './documentViews.js';

const tag = 'Documents';
const candidateParams = z.object({ id: z.string() });
const fieldParams = z.object({ id: z.string(), fieldKey: z.string() });
const ownFieldParams = z.object({ fieldKey: z.string() });
const documentParams = z.object({ id: z.string(), documentId: z.string() });

const pageForm = z.object({
  uploadId: z.uuid().meta({
    description: 'Made by the caller for this page, before the file; the same one is the same page.',
    examples: ['8c1f0c5e-3d1b-4f0a-9a54-2f6e7b1d9c30'],
  }),
  file: z
    .file()
    .meta({ description: 'A photo (JPEG, PNG, WebP) or a PDF of at most 15 MB.', examples: ['frente.jpg'] }),
});

const documentForm = z.object({
  files: z
    .array(z.file().meta({ examples: ['frente.jpg'] }))
    .meta({ description: 'Photos in order, or one PDF; each of at most 15 MB.' }),
  names: z.array(z.string()).nullish().meta({ description: 'Names of the pages, in the same order.' }),
  expiresOn: z.string().nullish().meta({ description: 'yyyy-MM-dd, where the field asks for it.' }),
});

const sendBody = sendInput.omit({ fieldKey: true }).meta({ id: 'DocumentToSend' });
const refuseBody = refuseInput.meta({ id: 'DocumentRefusal' });

/** An upload shows no consent page, so that it stores no consent as the first write of answers does. */
const WANTS_CONSENT =
  ' A candidate who has not consented is refused (422, PRECONDITION_FAILED): save form data first, which may be empty.';

export const documentsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidates/:id/documents',
    operationId: 'listDocuments',
    description: "Lists a candidate's documents that the caller may see, by the order of their fields.",
    tag,
    access: 'staffOrKey',
    params: candidateParams,
    answer: listAnswer(documentAnswer),
    async handle({ context, params }) {
      const candidate = await context.services.candidates.get(asUser(context.viewer), params.id);
      const documents = await currentDocuments(candidate, context);
      return { data: await Promise.all(documents.map((document) => presentDocument(document, context))) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/candidates/:id/documents-zip',
    operationId: 'downloadDocuments',
    description: "A zip of a candidate's documents that the caller may see, sent as it is read.",
    tag,
    access: 'staffOrKey',
    params: candidateParams,
    answerType: 'application/zip',
    failures: [404, 422],
    async handle({ context, params }) {
      const archive = await context.services.documents.archives.ofCandidate(asUser(context.viewer), params.id);
      return (response) => sendArchive(context, archive, response);
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/:id/documents/:fieldKey',
    operationId: 'sendDocument',
    description: "Sends a candidate's document at once: its files in order become its next version.",
    tag,
    access: 'staffOrKey',
    params: fieldParams,
    bodyKind: 'multipart',
    body: documentForm,
    failures: [404, 409, 429],
    status: 201,
    answer: dataAnswer(documentAnswer),
    async handle({ context, params: { id, fieldKey }, request }) {
      const { documents } = context.services;
      const target = { candidateId: id, fieldKey };
      const document = await readDocumentForm(request, documents, asUser(context.viewer), target);
      return { data: await presentDocument(document, context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/:id/documents/:documentId/approve',
    operationId: 'approveDocument',
    description: 'Approves a document that waits to be judged.',
    tag,
    access: 'staffOrKey',
    params: documentParams,
    failures: [404, 409],
    answer: dataAnswer(documentAnswer),
    async handle({ context, params }) {
      const viewer = asUser(context.viewer);
      const { documents } = context.services;
      await documents.getOf(viewer, params.id, params.documentId);
      return { data: await presentDocument(await documents.judging.approve(viewer, params.documentId), context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/:id/documents/:documentId/refuse',
    operationId: 'refuseDocument',
    description: 'Refuses a document; the candidate is asked for it again, with one mail per round of review.',
    tag,
    access: 'staffOrKey',
    params: documentParams,
    body: refuseBody,
    failures: [404, 409],
    answer: dataAnswer(documentAnswer),
    async handle({ context, params, body }) {
      const viewer = asUser(context.viewer);
      const { documents } = context.services;
      await documents.getOf(viewer, params.id, params.documentId);
      const refused = await documents.judging.refuse(viewer, params.documentId, body);
      return { data: await presentDocument(refused, context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/me/documents/:fieldKey/pages',
    operationId: 'uploadOwnDocumentPage',
    description:
      "Uploads one page of the signed-in candidate's document. The same uploadId again answers the same page, so that a cut " +
      `upload can be repeated.${WANTS_CONSENT}`,
    tag,
    access: 'consentedCandidate',
    params: ownFieldParams,
    bodyKind: 'multipart',
    body: pageForm,
    failures: [404, 409, 429],
    status: 201,
    answer: dataAnswer(pageAnswer),
    async handle({ context, params, request }) {
      const viewer = asCandidate(context.viewer);
      const target = { candidateId: viewer.candidateId, fieldKey: params.fieldKey };
      const page = await readPageForm(request, context.services.documents, viewer, target);
      return { data: presentPage({ page, number: 1, name: null }, context) };
    },
  }),
  defineRestCall({
    method: 'post',
    path: '/candidates/me/documents/:fieldKey',
    operationId: 'sendOwnDocument',
    description: `Makes uploaded pages, in their order, the next version of the signed-in candidate's document.${WANTS_CONSENT}`,
    tag,
    access: 'consentedCandidate',
    params: ownFieldParams,
    body: sendBody,
    failures: [404, 409],
    answer: dataAnswer(documentAnswer),
    async handle({ context, params: { fieldKey }, body }) {
      const { candidateId } = asCandidate(context.viewer);
      const sent = await context.services.documents.send(asViewer(context.viewer), candidateId, { ...body, fieldKey });
      return { data: await presentDocument(sent, context) };
    },
  }),
];
