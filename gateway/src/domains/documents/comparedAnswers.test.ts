import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { cpfFieldOf } from './comparedAnswers.js';

const field = (key: string, format: string | null = 'cpf', active = true) => ({ key, format, active, type: 'text' });
const cpfOf = (...fields: object[]) => cpfFieldOf({ fields } as unknown as RecordCatalogue)?.key;

test.each([
  ['the one of that key, whatever comes before it', [field('cpf_mae'), field('cpf', null)], 'cpf'],
  [
    'the only one of the format where no field has that key',
    [field('nome', null), field('documento_cpf')],
    'documento_cpf',
  ],
  ['none of several, of which one may be a parent’s', [field('cpf_mae'), field('cpf_titular')], undefined],
  ['no field that is not asked for any more', [field('cpf', 'cpf', false)], undefined],
])('the field of the candidate’s CPF is %s', (_which, fields, key) => {
  expect(cpfOf(...fields)).toBe(key);
});
