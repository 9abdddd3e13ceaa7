import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { WarningIcon } from '../../../components/icons';
import type { DocumentQueue } from '../documents/documentQueue';
import type { DraftPage } from '../documents/drafts';
import { color, space, typeset } from '../../../theme/tokens';
import { FileButton } from './FileButton';
import { PagePicture } from './PagePicture';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;
  ${typeset('large')}
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;

  strong {
    ${typeset('large', 'semibold')}
  }
`;

const Hint = styled.p`
  display: flex;
  gap: ${space[2]};
  ${typeset('body')}
  color: ${color.orangeText};

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

const Refusal = styled(Hint)`
  color: ${color.redText};
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export interface PageRowProps {
  page: DraftPage;
  name: string;
  keptUrl: string | null;
  queue: DocumentQueue;
  /** Names the button that opens the editor, so that the focus finds back to it. */
  adjustId: string;
  /** Whether a page is being prepared, which this one would overtake. */
  isBusy: boolean;
  onAdjust: () => void;
  onRetake: (file: File) => void;
  onRemove: () => void;
}

/** One page before it is sent: how it looks, what may be wrong with it, and what can be done about it. */
export function PageRow({ page, name, keptUrl, queue, adjustId, isBusy, onAdjust, onRetake, onRemove }: PageRowProps) {
  const { t } = useTranslation('capture');
  const { kind, hints, refusal, isKept, fileName } = page;
  const isPhoto = kind === 'PHOTO';
  return (
    <Root>
      <PagePicture page={page} keptUrl={keptUrl} queue={queue} alt={t('pictureOf', { page: name })} />
      <Words>
        <strong>{isPhoto ? name : t('pdf')}</strong>
        {!isPhoto && <span>{fileName}</span>}
        {refusal && (
          <Refusal role="alert">
            <WarningIcon size={16} aria-hidden />
            <span>{refusal}</span>
          </Refusal>
        )}
        {hints.map((hint) => (
          <Hint key={hint}>
            <WarningIcon size={16} aria-hidden />
            <span>{t(`hints.${hint}`)}</span>
          </Hint>
        ))}
        {hints.length > 0 && <span>{t('hintsAfter')}</span>}
      </Words>
      <Actions>
        {isPhoto && !isKept && (
          <Button
            id={adjustId}
            size="small"
            disabled={isBusy}
            aria-label={t('adjustPage', { page: name })}
            onClick={onAdjust}
          >
            {t('adjust')}
          </Button>
        )}
        {isPhoto && (
          <FileButton
            size="small"
            disabled={isBusy}
            accept="image/*"
            capture
            aria-label={t('retakePage', { page: name })}
            onFiles={([file]) => file && onRetake(file)}
          >
            {t('retake')}
          </FileButton>
        )}
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('removePage', { page: isPhoto ? name : t('pdf') })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </Actions>
    </Root>
  );
}
