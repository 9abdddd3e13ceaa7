import type { ExportDataField } from '../../domains/exports/exportColumns.js';
import { suggestMappings } from './suggestMappings.js';

const standard = ['name', 'email', 'client', 'company', 'token', 'status', 'progress'];
const labels = ['Nome', 'E-mail', 'Cliente', 'Empresa', 'Token', 'Status', 'Progresso'];
const fields: ExportDataField[] = [
  ...standard.map((key, index) => ({ key, label: labels[index] ?? key, isCustomField: false })),
  ...[
    ['data_nascimento', 'Data de Nascimento'],
    ['cpf', 'CPF'],
    ['rg', 'RG'],
    ['telefone', 'Telefone'],
    ['salario_pretendido', 'Pretensão Salarial'],
    ['observacoes', 'Observações'],
    ['nome_mae', 'Nome da Mãe'],
    ['escolaridade', 'Escolaridade'],
  ].map(([key = '', label = '']) => ({ key, label, isCustomField: true })),
];

describe('the proposals', () => {
  it.each([
    ['Nome', 'name'],
    ['NOME COMPLETO', 'name'],
    ['Nome do Candidato', 'name'],
    ['E-mail', 'email'],
    ['Emails', 'email'],
    ['Correio eletrônico', 'email'],
    ['Clientes', 'client'],
    ['Razão Social', 'company'],
    ['Situação', 'status'],
    ['% Preenchimento', 'progress'],
    ['Data nasc.', 'data_nascimento'],
    ['Dt. Nascimento', 'data_nascimento'],
    ['dataNascimento', 'data_nascimento'],
    ['Nascimento', 'data_nascimento'],
    ['C.P.F.', 'cpf'],
    ['cpf', 'cpf'],
    ['Nº do CPF', 'cpf'],
    ['Identidade', 'rg'],
    ['Celular', 'telefone'],
    ['Telefones', 'telefone'],
    ['Telefoen', 'telefone'],
    ['Pretensao salarial', 'salario_pretendido'],
    ['Observação', 'observacoes'],
    ['Obs.', 'observacoes'],
    ['Mãe', 'nome_mae'],
    ['Grau de instrução', 'escolaridade'],
    ['Telefone(s)', 'telefone'],
    ['Salário (R$)', 'salario_pretendido'],
    ['Data de nascimento (dd/mm/aaaa)', 'data_nascimento'],
    ['CPF (somente números)', 'cpf'],
    ['Nome (mãe)', 'nome_mae'],
    ['Instruções', null],
    ['Qualquer coisa', null],
    ['__proto__', null],
    ['constructor', null],
    ['', null],
  ])('for %j name %j', (heading, key) => {
    expect(suggestMappings([heading], fields)[0]?.dataFieldKey ?? null).toBe(key);
  });

  it('are surer the closer the heading is', () => {
    const [same, synonym, typo] = suggestMappings(['Telefone', 'Celular', 'Telefoen'], [fields[10] as ExportDataField]);
    const alone = (heading: string) => suggestMappings([heading], fields)[0]?.confidence ?? 0;
    expect(same?.confidence).toBe(1);
    expect([synonym?.dataFieldKey, typo?.dataFieldKey]).toEqual([null, null]);
    expect(alone('Telefone')).toBeGreaterThan(alone('Celular'));
    expect(alone('Celular')).toBeGreaterThan(alone('Telefoen'));
  });

  it('name a field once, for the heading that fits best', () => {
    const keys = suggestMappings(['Candidato', 'Nome', 'Nome da mãe'], fields).map(({ dataFieldKey }) => dataFieldKey);
    expect(keys).toEqual([null, 'name', 'nome_mae']);
  });
});
