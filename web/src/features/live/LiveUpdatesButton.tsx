import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { formatCount } from '../../lib/moments';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { LiveUpdates } from './useLiveUpdates';

export interface LiveUpdatesButtonProps {
  updates: LiveUpdates | null | undefined;
  /** Told before the updates are shown, to put the focus where it stays: the button goes with them. */
  onShow?: () => void;
}

/** '3 novos, atualizar': says politely that a list has changed elsewhere, and shows it when the reader wants to see it. */
export function LiveUpdatesButton({ updates, onShow }: LiveUpdatesButtonProps) {
  const { t, i18n } = useTranslation('staff');
  const show = () => {
    onShow?.();
    updates?.show();
  };
  const words = !updates
    ? ''
    : updates.count > 0
      ? t('lists.updates', { count: updates.count, formatted: formatCount(updates.count, i18n.language) })
      : t('lists.changed');
  return (
    <>
      <LiveRegion>{words}</LiveRegion>
      {updates && (
        <Button size="small" icon={<RefreshIcon size={14} aria-hidden />} onClick={show}>
          {words}
        </Button>
      )}
    </>
  );
}
