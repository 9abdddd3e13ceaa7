import { i18next, loadTexts } from '../../i18n';
import { field, profile } from '../../testing/ownCandidate';
import { sequel, yesNo } from '../../testing/dependentForm';
import type { OwnCandidate } from './ownCandidateOperations';
import { askedWith, stepsOf, type Answers } from './steps';

beforeAll(() => loadTexts('candidate'));

function candidateWith(fields: object[], data: object = {}): OwnCandidate {
  const { data: answered } = profile({ fields, ...data });
  return (answered as { viewer: { candidate: OwnCandidate } }).viewer.candidate;
}
const keysOf = (candidate: OwnCandidate, given: Answers) =>
  stepsOf(candidate, given, i18next.getFixedT(null, 'candidate'))
    .filter(({ asked }) => asked)
    .map(({ key }) => key);

const unmet = { conditionUnmet: true, active: false, viewerCanEdit: false, viewerCanEditWhenMet: true };

test('a question that comes before the one it depends on is asked right after that one, and so is what depends on it in turn', () => {
  const fields = [
    sequel('certidao', 'Certidão', 'maisDeUm'),
    sequel('maisDeUm', 'Mais de um?', 'filhos'),
    field({ key: 'rua' }),
    yesNo('filhos', 'Tem filhos?'),
    field({ key: 'cep' }),
  ];
  expect(keysOf(candidateWith(fields), { filhos: 'true', maisDeUm: 'true' })).toEqual([
    'name',
    'email',
    'rua',
    'filhos',
    'maisDeUm',
    'certidao',
    'cep',
  ]);
});

test('a question that comes later than the one it depends on keeps its place', () => {
  const fields = [yesNo('filhos', 'Tem filhos?'), field({ key: 'rua' }), sequel('quantos', 'Quantos?', 'filhos')];
  expect(keysOf(candidateWith(fields), { filhos: 'true' })).toEqual(['name', 'email', 'filhos', 'rua', 'quantos']);
});

test('a circle of questions is not asked, and ends', () => {
  const fields = [
    yesNo('a', 'A', { condition: { fieldKey: 'b', values: ['true'] } }),
    yesNo('b', 'B', { condition: { fieldKey: 'a', values: ['true'] } }),
  ];
  expect(keysOf(candidateWith(fields), { a: 'true', b: 'true' })).toEqual(['name', 'email']);
});

test('a question that depends on an answer which the candidate may not see is asked as the record says', () => {
  const fields = [field({ key: 'rua' }), field({ key: 'cep', ...unmet })];
  expect(keysOf(candidateWith(fields), {})).toEqual(['name', 'email', 'rua']);
});

test('a question that is asked only since the answer may be changed as the right to it says', () => {
  const fields = [yesNo('filhos', 'Tem filhos?'), sequel('quantos', 'Quantos?', 'filhos', unmet)];
  const steps = stepsOf(candidateWith(fields), { filhos: 'true' }, i18next.getFixedT(null, 'candidate'));
  expect(steps.at(-1)).toMatchObject({ key: 'quantos', editable: true });
});

test('an answer that may not be changed any more does not count as it was typed before', () => {
  const filhos = yesNo('filhos', 'Tem filhos?', { value: 'false', viewerCanEdit: false });
  const candidate = candidateWith([filhos, sequel('quantos', 'Quantos?', 'filhos', unmet)]);
  expect(askedWith(candidate)({ filhos: 'true' })('quantos')).toBe(false);
});

test('after a reopening a question that depends on a requested one comes right after it, before what else was requested', () => {
  const fields = [
    yesNo('filhos', 'Tem filhos?'),
    field({ key: 'rua' }),
    sequel('quantos', 'Quantos?', 'filhos'),
    field({ key: 'cep' }),
  ];
  const candidate = candidateWith(fields, { requestedFieldKeys: ['cep', 'rua', 'filhos'] });
  expect(keysOf(candidate, { filhos: 'true' })).toEqual(['filhos', 'quantos', 'rua', 'cep']);
  expect(keysOf(candidate, { filhos: 'false' })).toEqual(['filhos', 'rua', 'cep']);
});
