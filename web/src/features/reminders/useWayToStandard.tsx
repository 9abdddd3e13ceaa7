import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import type { UserErrorLike } from '../../lib/userErrors';
import { runWithToast } from '../recordDialog/runWithToast';

export interface WayToStandardOptions {
  /** Its words. */
  text: (part: 'title' | 'text' | 'confirm' | 'done') => string;
  /** Does it and gives the server's refusals. */
  reset: () => Promise<readonly UserErrorLike[]>;
  /** Is told why it was not done; null when it was. */
  onEnded: (refusal: string | null) => void;
}

/**
 * The way back from what was set here to the standard, which asks first.
 * @returns `button`, for the form; `question`, to be drawn beside the form
 */
export function useWayToStandard({ text, reset, onEnded }: WayToStandardOptions) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const refused = await runWithToast(reset, { done: { title: text('done') } });
    setBusy(false);
    setAsking(false);
    onEnded(refused?.reason ?? null);
  };
  return {
    button: (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text('confirm')}
      </Button>
    ),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={text('title')}
        message={text('text')}
        confirmLabel={text('confirm')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
