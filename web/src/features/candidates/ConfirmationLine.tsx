import WaitingIcon from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SuccessIcon } from '../../components/icons';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { color, typeset } from '../../theme/tokens';
import { ChangedAfterConfirmation } from './ChangedAfterConfirmation';

export const ConfirmationLine_candidate = graphql(`
  fragment ConfirmationLine_candidate on Candidate {
    id
    isConfirmed
    status
    clientName
    ending {
      reason
    }
    confirmations {
      id
      isConfirmed
      clientName
      changedFieldLabels
    }
  }
`);

const Line = styled.p<{ $confirmed: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  ${typeset('small', 'medium')}
  color: ${({ $confirmed }) => ($confirmed ? color.greenText : color.orangeText)};
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

const Reason = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/**
 * 'Confirmado por …' in green, or 'Aguardando confirmação' in orange, with who has to confirm. While the candidate has
 * not finished, the status says what is waited for. Of an admission that has ended nothing is waited for: why it has is told.
 */
export function ConfirmationLine({ candidate }: { candidate: FragmentType<typeof ConfirmationLine_candidate> }) {
  const { t } = useTranslation('staff');
  const { isConfirmed, status, clientName, ending, confirmations } = readFragment(
    ConfirmationLine_candidate,
    candidate,
  );
  const confirmed = confirmations.filter((confirmation) => confirmation.isConfirmed);
  const names = [...new Set(confirmed.map(({ clientName }) => clientName))].join(', ');
  const changed = [...new Set(confirmed.flatMap(({ changedFieldLabels }) => changedFieldLabels))];
  const reason = clientName === null ? t('confirmation.noClient') : t('confirmation.waitingFor', { name: clientName });
  return (
    <div>
      {(isConfirmed || !ending) && (
        <Line $confirmed={isConfirmed}>
          {isConfirmed ? <SuccessIcon size={14} aria-hidden /> : <WaitingIcon size={14} aria-hidden />}
          <span>{isConfirmed ? t('confirmation.by', { name: names }) : t('confirmation.waiting')}</span>
        </Line>
      )}
      {ending && <Reason>{t('candidates.endedFor', { reason: t(`candidates.endReasons.${ending.reason}`) })}</Reason>}
      {!isConfirmed && !ending && (status === 'COMPLETE' || clientName === null) && <Reason>{reason}</Reason>}
      {isConfirmed && <ChangedAfterConfirmation labels={changed} />}
    </div>
  );
}
