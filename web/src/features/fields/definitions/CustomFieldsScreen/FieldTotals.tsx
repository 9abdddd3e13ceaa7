import ActiveIcon from 'lucide-react/icons/circle-check';
import ClientsIcon from 'lucide-react/icons/building-2';
import FieldsIcon from 'lucide-react/icons/sliders-horizontal';
import CandidatesIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { StatCard, StatStrip } from '../../../../components/StatCard/StatCard';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';

export interface FieldTotalsProps {
  fields: readonly CustomFieldRow_FieldFragment[];
  loading: boolean;
  /** The fields could not be loaded: a dash says so, where a zero would be wrong. */
  failed: boolean;
}

/** The four numbers above the table: all fields, active ones, for candidates, for clients. */
export function FieldTotals({ fields, loading, failed }: FieldTotalsProps) {
  const { t } = useTranslation('configuration');
  const shown = (count: number) => (failed ? '–' : count);
  const forCandidates = fields.filter(({ target }) => target === 'CANDIDATE').length;
  return (
    <StatStrip>
      <StatCard
        icon={<FieldsIcon size={18} />}
        label={t('stats.total')}
        values={[{ value: shown(fields.length) }]}
        loading={loading}
      />
      <StatCard
        icon={<ActiveIcon size={18} />}
        label={t('stats.active')}
        values={[{ value: shown(fields.filter(({ active }) => active).length) }]}
        loading={loading}
      />
      <StatCard
        icon={<CandidatesIcon size={18} />}
        label={t('stats.candidates')}
        values={[{ value: shown(forCandidates) }]}
        loading={loading}
      />
      <StatCard
        icon={<ClientsIcon size={18} />}
        label={t('stats.clients')}
        values={[{ value: shown(fields.length - forCandidates) }]}
        loading={loading}
      />
    </StatStrip>
  );
}
