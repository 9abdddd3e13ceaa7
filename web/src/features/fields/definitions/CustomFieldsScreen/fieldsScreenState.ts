import { choiceParameter, textParameter } from '../../../../lib/urlState';

/** What the configuration screen keeps in its address. */
export const fieldsScreenParameters = {
  target: choiceParameter(['CANDIDATE', 'CLIENT'] as const, 'CANDIDATE'),
  search: textParameter(),
  /** The id of a client: only what its candidates are asked is listed. */
  client: textParameter(),
  /** The field in the editor, or that is to be deleted: an id, or 'new'. */
  field: textParameter(),
  /** The section that is to be renamed. */
  section: textParameter(),
  dialog: choiceParameter(['', 'reorder', 'delete'] as const, ''),
};
