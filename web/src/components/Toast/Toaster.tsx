import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, zIndex } from '../../theme/tokens';
import { toast, toastStore, type ToastRecord } from './toast';

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
        <PlainToast key={record.id} record={record} />
      ))}
    </PlainList>
  );
}

function PlainToast({ record: { id, title, description, duration } }: { record: ToastRecord }) {
  useEffect(() => {
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p>
      <strong>{title}</strong> {description}
    </p>
  );
}

/** Draws the toasts; stands once, in the app's providers. What draws them is loaded with the first toast. */
export function Toaster() {
  const records = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [Viewport, setViewport] = useState<ComponentType<{ records: readonly ToastRecord[] }> | null>(null);
  const [failed, setFailed] = useState(false);
  // Asked for again with each message, as the network may be back.
  const wanted = Viewport ? null : (records.at(-1)?.id ?? null);

  useEffect(() => {
    if (wanted === null) return;
    let gone = false;
    import('./ToastViewport').then(
      (loaded) => !gone && setViewport(() => loaded.ToastViewport),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);

  if (Viewport) return <Viewport records={records} />;
  return failed && records.length > 0 ? <PlainToasts records={records} /> : null;
}
