import UndoIcon from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { TextButton } from '../../components/Button/TextButton';
import { Inline } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import type { CandidateEventKind, CandidateMailKind } from '../../generated/staff/graphql';
import { formatDayOnly } from '../../lib/days';
import { formatMoment } from '../../lib/moments';
import { color, radius, space, typeset } from '../../theme/tokens';
import { ChangeList } from '../admissionFlow/ChangeList';
import { authorName } from '../conflicts/authorName';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { useStaffHome } from '../staffShell/useStaffHome';
import { EventIcon } from './EventIcon';
import { LongText } from './LongText';
import { useUndoChange } from './useUndoChange';

const ConfirmedRecordDialog = lazyComponent(() => import('./ConfirmedRecordDialog'));

export const TimelineEvent_event = graphql(`
  fragment TimelineEvent_event on CandidateEvent {
    id
    kind
    at
    actorName
    message
    fieldLabels
    changes {
      key
      label
      before
      ...ChangeList_change
    }
    dueOn
    plannedAdmissionOn
    endReason
    mail
    afterConfirmation
    confirmedHash
    viewerCanUndo
  }
`);

/** More changes than these are folded, so that one long block of answers does not hide all that came before it. */
const CHANGES_SHOWN = 3;

/* The line from sign to sign says that one thing follows the other. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 0 ${space[3]};
  padding-bottom: ${space[5]};

  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 15px;
    border-inline-start: 2px solid ${color.border};
    content: '';
  }
`;

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

const Content = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding-top: 5px;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  ${typeset('body', 'semibold')}
`;

const When = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  ${typeset('body')}
`;

/** What has happened, in words: what became of a reminder is told as such, and of any other mail beside what it was for. */
function titleOf({ kind, mail }: { kind: CandidateEventKind; mail: CandidateMailKind | null }) {
  if (mail === 'REMINDER' && kind === 'MAIL_SENT') return 'timeline.reminderSent';
  if (mail === 'REMINDER' && kind === 'MAIL_BOUNCED') return 'timeline.reminderBounced';
  return `timeline.kinds.${kind}` as const;
}

export interface TimelineEventProps {
  event: FragmentType<typeof TimelineEvent_event>;
  candidateId: string;
}

/** One thing that has happened: what, when, by whom, and what it has changed. */
export function TimelineEvent({ event: ref, candidateId }: TimelineEventProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const event = readFragment(TimelineEvent_event, ref);
  const { kind, changes, fieldLabels, message, dueOn, plannedAdmissionOn, mail } = event;
  const undoChange = useUndoChange(candidateId);
  const [asking, setAsking] = useState(false);
  const [isProofOpen, setProofOpen] = useState(false);
  // What was confirmed is read by administrators alone.
  const hasProof = useStaffHome() === '/admin' && event.confirmedHash !== null;
  const [unfolded, setUnfolded] = useState(changes.length <= CHANGES_SHOWN);
  const changesId = useId();
  const undoQuestion = () => {
    const emptied = changes.filter(({ before }) => before === null).map(({ label }) => label);
    const question = t('timeline.undo.question', { fields: fieldLabels.join(', ') });
    const left = t('timeline.undo.emptied', { count: emptied.length, fields: emptied.join(', ') });
    return emptied.length > 0 ? `${question} ${left}` : question;
  };
  const who = authorName(event.actorName) ?? t('timeline.system');
  const day = (date: string) => formatDayOnly(date, i18n.language);
  return (
    <Item>
      <Sign>
        <EventIcon kind={kind} />
      </Sign>
      <Content>
        <div>
          <Inline $gap={2}>
            <Title>
              {event.endReason === null
                ? t(titleOf(event))
                : t('staff:candidates.endedFor', { reason: t(`staff:candidates.endReasons.${event.endReason}`) })}
            </Title>
            {event.afterConfirmation && <Badge tone="orange">{t('timeline.afterConfirmation')}</Badge>}
          </Inline>
          <When>{t('timeline.by', { who, when: formatMoment(event.at, i18n.language) })}</When>
        </div>
        {mail && mail !== 'REMINDER' && <When>{t(`timeline.mails.${mail}`)}</When>}
        {message && (
          <Words>
            <LongText>{message}</LongText>
          </Words>
        )}
        {changes.length === 0 && fieldLabels.length > 0 && (
          <When>{t('timeline.fields', { count: fieldLabels.length, fields: fieldLabels.join(', ') })}</When>
        )}
        {dueOn && <When>{t('timeline.dueOn', { day: day(dueOn) })}</When>}
        {plannedAdmissionOn && <When>{t('timeline.plannedAdmissionOn', { day: day(plannedAdmissionOn) })}</When>}
        {changes.length > CHANGES_SHOWN && (
          <Inline>
            <TextButton aria-expanded={unfolded} aria-controls={changesId} onClick={() => setUnfolded(!unfolded)}>
              {t(unfolded ? 'timeline.fold' : 'timeline.unfold', { count: changes.length })}
            </TextButton>
          </Inline>
        )}
        <div id={changesId}>{unfolded && changes.length > 0 && <ChangeList changes={changes} />}</div>
        {hasProof && (
          <Inline>
            <Button size="small" onClick={() => setProofOpen(true)}>
              {t('timeline.confirmed.action')}
            </Button>
          </Inline>
        )}
        {event.viewerCanUndo && (
          <Inline>
            <Button size="small" icon={<UndoIcon size={15} aria-hidden />} onClick={() => setAsking(true)}>
              {t('timeline.undo.action')}
            </Button>
          </Inline>
        )}
      </Content>
      {isProofOpen && (
        <LazyDialog title={t('timeline.confirmed.title')} onClose={() => setProofOpen(false)}>
          <ConfirmedRecordDialog eventId={event.id} who={who} onClose={() => setProofOpen(false)} />
        </LazyDialog>
      )}
      {asking && (
        <ActionDialog
          text={(part) => (part === 'question' ? undoQuestion() : t(`timeline.undo.${part}`))}
          run={() => undoChange(event.id)}
          onDone={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Item>
  );
}
