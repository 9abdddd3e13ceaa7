import FitIcon from 'lucide-react/icons/maximize';
import TurnIcon from 'lucide-react/icons/rotate-cw';
import ZoomInIcon from 'lucide-react/icons/zoom-in';
import ZoomOutIcon from 'lucide-react/icons/zoom-out';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons';
import { color, media, space, typeset } from '../../../theme/tokens';
import { DownloadLink } from './DownloadLink';
import { sheetsOf, type DocumentPages, type Sheet } from './documentSheets';
import { DocumentStage } from './DocumentStage';
import { DocumentThumbnails } from './DocumentThumbnails';
import type { View, ViewAction } from './view';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space[2]};
  height: 100%;
  min-width: 0;
  min-height: 0;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  ${media.phone} {
    gap: 0;
  }
`;

const Place = styled.span`
  margin-inline-end: auto;
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/* On a phone the pictures below choose the page, and the tools stand in one line. */
const WideOnly = styled.span`
  display: inline-flex;

  ${media.phone} {
    display: none;
  }
`;

const Percent = styled(WideOnly)`
  justify-content: center;
  min-width: 3.2rem;
  text-align: center;
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export interface DocumentViewerProps {
  document: DocumentPages;
  /** How it is looked at; `useView` keeps it. */
  view: View;
  onAct: (action: ViewAction) => void;
  /** The document after this one: its first sheet is loaded already. */
  next?: DocumentPages | undefined;
  /** Gets new addresses of the document. Rejects when there are none. */
  onStale: () => Promise<unknown>;
  /** The frame that scrolls. */
  ref?: Ref<HTMLDivElement>;
}

/** A document to look at: page by page, zoomed, turned, downloaded. */
export function DocumentViewer({ document, view, onAct, next, onStale, ref }: DocumentViewerProps) {
  const { t } = useTranslation('documents');
  const sheets = sheetsOf(document);
  const sheet = sheets[view.sheet];
  if (!sheet) return null;
  const ahead: Sheet[] = [
    // A PDF's pages are drawn when they are shown: it is open already.
    ...sheets.filter((each, index) => each.kind === 'PHOTO' && index !== view.sheet),
    ...(next ? sheetsOf(next).slice(0, 1) : []),
  ];
  const count = t('viewer.sheet', { number: view.sheet + 1, total: sheets.length });
  const place = sheet.name ? `${count} · ${sheet.name}` : count;
  const page = document.pages.find(({ id }) => id === sheet.pageId);
  return (
    <Root>
      <Tools role="group" aria-label={t('viewer.tools')}>
        <Place>{place}</Place>
        {sheets.length > 1 && (
          <WideOnly>
            <IconButton
              label={t('viewer.previousSheet')}
              icon={<ChevronLeftIcon size={18} aria-hidden />}
              disabled={view.sheet === 0}
              onClick={() => onAct('previousSheet')}
            />
            <IconButton
              label={t('viewer.nextSheet')}
              icon={<ChevronRightIcon size={18} aria-hidden />}
              disabled={view.sheet === sheets.length - 1}
              onClick={() => onAct('nextSheet')}
            />
          </WideOnly>
        )}
        <IconButton
          label={t('viewer.zoomOut')}
          icon={<ZoomOutIcon size={18} aria-hidden />}
          onClick={() => onAct('zoomOut')}
        />
        <Percent aria-live="polite">{`${Math.round(view.zoom * 100)}%`}</Percent>
        <IconButton
          label={t('viewer.zoomIn')}
          icon={<ZoomInIcon size={18} aria-hidden />}
          onClick={() => onAct('zoomIn')}
        />
        <IconButton label={t('viewer.fit')} icon={<FitIcon size={18} aria-hidden />} onClick={() => onAct('fit')} />
        <IconButton label={t('viewer.turn')} icon={<TurnIcon size={18} aria-hidden />} onClick={() => onAct('turn')} />
        {/* A press that waits for its address ends with its page: it never downloads another one. */}
        {page && <DownloadLink key={page.id} url={page.downloadUrl} onStale={onStale} />}
      </Tools>
      <DocumentStage
        ref={ref}
        sheet={sheet}
        ahead={ahead}
        view={view}
        label={`${document.label}, ${place}`}
        onStale={onStale}
      />
      <DocumentThumbnails sheets={sheets} current={view.sheet} onShow={(index) => onAct({ sheet: index })} />
    </Root>
  );
}
