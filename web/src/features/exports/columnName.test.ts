import { changeLanguage, loadTexts } from '../../i18n';
import { authorName } from '../conflicts/authorName';
import { columnName } from './columnName';

beforeEach(() => loadTexts('exports', 'staff'));
afterEach(() => changeLanguage('pt-BR'));

const given = { key: 'company', isCustomField: false };

test('the product’s own columns have names in the reader’s language, and configured fields keep theirs', async () => {
  expect(columnName(given, 'Empresa')).toBe('Empresa');
  await changeLanguage('en-US');
  await loadTexts('exports', 'staff');
  expect(columnName(given, 'Empresa')).toBe('Company');
  expect(columnName({ key: 'company', isCustomField: true }, 'Empresa')).toBe('Empresa');
  expect(columnName({ key: 'cidade', isCustomField: false }, 'Cidade')).toBe('Cidade');
});

test('a candidate who changed the record is called so in the reader’s language, everybody else by name', async () => {
  expect(authorName('Candidato')).toBe('Candidato');
  await changeLanguage('en-US');
  await loadTexts('exports', 'staff');
  expect(authorName('Candidato')).toBe('Candidate');
  expect(authorName('Ana Lima')).toBe('Ana Lima');
  expect(authorName(null)).toBeNull();
});
