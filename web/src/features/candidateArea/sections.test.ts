import { i18next, loadTexts } from '../../i18n';
import { headingsOf as headingOfEach, sectionsOf as sectionOfEach } from './sections';

const sectionsOf = (fields: Parameters<typeof sectionOfEach>[0]) =>
  fields.map(({ key }) => key).map(sectionOfEach(fields));
const steps = (...keys: string[]) => keys.map((key) => ({ key, label: key.replaceAll('_', ' ') }));

it.each([
  ['personal', 'name', 'email', 'cpf', 'data_nascimento', 'motherName', 'maritalStatus', 'estado_civil', 'filhos'],
  ['documents', 'possui_cnh', 'ctpsSeries', 'pis', 'titulo_eleitor', 'certificado_militar'],
  ['contact', 'telefone_1', 'address', 'cep', 'cidade', 'estado', 'email_pessoal'],
  ['work', 'cargo_pretendido', 'lastPosition', 'escolaridade', 'nivel_ingles', 'instituicao_ensino'],
  ['hiring', 'salario_pretendido', 'data_admissao', 'banco', 'tamanho_camisa'],
])('%s is what these fields are about', (section, ...keys) => {
  for (const key of keys) expect([key, ...sectionsOf(steps(key))]).toEqual([key, section]);
});

it('goes by the label where the key tells nothing', () => {
  expect(sectionsOf([{ key: 'campo_7', label: 'Endereço completo' }])).toEqual(['contact']);
});

it('leaves a field whose words tell nothing with what stands before it', () => {
  expect(sectionsOf(steps('xyz', 'cep', 'abc', 'banco'))).toEqual(['personal', 'contact', 'contact', 'hiring']);
});

it('leaves a field with the one on whose answer it depends, also over others and where that one comes later', () => {
  const [cep, banco, rua, abc] = steps('cep', 'banco', 'rua', 'abc');
  const fields = [
    { ...banco!, condition: { fieldKey: 'rg' } },
    { ...rua!, condition: { fieldKey: 'banco' } },
    ...steps('rg'),
    cep!,
    { key: 'cnh', label: 'CNH', type: 'FILE' as const, condition: { fieldKey: 'rua' } },
    // What would move with the one before it as that one comes and goes.
    abc!,
  ];
  expect(sectionsOf(fields)).toEqual(['personal', 'personal', 'personal', 'contact', 'personal', 'contact']);
});

it('comes to an end with fields that depend on each other', () => {
  const [cep, banco] = steps('cep', 'banco');
  const circle = [
    { ...cep!, condition: { fieldKey: 'banco' } },
    { ...banco!, condition: { fieldKey: 'cep' } },
  ];
  expect(sectionsOf(circle)).toHaveLength(2);
});

describe('the headings that the office has given', () => {
  beforeAll(() => loadTexts('candidate', 'fields'));
  const headingsOf = (fields: Parameters<typeof headingOfEach>[0]) => {
    const headingOf = headingOfEach(fields, i18next.getFixedT(null, 'candidate'), i18next.getFixedT(null, 'fields'));
    return ['name', 'email', ...fields.map(({ key }) => key)].map(headingOf);
  };
  const under = (section: string | null, key: string, parent?: string) => ({
    ...steps(key)[0]!,
    section,
    condition: parent === undefined ? null : { fieldKey: parent },
  });

  it('are guessed only where no field has one', () => {
    const guessed = ['Dados pessoais', 'Dados pessoais', 'Contato e endereço', 'Contratação'];
    expect(headingsOf([under(null, 'cep'), under('', 'banco')])).toEqual(guessed);
    expect(headingsOf([under(null, 'cep'), under('Conta', 'banco')]).slice(2)).toEqual(['', 'Conta']);
  });

  it('leave name and e-mail with the personal data, and part a field without one from what stands before it', () => {
    const fields = [under(null, 'cep'), under('Conta', 'banco'), under(null, 'agencia'), under('Casa', 'rua')];
    expect(headingsOf(fields)).toEqual(['Dados pessoais', 'Dados pessoais', '', 'Conta', 'Outras informações', 'Casa']);
  });

  it('hold for a field that depends on one, unless it has its own, and others do not go by a field that comes and goes', () => {
    const fields = [
      under(null, 'filhos'),
      under('Dependentes', 'quantos', 'filhos'),
      under(null, 'nomes', 'quantos'),
      under(null, 'abc', 'filhos'),
      under(null, 'xyz'),
      under('Conta', 'banco'),
      under(null, 'rua', 'filhos'),
    ];
    expect(headingsOf(fields).slice(2)).toEqual(['', 'Dependentes', 'Dependentes', '', '', 'Conta', '']);
  });
});
