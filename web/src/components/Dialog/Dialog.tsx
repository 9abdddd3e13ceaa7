import * as RadixDialog from 'radix-ui/dialog';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, typeset, zIndex } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons';
import { toast } from '../Toast/toast';
import { DialogBody } from './DialogBody';
import { useFocusReturn } from './useFocusReturn';

export type DialogSize = 'small' | 'medium' | 'large' | 'extraLarge';

const widths: Record<DialogSize, string> = {
  small: '26rem',
  medium: '36rem',
  large: '52rem',
  extraLarge: '70rem',
};

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px) scale(0.985); }`;
const slideUp = keyframes`from { transform: translateY(24px); opacity: 0; }`;

const Backdrop = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.dialog};
  display: grid;
  /* A wide table inside scrolls in its own place instead of widening the dialog. */
  grid-template-columns: minmax(0, 1fr);
  /* A dialog stands in the middle, and no message lies over it: ToastViewport tells how much room messages take. */
  grid-template-rows: minmax(max(${space[4]}, var(--toast-room, 0px)), 1fr) auto minmax(${space[4]}, 1fr);
  justify-items: center;
  padding: 0 ${space[4]};
  background: ${color.backdrop};
  animation: ${fade} ${motion.medium};

  ${media.phone} {
    grid-template-rows: 1fr auto;
    justify-items: stretch;
    padding: 0;
  }
`;

const Panel = styled(RadixDialog.Content)<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  grid-row: 2;
  max-height: 90vh;
  max-height: min(90dvh, calc(100dvh - max(${space[4]}, var(--toast-room, 0px)) - ${space[4]}));
  border: 1px solid ${color.border};
  border-radius: ${radius.extraLarge};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.high};
  outline: none;
  animation: ${rise} ${motion.medium};

  ${media.phone} {
    max-width: none;
    border-width: 1px 0 0;
    border-radius: ${radius.extraLarge} ${radius.extraLarge} 0 0;
    animation-name: ${slideUp};
  }
`;

/* The middle of the title is that of the buttons beside it, which are taller than its line. */
const titleDrop = '5px';

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: calc(${space[5]} - ${titleDrop}) ${space[5]} ${space[4]} ${space[6]};

  ${media.phone} {
    padding: ${space[3]} ${space[2]} ${space[2]} ${space[4]};
  }
`;

const Heading = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: ${titleDrop};
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-top: 9px;
  }
`;

const Title = styled(RadixDialog.Title)`
  margin: 0;
  ${typeset('title', 'semibold')}
`;

const Description = styled(RadixDialog.Description)`
  margin-top: 2px;
  ${typeset('body')}
  color: ${color.textMuted};
`;

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1 1 auto;
`;

const FormColumn = styled.form`
  ${column}
`;

const Column = styled.div`
  ${column}
`;

const Footer = styled.footer<{ $ruled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  ${({ $ruled }) => $ruled && `border-top: 1px solid ${color.border};`}

  /* The main action has a line of its own; the others share one while their words fit. */
  ${media.phone} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
    > :last-child {
      flex-basis: 100%;
      order: -1;
    }
  }
`;

export interface DialogProps {
  open: boolean;
  /** The user wants to close: the button, Escape, or a click beside it (not beside a form: that would lose work). */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Controls at the right end of the header, before the button that closes. */
  aside?: ReactNode;
  size?: DialogSize;
  /** Something is being saved: the dialog cannot be closed. */
  busy?: boolean;
  /** False for a task that must be done first: no close button, no Escape; only the footer's buttons lead out. */
  closable?: boolean;
  /** Buttons, fixed under the scrolling content. */
  footer?: ReactNode;
  /** Makes content and footer one form, so that a submit button in the footer and the Enter key work. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/* No box to tick: one stands below what is to be read first, and a single press of Space would agree to it. */
const FIELDS =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [readonly], :disabled), select:not(:disabled), textarea:not(:disabled)';

function firstFocus(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel?.querySelector<HTMLElement>(FIELDS) ?? panel;
}

/**
 * A modal dialog: keeps the focus inside, returns it to where it was, locks the page behind, scrolls its content at
 * 90 % of the window's height, and is a sheet at the bottom edge on a phone. The first focus goes to `[data-autofocus]`,
 * else to the first field to write in or choose from, else to the dialog itself (so that a screen reader reads its title and text first).
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  aside,
  size = 'medium',
  busy = false,
  closable = true,
  footer,
  onSubmit,
  role = 'dialog',
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const panel = useRef<HTMLDivElement>(null);
  const focus = useFocusReturn();
  const isForm = onSubmit !== undefined;
  const openedAt = useRef(0);
  useEffect(() => {
    if (!open || !isForm) return;
    openedAt.current = toast.latest();
    return () => toast.dismissErrors(openedAt.current);
  }, [open, isForm]);

  // A row that is being dragged takes Escape for itself: it goes back to its place.
  const takesEscape = ({ target }: { target: EventTarget | null }) =>
    !busy && closable && !(target instanceof Element && target.closest('[data-takes-escape]'));

  const content = (
    <>
      {children && <DialogBody label={typeof title === 'string' ? title : undefined}>{children}</DialogBody>}
      {footer && <Footer $ruled={Boolean(children)}>{footer}</Footer>}
    </>
  );

  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && !busy && closable && onClose()}>
      <RadixDialog.Portal>
        <Backdrop>
          <Panel
            ref={panel}
            $size={size}
            role={role}
            aria-busy={busy || undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focus.remember();
              firstFocus(panel.current)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its own trigger only; our dialogs are opened by state.
              event.preventDefault();
              focus.giveBack();
            }}
            onEscapeKeyDown={(event) => {
              if (!takesEscape(event)) event.preventDefault();
            }}
            onKeyDown={(event) => {
              // Radix gives Escape to what opened last, which may be a toast, and a toast leaves it to us.
              if (event.key !== 'Escape' || event.defaultPrevented || !takesEscape(event)) return;
              event.preventDefault();
              onClose();
            }}
            onInteractOutside={(event) => {
              const onToast = event.target instanceof Element && event.target.closest('[data-toasts]');
              if (busy || !closable || onSubmit || role === 'alertdialog' || onToast) event.preventDefault();
            }}
          >
            <Header>
              <Heading>
                <Title>{title}</Title>
                {description && <Description>{description}</Description>}
              </Heading>
              {aside}
              {closable && (
                <IconButton
                  label={t('components.dialog.close')}
                  icon={<CloseIcon size={18} aria-hidden />}
                  tooltip={false}
                  disabled={busy}
                  onClick={onClose}
                />
              )}
            </Header>
            {onSubmit ? (
              <FormColumn
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  event.stopPropagation(); // React lets it bubble through the portal into an outer form.
                  if (busy) return;
                  // What an earlier try was told is answered by this one.
                  toast.dismissErrors(openedAt.current);
                  onSubmit(event);
                }}
              >
                {content}
              </FormColumn>
            ) : (
              <Column>{content}</Column>
            )}
          </Panel>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
