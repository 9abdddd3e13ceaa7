import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { space } from '../../../theme/tokens';
import { openKinds, type OpenDocuments } from './openDocuments';

const LABELS_SHOWN = 4;

/* The words of a question are a paragraph, which holds no list of its own kind. */
const Line = styled.span`
  display: block;
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
`;

export interface ConfirmQuestionProps {
  name: string;
  /** How far the form is filled; null for one that is finished. */
  progress: number | null;
  open: OpenDocuments;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before data are confirmed of which something is open, and names what. */
export function ConfirmQuestion({ name, progress, open, onConfirm, onCancel }: ConfirmQuestionProps) {
  const { t } = useTranslation('staff');
  const kinds = openKinds.filter((kind) => open[kind].length > 0);
  const cut = (labels: readonly string[]) => {
    const shown = labels.slice(0, LABELS_SHOWN).join(', ');
    const rest = labels.length - LABELS_SHOWN;
    return rest > 0 ? t('confirmation.open.more', { labels: shown, rest }) : shown;
  };
  return (
    <ConfirmDialog
      open
      title={t(progress === null ? 'confirmation.open.title' : 'confirmation.incomplete.title')}
      message={
        <>
          {progress !== null && `${t('confirmation.incomplete.text', { name, progress })} `}
          {kinds.length > 0 && t('confirmation.open.text', { name })}
          {kinds.length > 0 && (
            <span role="list">
              {kinds.map((kind) => (
                <Line key={kind} role="listitem">
                  {t(`confirmation.open.${kind}`, { labels: cut(open[kind]) })}
                </Line>
              ))}
            </span>
          )}
          <Line>{t('confirmation.anyway')}</Line>
        </>
      }
      confirmLabel={t('confirmation.confirmAnyway')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
