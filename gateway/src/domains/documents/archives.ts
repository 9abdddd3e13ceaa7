import { Types } from 'mongoose';
import { z } from 'zod';
import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { fieldError, notFound } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { candidateFilterInput, type CandidateSelection } from '../candidates/candidatesInput.js';
import { storeTicket, sweepTickets, takeTicket } from '../downloads/downloadTickets.js';
import { changeActor } from '../changes/changes.js';
import { archiveOf, countArchived, safeName, type ArchivedFile } from './documentArchive.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { mayDownload } from './documentsPolicy.js';
import { downloadEvents } from './downloadEvents.js';

const TICKET_LIFE_MS = 5 * 60_000;
const MAX_CANDIDATES = 1_000;
/** The name of an archive with the documents of several candidates. */
const MIXED_FILE_NAME = 'documentos.zip';

const selectionInput = z.object({
  candidateIds: z
    .array(z.string())
    .min(1, 'Escolha pelo menos um candidato.')
    .max(MAX_CANDIDATES, 'Escolha no máximo 1.000 candidatos.')
    .nullish()
    .transform((ids) => ids ?? undefined),
  filter: candidateFilterInput.nullish(),
});

/** An archive on its way: `chunks` reads the store only as fast as it is read itself. */
export interface DocumentArchive {
  fileName: string;
  chunks: AsyncIterable<Buffer>;
}

/** Zips of documents: every file in them has passed the policy of the viewer. */
export class DocumentArchives {
  constructor(private readonly deps: DocumentDependencies) {}

  /**
   * Keeps a selection for five minutes; `token` opens `download` once, for the same user.
   * @throws DomainError INVALID without candidates or documents, and for more than an archive holds; RATE_LIMITED, as it
   *   goes through every candidate of the selection, like an export.
   */
  async prepare(
    viewer: UserViewer,
    input: unknown,
  ): Promise<{ token: string; fileName: string; documentCount: number }> {
    const selection = selectionOf(input);
    await this.deps.services.workLimits.spend('export', viewer);
    const documentCount = await this.#count(viewer, selection);
    const now = this.deps.now();
    await sweepTickets(now);
    const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
    const token = await storeTicket({ kind: 'documents', userId: viewer.userId, request: selection, expiresAt });
    return { token, fileName: await this.#fileName(viewer, selection), documentCount };
  }

  /** @throws DomainError NOT_FOUND when the token is unknown, used, expired, or another user's. */
  async download(viewer: UserViewer, token: string): Promise<DocumentArchive> {
    const selection = await takeTicket<CandidateSelection>('documents', viewer.userId, token, this.deps.now());
    if (!selection) throw notFound('Este download expirou ou já foi feito. Baixe novamente.');
    return this.#archive(viewer, selection);
  }

  /** The documents of one candidate. @throws DomainError NOT_FOUND; INVALID when there are none. */
  async ofCandidate(viewer: UserViewer, candidateId: string): Promise<DocumentArchive> {
    const { _id } = await this.deps.services.candidates.get(viewer, candidateId);
    return this.#archive(viewer, { candidateIds: [_id.toString()] });
  }

  /** An archive of one chosen candidate has their name. */
  async #fileName(viewer: UserViewer, { candidateIds }: CandidateSelection): Promise<string> {
    const [only, ...others] = new Set(candidateIds);
    if (only === undefined || others.length > 0) return MIXED_FILE_NAME;
    const { name } = await this.deps.services.candidates.get(viewer, only);
    return `${safeName(name)}.zip`;
  }

  async #count(viewer: UserViewer, selection: CandidateSelection): Promise<number> {
    const { candidates, customFields } = this.deps.services;
    return countArchived(viewer, candidates.streamAll(viewer, selection), await customFields.catalogue('candidate'));
  }

  async #archive(viewer: UserViewer, selection: CandidateSelection): Promise<DocumentArchive> {
    const { candidates, customFields, changes } = this.deps.services;
    assertPermitted(viewer, mayDownload(viewer));
    const count = await this.#count(viewer, selection);
    const fileName = await this.#fileName(viewer, selection);
    const catalogue = await customFields.catalogue('candidate');
    const download = { id: new Types.ObjectId(), at: this.deps.now(), actor: changeActor(viewer) };
    const tell = (files: readonly ArchivedFile[]) => candidates.events.storeMany(downloadEvents(files, download));
    const { files, logger } = this.deps;
    const chunks = await changes.record(
      viewer,
      { entity: 'document', entityId: `${count} documents`, action: 'export' },
      async () =>
        archiveOf({ store: files.store, logger, tell }, viewer, candidates.streamAll(viewer, selection), catalogue),
    );
    if (!chunks) throw new Error('an archive always has a file');
    return { fileName, chunks };
  }
}

function selectionOf(input: unknown): CandidateSelection {
  const { candidateIds, filter } = parseInput(selectionInput, input);
  if (!candidateIds && !filter) throw fieldError('REQUIRED', 'candidateIds', 'Escolha pelo menos um candidato.');
  return candidateIds ? { candidateIds } : { filter: filter ?? {} };
}
