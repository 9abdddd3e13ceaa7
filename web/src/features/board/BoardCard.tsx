import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/Button/LinkButton';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDayOnly, relativeDay } from '../../lib/days';
import { useBackLocation } from '../../lib/backNavigation';
import { NextActionLabel } from '../admissionFlow/NextActionLabel';
import { CardName, CardRoot, Fact } from './boardLayout';

export const BoardCard_candidate = graphql(`
  fragment BoardCard_candidate on Candidate {
    id
    name
    clientCompany
    stageSince
    status
    progress
    dueOn
    ending {
      reason
    }
    nextAction
  }
`);

export interface BoardCardProps {
  candidate: FragmentType<typeof BoardCard_candidate>;
  /** Administrators see whose candidate it is. */
  isAdmin: boolean;
  /** The address of the candidate's page. */
  to: string;
}

/** A person on the board: since when they are in the stage, how far they are, and what comes next, or why it has ended. */
export function BoardCard({ candidate: ref, isAdmin, to }: BoardCardProps) {
  const { t, i18n } = useTranslation(['figures', 'flow', 'staff']);
  const { name, clientCompany, stageSince, status, progress, dueOn, ending, nextAction } = readFragment(
    BoardCard_candidate,
    ref,
  );
  const backLocation = useBackLocation();
  return (
    <CardRoot aria-label={name}>
      <CardName to={to} state={backLocation}>
        {name}
      </CardName>
      {isAdmin && clientCompany && <Fact>{clientCompany}</Fact>}
      <Fact>{relativeDay(stageSince, i18n.language)}</Fact>
      {ending && <Fact>{t(`staff:candidates.endReasons.${ending.reason}`)}</Fact>}
      {/* What a finished form has left out was optional, and once the admission has ended nothing is missing. */}
      {status !== 'COMPLETE' && !ending && (
        <>
          <ProgressBar thin label={t('flow:page.progress')} value={progress} />
          <Fact>
            {t('board.progress', { progress })}
            {dueOn !== null && ` · ${t('board.dueOn', { day: formatDayOnly(dueOn, i18n.language) })}`}
          </Fact>
        </>
      )}
      {nextAction !== null && (
        <LinkButton size="small" to={to} state={backLocation}>
          <NextActionLabel action={nextAction} name={name} />
        </LinkButton>
      )}
    </CardRoot>
  );
}
