import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CandidateViewer, UserViewer, Viewer } from '../../src/auth/viewer.js';
import { asFile, photo } from '../documents.js';
import { useUp } from '../usedUp.js';
import { newUpload, signedIn, type CallFixture, type CallRequest, type Catalogue } from './fixture.js';

const NOBODY = '0'.repeat(24);
const image = { part: 'file', fileName: 'rg.jpg' };
const images = { part: 'files', fileName: 'rg.jpg' };

const ofNewDocument = async (fixture: CallFixture): Promise<CallRequest & { params: Record<string, string> }> => {
  const { id, candidateId } = await fixture.newDocument();
  return { params: { id: candidateId, documentId: id } };
};

/** The document of a request that was refused already. */
async function refusedBefore(fixture: CallFixture): Promise<CallRequest> {
  const request = await ofNewDocument(fixture);
  const { judging } = fixture.server.services.documents;
  await judging.refuse(fixture.admin.viewer, request.params['documentId'] ?? '', { reason: 'Ilegível' });
  return request;
}

/** The document of a request that was approved already. */
async function approvedBefore(fixture: CallFixture): Promise<CallRequest> {
  const request = await ofNewDocument(fixture);
  await fixture.server.services.documents.judging.approve(fixture.admin.viewer, request.params['documentId'] ?? '');
  return request;
}

/** Sends a further version of a document. */
async function sendAnew({ server }: CallFixture, viewer: Viewer, candidateId: string, fieldKey: string) {
  const { documents } = server.services;
  const page = await documents.upload(viewer, candidateId, newUpload(fieldKey), asFile(await photo()));
  await documents.send(viewer, candidateId, { fieldKey, pages: [{ id: page._id.toString() }] });
}

/** A form whose document another device sends while the pages of the form are made to count. */
async function overtakenForm(fixture: CallFixture): Promise<CallRequest> {
  const { candidateId, fieldKey } = await fixture.newDocument();
  const { documentValues } = fixture.server.services.candidates;
  const send = documentValues.send.bind(documentValues);
  jest.spyOn(documentValues, 'send').mockImplementationOnce(async (...version) => {
    await sendAnew(fixture, fixture.admin.viewer, candidateId, fieldKey);
    return send(...version);
  });
  return { params: { id: candidateId, fieldKey }, file: await photo(), fileNamed: images };
}

/** A page that another tab uploads while the files of this one are stored, and gives up before this one's are forgotten. */
async function overtakenPage(fixture: CallFixture): Promise<CallRequest> {
  const { token, fieldKey } = await fixture.newPage();
  const viewer = await fixture.viewerOf<CandidateViewer>(token);
  const { store } = fixture.server.files;
  const { documents } = fixture.server.services;
  const upload = newUpload(fieldKey);
  const file = await photo();
  const [put, remove] = [store.put.bind(store), store.delete.bind(store)];
  jest.spyOn(store, 'put').mockImplementationOnce(async (...stored) => {
    const other = await documents.upload(viewer, viewer.candidateId, upload, asFile(file));
    jest.spyOn(store, 'delete').mockImplementationOnce(async (id) => {
      await documents.removeUnsent([other]);
      return remove(id);
    });
    return put(...stored);
  });
  return { token, params: { fieldKey }, body: { uploadId: upload.uploadId }, file, fileNamed: image };
}

/** A page that only an earlier version has. */
async function overtakenVersion(fixture: CallFixture): Promise<CallRequest> {
  const { token, fieldKey, pageId } = await fixture.newPage();
  const viewer = await fixture.viewerOf<CandidateViewer>(token);
  const pages = [{ id: pageId }];
  await fixture.server.services.documents.send(viewer, viewer.candidateId, { fieldKey, pages });
  await sendAnew(fixture, viewer, viewer.candidateId, fieldKey);
  return { token, params: { fieldKey }, body: { pages } };
}

export const documentsCatalogue: Catalogue = {
  'GET /candidates/:id/documents': { works: ofNewDocument, tenant: true },
  'GET /candidates/:id/documents-zip': {
    works: ofNewDocument,
    tenant: true,
    failures: {
      'the candidate is unknown': { status: 404, code: 'NOT_FOUND', request: () => ({ params: { id: NOBODY } }) },
      'there are no documents': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ params: { id: await fixture.newCandidate() } }),
      },
    },
  },
  'POST /candidates/:id/documents/:fieldKey': {
    tenant: true,
    async works(fixture) {
      const { candidateId, fieldKey } = await fixture.newDocument();
      return {
        params: { id: candidateId, fieldKey },
        file: await photo(),
        fileNamed: images,
        body: { names: 'Frente' },
      };
    },
    failures: {
      'there is no such document field': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({
          params: { id: await fixture.newCandidate(), fieldKey: 'cidade' },
          ...{ file: await photo(), fileNamed: images },
        }),
      },
      'the file is no photo': {
        status: 422,
        code: 'INVALID',
        async request(fixture) {
          const { candidateId, fieldKey } = await fixture.newDocument();
          return { params: { id: candidateId, fieldKey }, file: Buffer.from('não é'), fileNamed: images };
        },
      },
      'another device sends it at the same time': { status: 409, code: 'CONFLICT', request: overtakenForm },
      'too many pages were uploaded': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const { candidateId, fieldKey } = await fixture.newDocument();
          const account = await fixture.newAccount({ role: 'admin' });
          const { accessToken: token } = await signedIn(fixture, account);
          const { userId } = await fixture.viewerOf<UserViewer>(token);
          await useUp(fixture.server.config, 'upload', { userId });
          return { token, params: { id: candidateId, fieldKey }, file: await photo(), fileNamed: images };
        },
      },
    },
  },
  'POST /candidates/:id/documents/:documentId/approve': {
    works: ofNewDocument,
    tenant: true,
    failures: {
      'the document is unknown': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({ params: { id: await fixture.newCandidate(), documentId: NOBODY } }),
      },
      'it was refused already': { status: 409, code: 'CONFLICT', request: refusedBefore },
    },
  },
  'POST /candidates/:id/documents/:documentId/refuse': {
    works: async (fixture) => ({ ...(await ofNewDocument(fixture)), body: { reason: 'Ilegível' } }),
    tenant: true,
    failures: {
      'the document is unknown': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({
          params: { id: await fixture.newCandidate(), documentId: NOBODY },
          body: { reason: 'Ilegível' },
        }),
      },
      'it was approved already': {
        status: 409,
        code: 'CONFLICT',
        request: async (fixture) => ({ ...(await approvedBefore(fixture)), body: { reason: 'Ilegível' } }),
      },
      'no reason is given': {
        status: 422,
        code: 'REQUIRED',
        request: async (fixture) => ({ ...(await ofNewDocument(fixture)), body: { reason: ' ' } }),
      },
    },
  },
  'POST /candidates/me/documents/:fieldKey/pages': {
    async works(fixture) {
      const { token, fieldKey } = await fixture.newPage();
      const body = { uploadId: randomUUID() };
      return { token, params: { fieldKey }, body, file: await photo(), fileNamed: image };
    },
    failures: {
      'there is no such document field': {
        status: 404,
        code: 'NOT_FOUND',
        async request(fixture) {
          const { token } = await fixture.newPage();
          const body = { uploadId: randomUUID() };
          return { token, params: { fieldKey: 'cidade' }, body, file: await photo(), fileNamed: image };
        },
      },
      'the file is missing': {
        status: 422,
        code: 'REQUIRED',
        async request(fixture) {
          const { token, fieldKey } = await fixture.newPage();
          return { token, params: { fieldKey }, body: { uploadId: randomUUID() }, file: null };
        },
      },
      'another tab uploads the page at the same time': { status: 409, code: 'CONFLICT', request: overtakenPage },
      'too many pages were uploaded': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const { token, fieldKey } = await fixture.newPage();
          const { candidateId } = await fixture.viewerOf<CandidateViewer>(token);
          await useUp(fixture.server.config, 'upload', { candidateId });
          return {
            token,
            params: { fieldKey },
            body: { uploadId: randomUUID() },
            file: await photo(),
            fileNamed: image,
          };
        },
      },
    },
  },
  'POST /candidates/me/documents/:fieldKey': {
    async works(fixture) {
      const { token, fieldKey, pageId } = await fixture.newPage();
      return { token, params: { fieldKey }, body: { pages: [{ id: pageId, name: 'Frente' }] } };
    },
    failures: {
      'there is no such document field': {
        status: 404,
        code: 'NOT_FOUND',
        async request(fixture) {
          const { token, pageId } = await fixture.newPage();
          return { token, params: { fieldKey: 'cidade' }, body: { pages: [{ id: pageId }] } };
        },
      },
      'another device has sent it since': { status: 409, code: 'CONFLICT', request: overtakenVersion },
      'the page is unknown': {
        status: 422,
        code: 'INVALID',
        async request(fixture) {
          const { token, fieldKey } = await fixture.newPage();
          return { token, params: { fieldKey }, body: { pages: [{ id: NOBODY }] } };
        },
      },
    },
  },
};
