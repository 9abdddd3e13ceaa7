import { z } from 'zod';
import { asViewer } from '../../auth/rules.js';
import type { RequestContext } from '../context.js';
import { documentStates } from '../fields/values/documentValues.js';
import { documentKinds } from '../fields/values/fieldTypes.js';
import { hintsOf, isCurrent, judgeOf, labelOf, mayJudgeNow, pagesOf } from './documentViews.js';
import type { DocumentRecord } from './documentsModel.js';
import type { PageView } from './pageViews.js';
import { validityOf } from './validity.js';

const PREVIEW_WIDTH = 800;

/** A page as it is answered. */
export const pageAnswer = z
  .object({
    id: z.string().meta({ description: 'Names the page when a document is sent.' }),
    number: z.int(),
    name: z.string().nullable(),
    kind: z.enum(documentKinds),
    pageCount: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    bytes: z.int(),
    previewUrl: z.string().nullable().meta({ description: 'Path on this server, for five minutes; null for a PDF.' }),
    downloadUrl: z.string().meta({ description: 'Path on this server, for five minutes.' }),
  })
  .meta({ id: 'DocumentPage' });

/** A version of a document as it is answered. */
export const documentAnswer = z
  .object({
    id: z.string(),
    fieldKey: z.string(),
    label: z.string(),
    state: z.enum(documentStates),
    pages: z.array(pageAnswer),
    expiresOn: z.string().nullable().meta({ description: 'yyyy-MM-dd' }),
    validity: z.enum(['valid', 'expiring', 'expired']),
    sentAt: z.iso.datetime(),
    version: z.int(),
    isCurrent: z.boolean(),
    judgedAt: z.iso.datetime().nullable(),
    judgedByName: z.string().nullable(),
    refusalReason: z.string().nullable(),
    hints: z.array(z.string()),
    viewerCanJudge: z.boolean(),
  })
  .meta({ id: 'Document' });

/** A page as `/v1` answers it, with addresses for the session that asks. */
export function presentPage({ page, number, name }: PageView, { viewer, services }: RequestContext) {
  const { addresses } = services.documents;
  const { _id, kind, pageCount, width, height, bytes } = page;
  return {
    id: _id.toString(),
    ...{ number, name, kind, pageCount, width, height, bytes },
    previewUrl: addresses.preview(asViewer(viewer), page, PREVIEW_WIDTH),
    downloadUrl: addresses.file(asViewer(viewer), page),
  };
}

/** A version as `/v1` answers it. */
export async function presentDocument(document: DocumentRecord, context: RequestContext) {
  const { _id, fieldKey, state, expiresOn, sentAt, version, judgedAt, reason } = document;
  return {
    id: _id.toString(),
    fieldKey,
    label: await labelOf(document, context),
    state,
    pages: (await pagesOf(document, context)).map((page) => presentPage(page, context)),
    expiresOn,
    validity: validityOf(expiresOn, context.now),
    sentAt: sentAt.toISOString(),
    version,
    isCurrent: await isCurrent(document, context),
    judgedAt: judgedAt?.toISOString() ?? null,
    judgedByName: judgeOf(document, context),
    refusalReason: reason,
    hints: await hintsOf(document, context),
    viewerCanJudge: await mayJudgeNow(document, context),
  };
}
