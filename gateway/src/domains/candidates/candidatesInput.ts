import { z } from 'zod';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { databaseIdOrNull, isDatabaseId } from '../../lib/globalId.js';
import { writtenEmail, writtenName } from '../../lib/personInput.js';
import { normalizeEmail, singleLine } from '../../lib/text.js';
import { normalizeLines } from '../../lib/parsing/texts.js';
import { nullIsAbsent } from '../../lib/validation.js';
import { MAX_FIELDS, MAX_VALUE, writtenValue } from '../fields/values/writtenValue.js';
import { documentsStates } from './progress/documentsState.js';
import { attentionReasons, candidateStages } from './standing/standing.js';
import { candidateStatuses } from './candidatesModel.js';

/** What a form says when name or e-mail is missing. */
export const REQUIRED_MESSAGE = 'Nome e e-mail são obrigatórios';
const MAX_SEARCH = 200;
/** Candidates that one call may change. */
export const MAX_UPDATES = 1_000;

const name = writtenName(REQUIRED_MESSAGE);

const email = writtenEmail(REQUIRED_MESSAGE);

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Becomes part of a path in the database, so nothing but the form of a key comes through. */
export const fieldKey = z
  .string()
  .max(100, 'Campo desconhecido.')
  // eslint-disable-next-line regexp/use-ignore-case -- the OpenAPI document tells a pattern without its flags
  .regex(/^[A-Za-z_]\w*$/, 'Campo desconhecido.')
  .refine((key) => !forbiddenKeys.has(key), 'Campo desconhecido.');

export const fieldText = writtenValue();

const fieldWrite = z.object({ key: fieldKey, value: fieldText }).meta({ id: 'FieldWrite' });
export const fieldWrites = z.array(fieldWrite).max(MAX_FIELDS, 'Campos demais.');

export const createCandidateInput = z.object({
  name,
  email,
  clientId: nullIsAbsent(z.string()),
  fields: nullIsAbsent(fieldWrites),
});

/** Absent and null leave a property as it is: neither name nor e-mail can be cleared. */
export const updateCandidateInput = z.object({
  name: nullIsAbsent(name),
  email: nullIsAbsent(email),
  fields: nullIsAbsent(fieldWrites),
  expectedRevision: nullIsAbsent(z.int()),
  renewAccess: nullIsAbsent(z.boolean()),
});

/** What a device last saw is compared, never stored: no rule but the length and the spelling. */
const previousText = z.string().max(MAX_VALUE, 'Texto longo demais.');
const previous = (tidy: (text: string) => string) => nullIsAbsent(previousText.transform(tidy));

export const ownAnswersInput = z.object({
  name: nullIsAbsent(name),
  previousName: previous(singleLine),
  email: nullIsAbsent(email),
  previousEmail: previous(normalizeEmail),
  fields: nullIsAbsent(
    z
      .array(z.object({ key: fieldKey, value: fieldText, previousValue: previousText.nullable().optional() }))
      .max(MAX_FIELDS, 'Campos demais.'),
  ),
});
export type OwnAnswers = z.output<typeof ownAnswersInput>;

/** The token of a link; a text of another form belongs to no candidate. */
export const invitationInput = z.object({ token: z.string().max(1_024, 'Texto longo demais.') });

/** Hits that one look for an answer gives at most. */
const MAX_HITS = 20;

export const answerSearchInput = z.object({
  text: z.string().max(MAX_SEARCH, 'Texto longo demais.'),
  first: nullIsAbsent(z.int().min(1, 'Deve ser de 1 a 20.').max(MAX_HITS, 'Deve ser de 1 a 20.')),
});

/** Whose CPF is looked for among others: that of a candidate in store, or one that is typed for them or for a new one of a client. */
export const duplicatesInput = z.object({
  id: nullIsAbsent(z.string()),
  cpf: nullIsAbsent(z.string().max(MAX_SEARCH, 'Texto longo demais.')),
  clientId: nullIsAbsent(z.string()),
});

/** A few paragraphs from person to person. */
const MAX_MESSAGE = 2_000;
const message = z.string().transform(normalizeLines).pipe(z.string().max(MAX_MESSAGE, 'Mensagem longa demais.'));

/** Words that may be left out; an empty text is none. */
export const optionalMessage = nullIsAbsent(message).transform((text) => text || undefined);

export const reopenInput = z.object({
  fieldKeys: nullIsAbsent(z.array(fieldKey).max(MAX_FIELDS, 'Campos demais.')),
  message: optionalMessage,
});

export const correctionRequestInput = z.object({
  message: message.pipe(z.string().min(1, 'Escreva o que precisa ser corrigido.')),
});

export const candidateSorts = [
  'CREATED_DESC',
  'CREATED_ASC',
  'NAME_ASC',
  'NAME_DESC',
  'PROGRESS_DESC',
  'PROGRESS_ASC',
  'STAGE_SINCE_ASC',
  'STAGE_SINCE_DESC',
] as const;
export type CandidateSortKey = (typeof candidateSorts)[number];

/** 'pending' is read as 'in_progress'. */
export const candidateStatus = z
  .enum([...candidateStatuses, 'pending'], 'Status desconhecido.')
  .transform((status) => (status === 'pending' ? 'in_progress' : status));

/**
 * `clientId` and `importId` are database ids; one that is malformed (or of another type) matches nothing. A key that does not exist is
 * refused: without it the filter would match more than was asked for, and an export hold everybody.
 */
export const candidateFilterInput = z
  .strictObject({
    search: z
      .string()
      .nullish()
      .transform((text) => (text ?? '').trim().slice(0, MAX_SEARCH)),
    status: nullIsAbsent(candidateStatus),
    clientId: nullIsAbsent(z.string()),
    withoutClient: nullIsAbsent(z.boolean()),
    confirmed: nullIsAbsent(z.boolean()),
    documentsState: nullIsAbsent(z.enum(documentsStates)),
    stages: nullIsAbsent(z.array(z.enum(candidateStages)).max(candidateStages.length, 'Etapas demais.')).transform(
      (stages) => (stages && stages.length > 0 ? [...new Set(stages)] : undefined),
    ),
    attention: nullIsAbsent(z.enum(attentionReasons)),
    importId: nullIsAbsent(z.string()),
  })
  .refine(({ clientId, withoutClient }) => clientId === undefined || !withoutClient, {
    error: 'Use `clientId` ou `withoutClient`.',
    path: ['withoutClient'],
  })
  .meta({ id: 'CandidateFilter' });
export type CandidateFilterInput = DeepReadonly<z.input<typeof candidateFilterInput>>;
export type CandidateConditions = z.output<typeof candidateFilterInput>;

/** A filter as GraphQL takes it, with the ids of the database; none stays none. */
export const filterOf = <F extends Pick<CandidateFilterInput, 'clientId' | 'importId'>>(filter: F | null | undefined) =>
  filter && {
    ...filter,
    clientId: databaseIdOrNull('Client', filter.clientId),
    importId: databaseIdOrNull('CandidateImport', filter.importId),
  };

export const candidateSort = z
  .enum(candidateSorts)
  .nullish()
  .transform((sort) => sort ?? 'CREATED_DESC');

/** What an export names: candidates one by one, or all that match; and their order, oldest first unless told. */
export const candidateSelectionInput = z.object({
  candidateIds: nullIsAbsent(z.array(z.string()).transform((ids) => ids.filter(isDatabaseId))),
  filter: candidateFilterInput.nullish(),
  sort: nullIsAbsent(z.enum(candidateSorts)),
});
export type CandidateSelection = DeepReadonly<z.input<typeof candidateSelectionInput>>;
