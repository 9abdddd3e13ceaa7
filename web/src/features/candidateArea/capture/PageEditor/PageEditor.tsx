import { useEffect, useId, useRef, useState } from 'react';
import TurnLeftIcon from 'lucide-react/icons/rotate-ccw';
import TurnRightIcon from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Stack } from '../../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden';
import { color, space, typeset } from '../../../../theme/tokens';
import type { DocumentQueue } from '../../documents/documentQueue';
import type { DraftPage } from '../../documents/drafts';
import { StepActions } from '../../Wizard/StepActions';
import { turnedBy, WHOLE, type Quad } from '../image/geometry';
import type { Edits } from '../image/preparePage';
import { useFileAddress } from '../PagePicture';
import { CornerHandles } from './CornerHandles';

const Title = styled.h1`
  ${typeset('title', 'semibold')}
  overflow-wrap: anywhere;
`;

const Help = styled.p`
  color: ${color.textMuted};
`;

/* Room around the picture for the handles of its corners; the picture with its bars fits on a small phone. */
const Room = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[6]};
`;

const Picture = styled.div`
  position: relative;
  width: 100%;
  max-width: min(100%, calc(52vh * var(--ratio, 1)));
  overflow: visible;
  user-select: none;

  > div {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }

  img {
    position: absolute;
    top: 50%;
    left: 50%;
    max-width: none;
    pointer-events: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export interface PageEditorProps {
  page: DraftPage;
  /** How it is turned and cut for now. */
  edits: Edits;
  onEdit: (edits: Edits) => void;
  name: string;
  queue: DocumentQueue;
  isBusy: boolean;
  /** What keeps the last edits from being applied. */
  problem: string | null;
  onApply: () => void;
  onCancel: () => void;
}

const isWhole = (corners: Quad) => corners.every(({ x, y }, index) => x === WHOLE[index]?.x && y === WHOLE[index]?.y);

/** Turns a page and cuts it out of its photograph; nothing changes before 'Usar assim'. */
export function PageEditor({ page, edits, onEdit, name, queue, isBusy, problem, onApply, onCancel }: PageEditorProps) {
  const { t } = useTranslation('capture');
  const { address } = useFileAddress(queue, page.uploadId, 'source');
  const { corners, turns } = edits;
  const cut = (next: Quad) => onEdit({ turns, corners: isWhole(next) ? null : next });
  const [size, setSize] = useState({ width: 3, height: 4 });
  const [announcement, setAnnouncement] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const helpId = useId();
  useEffect(() => title.current?.focus(), []);

  const turn = (more: 1 | -1) => {
    onEdit({ corners, turns: turnedBy(turns, more) });
    setAnnouncement(t('editor.turned'));
  };
  const lies = turns % 2 === 1;
  const ratio = lies ? size.height / size.width : size.width / size.height;
  return (
    <>
      <Stack $gap={3}>
        <Title ref={title} tabIndex={-1}>
          {t('editor.title', { page: name })}
        </Title>
        <Help id={helpId}>{t('editor.help')}</Help>
        <Room>
          <Picture style={{ aspectRatio: ratio, '--ratio': ratio }}>
            <div>
              {address && (
                <img
                  src={address}
                  alt={t('pictureOf', { page: name })}
                  style={{
                    width: lies ? `${100 / ratio}%` : '100%',
                    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                  }}
                  onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                    if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
                  }}
                />
              )}
            </div>
            <CornerHandles corners={corners ?? WHOLE} turns={turns} helpId={helpId} onChange={cut} />
          </Picture>
        </Room>
        <Tools>
          <Button icon={<TurnLeftIcon size={18} aria-hidden />} onClick={() => turn(-1)}>
            {t('editor.turnLeft')}
          </Button>
          <Button icon={<TurnRightIcon size={18} aria-hidden />} onClick={() => turn(1)}>
            {t('editor.turnRight')}
          </Button>
          {page.suggestion && <Button onClick={() => cut(page.suggestion ?? WHOLE)}>{t('editor.fit')}</Button>}
          {corners && <Button onClick={() => cut(WHOLE)}>{t('editor.whole')}</Button>}
        </Tools>
        {problem && <p role="alert">{problem}</p>}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Stack>
      <StepActions>
        <Button size="large" disabled={isBusy} onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
        <Button size="large" variant="primary" busy={isBusy} busyLabel={t('editor.applying')} onClick={onApply}>
          {t('editor.apply')}
        </Button>
      </StepActions>
    </>
  );
}
