import { sectionsOf as sectionOfEach } from './sections';

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
