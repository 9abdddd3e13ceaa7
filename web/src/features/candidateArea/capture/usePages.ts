import { useState } from 'react';
import { newUuid } from '../../../lib/newUuid';
import type { DocumentQueue } from '../documents/documentQueue';
import { emptyDraft, type Draft, type DraftPage } from '../documents/drafts';
import type { DocumentOptions } from '../ownCandidateOperations';
import { fileKindOf } from './image/fileKind';
import { NO_EDITS, type Edits, type PreparePage } from './image/preparePage';

/** Why a chosen file becomes no page; a key under `problems` in the texts. */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'heic'
  | 'notADocument'
  | 'pdfNotAccepted'
  | 'photoNotAccepted'
  | 'pdfAlone'
  | 'tooMany';

/** What the server takes of one file, in MB; a photograph is reduced before it travels. */
const MAX_MB = { PDF: 15, PHOTO: 60 } as const;
const MB = 1024 * 1024;

export interface PagesOptions {
  fieldKey: string;
  options: DocumentOptions;
  draft: Draft | undefined;
  queue: DocumentQueue;
  prepare: PreparePage;
  /** Whether a page is being made of a file, also by this question before the candidate left it and came back. */
  isBusy: boolean;
}

interface MadePage {
  page: DraftPage;
  source: Blob;
  image: Blob;
}

/** Makes pages of files: tells what they are, prepares pictures, and puts them into the document. */
export function usePages({ fieldKey, options, draft = emptyDraft(fieldKey), queue, ...props }: PagesOptions) {
  const { prepare, isBusy } = props;
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [limitMb, setLimitMb] = useState<number>(MAX_MB.PDF);

  const put = async (made: MadePage, replaces?: string) => {
    const { page, source, image } = made;
    const files = { [page.uploadId]: { source, image } };
    await queue.change(
      replaces ? { type: 'pageReplaced', fieldKey, uploadId: replaces, page } : { type: 'pageAdded', fieldKey, page },
      files,
    );
  };

  /** What the document would be with one more file of a kind. */
  const fits = (kind: DraftPage['kind'], others: readonly Pick<DraftPage, 'kind'>[]): FileProblem | null => {
    if (!options.kinds.includes(kind)) return kind === 'PDF' ? 'pdfNotAccepted' : 'photoNotAccepted';
    if (others.some((page) => page.kind === 'PDF' || kind === 'PDF')) return 'pdfAlone';
    return others.length >= options.maxPages ? 'tooMany' : null;
  };

  const make = async (file: File, others: readonly Pick<DraftPage, 'kind'>[]): Promise<MadePage | FileProblem> => {
    if (file.size === 0) return 'empty';
    const found = await fileKindOf(file).catch(() => 'other' as const);
    if (found === 'other') return 'notADocument';
    const kind = found === 'pdf' ? 'PDF' : 'PHOTO';
    const misfit = fits(kind, others);
    if (misfit) return misfit;
    if (file.size > MAX_MB[kind] * MB) {
      setLimitMb(MAX_MB[kind]);
      return 'tooLarge';
    }
    const page = newPage({ kind, fileName: file.name });
    if (kind === 'PDF') {
      const pdf = new Blob([file], { type: 'application/pdf' });
      return { page: { ...page, bytes: file.size }, source: pdf, image: pdf };
    }
    return prepared(file, page, NO_EDITS).catch(() => (found === 'heic' ? 'heic' : 'unreadable'));
  };

  const prepared = async (source: Blob, page: DraftPage, edits: Edits): Promise<MadePage> => {
    const { image, hints, suggestion } = await prepare(source, edits);
    return {
      page: { ...page, edits, hints, bytes: image.size, suggestion: suggestion ?? page.suggestion },
      source,
      image,
    };
  };

  const attempt = async (task: () => Promise<FileProblem | null>): Promise<boolean> => {
    setProblem(null);
    const found = await queue.prepare(fieldKey, () => task().catch((): FileProblem => 'unreadable'));
    setProblem(found);
    return found === null;
  };

  return {
    /** Why the last file was not taken. */
    problem,
    /** How large that file might have been, in MB. */
    limitMb,
    isBusy,
    clearProblem: () => setProblem(null),
    /** Adds the files in their order, or puts the first in a page's place; resolves to whether all were taken. */
    add: (files: readonly File[], replaces?: string) =>
      attempt(async () => {
        let pages: readonly Pick<DraftPage, 'kind'>[] = draft.pages.filter(({ uploadId }) => uploadId !== replaces);
        for (const file of replaces ? files.slice(0, 1) : files) {
          const made = await make(file, pages);
          if (typeof made === 'string') return made;
          await put(made, replaces);
          pages = [...pages, made.page];
        }
        return null;
      }),
    /** Turns and cuts a page anew from its original; resolves to whether that was possible. */
    edit: (page: DraftPage, edits: Edits) =>
      attempt(async () => {
        const files = await queue.files(page.uploadId);
        if (!files) return 'unreadable';
        const { kind, fileName, suggestion } = page;
        await put(await prepared(files.source, { ...newPage({ kind, fileName }), suggestion }, edits), page.uploadId);
        return null;
      }),
  };
}

function newPage({ kind, fileName }: Pick<DraftPage, 'kind' | 'fileName'>): DraftPage {
  return {
    uploadId: newUuid(),
    kind,
    fileName,
    bytes: 0,
    hints: [],
    edits: NO_EDITS,
    suggestion: null,
    serverId: null,
    isKept: false,
    refusal: null,
  };
}

/** A page of the version before, taken over as it is. */
export const keptPage = (serverId: string): DraftPage => ({
  ...newPage({ kind: 'PHOTO', fileName: '' }),
  serverId,
  isKept: true,
});
