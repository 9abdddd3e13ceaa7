import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { WarningIcon } from '../../../components/icons';
import { color, space, typeset } from '../../../theme/tokens';
import type { Step } from '../steps';
import { WarningBox, WarningChoices } from '../warningBox';

const Root = styled(WarningBox)`
  scroll-margin-bottom: ${space[4]};
  color: ${color.orangeText};

  h2 {
    display: flex;
    gap: ${space[2]};
    ${typeset('large', 'semibold')}
    outline: none;

    svg {
      flex-shrink: 0;
      margin-top: 3px;
    }
  }
`;

export interface UntouchedCorrectionsProps {
  /** The requested fields that have not been changed. */
  steps: readonly Step[];
  /** All of these are documents that were refused: none of them can be right as it was. */
  areRefused: boolean;
  busy: boolean;
  onCorrect: () => void;
  onFinish: () => void;
}

/** In the place of 'Confirmar e Finalizar': asked once when a requested field is as it was. */
export function UntouchedCorrections({ steps, areRefused, busy, onCorrect, onFinish }: UntouchedCorrectionsProps) {
  const { t, i18n } = useTranslation('fields');
  const { t: candidateT } = useTranslation('candidate');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    // Its buttons as well, which a phone would leave below the edge.
    title.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Root>
      <h2 ref={title} tabIndex={-1}>
        <WarningIcon size={18} aria-hidden />
        <span>
          {t('corrections.untouched', { count: steps.length })}{' '}
          {new Intl.ListFormat(i18n.language).format(steps.map(({ label }) => label))}
        </span>
      </h2>
      <p>{areRefused ? t('corrections.refusedText', { count: steps.length }) : t('corrections.untouchedText')}</p>
      <WarningChoices>
        <Button variant="primary" size="large" disabled={busy} onClick={onCorrect}>
          {t('corrections.correct')}
        </Button>
        <Button size="large" busy={busy} busyLabel={candidateT('review.finishing')} onClick={onFinish}>
          {t(areRefused ? 'corrections.finishWithout' : 'corrections.finishAnyway')}
        </Button>
      </WarningChoices>
    </Root>
  );
}
