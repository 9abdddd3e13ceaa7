import { createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { PREVIEW_WIDTHS, type PreviewWidth } from '../../files/content/page.js';
import { sessionOfViewer, type SessionRef } from '../identity/identityService.js';
import type { PageRecord } from './pagesModel.js';

/** How long an address works. */
const LIFE_MS = 5 * 60_000;
/** Addresses that are made within it are the same, so that a browser that asked for a page has it already. */
const STEP_MS = 60_000;

/** The stored file itself, or one of its previews. */
export type PageVariant = 'file' | PreviewWidth;

/** What an address opens, and for whose session. */
export interface PageAddress {
  pageId: string;
  variant: PageVariant;
  session: SessionRef;
}

const hexId = z.string().regex(/^[0-9a-f]{24}$/);
const contentSchema = z.tuple([
  hexId,
  z.union([z.literal('file'), z.literal(PREVIEW_WIDTHS)]),
  z.enum(['user', 'candidate']),
  hexId,
  hexId,
  z.int(),
]);

/** Makes and reads the short-lived addresses of pages: an `<img>` sends no header, so they carry whose session asks. */
export class PageAddresses {
  readonly #key: Buffer;

  constructor(
    jwtSecret: string,
    private readonly now: () => Date,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', jwtSecret, 'esteira', 'document-address', 32));
  }

  /** The path of a page's file. */
  file(viewer: Viewer, page: PageRecord): string {
    return this.#path(viewer, page, 'file');
  }

  /** The path of the preview that is nearest to a width; null for a PDF, which has none. */
  preview(viewer: Viewer, page: PageRecord, width: number): string | null {
    const [first, ...others] = page.previews;
    if (!first) return null;
    const distance = ({ size }: { size: number }) => Math.abs(size - width);
    const nearest = others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first);
    return this.#path(viewer, page, nearest.size);
  }

  /** What an address opens; null for one that has expired, and for any other text. */
  read(token: string): PageAddress | null {
    const [body = '', mac = ''] = token.split('.');
    if (!equalInConstantTime(mac, this.#mac(body))) return null;
    const content = contentSchema.safeParse(parsed(body)).data;
    if (!content) return null;
    const [pageId, variant, kind, subjectId, sessionId, expiresAt] = content;
    if (this.now().getTime() >= expiresAt) return null;
    return { pageId, variant, session: { kind, subjectId, sessionId } };
  }

  #path(viewer: Viewer, page: PageRecord, variant: PageVariant): string {
    const { kind, subjectId, sessionId } = sessionOfViewer(viewer);
    const expiresAt = Math.ceil(this.now().getTime() / STEP_MS) * STEP_MS + LIFE_MS;
    const content: z.infer<typeof contentSchema> = [
      page._id.toString(),
      variant,
      kind,
      subjectId,
      sessionId,
      expiresAt,
    ];
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `/downloads/documents/${body}.${this.#mac(body)}`;
  }

  #mac(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return null;
  }
}
