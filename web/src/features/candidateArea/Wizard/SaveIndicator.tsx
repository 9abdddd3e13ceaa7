import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextButton } from '../../../components/Button/TextButton';
import { formatTime } from '../../../lib/moments';
import { color, space, typeset } from '../../../theme/tokens';
import { useErrorText } from '../../../session/useErrorText';
import type { SaveState } from '../answerSnapshot';
import type { Step } from '../steps';

const Root = styled.p<{ $warns: boolean }>`
  min-height: 1.5rem;
  margin-top: ${space[4]};
  ${typeset('large')}
  color: ${({ $warns }) => ($warns ? color.orangeText : color.textMuted)};
`;

export interface SaveIndicatorProps {
  state: SaveState;
  /** Whether an answer above is not to be stored as it is: 'Salvo' would be read as a word about it. */
  isRefused: boolean;
  steps: readonly Step[];
  /** The question that is shown; absent where several are. */
  step?: Step;
  /** Leads to the question whose answer was refused, if it is one that is asked. */
  onOpen: (step: Step) => void;
  /** The form is being finished: nothing leads away from it. */
  isFinishing?: boolean;
}

/** 'Salvo às HH:mm', or what keeps the answers from being saved. */
export function SaveIndicator({ state, isRefused, steps, step, onOpen, isFinishing = false }: SaveIndicatorProps) {
  const { t, i18n } = useTranslation('candidate');
  const errorText = useErrorText();
  const refused = state.status === 'refused' ? steps.find(({ key }) => key === state.key) : undefined;
  const text = () => {
    switch (state.status) {
      case 'idle':
        return '';
      case 'saving':
        return t('wizard.saving');
      case 'saved':
        return isRefused ? '' : t('wizard.savedAt', { time: formatTime(state.at, i18n.language) });
      case 'waiting':
        return t('wizard.offline');
      case 'refused':
        return t('wizard.refused', { label: refused?.label ?? state.key });
      case 'failed':
        return errorText(state.error, t('wizard.saveFailed'));
    }
  };
  return (
    <Root $warns={['waiting', 'refused', 'failed'].includes(state.status)}>
      <span role="status">{text()}</span>{' '}
      {refused?.asked && refused.key !== step?.key && !isFinishing && (
        <TextButton onClick={() => onOpen(refused)}>{t('wizard.openRefused')}</TextButton>
      )}
    </Root>
  );
}
