import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { FieldAnswer } from '../../fields/values/FieldAnswer';
import { color, space, typeset } from '../../../theme/tokens';
import type { Step } from '../steps';
import { WarningBox } from '../warningBox';

const Root = styled(WarningBox)`
  h2 {
    ${typeset('large', 'semibold')}
    color: ${color.orangeText};
  }

  dt {
    font-weight: 620;
  }

  dd {
    margin: 0 0 ${space[2]};
    white-space: pre-wrap;
  }
`;

export interface RivalAnswerProps {
  step: Step;
  mine: string;
  /** What another device has stored meanwhile. */
  rival: string;
  onChoose: (choice: 'mine' | 'rival') => void;
}

/** Two devices answered one field: neither answer is lost, the candidate compares and chooses. */
export function RivalAnswer({ step, mine, rival, onChoose }: RivalAnswerProps) {
  const { t } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const titleId = useId();
  const display = (stored: string) => (stored ? <FieldAnswer field={step} stored={stored} /> : t('review.empty'));
  return (
    <Root role="group" aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId}>{t('conflict.title')}</h2>
        <p>{fieldsT('rivalAnswer.text')}</p>
      </div>
      <dl>
        <dt>{fieldsT('rivalAnswer.mine')}</dt>
        <dd>{display(mine)}</dd>
        <dt>{fieldsT('rivalAnswer.rival')}</dt>
        <dd>{display(rival)}</dd>
      </dl>
      <Button onClick={() => onChoose('mine')}>{fieldsT('rivalAnswer.keepMine')}</Button>
      <Button onClick={() => onChoose('rival')}>{fieldsT('rivalAnswer.keepRival')}</Button>
    </Root>
  );
}
