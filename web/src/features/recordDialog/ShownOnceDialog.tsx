import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextInput } from '../../components/TextInput/TextInput';
import { fontFamily } from '../../theme/tokens';
import { useUnsavedChanges } from './useUnsavedChanges';

/* It breaks anywhere, so that all of it is seen on a phone. */
const LongValue = styled(TextArea)`
  font-family: ${fontFamily.mono};
  word-break: break-all;
`;

export interface ShownOnceDialogProps {
  title: string;
  value: string;
  /** It is no password that somebody types, but long and made for programs. */
  isLong?: boolean;
  /** Its words: `onlyNow` says that it cannot be seen again, `leave` are those of the question before it is lost in another way. */
  text: (part: 'onlyNow' | 'label' | 'hint' | 'copy' | 'leave.title' | 'leave.text') => string;
  /** More that can be copied of what it belongs to. */
  otherCopies?: ReactNode;
  busy?: boolean;
  onClose: () => void;
  /** What is said above it. */
  children?: ReactNode;
}

/**
 * Shows what the server keeps no copy of: this once. Only its button closes it: one Escape or a click beside it would lose the value,
 * and the browser's 'back' and closing the page ask first. The copy button has the first focus, as an Enter too many would lose it, too.
 */
export function ShownOnceDialog({ title, value, isLong = false, text, ...props }: ShownOnceDialogProps) {
  const { otherCopies, busy, onClose, children } = props;
  const { t } = useTranslation('staff');
  const { question } = useUnsavedChanges(true, (part) =>
    part === 'title' || part === 'text' ? text(`leave.${part}`) : t(`shownOnce.leave.${part}`),
  );
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={title}
      description={text('onlyNow')}
      busy={busy}
      footer={
        <Button variant="primary" onClick={onClose} disabled={busy}>
          {t('shownOnce.done')}
        </Button>
      }
    >
      <Stack>
        {children}
        <Field label={text('label')} hint={text('hint')}>
          {isLong ? (
            <LongValue readOnly value={value} minHeight={100} spellCheck={false} />
          ) : (
            <TextInput readOnly value={value} />
          )}
        </Field>
        <Inline $gap={2}>
          <CopyButton text={value} label={text('copy')} focusedFirst />
          {otherCopies}
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
