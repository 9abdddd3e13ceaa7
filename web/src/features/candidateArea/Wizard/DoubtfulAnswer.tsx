import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { WarningIcon } from '../../../components/icons';
import { color, space, typeset } from '../../../theme/tokens';
import { WarningBox, WarningChoices } from '../warningBox';

const Root = styled(WarningBox)`
  color: ${color.orangeText};
  /* Clear of the header, and of the bar at the foot of a phone. */
  scroll-margin-block: 5rem 7rem;
`;

const Words = styled.p`
  display: flex;
  gap: ${space[2]};
  ${typeset('large', 'semibold')}

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

export interface DoubtfulAnswerProps {
  /** What looks wrong with the answer, in words. */
  text: string;
  onCorrect: () => void;
  onGoOn: () => void;
}

/** An answer that looks wrong and may be right: the candidate looks again, and has the last word. */
export function DoubtfulAnswer({ text, onCorrect, onGoOn }: DoubtfulAnswerProps) {
  const { t } = useTranslation('fields');
  const correct = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    correct.current?.focus();
    // The other button as well, which a phone would leave behind the bar at its foot.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Root ref={root}>
      <Words role="alert">
        <WarningIcon size={18} aria-hidden />
        {text}
      </Words>
      <WarningChoices>
        <Button ref={correct} size="large" onClick={onCorrect}>
          {t('doubt.correct')}
        </Button>
        <Button size="large" onClick={onGoOn}>
          {t('doubt.goOn')}
        </Button>
      </WarningChoices>
    </Root>
  );
}
