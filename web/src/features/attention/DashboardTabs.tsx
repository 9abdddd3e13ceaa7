import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { Card } from '../../components/Card/Card';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { Tabs } from '../../components/Tabs/Tabs';
import { formatCount } from '../../lib/moments';

export interface DashboardTabsProps {
  /** Null until it is known which one comes first. */
  view: 'attention' | 'list' | null;
  /** How many need attention. */
  total: number;
  /** What the list is called. */
  listTitle: string;
  onChange: (view: 'attention' | 'list') => void;
  queue: ReactNode;
  list: ReactNode;
}

/** A card of rows to come: what stands in the place of the queue until it is there. */
export const StartingQueue = () => (
  <Card $padding="small" aria-busy="true">
    <SkeletonRows rows={5} />
  </Card>
);

/** The two views of a dashboard: who needs attention, and all candidates. */
export function DashboardTabs({ view, total, listTitle, onChange, queue, list }: DashboardTabsProps) {
  const { t, i18n } = useTranslation('staff');
  const tabs = [
    {
      value: 'attention',
      label: t('navigation.attention'),
      detail: total > 0 && <Badge tone="orange">{formatCount(total, i18n.language)}</Badge>,
    },
    { value: 'list', label: listTitle },
  ] as const;
  if (view === null) {
    return <StartingQueue />;
  }
  return (
    <Tabs label={t('navigation.views')} value={view} onChange={onChange} tabs={tabs}>
      {view === 'attention' ? queue : list}
    </Tabs>
  );
}
