import type { Role } from '../../auth/viewer.js';
import type { ComparedAnswers } from '../../files/ocr/print.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { CustomFieldRecord } from '../fields/definitions/customFieldsModel.js';
import { keyWords } from '../fields/definitions/keyWords.js';
import { textReader, type FieldCatalogue } from '../fields/values/fieldValues.js';
import { readStored } from '../fields/values/fieldTypeRules.js';

const isCpf = ({ key, type, format }: CustomFieldRecord) => type === 'text' && (key === 'cpf' || format === 'cpf');
const isBirthDate = ({ key, type }: CustomFieldRecord) =>
  type === 'date' && keyWords(key).some((word) => word === 'nascimento' || word === 'birth');

/** The answers that print is held against, as far as a role may view them: a hint must not tell a hidden value. */
export function answersComparedWith(
  candidate: CandidateRecord,
  catalogue: FieldCatalogue,
  role: Role,
): ComparedAnswers {
  const answer = (isMeant: (field: CustomFieldRecord) => boolean) => {
    const field = catalogue.fields.find((each) => each.active && isMeant(each));
    const stored = field && textReader(catalogue, role, field.key)?.(candidate);
    return field && stored ? readStored(field, stored) : null;
  };
  return { name: candidate.name, cpf: answer(isCpf), birthDate: answer(isBirthDate) };
}
