import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, zIndex } from '../../theme/tokens';
import { toast, toastStore, type ToastRecord } from './toast';
import type { ToastViewportProps } from './ToastViewport';

/** Where the viewport could not be loaded (no network, and the message is probably that): plain, but said. */
const PlainList = styled.div`
  position: fixed;
  inset: ${space[4]} ${space[4]} auto auto;
  max-width: calc(100vw - 2rem);
  z-index: ${zIndex.toast};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.tooltip};
  color: ${color.tooltipText};
`;

function PlainToasts({ records }: { records: readonly ToastRecord[] }) {
  return (
    <PlainList role="alert">
      {records.map((record) => (
        <p key={record.id}>
          <strong>{record.title}</strong> {record.description}
        </p>
      ))}
    </PlainList>
  );
}

/** Draws the toasts; stands once, in the app's providers. What draws them is loaded with the first toast. */
export function Toaster({ duration }: Pick<ToastViewportProps, 'duration'>) {
  const records = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = records.at(-1);

  useEffect(() => {
    // Asked for again with each message, as the network may be back.
    if (Viewport || !latest) return;
    import('./ToastViewport').then(
      (loaded) => setViewport(() => loaded.ToastViewport),
      () => {
        setFailed(true);
        setTimeout(toast.dismiss, latest.duration, latest.id);
      },
    );
  }, [Viewport, latest]);

  if (Viewport) return <Viewport records={records} duration={duration} />;
  return failed && records.length > 0 ? <PlainToasts records={records} /> : null;
}
