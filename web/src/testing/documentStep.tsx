import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import DocumentStep, { type DocumentStepProps } from '../features/candidateArea/capture/DocumentStep';
import type { PreparePage } from '../features/candidateArea/capture/image/preparePage';
import { DocumentQueue } from '../features/candidateArea/documents/documentQueue';
import type { DocumentOutcome, PageOutcome } from '../features/candidateArea/documents/documentQueueOptions';
import { DraftStore } from '../features/candidateArea/documents/draftStore';
import type { DocumentOptions, SentDocument } from '../features/candidateArea/ownCandidateOperations';
import { loadTexts } from '../i18n';
import { renderUi } from './renderUi';

export const documentOptions = (data: Partial<DocumentOptions> = {}): DocumentOptions => ({
  kinds: ['PHOTO', 'PDF'],
  pageNames: [],
  maxPages: 1,
  asksExpiry: false,
  approver: 'ADMIN',
  ...data,
});

/** A document as the server has it. */
export const sentDocument = (data: Partial<SentDocument> = {}): SentDocument => ({
  id: 'RG9jdW1lbnQ6MQ',
  fieldKey: 'rg',
  label: 'RG',
  state: 'SENT',
  expiresOn: null,
  validity: 'VALID',
  sentAt: '2026-11-20T15:00:00Z',
  refusalReason: null,
  pages: [sentPage(1, 'Frente')],
  ...data,
});

export const sentPage = (number: number, name: string | null = null): SentDocument['pages'][number] => ({
  id: `page-${number}`,
  number,
  name,
  kind: 'PHOTO',
  pageCount: 1,
  thumbnailUrl: `/downloads/documents/t${number}?w=240`,
  previewUrl: `/downloads/documents/t${number}?w=1600`,
  downloadUrl: `/downloads/documents/t${number}`,
});

/** Files as a device gives them: what counts is how they begin. */
export const photo = (name = 'frente.jpg') =>
  new File(['\xff\xd8\xff photo'].map(latin1), name, { type: 'image/jpeg' });
export const pdf = (name = 'rg.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
export const heic = () => new File(['\0\0\0\x18ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' });

function latin1(text: string): ArrayBuffer {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}

export interface OpenedStep {
  options?: DocumentOptions;
  sent?: SentDocument;
  step?: Partial<DocumentStepProps['step']>;
  stored?: string;
  place?: DocumentStepProps['place'];
  prepare?: PreparePage;
  upload?: () => Promise<PageOutcome>;
  send?: () => Promise<DocumentOutcome>;
}

/** jsdom has no addresses of files. */
Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

const queues: DocumentQueue[] = [];
afterEach(() => queues.splice(0).forEach((queue) => queue.stop()));

/** The question for a document on the screen, over a real queue and database; only pictures and the network are made up. */
export async function openStep(opened: OpenedStep = {}) {
  const { options = documentOptions(), stored = '', place = 'middle' } = opened;
  await loadTexts('candidate', 'fields', 'capture');
  const prepare = jest.fn<PreparePage>(
    opened.prepare ??
      (async () => ({ image: new Blob(['jpeg']), width: 1600, height: 2200, hints: [], suggestion: null })),
  );
  const upload = jest.fn(opened.upload ?? (() => Promise.resolve({ pageId: 'page-9' })));
  const send = jest.fn<(pages: readonly string[], expiresOn: string) => Promise<DocumentOutcome>>(
    opened.send ?? (() => Promise.resolve({ sent: true })),
  );
  let sent = opened.sent;
  const queue = new DocumentQueue({
    store: new DraftStore('ana'),
    upload: () => upload(),
    send: ({ pages, expiresOn }) =>
      send(
        pages.map(({ serverId }) => serverId ?? ''),
        expiresOn,
      ),
    onSent: async () => {
      sent = sentDocument();
    },
    mayGo: () => true,
    kindOfFailure: () => 'offline',
    unreadableText: () => 'Fotografe de novo.',
    withLock: (task) => task(),
  });
  queues.push(queue);
  await queue.start();
  const onGo = jest.fn();
  let step: DocumentStepProps['step'] = {
    key: 'rg',
    label: 'RG',
    type: 'FILE',
    required: true,
    options: [],
    description: 'Um RG com menos de dez anos.',
    documentOptions: options,
    editable: true,
    asked: true,
    ...opened.step,
  };
  function Step() {
    const documents = useSyncExternalStore(queue.subscribe, queue.read);
    return (
      <DocumentStep
        step={step}
        stored={stored}
        sent={sent}
        documents={documents}
        queue={queue}
        complaint={null}
        place={place}
        onBack={() => undefined}
        onGo={onGo}
        onExpired={() => undefined}
        prepare={prepare}
      />
    );
  }
  const { user, container, rerender } = renderUi(<Step />);
  await screen.findByRole('heading', { level: 1, name: step.label });
  /** Gives files to the chooser behind a button. */
  const choose = async (button: string | RegExp, ...files: File[]) => {
    const chooser = screen.getByRole('button', { name: button }).nextElementSibling;
    await user.upload(chooser as HTMLInputElement, files);
  };
  /** The record comes again as it was, which makes other objects of everything in it. */
  const reload = () => {
    step = structuredClone(step);
    sent = structuredClone(sent);
    rerender(<Step />);
  };
  return { user, container, queue, prepare, upload, send, onGo, choose, reload };
}
