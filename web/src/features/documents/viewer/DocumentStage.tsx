import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Spinner } from '../../../components/Spinner/Spinner';
import { color, focusRing, radius, space } from '../../../theme/tokens';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import type { Sheet, Size } from './documentSheets';
import { useSheetTries } from './useSheetTries';
import { drawnSize, type View } from './view';

const PdfSheet = lazyComponent(() => import('./PdfSheet'));

const Frame = styled.div<{ $zoomed: boolean }>`
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: ${({ $zoomed }) => ($zoomed ? 'auto' : 'hidden')};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  cursor: ${({ $zoomed }) => ($zoomed ? 'grab' : 'default')};

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;

/* It is as large as the turned sheet, and never smaller than the frame, so that the sheet is in its middle. */
const Ground = styled.div`
  position: relative;
  min-width: 100%;
  min-height: 100%;
`;

const Turned = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;

  > img,
  > canvas {
    display: block;
    width: 100%;
    height: 100%;
    user-select: none;
  }
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[4]};
`;

/** The size of an element while it is on the page; a browser without layout says 0. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The frame without its scroll bars, which come and go with the zoom.
    const measure = () => setBox({ width: element.offsetWidth - 2, height: element.offsetHeight - 2 });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}

/** A mouse drags the picture about; fingers scroll it by themselves. */
function dragWithMouse(event: PointerEvent<HTMLDivElement>) {
  if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
  event.currentTarget.scrollLeft -= event.movementX;
  event.currentTarget.scrollTop -= event.movementY;
}

export interface DocumentStageProps {
  sheet: Sheet;
  /** Loaded and kept out of sight, so that they show at once. */
  ahead: readonly Sheet[];
  view: View;
  /** The name of what is shown, for screen readers. */
  label: string;
  /** Gets new addresses and tries again. Rejects when there are none. */
  onStale: () => Promise<unknown>;
  ref?: Ref<HTMLDivElement>;
}

/** The picture of one sheet: fitted, zoomed, turned; the ones that follow wait behind it. */
export function DocumentStage({ sheet, ahead, view, label, onStale, ref: outer }: DocumentStageProps) {
  const { t } = useTranslation('documents');
  const { ref, box } = useBox();
  const [sizes, setSizes] = useState<Record<string, Size>>({});
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const { hasFailed, triesOf, fail, tryAgain } = useSheetTries(onStale);
  /** What of the picture is in the middle of the frame, as shares of its width and height. */
  const centre = useRef({ x: 0.5, y: 0.5 });
  const keepCentre = useEffectEvent(() => {
    const frame = ref.current;
    if (!frame) return;
    if (view.zoom === 1) centre.current = { x: 0.5, y: 0.5 };
    const { x, y } = centre.current;
    frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  });

  const learnSize = (key: string, size: Size) =>
    setSizes((before) =>
      before[key]?.width === size.width && before[key].height === size.height ? before : { ...before, [key]: size },
    );
  const sizeOf = (each: Sheet) => sizes[each.key] ?? each.size;

  const draw = (each: Sheet, isShown: boolean) => {
    const natural = sizeOf(each);
    const drawn = natural && box.width > 0 ? drawnSize(natural, box, isShown ? view : { zoom: 1, turns: 0 }) : null;
    const place = {
      ...(drawn ?? { width: '100%', height: '100%' }),
      transform: `translate(-50%, -50%) rotate(${isShown ? view.turns * 90 : 0}deg)`,
      visibility: isShown && !hasFailed(each) ? ('visible' as const) : ('hidden' as const),
    };
    return (
      <Turned key={`${each.key} ${triesOf(each)}`} style={place} aria-hidden={isShown ? undefined : true}>
        {each.kind === 'PDF' ? (
          <LazySection onNotLoaded={() => setReady((before) => new Set([...before, each.key]))}>
            <PdfSheet
              sheet={each}
              label={label}
              drawn={drawn}
              onSize={(size) => {
                learnSize(each.key, size);
                setReady((before) => new Set([...before, each.key]));
              }}
              onFailed={() => fail(each)}
            />
          </LazySection>
        ) : (
          <img
            src={each.url}
            alt={label}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (!each.size && naturalWidth > 0) learnSize(each.key, { width: naturalWidth, height: naturalHeight });
              setReady((before) => new Set([...before, each.key]));
            }}
            onError={() => fail(each)}
          />
        )}
      </Turned>
    );
  };

  useLayoutEffect(() => keepCentre(), [view.zoom, view.turns, sheet.key]);

  const natural = sizeOf(sheet);
  const drawn = natural && box.width > 0 ? drawnSize(natural, box, view) : null;
  const isOnSide = view.turns % 2 === 1;
  const ground = drawn && {
    width: isOnSide ? drawn.height : drawn.width,
    height: isOnSide ? drawn.width : drawn.height,
  };
  const isZoomed = view.zoom > 1;
  const isMissing = hasFailed(sheet);

  return (
    <Frame
      ref={(element) => {
        ref.current = element;
        if (typeof outer === 'function') outer(element);
        else if (outer) outer.current = element;
      }}
      $zoomed={isZoomed}
      role="region"
      aria-label={t('viewer.picture')}
      aria-busy={!ready.has(sheet.key) && !isMissing}
      tabIndex={0}
      onPointerMove={isZoomed ? dragWithMouse : undefined}
      onScroll={({ currentTarget: frame }) => {
        centre.current = {
          x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
          y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
        };
      }}
    >
      <Ground style={isZoomed && ground ? ground : { width: '100%', height: '100%' }}>
        {[sheet, ...ahead.filter(({ key }) => key !== sheet.key)].map((each) => draw(each, each === sheet))}
      </Ground>
      {isMissing && (
        <Middle>
          <LoadError title={t('viewer.failed')} message={t('viewer.failedText')} onRetry={() => tryAgain(sheet)} />
        </Middle>
      )}
      {!ready.has(sheet.key) && !isMissing && (
        <Middle>
          <Spinner />
        </Middle>
      )}
    </Frame>
  );
}
