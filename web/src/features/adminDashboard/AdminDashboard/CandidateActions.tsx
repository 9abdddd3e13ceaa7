import ExportIcon from 'lucide-react/icons/download';
import ImportIcon from 'lucide-react/icons/file-up';
import PlusIcon from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { useBackLocation } from '../../../lib/backNavigation';
import { ChosenTemplate, type ChosenTemplateProps } from '../../exportTemplates/ChosenTemplate';

export interface CandidateActionsProps {
  /** Candidates are chosen: they are exported from the bar that acts on them. */
  isChoosing: boolean;
  onExport: (() => void) | undefined;
  onCreate: (() => void) | undefined;
  /** The client that an import is proposed for; '' for none. */
  clientId: string;
  /** The export template that was chosen, with the way to give it up; null for none. */
  template: ChosenTemplateProps | null;
}

/* It comes first and keeps its place while it is not offered, so that no line wraps anew above a row that is ticked. */
const unoffered = { visibility: 'hidden' } as const;

/** What is done with the list: export everyone of the filter, and register candidates. */
export function CandidateActions({ isChoosing, onExport, onCreate, clientId, template }: CandidateActionsProps) {
  const { t } = useTranslation('staff');
  const backLocation = useBackLocation();
  return (
    <>
      {onExport && template && <ChosenTemplate {...template} />}
      {onExport && (
        <span style={isChoosing ? unoffered : undefined}>
          <Button size="small" icon={<ExportIcon size={16} aria-hidden />} iconOnPhone onClick={onExport}>
            {t('adminDashboard.candidates.exportAll')}
          </Button>
        </span>
      )}
      {onCreate && (
        <LinkButton
          size="small"
          to={clientId ? `/imports/new?client=${encodeURIComponent(clientId)}` : '/imports/new'}
          state={backLocation}
          icon={<ImportIcon size={16} aria-hidden />}
          iconOnPhone
        >
          {t('adminDashboard.candidates.import')}
        </LinkButton>
      )}
      {onCreate && (
        <Button size="small" variant="primary" icon={<PlusIcon size={16} aria-hidden />} iconOnPhone onClick={onCreate}>
          {t('adminDashboard.candidates.new')}
        </Button>
      )}
    </>
  );
}
