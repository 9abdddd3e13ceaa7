/** Documents as the server gives them, complete for any query; a test names only what it is about. */
import { candidateData } from './staffData';

let next = 1;

export function pageData(overrides: Record<string, unknown> = {}) {
  const number = next++;
  return {
    __typename: 'DocumentPage',
    id: `page-${number}`,
    number: 1,
    name: null,
    kind: 'PHOTO',
    pageCount: 1,
    width: 1000,
    height: 640,
    bytes: 1000,
    previewUrl: ({ width }: { width: number }) => `/downloads/documents/page-${number}-${width}`,
    downloadUrl: `/downloads/documents/page-${number}`,
    ...overrides,
  };
}

export interface DocumentData {
  id: string;
  label: string;
  state: 'SENT' | 'APPROVED' | 'REFUSED';
  [property: string]: unknown;
}

/** A document that waits for the viewer. */
export function documentData(overrides: Partial<DocumentData> = {}): DocumentData {
  const number = next++;
  return {
    __typename: 'Document',
    id: `document-${number}`,
    fieldKey: 'rg',
    label: 'RG',
    state: 'SENT',
    waitsForJudgement: (overrides.state ?? 'SENT') === 'SENT',
    pages: [pageData()],
    expiresOn: null,
    validity: 'VALID',
    sentAt: '2026-11-20T12:00:00.000Z',
    version: 1,
    isCurrent: true,
    judgedAt: null,
    judgedByName: null,
    refusalReason: null,
    hints: [],
    candidate: candidateData(),
    viewerCanJudge: true,
    ...overrides,
  };
}
