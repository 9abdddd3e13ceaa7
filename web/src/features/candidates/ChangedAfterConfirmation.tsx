import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarningIcon } from '../../components/icons';
import { color, typeset } from '../../theme/tokens';

const Note = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  ${typeset('small')}
  color: ${color.orangeText};
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

/** 'Dados alterados após a confirmação' with the fields that changed; nothing when none did. */
export function ChangedAfterConfirmation({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('staff');
  if (labels.length === 0) return null;
  return (
    <Note>
      <WarningIcon size={14} aria-hidden />
      <span>{t('confirmation.changed', { fields: labels.join(', ') })}</span>
    </Note>
  );
}
