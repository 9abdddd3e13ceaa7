import * as RadixToast from 'radix-ui/toast';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import {
  color,
  headerHeight,
  media,
  motion,
  phoneHeaderHeight,
  radius,
  shadow,
  space,
  touchTarget,
  typeset,
  zIndex,
} from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { toast, type ToastRecord, type ToastTone } from './toast';

const enter = keyframes`from { opacity: 0; transform: translateY(-10px); }`;
const leave = keyframes`to { opacity: 0; }`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  /* Messages stand below the header of the page; a dialog leaves the room above itself free (Dialog). */
  top: ${headerHeight};
  right: 0;
  z-index: ${zIndex.toast};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: min(25rem, 100vw);
  max-height: 100dvh;
  margin: 0;
  padding: ${space[3]} ${space[6]};
  list-style: none;
  outline: none;

  /* Screens of staff begin with what is read at the left and what is pressed at the right: messages stand between the two. */
  ${media.tablet} {
    body:has([data-toasts-below]) & {
      right: calc(50% - 12.5rem);
    }
  }

  /* Two of them stand side by side, the first where it would stand alone: below it the second would cover the buttons of a list. */
  @media (min-width: 1200px) {
    body:has([data-toasts-below]) & {
      flex-direction: row-reverse;
      align-items: flex-start;
      width: calc(44rem + ${space[2]} + 2 * ${space[6]});
      pointer-events: none;

      > li {
        flex: 0 0 22rem;
      }
    }
  }

  @supports selector(:has(*)) {
    body:has([role='dialog'], [role='alertdialog']) & {
      top: 0;
    }
    /* A menu that one opens from the header has come after the messages, and its entries are about to be pressed. */
    body:has(header [role='menu']) & {
      z-index: calc(${zIndex.header} - 1);
    }
  }

  /* On a phone messages stand at the top: dialogs are sheets with their buttons at the bottom, where thumbs are. They
     stand over the header of a candidate's page, whose title and questions must neither move nor be covered. */
  ${media.phone} {
    top: 0;
    width: 100vw;
    padding: calc(${space[2]} + env(safe-area-inset-top)) ${space[3]} ${space[1]};

    /* The header of a staff page stays free; over a dialog, which covers it anyway, that room is better left to the sheet, and
       further down the page there is no header any more. */
    html:not([data-past-header]) body:has([data-toasts-below]):not(:has([role='dialog'], [role='alertdialog'])) & {
      top: ${phoneHeaderHeight};
    }
    html:not([data-past-header]) body:has([data-toasts-below] nav):not(:has([role='dialog'], [role='alertdialog'])) & {
      top: calc(${phoneHeaderHeight} + ${touchTarget});
    }
  }
`;

const signs: Record<ToastTone, { Icon: typeof InfoIcon; ink: string; plate: string; edge: string }> = {
  success: { Icon: SuccessIcon, ink: color.greenText, plate: color.greenSoft, edge: color.border },
  info: { Icon: InfoIcon, ink: color.blueText, plate: color.blueSoft, edge: color.border },
  error: { Icon: AlertIcon, ink: color.redText, plate: color.redSoft, edge: color.redBorder },
};

const Root = styled(RadixToast.Root)<{ $tone: ToastTone; $hasDescription: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: ${({ $hasDescription }) => ($hasDescription ? 'start' : 'center')};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[3]};
  border: 1px solid ${({ $tone }) => signs[$tone].edge};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.high};
  overflow-wrap: anywhere;
  pointer-events: auto;

  /* One of two lines ends above the title of a candidate's page. */
  ${media.phone} {
    padding-block: ${space[1]};
    align-items: center;
  }

  &[data-state='open'] {
    animation: ${enter} ${motion.medium};
  }
  &[data-state='closed'] {
    animation: ${leave} ${motion.fast} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const Sign = styled.span<{ $tone: ToastTone }>`
  display: inline-flex;
  padding: 6px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => signs[$tone].plate};
  color: ${({ $tone }) => signs[$tone].ink};
`;

const Texts = styled.div`
  padding-block: 4px;
`;

const Title = styled(RadixToast.Title)`
  ${typeset('body', 'semibold')}
`;

const Description = styled(RadixToast.Description)`
  ${typeset('small')}
  color: ${color.textMuted};
`;

/** Whether the header that messages leave free has left the window. */
function isPastHeader(): boolean {
  const header = document.querySelector('[data-toasts-below]');
  return window.scrollY > 0 && (header?.getBoundingClientRect().bottom ?? 0) <= 0;
}

/**
 * Tells how much room the messages take: dialogs leave it free, and a phone's content begins below them (AppShell). Only where its
 * beginning is seen: further down the rows would move under the thumb in browsers that do not hold them (Safari).
 */
function useToastRoom() {
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const height = list.childElementCount > 0 ? list.offsetHeight : 0;
      const page = document.documentElement;
      page.toggleAttribute('data-past-header', isPastHeader());
      page.style.setProperty('--toast-room', `${height}px`);
      page.style.setProperty('--page-room', window.scrollY > 0 ? '0px' : `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    // A message may outlast its screen: the next one begins at its top, with its header. That of this one may come back as well.
    const onScroll = () => {
      if (window.scrollY === 0) measure();
      else if (!isPastHeader()) document.documentElement.removeAttribute('data-past-header');
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return ref;
}

const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/**
 * A modal dialog takes back every focus that leaves it, and hears of it at the document. Messages are about what the dialog
 * does, so theirs (F8) is not told there; from them, Tab leads back into the dialog.
 */
function useFocusBesideDialogs() {
  useEffect(() => {
    const page = document.documentElement;
    const onFocusIn = (event: FocusEvent) => {
      if (isInToasts(event.target)) event.stopPropagation();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isInToasts(event.relatedTarget)) event.stopPropagation();
    };
    page.addEventListener('focusin', onFocusIn);
    page.addEventListener('focusout', onFocusOut);
    return () => {
      page.removeEventListener('focusin', onFocusIn);
      page.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}

export interface ToastViewportProps {
  records: readonly ToastRecord[];
  /** How long messages stay, in milliseconds in place of the time of their kind; Infinity until somebody closes them. */
  duration?: number | undefined;
}

/** Draws toasts: errors are announced at once, the others when the screen reader has finished its sentence. */
export function ToastViewport({ records, duration }: ToastViewportProps) {
  const { t } = useTranslation('common');
  const viewport = useToastRoom();
  useFocusBesideDialogs();
  return createPortal(
    <RadixToast.Provider label={t('components.toast.region')} swipeDirection="right">
      {records.map((record) => (
        <Message key={record.id} record={duration === undefined ? record : { ...record, duration }} />
      ))}
      <Viewport ref={viewport} label={t('components.toast.regionHotkey')} data-toasts="" aria-live="off" />
    </RadixToast.Provider>,
    // Beside the page, which a dialog hides from screen readers; and what is live it does not hide.
    document.body,
  );
}

/** Whether a key was pressed in a dialog: Escape is the dialog's then, however new the message is. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

function Message({ record: { id, tone, title, description, duration } }: { record: ToastRecord }) {
  const { t } = useTranslation('common');
  const staysOpen = useRef(false);
  const { Icon } = signs[tone];
  return (
    <Root
      open
      $tone={tone}
      $hasDescription={Boolean(description)}
      data-tone={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onEscapeKeyDown={(event) => {
        staysOpen.current = isInDialog(event);
      }}
      onOpenChange={() => {
        if (!staysOpen.current) toast.dismiss(id);
        staysOpen.current = false;
      }}
    >
      <Sign $tone={tone} aria-hidden>
        <Icon size={16} />
      </Sign>
      <Texts>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Texts>
      <IconButton
        label={t('components.toast.close')}
        icon={<CloseIcon size={16} aria-hidden />}
        size="small"
        tooltip={false}
        onClick={() => toast.dismiss(id)}
      />
    </Root>
  );
}
