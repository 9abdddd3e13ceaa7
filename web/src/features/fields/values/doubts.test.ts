import { loadTexts, i18next } from '../../../i18n';
import { doubtfulAge, meantEmail } from './doubts';
import type { FieldShape } from './fieldShape';
import { doubtText } from './fieldTexts';

const shape = (data: Partial<FieldShape> = {}): FieldShape => ({
  key: 'data_nascimento',
  label: 'Data de nascimento',
  type: 'DATE',
  options: [],
  ...data,
});

test.each([
  ['2012-11-29', 13],
  ['2012-11-28', null],
  ['2026-11-28', 0],
  ['1916-11-28', null],
  ['1915-11-28', 111],
  ['2027-01-01', null],
])('on 28/11/2026 the birth date %s gives the doubtful age %s', (day, age) => {
  expect(doubtfulAge(shape(), day, '2026-11-28')).toBe(age);
});

test.each<[Partial<FieldShape>, boolean]>([
  [{ key: 'birthDate', label: 'Nasc.' }, true],
  [{ key: 'campo_7', label: 'NASCIMENTO' }, true],
  [{ key: 'data_admissao', label: 'Data de admissão' }, false],
  [{ key: 'nascimento_filho', label: 'Data de nascimento do filho' }, false],
  [{ key: 'campo_8', label: 'Nascimento da criança' }, false],
  [{ key: 'certidao', label: 'Certidão de nascimento: emissão' }, false],
  [{ label: 'Cidade de nascimento', type: 'TEXT' }, false],
])('the field %j asks for the own birth date: %s', (data, isAsked) => {
  expect(doubtfulAge(shape(data), '2020-01-01', '2026-11-28') !== null).toBe(isAsked);
});

test.each([
  ['henrique@gmial.com', 'henrique@gmail.com'],
  ['Ana.Lima@GMAIL.COM.BR', 'Ana.Lima@gmail.com'],
  ['bia@hotmai.com', 'bia@hotmail.com'],
  ['caio@outlok.com', 'caio@outlook.com'],
  ['davi@yaho.com.br', 'davi@yahoo.com.br'],
  ['ana@gmail.com', null],
  ['ana@hotmail.com.br', null],
  ['ana@yahoo.com.br', null],
  ['ana@exemplo.com', null],
  ['', null],
])('%s may have been meant for %s', (typed, meant) => {
  expect(meantEmail(shape({ type: 'EMAIL' }), typed)).toBe(meant);
  expect(meantEmail(shape({ type: 'TEXT' }), typed)).toBeNull();
});

test('what cannot be stored is refused, and not doubted as well', async () => {
  await loadTexts('fields');
  const t = i18next.getFixedT('pt-BR', 'fields');
  expect(doubtText(t, shape(), '1899-01-01')).toBeNull();
  expect(doubtText(t, shape(), '1900-01-01')).toMatch(/^Quem nasceu neste dia tem \d{3} anos\./);
  expect(doubtText(t, shape({ type: 'EMAIL' }), 'ana lima@gmial.com')).toBeNull();
  expect(doubtText(t, shape({ type: 'EMAIL' }), 'ana@gmial.com')).toBe('Este e-mail não seria ana@gmail.com?');
});
