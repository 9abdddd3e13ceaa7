import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useFieldControl } from '../../../components/Field/fieldContext';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { color, focusRing, motion, radius, space, typeset } from '../../../theme/tokens';

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

const chosen = css`
  border-color: ${color.accent};
  background: ${color.accentSoft};
  color: ${color.accentText};
  box-shadow: inset 0 0 0 1px ${color.accent};

  @media (forced-colors: active) {
    outline: 3px solid Highlight;
  }
`;

const Choice = styled.label<{ $isChosen: boolean }>`
  display: grid;
  place-items: center;
  min-height: 56px;
  padding: ${space[2]} ${space[3]};
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${typeset('large', 'semibold')}
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover {
    border-color: ${color.accent};
  }

  /* Not by :has(:checked), which old phones do not know: the choice would not be seen there. */
  ${({ $isChosen }) => $isChosen && chosen}

  &:has(:focus-visible) {
    ${focusRing}
  }

  input {
    ${visuallyHidden}
  }
`;

export interface YesNoProps {
  /** The question, for screen readers. */
  label: string;
  /** 'true', 'false', or '' while nothing is chosen. */
  value: string;
  onChange: (value: 'true' | 'false') => void;
  ref?: Ref<HTMLElement>;
}

/** A question of yes or no: nothing is chosen until the candidate chooses, and 'Não' is an answer like 'Sim'. */
export function YesNo({ label, value, onChange, ref }: YesNoProps) {
  const { t } = useTranslation('fields');
  const control = useFieldControl({});
  const choices = [
    ['true', t('yes')],
    ['false', t('no')],
  ] as const;
  return (
    <Choices role="radiogroup" aria-label={label} {...control}>
      {choices.map(([choice, text], index) => {
        const isTarget = value === choice || (value === '' && index === 0);
        return (
          <Choice key={choice} $isChosen={value === choice}>
            <input
              type="radio"
              name={`${control.id}-choice`}
              checked={value === choice}
              onChange={() => onChange(choice)}
              {...(isTarget && ref && { ref: ref as Ref<HTMLInputElement> })}
            />
            {text}
          </Choice>
        );
      })}
    </Choices>
  );
}
