import { DocumentQueue } from '../features/candidateArea/documents/documentQueue';
import type {
  DocumentOutcome,
  DocumentQueueOptions,
  PageOutcome,
} from '../features/candidateArea/documents/documentQueueOptions';
import { DraftStore } from '../features/candidateArea/documents/draftStore';
import { readBytes } from '../lib/readBytes';
import { draftPage, filesOf, forgetBrowser } from './documentDrafts';

export class NetworkLost extends Error {}

/** The server of a test: it knows a page by its upload id, and may be told what to answer next. */
export function newServer() {
  const pages = new Map<string, string>();
  const uploads: string[] = [];
  const documents: string[][] = [];
  const onUpload: ((signal: AbortSignal, onProgress: (share: number) => void) => Promise<PageOutcome> | null)[] = [];
  const onSend: (() => Promise<DocumentOutcome> | null)[] = [];
  return { pages, uploads, documents, onUpload, onSend };
}
type Server = ReturnType<typeof newServer>;

const open: DocumentQueue[] = [];
let lock = Promise.resolve();

/** One tab of the browser; it is closed with the test. */
export function openTab(server: Server, options: Partial<DocumentQueueOptions> = {}) {
  const reloads: number[] = [];
  const queue = new DocumentQueue({
    store: new DraftStore('ana'),
    upload: async (_draft, { uploadId }, image, { signal, onProgress }) => {
      const told = await server.onUpload.shift()?.(signal, onProgress);
      if (told) return told;
      server.uploads.push(String.fromCharCode(...new Uint8Array(await readBytes(image))));
      const id = server.pages.get(uploadId) ?? `page-${server.pages.size + 1}`;
      server.pages.set(uploadId, id);
      return { pageId: id };
    },
    send: async ({ pages }) => {
      const told = await server.onSend.shift()?.();
      if (told) return told;
      server.documents.push(pages.map(({ serverId }) => serverId ?? ''));
      return { sent: true };
    },
    onSent: async () => void reloads.push(server.documents.length),
    mayGo: () => true,
    kindOfFailure: (error) => (error instanceof NetworkLost ? 'offline' : 'final'),
    unreadableText: () => 'Fotografe de novo.',
    // Tabs of one browser take turns.
    withLock: (task) => (lock = lock.then(task)),
    ...options,
  });
  open.push(queue);
  const take = async (uploadId: string) => {
    await queue.change(
      { type: 'pageAdded', fieldKey: 'rg', page: draftPage(uploadId) },
      { [uploadId]: filesOf(uploadId) },
    );
  };
  const submit = () => queue.change({ type: 'submitted', fieldKey: 'rg' });
  return { queue, take, submit, reloads };
}

beforeEach(() => forgetBrowser());
afterEach(() => open.splice(0).forEach((queue) => queue.stop()));
