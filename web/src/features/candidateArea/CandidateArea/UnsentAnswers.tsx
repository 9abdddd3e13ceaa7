import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Layout/Layout';
import { color, radius, space } from '../../../theme/tokens';
import type { UnsentData } from '../unsentData';

/* Small, as it is there before the form is loaded. */
const Question = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.redBorder};
  border-radius: ${radius.medium};
  background: ${color.redSoft};
  color: ${color.redText};
`;

export interface UnsentAnswersProps {
  what: UnsentData;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving forgets everything in this browser, so a candidate with answers waiting in it is asked first. */
export function UnsentAnswers({ what, onStay, onLeave }: UnsentAnswersProps) {
  const { t } = useTranslation('candidate');
  const stay = useRef<HTMLButtonElement>(null);
  // The question stands above what is being filled in: the focus brings it into view, and goes back to where it was.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    stay.current?.focus();
    return () => {
      if (document.activeElement === document.body) before?.focus();
    };
  }, []);
  return (
    <Question role="alert">
      <strong>{t(`unsent.${what}`)}</strong>
      <p>{t('unsent.text')}</p>
      <Inline $gap={3}>
        <Button ref={stay} onClick={onStay}>
          {t('unsent.stay')}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {t('unsent.leave')}
        </Button>
      </Inline>
    </Question>
  );
}
