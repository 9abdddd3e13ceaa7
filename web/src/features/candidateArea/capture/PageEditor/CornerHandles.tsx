import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, focusRing, touchTarget } from '../../../../theme/tokens';
import { turnPoint, undoTurns, withCorner, type Point, type Quad, type Turns } from '../image/geometry';

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  polygon {
    fill: color-mix(in srgb, ${color.accent} 18%, transparent);
    stroke: ${color.accent};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;

const Handle = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: calc(${touchTarget} / -2) 0 0 calc(${touchTarget} / -2);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: grab;
  touch-action: none;

  &::after {
    content: '';
    width: 22px;
    height: 22px;
    border: 3px solid #fff;
    border-radius: 50%;
    background: ${color.accent};
    box-shadow: 0 0 0 1.5px rgb(0 0 0 / 0.6);
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
const STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface CornerHandlesProps {
  /** In the picture as it was taken. */
  corners: Quad;
  /** How the picture is turned on the screen. */
  turns: Turns;
  /** Names the words that say how the corners are moved. */
  helpId: string;
  onChange: (corners: Quad) => void;
}

/** Four corners over a picture, moved by finger, mouse or arrow keys. */
export function CornerHandles({ corners, turns, helpId, onChange }: CornerHandlesProps) {
  const { t } = useTranslation('capture');
  const overlay = useRef<SVGSVGElement>(null);
  /** From the finger to the corner, so that the corner does not jump under it. */
  const grip = useRef<Point | null>(null);
  const shown = corners.map((corner) => turnPoint(corner, turns));
  const moveTo = (index: number, place: Point) =>
    onChange(withCorner(corners, index, turnPoint(place, undoTurns(turns))));

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = overlay.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const take = (event: PointerEvent<HTMLButtonElement>, { x, y }: Point) => {
    const finger = placeOf(event);
    grip.current = { x: x - finger.x, y: y - finger.y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent, index: number) => {
    if (!grip.current) return;
    const finger = placeOf(event);
    moveTo(index, { x: finger.x + grip.current.x, y: finger.y + grip.current.y });
  };
  const letGo = () => {
    grip.current = null;
  };
  const step = (event: KeyboardEvent, index: number, { x, y }: Point) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const length = event.shiftKey ? LARGE_STEP : STEP;
    moveTo(index, { x: x + arrow.x * length, y: y + arrow.y * length });
  };

  return (
    <>
      <Overlay ref={overlay} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <polygon points={shown.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </Overlay>
      {shown.map((place, index) => {
        const corner = CORNERS[(index + turns) % 4] ?? 'topLeft';
        return (
          <Handle
            key={CORNERS[index]}
            type="button"
            style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
            aria-label={t('editor.position', {
              corner: t(`editor.corners.${corner}`),
              x: Math.round(place.x * 100),
              y: Math.round(place.y * 100),
            })}
            aria-describedby={helpId}
            onPointerDown={(event) => take(event, place)}
            onPointerMove={(event) => drag(event, index)}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={(event) => step(event, index, place)}
          />
        );
      })}
    </>
  );
}
