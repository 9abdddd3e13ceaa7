import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { joinedMessages, placeUserErrors, type UserErrorLike } from './userErrors';

/**
 * Shows a refusal in the form: beside the inputs that it names (the first gets the focus).
 * @returns all messages as one text for the form's red box; null when nothing was refused
 */
export function showUserErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly UserErrorLike[],
): string | null {
  placeUserErrors(errors, (path, message, isFirst) => {
    const name = path as Path<Values>;
    if (form.getFieldState(name) && form.getValues(name) === undefined) return false;
    form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
    return true;
  });
  return joinedMessages(errors);
}
