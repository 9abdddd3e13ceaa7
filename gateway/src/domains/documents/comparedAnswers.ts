import type { Role } from '../../auth/viewer.js';
import type { ComparedAnswers } from '../../files/ocr/print.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { CustomFieldRecord } from '../fields/definitions/customFieldsModel.js';
import { keyWords } from '../fields/definitions/keyWords.js';
import { textReader } from '../fields/values/fieldValues.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { readStored } from '../fields/values/fieldTypeRules.js';

/**
 * The field of the candidate's own CPF: the one with that key, else the only one that has its format. Of several it cannot be known
 * which is the candidate's and which a parent's.
 */
export function cpfFieldOf({ fields }: RecordCatalogue): CustomFieldRecord | undefined {
  const likely = fields.filter(
    ({ key, active, type, format }) => active && type === 'text' && (key === 'cpf' || format === 'cpf'),
  );
  return likely.find(({ key }) => key === 'cpf') ?? (likely.length === 1 ? likely[0] : undefined);
}

const isBirthDate = ({ key, type }: CustomFieldRecord) =>
  type === 'date' && keyWords(key).some((word) => word === 'nascimento' || word === 'birth');

/** The answers that print is held against, as far as a role may view them: a hint must not tell a hidden value. */
export function answersComparedWith(
  candidate: CandidateRecord,
  catalogue: RecordCatalogue,
  role: Role,
): ComparedAnswers {
  const answer = (field: CustomFieldRecord | undefined) => {
    const stored = field && textReader(catalogue, role, field.key)?.(candidate);
    return field && stored ? readStored(field, stored) : null;
  };
  const birthDate = catalogue.fields.find((field) => field.active && isBirthDate(field));
  return { name: candidate.name, cpf: answer(cpfFieldOf(catalogue)), birthDate: answer(birthDate) };
}
