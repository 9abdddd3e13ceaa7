import { z } from 'zod';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { roles } from '../../../auth/viewer.js';
import { FIELD_KEY_PATTERN, isObjectKey, MAX_KEY_LENGTH } from '../definitions/reservedKeys.js';

const MAX_LABEL_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 1_000;

const KEY_FORM = 'Key deve conter apenas letras, números e underscore';

/** Role names in any case; unknown ones are refused. */
export const roleInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(roles, { error: 'Papel desconhecido: use admin, client ou candidate.' }),
);

export const roleListInput = z
  .array(roleInput, { error: 'Informe uma lista de papéis.' })
  .max(20, 'Lista de papéis longa demais.');

/** The key of a field that may or may not be configured. */
export const fieldKeyInput = z
  .string({ error: 'Key é obrigatório' })
  .trim()
  .min(1, { error: 'Key é obrigatório', abort: true })
  .max(MAX_KEY_LENGTH, `Key deve ter no máximo ${MAX_KEY_LENGTH} caracteres`)
  .regex(FIELD_KEY_PATTERN, KEY_FORM)
  .refine((key) => !isObjectKey(key), 'Esta key é reservada pelo sistema.');

/** A key as it stands while it is being typed. */
export const typedKeyInput = z
  .string({ error: 'Key é obrigatório' })
  .max(MAX_KEY_LENGTH, `Key deve ter no máximo ${MAX_KEY_LENGTH} caracteres`);

export const labelInput = z
  .string({ error: 'Label é obrigatório' })
  .trim()
  .min(1, 'Label é obrigatório')
  .max(MAX_LABEL_LENGTH, `Label deve ter no máximo ${MAX_LABEL_LENGTH} caracteres`);

/** Optional text; null and blank clear it, absent leaves it. */
export const descriptionInput = z
  .string({ error: 'Deve ser um texto.' })
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, `Deve ter no máximo ${MAX_DESCRIPTION_LENGTH} caracteres`)
  .nullish()
  .transform((text) => (text === '' ? null : text));

export const savePermissionSchema = z.object({
  fieldKey: fieldKeyInput,
  label: labelInput.nullish(),
  description: descriptionInput,
  canView: roleListInput.nullish(),
  canEdit: roleListInput.nullish(),
});

/** For a record that must exist: a key that could have none is simply not found. */
export const updatePermissionSchema = savePermissionSchema.extend({ fieldKey: z.string() });

export type SavePermissionInput = DeepReadonly<z.input<typeof savePermissionSchema>>;

export const validatePermissionsSchema = z.object({
  userType: roleInput,
  fieldKeys: z
    .array(z.string({ error: 'Deve ser um texto.' }).max(MAX_KEY_LENGTH), { error: 'Informe as keys.' })
    .max(500, 'Keys demais.'),
});
