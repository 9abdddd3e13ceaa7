import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';
import { AlertIcon, WarningIcon } from '../icons';
import { VisuallyHidden, visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldContext, type FieldContextValue } from './fieldContext';
import { InfoTip } from './InfoTip';
import { RequiredMark } from './RequiredMark';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const LabelRow = styled.div<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
`;

const Label = styled.label`
  ${typeset('small', 'medium')}
  color: ${color.text};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const LabelAside = styled.div`
  margin-inline-start: auto;
  /* A badge is higher than the line, and the control of a field beside this one would stand above its own. */
  margin-block: -2px;
  ${typeset('small')}

  /* A finger's link is 44 px high; the line must not grow with it. */
  ${media.touch} {
    margin-block: -12px;
  }
`;

type TextSize = 'small' | 'large';

const Hint = styled.p<{ $size: TextSize }>`
  ${({ $size }) => typeset($size)}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Complaint = styled.p<{ $size: TextSize; $tone: 'error' | 'warning' }>`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  ${({ $size }) => typeset($size, 'medium')}
  color: ${({ $tone }) => ($tone === 'error' ? color.dangerText : color.orangeText)};
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    margin-top: ${({ $size }) => ($size === 'large' ? '4px' : '2px')};
  }
`;

/** Always there, so that a message that appears is announced; takes no room while empty. */
const Live = styled.div`
  &:empty {
    margin-top: -6px;
  }
`;

export interface FieldProps {
  label: string;
  /** The control: TextInput, PasswordInput, TextArea, Select, DatePicker. */
  children: ReactNode;
  /** Help that is always visible. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the control invalid and is announced. */
  error?: ReactNode;
  /** What looks wrong with the value and does not keep it from being saved; announced as well. */
  warning?: ReactNode;
  /** How large help, warning and error are written: `large` is 16 px, for pages that are read on phones. */
  size?: TextSize;
  /** Shows the asterisk and tells screen readers. */
  required?: boolean;
  /** Longer help behind an information sign; also read with the control. */
  description?: string;
  /** Something at the right end of the label's line: a badge 'Somente leitura', a link. */
  aside?: ReactNode;
  /** The label only for screen readers. */
  hideLabel?: boolean;
}

/** Label, control, hint and error as one; the control inside is wired by `useFieldControl`. */
export function Field({
  label,
  children,
  hint,
  error,
  warning,
  size = 'small',
  required = false,
  description,
  aside,
  hideLabel = false,
}: FieldProps) {
  const { t } = useTranslation('common');
  const [problem, reportProblem] = useState<string | null>(null);
  const controlId = `field-${useId()}`;
  const shownError = error || problem;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const complaint = shownError || warning;
  const errorId = complaint ? `${controlId}-error` : undefined;
  const descriptionId = description ? `${controlId}-description` : undefined;
  const describedBy = [errorId, hintId, descriptionId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(shownError);

  const context = useMemo<FieldContextValue>(
    () => ({ controlId, label, describedBy, invalid, required, reportProblem }),
    [controlId, label, describedBy, invalid, required],
  );

  return (
    <Root>
      <LabelRow $hidden={hideLabel}>
        <Label htmlFor={controlId}>
          {label}
          {required && <RequiredMark />}
        </Label>
        {description && <InfoTip label={t('components.field.about', { label })} text={description} />}
        {aside && <LabelAside>{aside}</LabelAside>}
      </LabelRow>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <Hint id={hintId} $size={size}>
          {hint}
        </Hint>
      )}
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
      <Live aria-live="polite">
        {complaint && (
          <Complaint id={errorId} $size={size} $tone={invalid ? 'error' : 'warning'}>
            {invalid ? <AlertIcon size={15} aria-hidden /> : <WarningIcon size={15} aria-hidden />}
            <span>{complaint}</span>
          </Complaint>
        )}
      </Live>
    </Root>
  );
}
