import type { ReviewDocument } from './reviewOperations';

type Field = NonNullable<ReviewDocument['candidate']>['fields'][number];

/** What documents prove, in the order in which a reviewer compares it; keys and labels of administrators vary. */
const identity: readonly RegExp[] = [
  /nome[ _]?(?:completo|social)|full[ _]?name/,
  /(?:^|\b|_)cpf(?:\b|_|$)/,
  /nascimento|birth/,
  /(?:^|\b|_)(?:rg|cin)(?:\b|_|$)|identidade/,
  /m[aã]e|mother/,
  /(?:^|\b|_)pai(?:\b|_|$)|father/,
  /natural|nacional/,
  /estado[ _]?civil|marital/,
  /endere[cç]o|address|(?:^|\b|_)cep(?:\b|_|$)/,
  /ctps|(?:^|\b|_)pis(?:\b|_|$)|t[ií]tulo|voter|reserv|military|(?:^|\b|_)cnh(?:\b|_|$)/,
  /banco|ag[eê]ncia|conta/,
];

const rankOf = ({ key, label }: Field) =>
  identity.findIndex((pattern) => pattern.test(`${key} ${label}`.toLowerCase()));

/**
 * The filled answers that a document may prove, as far as the viewer may see them, those that identify a person first. A list is about
 * others, or about many things.
 */
export function identityFields(fields: readonly Field[]): Field[] {
  return fields
    .filter(({ type, value, viewerCanView }) => type !== 'FILE' && type !== 'LIST' && viewerCanView && value !== null)
    .map((field) => ({ field, rank: rankOf(field) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ field }) => field);
}
