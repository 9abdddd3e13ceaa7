import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import type { CandidateFilter } from '../../generated/staff/graphql';
import { formatCount } from '../../lib/moments';
import { BulkActions, type BulkActionsProps } from './BulkActions';
import { ChosenBar } from './ChosenBar';

export interface ListBulkActionsProps extends Pick<BulkActionsProps, 'onActing' | 'children' | 'entries' | 'busy'> {
  /** The chosen ones; where there are none, all that the filter finds are meant. */
  ids: readonly string[];
  filter: CandidateFilter;
  /** How many the filter finds. */
  total: number;
  /** Takes back the choice of all but these: of everybody where the person asks for it, of those whom an action is done with after it. */
  onKeep?: (ids: readonly string[]) => void;
  /** Some of them have no client, and may be given to one. */
  offersClient?: boolean;
  /** The admission of some of the chosen ones has ended, and may go on again. */
  offersResuming?: boolean;
}

/** What can be done with the chosen people of a list, or with all that its filter finds. Stands below the list. */
export default function ListBulkActions(props: ListBulkActionsProps) {
  const { ids, filter, total, onKeep, offersClient = false, offersResuming = false, ...rest } = props;
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const isChoice = ids.length > 0;
  const areAllEnded = !isChoice && filter.stages?.every((stage) => stage === 'ENDED');
  const ended = areAllEnded ? 'all' : isChoice && offersResuming ? 'some' : 'none';
  const count = ids.length || total;
  const formatted = formatCount(count, i18n.language);
  return (
    // Candidates who are gone may have been all of the list, under the dialog of an action that stands in the bar.
    <ChosenBar $stays={isChoice} hidden={count === 0} data-screen-only>
      <Inline $gap={2}>
        <span role={isChoice ? 'status' : undefined}>
          {isChoice ? t('bulk.chosen', { count, formatted }) : t('bulk.filtered', { count, formatted })}
        </span>
        {isChoice && onKeep && (
          <Button size="small" variant="ghost" onClick={() => onKeep([])}>
            {t('staff:adminDashboard.candidates.clearSelection')}
          </Button>
        )}
      </Inline>
      <BulkActions
        selection={isChoice ? { candidateIds: ids } : { filter }}
        offersClient={offersClient}
        ended={ended}
        {...(onKeep && { onDone: onKeep })}
        {...rest}
      />
    </ChosenBar>
  );
}
