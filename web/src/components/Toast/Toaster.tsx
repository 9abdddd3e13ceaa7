import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, zIndex } from '../../theme/tokens';
import { toastStore, type ToastRecord } from './toast';

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
export function Toaster() {
  const records = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [Viewport, setViewport] = useState<ComponentType<{ records: readonly ToastRecord[] }> | null>(null);
  const [failed, setFailed] = useState(false);
  const needed = records.length > 0 && !Viewport;

  useEffect(() => {
    if (!needed) return;
    let gone = false;
    import('./ToastViewport').then(
      (loaded) => !gone && setViewport(() => loaded.ToastViewport),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [needed]);

  if (Viewport) return <Viewport records={records} />;
  return failed && records.length > 0 ? <PlainToasts records={records} /> : null;
}
