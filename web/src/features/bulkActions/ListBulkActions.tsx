import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateFilter } from '../../generated/staff/graphql';
import { formatCount } from '../../lib/moments';
import { color, radius, space, typeset } from '../../theme/tokens';
import { BulkActions } from './BulkActions';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  > span {
    ${typeset('small', 'medium')}
  }
`;

export interface ListBulkActionsProps {
  /** The chosen ones; where there are none, all that the filter finds are meant. */
  ids: readonly string[];
  filter: CandidateFilter;
  /** How many the filter finds. */
  total: number;
  onDone?: () => void;
}

/** What can be done with the chosen people of a list, or with all that its filter finds. */
export default function ListBulkActions({ ids, filter, total, onDone }: ListBulkActionsProps) {
  const { t, i18n } = useTranslation('flow');
  const count = ids.length || total;
  const formatted = formatCount(count, i18n.language);
  return (
    <Bar>
      <span>{ids.length > 0 ? t('bulk.chosen', { count, formatted }) : t('bulk.filtered', { count, formatted })}</span>
      <BulkActions selection={ids.length > 0 ? { candidateIds: ids } : { filter }} {...(onDone && { onDone })} />
    </Bar>
  );
}
