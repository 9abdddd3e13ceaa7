import { i18next } from '../../../i18n';
import { serverText } from '../../../lib/serverText';
import { sessionOwnerQuery } from '../../../session/sessionOperations';
import { RequestError, requestFor, type Request } from '../../../session/request';
import { withTabLock } from '../../../session/tabLock';
import { kindOfFailure } from '../failures';
import { sendOwnDocumentMutation } from '../ownFormOperations';
import { DocumentQueue } from './documentQueue';
import type { DocumentOutcome } from './documentQueueOptions';
import type { Draft } from './drafts';
import { DraftStore } from './draftStore';
import { uploadPage } from './uploadPage';

export interface DocumentQueueContext {
  /** In whose name everything is sent. */
  owner: string | null;
  /** Names of the pages of a field, in order. */
  pageNames: (fieldKey: string) => readonly string[];
  /** Whether the server takes a document for a field by now. */
  mayGo: (fieldKey: string) => boolean;
  /** Loads the candidate's record again. @throws RequestError */
  reload: () => Promise<void>;
}

/** The queue of one candidate's documents, over the real database and server. */
export function createDocumentQueue(
  candidateId: string,
  { owner, pageNames, mayGo, reload }: DocumentQueueContext,
): DocumentQueue {
  const request = requestFor(owner);
  /** A refusal may come from rights, a field or a form that have changed, or from an admission that has ended. */
  const catchUp = <Outcome extends object>(outcome: Outcome): Outcome => {
    if ('refusal' in outcome) void reload().catch(() => undefined);
    return outcome;
  };
  return new DocumentQueue({
    store: new DraftStore(candidateId),
    kindOfFailure,
    mayGo,
    onSent: reload,
    withLock: (task) => withTabLock(`documents.${candidateId}`, task),
    unreadableText: () => i18next.t('candidate:documents.lostFile'),
    upload: async ({ fieldKey }, { uploadId, fileName }, file, { signal, onProgress }) => {
      try {
        return catchUp(await uploadPage({ owner, fieldKey, uploadId, file, fileName, signal, onProgress }));
      } catch (error) {
        // The one way in which a session that the server refuses is ended.
        if (error instanceof RequestError && error.status === 401) await request(sessionOwnerQuery);
        throw error;
      }
    },
    send: async (draft) => catchUp(await send(request, draft, pageNames(draft.fieldKey))),
  });
}

async function send(
  request: Request,
  { fieldKey, pages, expiresOn }: Draft,
  names: readonly string[],
): Promise<DocumentOutcome> {
  const input = {
    fieldKey,
    pages: pages.map(({ serverId }, index) => ({ id: serverId ?? '', name: names[index] ?? null })),
    expiresOn: expiresOn || null,
  };
  const { sendOwnDocument: outcome } = await request(sendOwnDocumentMutation, { input });
  const refusal = outcome.userErrors[0];
  if (!refusal) return { sent: true };
  const { message, code, field } = refusal;
  return { refusal: serverText({ message, code }) ?? message, arePagesLost: field?.[0] === 'pages' };
}
