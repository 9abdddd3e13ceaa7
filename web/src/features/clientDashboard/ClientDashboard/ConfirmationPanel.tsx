import WaitingIcon from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { Field } from '../../../components/Field/Field';
import { SuccessIcon } from '../../../components/icons';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline } from '../../../components/Layout/Layout';
import { TextArea } from '../../../components/TextArea/TextArea';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatMoment } from '../../../lib/moments';
import { useKeptFocus } from '../../../lib/useKeptFocus';
import { color, focusRing, radius, space, typeset } from '../../../theme/tokens';
import { ChangedAfterConfirmation } from '../../candidates/ChangedAfterConfirmation';
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
    confirmations {
      id
      isConfirmed
      clientName
      clientNotes
      updatedAt
      changedFieldLabels
    }
  }
`);

const Panel = styled.div<{ $confirmed: boolean }>`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  box-shadow: inset 3px 0 0 ${({ $confirmed }) => ($confirmed ? color.greenText : color.orangeText)};
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`;

const State = styled.p<{ $confirmed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  flex: 1 1 12rem;
  ${typeset('body', 'semibold')}
  color: ${({ $confirmed }) => ($confirmed ? color.greenText : color.orangeText)};

  svg {
    flex-shrink: 0;
  }
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
}

/** The client's word on a candidate's data: 'Aguardando confirmação', 'Confirmar', 'Dados confirmados', 'Desconfirmar'. */
export function ConfirmationPanel({ candidate: ref, clientName }: ConfirmationPanelProps) {
  const { t, i18n } = useTranslation('staff');
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const candidate = readFragment(ConfirmationPanel_candidate, ref);
  const { confirmCandidate, busy: confirming } = useConfirmCandidate(clientName);
  const { unconfirmCandidate, busy: unconfirming } = useUnconfirmCandidate(clientName);
  const [notes, setNotes] = useState<string | null>(null);
  /** Stays in the card: the toast goes, and does not say whose confirmation was taken back. */
  const [failure, setFailure] = useState<{ title: string; message: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const { isConfirmed, viewerCanConfirm } = candidate;
  const isFilled = candidate.progress === 100;
  const confirmation = candidate.confirmations.find((entry) => entry.isConfirmed);

  const confirm = async () => {
    setAsking(false);
    setFailure(null);
    const message = await confirmCandidate(candidate, notes ?? '');
    if (message) setFailure({ title: t('confirmation.confirmFailedHere'), message });
    else setNotes(null);
  };
  const unconfirm = async () => {
    setFailure(null);
    const message = await unconfirmCandidate(candidate);
    if (message) setFailure({ title: t('confirmation.updateFailedHere'), message });
  };

  return (
    <Panel
      {...keptFocus}
      role="group"
      $confirmed={isConfirmed}
      aria-label={t('confirmation.panel', { name: candidate.name })}
    >
      <Inline $gap={3} $justify="space-between">
        <State $confirmed={isConfirmed} role="status">
          {isConfirmed ? <SuccessIcon size={16} aria-hidden /> : <WaitingIcon size={16} aria-hidden />}
          <span>{isConfirmed ? t('confirmation.done') : t('confirmation.waiting')}</span>
        </State>
        {viewerCanConfirm && !isConfirmed && (
          <Inline $gap={3}>
            {notes === null && (
              <Button size="small" variant="ghost" onClick={() => setNotes('')}>
                {t('confirmation.addNotes')}
              </Button>
            )}
            <Checkbox
              label={t('confirmation.confirm')}
              checked={false}
              disabled={unconfirming}
              onCheckedChange={() => (isFilled ? void confirm() : setAsking(true))}
            />
          </Inline>
        )}
        {viewerCanConfirm && isConfirmed && (
          <Button size="small" disabled={confirming} onClick={() => void unconfirm()}>
            {t('confirmation.unconfirm')}
          </Button>
        )}
      </Inline>
      {failure && <InlineError {...failure} />}
      {asking && (
        <ConfirmDialog
          open
          title={t('confirmation.incomplete.title')}
          message={t(`confirmation.incomplete.${candidate.status}`, {
            name: candidate.name,
            progress: candidate.progress,
          })}
          confirmLabel={t('confirmation.incomplete.confirm')}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
      {!isConfirmed && notes !== null && (
        <Field label={t('confirmation.notesOptional')}>
          <TextArea
            autoFocus={notes === ''} // not when it comes back with a failure
            value={notes}
            maxLength={2000}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Field>
      )}
      {confirmation && (
        <>
          <Detail>{t('confirmation.at', { when: formatMoment(confirmation.updatedAt, i18n.language) })}</Detail>
          {confirmation.clientNotes && (
            <Detail>{t('confirmation.notesText', { notes: confirmation.clientNotes })}</Detail>
          )}
          <ChangedAfterConfirmation labels={confirmation.changedFieldLabels} />
        </>
      )}
    </Panel>
  );
}
