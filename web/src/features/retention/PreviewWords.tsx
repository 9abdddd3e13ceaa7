import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { formatCount, formatDay } from '../../lib/moments';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { retentionPreviewQuery, type RetentionPreviewCounts } from './retentionOperations';
import { isPast, keepsAll, monthsOf, type PeriodValues } from './retentionPeriods';

/** Whom the periods of the form concern, saved or not. */
export function useRetentionPreview(periods: PeriodValues) {
  const { data, error, refetch } = useQuery(
    retentionPreviewQuery,
    keepsAll(periods) ? skipToken : { variables: monthsOf(periods), fetchPolicy: 'network-only' },
  );
  return { counts: data?.retentionPreview, error, refetch };
}

/** How many candidates are past their period, and from when on they are deleted. */
export function OverWords({ counts: { overCount }, from }: { counts: RetentionPreviewCounts; from: string }) {
  const { t, i18n } = useTranslation('staff');
  const counted = { count: overCount, total: formatCount(overCount, i18n.language) };
  if (isPast(from)) return t('retention.preview.overNow', counted);
  return t('retention.preview.over', { ...counted, day: formatDay(from, i18n.language) });
}

export interface PreviewWordsProps {
  preview: ReturnType<typeof useRetentionPreview>;
  /** Nothing is deleted by the periods. */
  isOff: boolean;
  /** When the server begins to delete by them. */
  from: string;
}

/** What the chosen periods do, in words. */
export function PreviewWords({ preview: { counts, error, refetch }, isOff, from }: PreviewWordsProps) {
  const { t, i18n } = useTranslation('staff');
  const soon = () => {
    const count = counts?.soonCount ?? 0;
    return t('retention.preview.soon', { count, total: formatCount(count, i18n.language) });
  };
  const isBusy = !isOff && !counts && !error;
  return (
    <Stack as="section" $gap={2} aria-labelledby="retention-preview">
      <SectionTitle as="h3" id="retention-preview">
        {t('retention.preview.title')}
      </SectionTitle>
      <Stack $gap={2} role="status" aria-busy={isBusy || undefined}>
        {isOff ? (
          <p>{t('retention.preview.none')}</p>
        ) : counts ? (
          <>
            <p>
              <OverWords counts={counts} from={from} />
            </p>
            <p>{soon()}</p>
          </>
        ) : error ? (
          <LoadError title={t('retention.preview.failed')} onRetry={refetch} />
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
    </Stack>
  );
}
