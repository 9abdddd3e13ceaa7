import CameraIcon from 'lucide-react/icons/camera';
import FileIcon from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Stack } from '../../../components/Layout/Layout';
import type { Draft } from '../documents/drafts';
import type { DocumentOptions } from '../ownCandidateOperations';
import { FileButton } from './FileButton';
import { isFull } from './pageNames';

/* Only a camera that a finger can point takes photographs. */
const Camera = styled.div`
  display: grid;

  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

export interface AddPagesProps {
  options: DocumentOptions;
  draft: Draft | undefined;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** The ways to a page: camera, gallery, file; the next page that is asked for by its name. */
export function AddPages({ options, draft, isBusy, onFiles }: AddPagesProps) {
  const { t } = useTranslation('capture');
  const { kinds, pageNames, maxPages } = options;
  const pages = draft?.pages ?? [];
  if (isFull(options, draft)) return null;
  const busy = { busy: isBusy, busyLabel: t('preparing') };
  const name = pageNames[pages.length];
  const takesPhotos = kinds.includes('PHOTO');
  return (
    <Stack $gap={2}>
      {takesPhotos && (
        <>
          <Camera>
            <FileButton
              {...busy}
              size="large"
              variant={pages.length === 0 || name ? 'primary' : 'secondary'}
              icon={<CameraIcon size={18} aria-hidden />}
              accept="image/*"
              capture
              onFiles={onFiles}
            >
              {name ? t('takePhotoOf', { page: name }) : t('takePhoto')}
            </FileButton>
          </Camera>
          <FileButton
            {...busy}
            size="large"
            icon={<ImageIcon size={18} aria-hidden />}
            accept="image/*,.heic,.heif"
            multiple={maxPages - pages.length > 1}
            onFiles={onFiles}
          >
            {t('gallery')}
          </FileButton>
        </>
      )}
      {kinds.includes('PDF') && pages.length === 0 && (
        <FileButton
          {...busy}
          size="large"
          icon={<FileIcon size={18} aria-hidden />}
          accept="application/pdf,.pdf"
          onFiles={onFiles}
        >
          {t('file')}
        </FileButton>
      )}
    </Stack>
  );
}
