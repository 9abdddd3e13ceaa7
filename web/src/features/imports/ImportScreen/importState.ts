import { choiceParameter, pageParameter, textParameter, type StateOf, type UrlState } from '../../../lib/urlState';

export const rowKinds = ['NEW', 'CHANGES', 'SAME', 'PROBLEM', 'LEFT_OUT'] as const;
const problemKinds = ['MISSING', 'INVALID_VALUE', 'DUPLICATE_IN_FILE', 'AMBIGUOUS', 'DOUBTFUL'] as const;
export const outcomes = ['CREATED', 'CHANGED', 'SAME', 'FAILED', 'LEFT_OUT'] as const;
export const undoOutcomes = ['TAKEN_BACK', 'LEFT'] as const;

/** What the address of an import says; texts out of the file, which are people's data, stay out of it. */
export const importParameters = {
  /** '' where the import itself decides: columns that need a look, else the rows. */
  step: choiceParameter(['', 'columns', 'rows'] as const, ''),
  kind: choiceParameter(['', ...rowKinds] as const, ''),
  problem: choiceParameter(['', ...problemKinds] as const, ''),
  /** Key of the field with the problem. */
  field: textParameter(),
  page: pageParameter(),
  outcome: choiceParameter(['', ...outcomes] as const, ''),
  undo: choiceParameter(['', ...undoOutcomes] as const, ''),
  dialog: choiceParameter(['', 'run', 'undo', 'delete', 'send'] as const, ''),
};

export type ImportUrl = UrlState<StateOf<typeof importParameters>>;
