import sharp from 'sharp';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { Role, Viewer } from '../src/auth/viewer.js';
import type { Config } from '../src/config.js';
import type { CreateFieldInput } from '../src/domains/fields/definitions/customFieldsInput.js';
import type { DocumentRecord } from '../src/domains/documents/documentsModel.js';
import type { PageRecord } from '../src/domains/documents/pagesModel.js';
import { startCandidateStory, type CandidateStory } from './candidates.js';

const everyone: Role[] = ['admin', 'client', 'candidate'];

/** A photograph of a size, in a colour: the same ones are the same bytes. */
export function photo({ width = 640, height = 480, shade = 180 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: shade, b: 200 } } })
    .jpeg()
    .toBuffer();
}

/** A file as a transport hands it over. */
export const asFile = (bytes: Buffer, filename = 'foto.jpg') => ({
  filename,
  mimetype: 'image/jpeg',
  createReadStream: () => Readable.from([bytes], { objectMode: false }),
});

/** A story in which candidates have documents to send: `rg` with two pages, `foto` that no reviewer judges. */
export interface DocumentStory extends CandidateStory {
  /** Creates a document field. */
  field(input: Partial<CreateFieldInput> & { key: string }): Promise<void>;
  /** Uploads one page of a document. */
  page(
    viewer: Viewer,
    candidateId: string,
    fieldKey: string,
    options?: { uploadId?: string; bytes?: Buffer },
  ): Promise<PageRecord>;
  /** Uploads a page and sends it. */
  send(
    viewer: Viewer,
    candidateId: string,
    fieldKey: string,
    options?: { expiresOn?: string },
  ): Promise<DocumentRecord>;
}

/** Starts the story, for `beforeAll`. */
export async function startDocumentStory(overrides: Partial<Config> = {}): Promise<DocumentStory> {
  const story = await startCandidateStory(overrides);
  const { customFields, documents } = story.server.services;
  const bytes = await photo();
  const field: DocumentStory['field'] = async (input) => {
    const shape = { label: input.key.toUpperCase(), type: 'file', target: 'candidate' } as const;
    await customFields.create(story.admin.viewer, { ...shape, canView: everyone, canEdit: everyone, ...input });
  };
  const page: DocumentStory['page'] = (viewer, candidateId, fieldKey, options = {}) =>
    documents.upload(
      viewer,
      candidateId,
      { fieldKey, uploadId: options.uploadId ?? randomUUID() },
      asFile(options.bytes ?? bytes),
    );
  await field({ key: 'rg', documentOptions: { pageNames: ['Frente', 'Verso'], approver: 'client' } });
  await field({ key: 'foto', documentOptions: { approver: 'nobody' } });
  return {
    ...story,
    field,
    page,
    async send(viewer, candidateId, fieldKey, { expiresOn } = {}) {
      const { _id } = await page(viewer, candidateId, fieldKey);
      return documents.send(viewer, candidateId, { fieldKey, pages: [{ id: _id.toString() }], expiresOn });
    },
  };
}
