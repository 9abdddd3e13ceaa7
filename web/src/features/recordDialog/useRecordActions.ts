import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { useRefetch } from '../../apollo/useRefetch';
import { toast } from '../../components/Toast/toast';
import type { UserErrorLike } from '../../lib/userErrors';
import { runWithToast, type ActionTexts, type Refusal } from './runWithToast';
import { useRecentPassword } from './useRecentPassword';

/** Sends an action and gives the server's refusals. */
type Send = () => Promise<readonly UserErrorLike[]>;

/**
 * For what is done with single records of a list, which is loaded again behind it: also behind a refusal, and where no answer came, as
 * then the list may not be what it was.
 * @param list the query of the list
 * @param reason why the viewer's password may be asked for
 * @returns `run`, for an action that a dialog has asked about, which tells a refusal; `runAtOnce`, for one without a question, which
 *   tells its refusal itself and asks for the password where the server wants it; `pending`, the records that the latter is under way for;
 *   `passwordQuestion`, to be drawn on the screen
 */
export function useRecordActions(list: DocumentNode, reason?: Parameters<typeof useRecentPassword>[0]) {
  const refetch = useRefetch(list);
  const { isWanted, question } = useRecentPassword(reason);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const run = (send: Send, texts: ActionTexts): Promise<Refusal | null> => runWithToast(send, texts).finally(refetch);

  const runAtOnce = async (id: string, send: Send, { refused, ...texts }: ActionTexts & { refused: string }) => {
    if (pending.has(id)) return;
    setPending((ids) => new Set(ids).add(id));
    let wantsPassword = false;
    const refusal = await run(async () => {
      const errors = await send();
      wantsPassword = isWanted(errors, () => void runAtOnce(id, send, { refused, ...texts }));
      return errors;
    }, texts);
    if (refusal && !wantsPassword) toast.error({ title: refused, description: refusal.reason });
    setPending((ids) => new Set([...ids].filter((other) => other !== id)));
  };

  return { pending, passwordQuestion: question, run, runAtOnce };
}
