import { toast, type ToastText } from '../../components/Toast/toast';
import { isGone, joinedMessages, serverMessage, type UserErrorLike } from '../../lib/userErrors';

/** Why an action was not done. */
export interface Refusal {
  reason: string;
  /** The record is not there any more, so there is nothing left to ask about. */
  gone: boolean;
}

export interface ActionTexts {
  /** The toast of its success; a function where the outcome decides what it says. */
  done: ToastText | (() => ToastText);
  /** The reason where the server gives none: a lost network. */
  failed: string;
}

/**
 * Runs an action, such as a deletion, and tells its success.
 * @param run sends it and gives the server's refusals
 * @returns why it was not done, for the caller to tell; null when it was
 */
export async function runAndTell(
  run: () => Promise<readonly UserErrorLike[]>,
  { done, failed }: ActionTexts,
): Promise<Refusal | null> {
  try {
    const errors = await run();
    const reason = joinedMessages(errors);
    if (reason !== null) return { reason, gone: isGone(errors) };
    toast.success(typeof done === 'function' ? done() : done);
    return null;
  } catch (error) {
    return { reason: serverMessage(error) ?? failed, gone: false };
  }
}
