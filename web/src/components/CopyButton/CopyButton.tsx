import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../Button/Button';
import type { ButtonVariant } from '../Button/buttonStyles';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CheckIcon, CopyIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { copyText } from './copyText';

const ICON_SIZE = 15;

/* As wide as the longer of what it says before and once it has copied, so that its neighbours stay where they are; a failure may widen it. */
const Words = styled.span`
  display: inline-grid;
  justify-items: center;
  /* No room for descenders below it, which would make this button higher than others. */
  vertical-align: top;

  &::after {
    content: attr(data-other);
    padding-inline-start: calc(${ICON_SIZE}px + ${space[2]});
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

/* Inside of that width and not before it: a short word would stand apart from its icon. */
const Shown = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex-shrink: 0;
  }
`;

type CopyState = 'idle' | 'copied' | 'failed';

/** How long 'Copiado' stays, in milliseconds. */
const SHOWN_FOR = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard; a function where it has to be read first. */
  text: string | (() => Promise<string>);
  /** The button's text; default 'Copiar'. */
  label?: string;
  /** Whose text it is, for screen readers, where several buttons on a page have the same label. */
  whose?: string;
  /** Only the icon; `label` becomes its name. */
  iconOnly?: boolean;
  icon?: ReactNode;
  variant?: Exclude<ButtonVariant, 'primary' | 'danger'>;
  /** It has the first focus of the dialog that it stands in. */
  focusedFirst?: boolean;
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
  focusedFirst = false,
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
    idle: icon ?? <CopyIcon size={ICON_SIZE} aria-hidden />,
    copied: <CheckIcon size={ICON_SIZE} aria-hidden />,
    failed: <AlertIcon size={ICON_SIZE} aria-hidden />,
  };

  return (
    <>
      {iconOnly ? (
        <IconButton
          label={[texts[state], whose].filter(Boolean).join(' ')}
          icon={icons[state]}
          variant={variant}
          size="small"
          onClick={() => void copy()}
        />
      ) : (
        <Button
          variant={variant}
          size="small"
          data-autofocus={focusedFirst ? '' : undefined}
          onClick={() => void copy()}
        >
          <Words data-other={texts[state === 'idle' ? 'copied' : 'idle']}>
            <Shown>
              {icons[state]}
              {texts[state]}
            </Shown>
          </Words>{' '}
          {whose && <VisuallyHidden>{whose}</VisuallyHidden>}
        </Button>
      )}
      <VisuallyHidden role="status">{state === 'idle' ? '' : texts[state]}</VisuallyHidden>
    </>
  );
}
