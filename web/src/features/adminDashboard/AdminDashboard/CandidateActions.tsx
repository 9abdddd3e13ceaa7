import ExportIcon from 'lucide-react/icons/download';
import ImportIcon from 'lucide-react/icons/file-up';
import DocumentsIcon from 'lucide-react/icons/folder-down';
import PlusIcon from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { formatCount } from '../../../lib/moments';
import { useHere } from '../../../lib/wayBack';
import { useDownloadDocuments } from '../../documents/useDownloadDocuments';
import type { Selection } from '../../candidates/candidateSelection';

export interface CandidateActionsProps {
  selection: Selection;
  onExport: (() => void) | undefined;
  onCreate: (() => void) | undefined;
  /** The client that an import is proposed for; '' for none. */
  clientId: string;
}

/** What is done with the list: export the chosen ones, or else everyone of the filter, and register a candidate. */
export function CandidateActions({ selection, onExport, onCreate, clientId }: CandidateActionsProps) {
  const { t, i18n } = useTranslation('staff');
  const here = useHere();
  const { download, isBusy } = useDownloadDocuments();
  const chosen = selection.ids.length;
  const icon = <ExportIcon size={16} aria-hidden />;
  return (
    <>
      {chosen > 0 && (
        <Button size="small" variant="ghost" onClick={selection.clear}>
          {t('adminDashboard.candidates.clearSelection')}
        </Button>
      )}
      {chosen > 0 && onExport && (
        <Button
          size="small"
          icon={<DocumentsIcon size={16} aria-hidden />}
          iconOnPhone
          busy={isBusy}
          onClick={() => void download(selection.ids)}
        >
          {t('adminDashboard.candidates.documents')}
        </Button>
      )}
      {onExport && (
        <Button
          size="small"
          variant={chosen > 0 ? 'primary' : 'secondary'}
          icon={icon}
          iconOnPhone={chosen === 0}
          onClick={onExport}
        >
          {chosen > 0
            ? t('adminDashboard.candidates.export', { total: formatCount(chosen, i18n.language) })
            : t('adminDashboard.candidates.exportAll')}
        </Button>
      )}
      {onCreate && (
        <LinkButton
          size="small"
          to={clientId ? `/imports/new?client=${encodeURIComponent(clientId)}` : '/imports/new'}
          state={here}
          icon={<ImportIcon size={16} aria-hidden />}
          iconOnPhone
        >
          {t('adminDashboard.candidates.import')}
        </LinkButton>
      )}
      {onCreate && (
        <Button
          size="small"
          variant={chosen > 0 ? 'secondary' : 'primary'}
          icon={<PlusIcon size={16} aria-hidden />}
          iconOnPhone
          onClick={onCreate}
        >
          {t('adminDashboard.candidates.new')}
        </Button>
      )}
    </>
  );
}
