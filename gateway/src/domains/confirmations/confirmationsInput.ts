import { z } from 'zod';

const MAX_NOTES = 2_000;

export const clientNotes = z
  .string()
  .trim()
  .max(MAX_NOTES, 'As observações podem ter no máximo 2.000 caracteres.')
  .nullish();

/** The `hash` of the `ConfirmationProof` that the caller has read. */
const shownHash = z.string().max(64, 'Prova inválida.').nullish();

/** `clientId` is what `/v1` names in its path; absent, the viewer's own is meant. */
export const confirmInput = z.object({
  candidateId: z.string(),
  clientId: z.string().nullish(),
  clientNotes,
  shownHash,
});

/** Absent properties stay as they are. */
export const updateConfirmationInput = z.object({ isConfirmed: z.boolean().nullish(), clientNotes });
