import { useEffect, useState } from 'react';
import FileIcon from 'lucide-react/icons/file-text';
import { styled } from 'styled-components';
import type { DocumentQueue } from '../documents/documentQueue';
import type { DraftPage } from '../documents/drafts';
import { color, radius } from '../../../theme/tokens';

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 96px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** The address of a file that lies in the browser, for as long as it is shown; null while it is read. */
export function useFileAddress(
  queue: DocumentQueue,
  uploadId: string,
  which: 'source' | 'image',
): { address: string | null } {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void queue.files(uploadId).then((files) => {
      if (isOver || !files) return;
      made = URL.createObjectURL(files[which]);
      setAddress(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [queue, uploadId, which]);
  return { address };
}

export interface PagePictureProps {
  page: DraftPage;
  /** The address of a page that the server has from the version before. */
  keptUrl: string | null;
  queue: DocumentQueue;
  alt: string;
}

/** A page as it will be sent, small. */
export function PagePicture({ page, keptUrl, queue, alt }: PagePictureProps) {
  const { address } = useFileAddress(queue, page.uploadId, 'image');
  const url = page.isKept ? keptUrl : address;
  return (
    <Frame>{page.kind === 'PHOTO' && url ? <img src={url} alt={alt} /> : <FileIcon size={28} aria-hidden />}</Frame>
  );
}
