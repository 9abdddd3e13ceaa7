import PdfIcon from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, focusRing, radius, space, typeset } from '../../../theme/tokens';
import type { Sheet } from './documentSheets';

const List = styled.ul`
  display: flex;
  gap: ${space[2]};
  margin: 0;
  padding: 2px;
  overflow-x: auto;
  list-style: none;
`;

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  width: 72px;
  height: 72px;
  padding: 4px;
  border: 2px solid transparent;
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  color: ${color.text};
  cursor: pointer;
  ${typeset('caption', 'medium')}

  &[aria-current='true'] {
    border-color: ${color.accent};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  img {
    width: 100%;
    flex: 1;
    min-height: 0;
    object-fit: cover;
    border-radius: 3px;
  }
  svg {
    flex: 1;
    color: ${color.textMuted};
  }
  span {
    width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface DocumentThumbnailsProps {
  sheets: readonly Sheet[];
  current: number;
  onShow: (sheet: number) => void;
}

/** The sheets of a document to choose from; nothing for a document of one. */
export function DocumentThumbnails({ sheets, current, onShow }: DocumentThumbnailsProps) {
  const { t } = useTranslation('documents');
  if (sheets.length < 2) return null;
  return (
    <List aria-label={t('viewer.sheets')}>
      {sheets.map(({ key, name, kind, thumbnailUrl }, index) => {
        const label = t('viewer.sheet', { number: index + 1, total: sheets.length });
        return (
          <li key={key}>
            <Tile
              type="button"
              aria-current={index === current}
              aria-label={name ? `${label}, ${name}` : label}
              onClick={() => onShow(index)}
            >
              {kind === 'PHOTO' && thumbnailUrl ? <img src={thumbnailUrl} alt="" /> : <PdfIcon size={20} aria-hidden />}
              <span>{name ?? index + 1}</span>
            </Tile>
          </li>
        );
      })}
    </List>
  );
}
