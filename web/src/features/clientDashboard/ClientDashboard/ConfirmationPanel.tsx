import EndedIcon from 'lucide-react/icons/archive';
import WaitingIcon from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { Field } from '../../../components/Field/Field';
import { SuccessIcon } from '../../../components/icons';
import { InlineError } from '../../../components/InlineError/InlineError';
import { TextArea } from '../../../components/TextArea/TextArea';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatMoment } from '../../../lib/moments';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { useIsMounted } from '../../../lib/useIsMounted';
import { color, focusRing, radius, space, typeset } from '../../../theme/tokens';
import { ChangedAfterConfirmation } from '../../candidates/ChangedAfterConfirmation';
import { controlsInCard, moreInCard, panelInCard, stateInCard } from './confirmationLayout';
import { ConfirmQuestion } from './ConfirmQuestion';
import { noOpenDocuments, openKinds, type OpenDocuments } from './openDocuments';
import { useConfirmCandidate } from './useConfirmCandidate';
import { useUnconfirmCandidate } from './useUnconfirmCandidate';

export const ConfirmationPanel_candidate = graphql(`
  fragment ConfirmationPanel_candidate on Candidate {
    id
    name
    status
    progress
    isConfirmed
    viewerCanConfirm
    ending {
      reason
    }
    confirmations {
      id
      isConfirmed
      clientName
      clientNotes
      confirmedAt
      updatedAt
      changedFieldLabels
    }
  }
`);

type Standing = 'confirmed' | 'waiting' | 'ended';

const looks = {
  confirmed: { StateIcon: SuccessIcon, text: color.greenText },
  waiting: { StateIcon: WaitingIcon, text: color.orangeText },
  ended: { StateIcon: EndedIcon, text: color.neutralText },
} as const;

const sheet = css<{ $standing: Standing }>`
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  box-shadow: inset 3px 0 0 ${({ $standing }) => looks[$standing].text};
`;

const Panel = styled.div<{ $standing: Standing; $inCard: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
  ${({ $inCard }) => ($inCard ? panelInCard : sheet)}

  &:focus-visible {
    ${focusRing}
  }
`;

const State = styled.p<{ $standing: Standing; $inCard: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  ${({ $inCard }) => ($inCard ? stateInCard : `flex: 1 1 12rem; ${typeset('body', 'semibold')}`)}
  color: ${({ $standing }) => looks[$standing].text};

  svg {
    flex-shrink: 0;
  }
`;

const Controls = styled.div<{ $inCard: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ $inCard }) => space[$inCard ? 1 : 3]};
  ${({ $inCard }) => $inCard && controlsInCard}
`;

const More = styled.div<{ $inCard: boolean }>`
  display: grid;
  flex: 1 0 100%;
  gap: ${({ $inCard }) => space[$inCard ? 0 : 2]};
  min-width: 0;

  ${({ $inCard }) => $inCard && moreInCard}
`;

const Detail = styled.p`
  ${typeset('small')}
  color: ${color.text};
  white-space: pre-line;
`;

export interface ConfirmationPanelProps {
  candidate: FragmentType<typeof ConfirmationPanel_candidate>;
  /** Who confirms, for the optimistic answer. */
  clientName: string;
  /** Part of the candidate's card, whose place is small: no sheet of its own. */
  inCard?: boolean;
  /** Where the data are not on the screen: 'Confirmar' opens them to be read first. */
  onRead?: () => void;
  /** Proves what was read; required where the data are. */
  shownHash?: string;
  /** The server did not take it: what is shown may be old. */
  onRefused?: () => void;
  /** What is written for the confirmation and not sent; '' for nothing. */
  notes?: string;
  onNotes?: (notes: string) => void;
  /** What is open about the documents, where the data are on the screen: confirming meanwhile is asked about. */
  openDocuments?: OpenDocuments;
}

/**
 * The client's word on a candidate's data: 'Aguardando confirmação', 'Confirmar', 'Dados confirmados', 'Desconfirmar'; and
 * 'Confirmar alterações', which accepts what has changed since. A card has no room for that one: 'Ver' leads to it.
 * Once the admission has ended nothing is asked: why it has stands in the place of 'Aguardando confirmação'.
 */
export function ConfirmationPanel({ candidate: ref, clientName, inCard = false, ...props }: ConfirmationPanelProps) {
  const { onRead, shownHash, onRefused, notes = '', onNotes, openDocuments = noOpenDocuments } = props;
  const { t, i18n } = useTranslation('staff');
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const candidate = readFragment(ConfirmationPanel_candidate, ref);
  const { confirmCandidate, busy: confirming } = useConfirmCandidate(clientName);
  const { unconfirmCandidate, busy: unconfirming } = useUnconfirmCandidate(clientName);
  const [writing, setWriting] = useState(false);
  /** Stays in the card: the toast goes, and does not say whose confirmation was taken back. */
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null);
  const [asking, setAsking] = useState<'confirm' | 'unconfirm' | null>(null);
  const isMounted = useIsMounted();
  const { isConfirmed, ending } = candidate;
  const mayConfirm = candidate.viewerCanConfirm && !ending;
  const standing = isConfirmed ? 'confirmed' : ending ? 'ended' : 'waiting';
  const { StateIcon } = looks[standing];
  // Who has finished has filled in all that was required of them: what is blank was theirs to leave out.
  const isDone = candidate.status === 'COMPLETE' || candidate.progress === 100;
  const confirmation = candidate.confirmations.find((entry) => entry.isConfirmed);
  const hasChanges = !inCard && confirmation !== undefined && confirmation.changedFieldLabels.length > 0;
  const hasBox = !isConfirmed && (writing || notes !== '');
  const hasMore = failure !== null || hasBox || confirmation !== undefined;

  const confirm = async () => {
    setAsking(null);
    setFailure(null);
    setWriting(false);
    // The notes are on their way: the panel reads 'confirmed' already, and closing has nothing to ask.
    onNotes?.('');
    // Accepting what has changed keeps the observations of the confirmation that stands.
    const refusal = await confirmCandidate(candidate, { clientNotes: isConfirmed ? undefined : notes, shownHash });
    if (!refusal) return;
    // Also where another candidate is read by now: they are there again when this one is shown.
    if (notes !== '' && !refusal.gone) onNotes?.(notes);
    if (!isMounted()) return;
    setFailure({ title: t('confirmation.confirmFailedHere'), message: refusal.reason });
    onRefused?.();
  };
  const unconfirm = async () => {
    setAsking(null);
    setFailure(null);
    const refusal = await unconfirmCandidate(candidate);
    if (refusal) setFailure({ title: t('confirmation.updateFailedHere'), message: refusal.reason });
  };

  const hasOpen = openKinds.some((kind) => openDocuments[kind].length > 0);
  const confirmOrAsk = onRead ?? (() => (isDone && !hasOpen ? void confirm() : setAsking('confirm')));

  return (
    <Panel
      {...focusFallback}
      role="group"
      $standing={standing}
      $inCard={inCard}
      aria-label={t('confirmation.panel', { name: candidate.name })}
    >
      <State $standing={standing} $inCard={inCard} role="status">
        <StateIcon size={16} aria-hidden />
        <span>
          {isConfirmed
            ? t('confirmation.done')
            : ending
              ? t('candidates.endedFor', { reason: t(`candidates.endReasons.${ending.reason}`) })
              : t('confirmation.waiting')}
        </span>
      </State>
      <Controls $inCard={inCard} data-screen-only>
        {mayConfirm && !isConfirmed && (
          <>
            {!onRead && !hasBox && (
              <Button size="small" variant="ghost" onClick={() => setWriting(true)}>
                {t('confirmation.addNotes')}
              </Button>
            )}
            <Checkbox
              label={t('confirmation.confirm')}
              checked={false}
              disabled={unconfirming}
              onCheckedChange={confirmOrAsk}
            />
          </>
        )}
        {mayConfirm && hasChanges && (
          <Button size="small" variant="primary" disabled={unconfirming} onClick={confirmOrAsk}>
            {t('confirmation.acceptChanges')}
          </Button>
        )}
        {mayConfirm && isConfirmed && (
          <Button size="small" disabled={confirming} onClick={() => setAsking('unconfirm')}>
            {t('confirmation.unconfirm')}
          </Button>
        )}
      </Controls>
      {asking === 'unconfirm' && (
        <ConfirmDialog
          open
          danger
          title={t('confirmation.withdraw.title')}
          message={t('confirmation.withdraw.text', { name: candidate.name })}
          confirmLabel={t('confirmation.unconfirm')}
          onConfirm={() => void unconfirm()}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'confirm' && (
        <ConfirmQuestion
          name={candidate.name}
          progress={isDone ? null : candidate.progress}
          open={openDocuments}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(null)}
        />
      )}
      {hasMore && (
        <More $inCard={inCard}>
          {failure && <InlineError {...failure} />}
          {hasBox && (
            <Field label={t('confirmation.notesOptional')}>
              <TextArea
                autoFocus={notes === ''} // Notes that come back with a failure take no focus.
                value={notes}
                maxLength={2000}
                onChange={(event) => {
                  setWriting(true); // The box stays though all of them are deleted.
                  onNotes?.(event.target.value);
                }}
              />
            </Field>
          )}
          {confirmation && (
            <>
              <Detail data-when="">
                {t('confirmation.at', {
                  when: formatMoment(confirmation.confirmedAt ?? confirmation.updatedAt, i18n.language),
                })}
              </Detail>
              {confirmation.clientNotes && (
                <Detail>{t('confirmation.notesText', { notes: confirmation.clientNotes })}</Detail>
              )}
              <ChangedAfterConfirmation labels={confirmation.changedFieldLabels} />
            </>
          )}
        </More>
      )}
    </Panel>
  );
}
