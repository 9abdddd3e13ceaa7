import { sectionsOf } from './sections';

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
