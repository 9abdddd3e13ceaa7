import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Line = styled.label<{ $labelFirst: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $labelFirst }) => ($labelFirst ? 'row-reverse' : 'row')};
  justify-content: ${({ $labelFirst }) => ($labelFirst ? 'space-between' : 'flex-start')};
  ${({ $labelFirst }) => $labelFirst && 'width: 100%;'}
  align-items: flex-start;
  gap: ${space[3]};
  max-width: 100%;
  min-width: 0;
  vertical-align: middle;
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
    color: ${color.textMuted};
  }

  ${media.touch} {
    min-height: 44px;
    min-width: 44px;
    padding-block: 11px;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  display: block;
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface ChoiceTexts {
  label: ReactNode;
  /** The label only for screen readers, as in a table's column. */
  hideLabel?: boolean;
  /** More about the choice; not together with `hideLabel`. */
  hint?: ReactNode;
}

interface ChoiceLineProps extends ChoiceTexts {
  /** The label at the left and the control at the right end of the line. */
  labelFirst?: boolean;
  /** What describes the input besides the hint. */
  describedBy: string | undefined;
  /** The input, with the ids of all that describes it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** What Checkbox and Switch share: the whole line is the label and the target. */
export function ChoiceLine({
  label,
  hideLabel = false,
  hint,
  labelFirst = false,
  describedBy,
  children,
}: ChoiceLineProps) {
  const id = useId();
  const hintId = hint && !hideLabel ? id : undefined;
  return (
    <Line $labelFirst={labelFirst}>
      {children([hintId, describedBy].filter(Boolean).join(' ') || undefined)}
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Text>
          {label}
          {hintId && (
            <Hint id={hintId} aria-hidden>
              {hint}
            </Hint>
          )}
        </Text>
      )}
    </Line>
  );
}
