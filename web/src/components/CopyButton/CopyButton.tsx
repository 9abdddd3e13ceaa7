import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import type { ButtonVariant } from '../Button/buttonStyles';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CheckIcon, CopyIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { copyText } from './copyText';

/* As wide as the longer of what it says before and once it has copied, so that its neighbours stay where they are; a failure may widen it. */
const Words = styled.span`
  display: inline-grid;
  text-align: center;

  &::after {
    content: attr(data-other);
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

type CopyState = 'idle' | 'copied' | 'failed';

/** How long 'Copiado' stays, in milliseconds. */
const SHOWN_FOR = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** The button's text; default 'Copiar'. */
  label?: string;
  /** Whose text it is, for screen readers, where several buttons on a page have the same label. */
  whose?: string;
  /** Only the icon; `label` becomes its name. */
  iconOnly?: boolean;
  icon?: ReactNode;
  variant?: Exclude<ButtonVariant, 'primary' | 'danger'>;
  /** After it worked: the place for the toast 'Link copiado!'. */
  onCopied?: () => void;
}

/** Copies a text and says for two seconds that it did. */
export function CopyButton({
  text,
  label,
  whose,
  iconOnly = false,
  icon,
  variant = 'secondary',
  onCopied,
}: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const worked = await copyText(text);
    setState(worked ? 'copied' : 'failed');
    if (worked) onCopied?.();
  };

  const texts: Record<CopyState, string> = {
    idle: label ?? t('components.copy.copy'),
    copied: t('components.copy.copied'),
    failed: t('components.copy.failed'),
  };
  const icons: Record<CopyState, ReactNode> = {
    idle: icon ?? <CopyIcon size={15} aria-hidden />,
    copied: <CheckIcon size={15} aria-hidden />,
    failed: <AlertIcon size={15} aria-hidden />,
  };

  return (
    <>
      {iconOnly ? (
        <IconButton
          label={texts[state]}
          icon={icons[state]}
          variant={variant}
          size="small"
          onClick={() => void copy()}
        />
      ) : (
        <Button variant={variant} size="small" icon={icons[state]} onClick={() => void copy()}>
          <Words data-other={texts[state === 'idle' ? 'copied' : 'idle']}>{texts[state]}</Words>{' '}
          {whose && <VisuallyHidden>{whose}</VisuallyHidden>}
        </Button>
      )}
      <VisuallyHidden role="status">{state === 'idle' ? '' : texts[state]}</VisuallyHidden>
    </>
  );
}
