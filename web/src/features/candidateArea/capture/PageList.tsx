import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SortableList } from '../../../components/SortableList/SortableList';
import type { DocumentQueue } from '../documents/documentQueue';
import type { Draft, DraftPage } from '../documents/drafts';
import type { DocumentOptions, SentDocument } from '../ownCandidateOperations';
import { color, radius, space } from '../../../theme/tokens';
import { pageName } from './pageNames';
import { PageRow } from './PageRow';

const Single = styled.div`
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

/** About half as high as a row: two steps bring a page past its neighbour. */
const KEYBOARD_STEP_PX = 90;

export interface PageListProps {
  draft: Draft;
  options: DocumentOptions;
  /** The version before, of which pages may be kept. */
  sent: SentDocument | undefined;
  queue: DocumentQueue;
  /** Whether a page is being prepared. */
  isBusy: boolean;
  adjustIdOf: (index: number) => string;
  onAdjust: (page: DraftPage) => void;
  onRetake: (page: DraftPage, index: number, file: File) => void;
  onRemove: (page: DraftPage, index: number) => void;
  onReorder: (uploadIds: string[]) => void;
}

/** The pages in their order, which finger, mouse and keyboard can change; a page is called by its place. */
export function PageList(props: PageListProps) {
  const { draft, options, sent, queue, isBusy, adjustIdOf, onAdjust, onRetake, onRemove, onReorder } = props;
  const { t } = useTranslation('capture');
  const { pages } = draft;
  const nameOf = (page: DraftPage) => pageName(options, pages.indexOf(page), t);
  const row = (page: DraftPage) => {
    const index = pages.indexOf(page);
    return (
      <PageRow
        page={page}
        name={nameOf(page)}
        keptUrl={sent?.pages.find(({ id }) => id === page.serverId)?.thumbnailUrl ?? null}
        queue={queue}
        isBusy={isBusy}
        adjustId={adjustIdOf(index)}
        onAdjust={() => onAdjust(page)}
        onRetake={(file) => onRetake(page, index, file)}
        onRemove={() => onRemove(page, index)}
      />
    );
  };
  const [only] = pages;
  if (!only) return null;
  if (pages.length === 1) return <Single>{row(only)}</Single>;
  return (
    <SortableList
      items={pages}
      idOf={({ uploadId }) => uploadId}
      labelOf={nameOf}
      keyboardStepPx={KEYBOARD_STEP_PX}
      hasHighRows
      onReorder={(ordered) => onReorder(ordered.map(({ uploadId }) => uploadId))}
      renderItem={row}
    />
  );
}
