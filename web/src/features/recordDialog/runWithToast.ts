import { toast, type ToastText } from '../../components/Toast/toast';
import { i18next } from '../../i18n';
import { failureText } from '../../lib/failures';
import { isGone, joinedMessages, serverMessage, type UserErrorLike } from '../../lib/userErrors';

/** Why an action was not done. */
export interface Refusal {
  reason: string;
  /** The record is not there any more, so there is nothing left to ask about. */
  gone: boolean;
  /** What it is about, in the names of the input; empty where it is about no field. */
  fields: readonly string[];
}

export interface ActionTexts {
  /** The toast of its success; a function where the outcome decides what it says; absent where what it has given is shown instead. */
  done?: ToastText | (() => ToastText);
  /** How its success is told; `info` where what was asked for is still to come. */
  tone?: 'success' | 'info';
  /** The reason where the server gives none, on screens that say the same whatever was lost; what is known of it otherwise. */
  failed?: string;
}

/**
 * Runs an action, such as a deletion, and tells its success.
 * @param run sends it and gives the server's refusals
 * @returns why it was not done, for the caller to tell; null when it was
 */
export async function runWithToast(
  run: () => Promise<readonly UserErrorLike[]>,
  { done, tone = 'success', failed }: ActionTexts,
): Promise<Refusal | null> {
  try {
    const errors = await run();
    const reason = joinedMessages(errors);
    if (reason !== null) return { reason, gone: isGone(errors), fields: errors.flatMap(({ field }) => field ?? []) };
    if (done) toast[tone](typeof done === 'function' ? done() : done);
    return null;
  } catch (error) {
    const reason = failed === undefined ? failureText(error) : serverMessage(error);
    return { reason: reason ?? failed ?? i18next.t('staff:unexpectedError'), gone: false, fields: [] };
  }
}
