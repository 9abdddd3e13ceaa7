import { z } from 'zod';
import { isUsualDay } from '../../fields/values/civilDays.js';
import { candidateFilterInput, optionalMessage, reopenInput } from '../candidatesInput.js';
import { endReasons } from '../standing/ending.js';

/** Candidates that one action may be for. */
export const MAX_SELECTED = 1_000;
/** What is said of a selection of more. */
export const TOO_MANY_SELECTED = 'Candidatos demais: no máximo 1.000 de uma vez.';

const nothingNamed = 'Informe os candidatos.';

/** Named one by one, or all that a filter lets through. */
const selection = z
  .object({
    candidateIds: z.array(z.string()).max(MAX_SELECTED, TOO_MANY_SELECTED).nullish(),
    filter: candidateFilterInput.nullish(),
  })
  .refine(({ candidateIds, filter }) => filter != null || (candidateIds?.length ?? 0) > 0, {
    error: nothingNamed,
    path: ['candidateIds'],
  })
  .refine(({ candidateIds, filter }) => filter == null || candidateIds == null, {
    error: 'Use `candidateIds` ou `filter`.',
    path: ['filter'],
  });
export type SelectionInput = z.output<typeof selection>;

const dryRun = z
  .boolean()
  .nullish()
  .transform((is) => is ?? false);

/** Absent leaves a date, null clears it. */
const day = z.string().max(10, 'Data inválida.').refine(isUsualDay, 'Data inválida.').nullable().optional();

/** Candidates, each with the revision that what is to be undone has left. */
const leftRevisions = z
  .array(z.object({ candidateId: z.string(), revision: z.int() }))
  .min(1, nothingNamed)
  .max(MAX_SELECTED, TOO_MANY_SELECTED);
export type LeftRevisions = z.output<typeof leftRevisions>;

export const selectedInput = z.object({ selection, dryRun });
export const setDatesInput = z.object({ selection, dryRun, dueOn: day, plannedAdmissionOn: day, onlyDueOn: day });
export const assignClientInput = z.object({ selection, dryRun, clientId: z.string() });
/** Assignments to undo, each with the revision that it has left. */
export const undoAssignmentsInput = z.object({ assignments: leftRevisions, dryRun });
export const endAdmissionsInput = z.object({
  selection,
  dryRun,
  reason: z.enum(endReasons, 'Motivo desconhecido.'),
  message: optionalMessage,
});
/** Reopenings to undo, each with the revision that it has left. */
export const undoReopeningsInput = z.object({
  reopenings: leftRevisions,
  dryRun,
});
export const reopenSeveralInput = z.object({ selection, dryRun, ...reopenInput.shape });
