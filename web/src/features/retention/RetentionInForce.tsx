import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../components/Card/Card';
import { formatCount, formatDay, formatMoment } from '../../lib/moments';
import { Fact, FactList } from '../candidates/CandidateDetailsDialog/FieldList';
import { authorName } from '../conflicts/authorName';
import type { Retention } from './retentionOperations';
import { isPast, periodNames, periodText, valuesOf } from './retentionPeriods';

/** What the server does at present, who has set it, and what has come of it. */
export function RetentionInForce({ retention }: { retention: Retention }) {
  const { t, i18n } = useTranslation('staff');
  const { effectiveFrom, deletedCount, lastDeletedAt, lastChange } = retention;
  const day = (moment: string) => formatDay(moment, i18n.language);
  const deletion = () => {
    if (effectiveFrom == null) return t('retention.inForce.off');
    const from = { day: day(effectiveFrom) };
    return isPast(effectiveFrom) ? t('retention.inForce.since', from) : t('retention.inForce.from', from);
  };
  const change = ({ at, byName }: NonNullable<Retention['lastChange']>) => {
    const when = formatMoment(at, i18n.language);
    const who = authorName(byName ?? null);
    return who === null
      ? t('candidates.details.lastChangeBySystem', { when })
      : t('candidates.details.lastChangeBy', { when, who });
  };
  return (
    <Card $padding="small" aria-labelledby="retention-in-force">
      <CardHeader title={t('retention.inForce.title')} titleId="retention-in-force" />
      <FactList>
        {periodNames.map((name) => (
          <Fact key={name} label={t(`retention.${name}`)} value={periodText(t, valuesOf(retention)[name])} />
        ))}
        <Fact label={t('retention.inForce.deletion')} value={deletion()} />
        <Fact
          label={t('retention.inForce.deleted')}
          value={t('retention.inForce.count', {
            count: deletedCount,
            total: formatCount(deletedCount, i18n.language),
            day: day(lastDeletedAt ?? ''),
          })}
        />
        {lastChange && <Fact label={t('candidates.details.lastChange')} value={change(lastChange)} />}
      </FactList>
    </Card>
  );
}
