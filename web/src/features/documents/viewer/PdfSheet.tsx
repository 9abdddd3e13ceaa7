import { RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Sheet, Size } from './documentSheets';
import { openPdf } from './pdf';

/** Larger canvases are refused by phones. */
const LONGEST_SIDE_PX = 4096;

export interface PdfSheetProps {
  sheet: Sheet;
  label: string;
  /** How large it is drawn, in CSS pixels; null until its own size is known. */
  drawn: Size | null;
  onSize: (size: Size) => void;
  onFailed: () => void;
}

/** One page of a PDF, drawn as sharp as the screen is. */
export default function PdfSheet({ sheet, label, drawn, onSize, onFailed }: PdfSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tellSize = useEffectEvent(onSize);
  const tellFailed = useEffectEvent(onFailed);
  const width = drawn?.width ?? 0;
  const { pageId, url, pdfPage } = sheet;

  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const draw = async () => {
      const page = await (await openPdf(pageId, url)).getPage(pdfPage);
      if (isOver) return;
      const natural = page.getViewport({ scale: 1 });
      tellSize({ width: natural.width, height: natural.height });
      const target = canvas.current;
      if (!target || width === 0) return;
      const sharp = (width * window.devicePixelRatio) / natural.width;
      const largest = LONGEST_SIDE_PX / Math.max(natural.width, natural.height);
      const viewport = page.getViewport({ scale: Math.min(sharp, largest) });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      target.dataset['drawn'] = String(pdfPage);
    };
    draw().catch((error: unknown) => {
      if (!isOver && !(error instanceof RenderingCancelledException)) tellFailed();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [pageId, url, pdfPage, width]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}
