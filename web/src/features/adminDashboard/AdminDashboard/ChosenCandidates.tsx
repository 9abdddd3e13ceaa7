import ExportIcon from 'lucide-react/icons/download';
import DocumentsIcon from 'lucide-react/icons/folder-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import type { CandidateFilter } from '../../../generated/staff/graphql';
import { formatCount } from '../../../lib/moments';
import type { Selection } from '../../candidates/candidateSelection';
import { useDownloadDocuments } from '../../documents/useDownloadDocuments';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';

const ListBulkActions = lazyComponent(() => import('../../bulkActions/ListBulkActions'));

export interface ChosenCandidatesProps {
  selection: Selection;
  /** What the list is filtered by; absent where it is not filtered, or finds no candidate. */
  filter: CandidateFilter | undefined;
  /** How many the filter finds. */
  total: number;
  onExport: (() => void) | undefined;
  /** Some of them have no client, and may be given to one. */
  offersClient: boolean;
  /** The admission of some of the chosen ones has ended, and may go on again. */
  offersResuming: boolean;
}

/** The bar of the chosen candidates, or else of all that the filter finds: everything that is done with several at once. */
export function ChosenCandidates({ selection, filter, total, onExport, ...offers }: ChosenCandidatesProps) {
  const { t, i18n } = useTranslation('staff');
  // Here and not in the bar: a download goes on while its choice is taken back.
  const { download, isBusy } = useDownloadDocuments();
  const [acting, setActing] = useState(false);
  const chosen = selection.ids.length;
  if (chosen === 0 && !filter && !acting) return null;
  const canExport = chosen > 0 && onExport !== undefined;
  const documents = {
    kind: 'action' as const,
    label: t('adminDashboard.candidates.documents'),
    icon: <DocumentsIcon size={16} aria-hidden />,
    disabled: isBusy,
    onSelect: () => void download(selection.ids),
  };
  return (
    <LazySection>
      <ListBulkActions
        ids={selection.ids}
        filter={filter ?? {}}
        total={total}
        onKeep={selection.keep}
        onActing={setActing}
        entries={canExport ? [documents] : []}
        busy={isBusy}
        {...offers}
      >
        {canExport && (
          <Button size="small" variant="primary" icon={<ExportIcon size={16} aria-hidden />} onClick={onExport}>
            {t('adminDashboard.candidates.export', { total: formatCount(chosen, i18n.language) })}
          </Button>
        )}
      </ListBulkActions>
    </LazySection>
  );
}
