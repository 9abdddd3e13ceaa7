import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import type { MoreRows } from './useMoreRows';

/** The way to the next rows, below those that are shown; nothing where there are no others. */
export function MoreRowsButton({ hasMore, busy, failed, showMore }: Omit<MoreRows<unknown>, 'list'>) {
  const { t } = useTranslation('staff');
  if (failed) return <LoadError title={t('lists.moreFailed')} onRetry={showMore} />;
  if (!hasMore) return null;
  return (
    <Inline $justify="center">
      <Button size="small" variant="ghost" busy={busy} onClick={showMore}>
        {t('lists.more')}
      </Button>
    </Inline>
  );
}
