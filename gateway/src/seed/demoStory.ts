import type { CreateFieldInput } from '../domains/fields/definitions/customFieldsInput.js';
import { address, cpfNumber, day, person, phoneNumber } from './people.js';
import type { Random } from './random.js';

type Rights = Pick<CreateFieldInput, 'canView' | 'canEdit'>;

const everyone: Rights = { canView: ['admin', 'client', 'candidate'], canEdit: ['admin', 'client', 'candidate'] };
const byCandidate: Rights = { canView: ['admin', 'client', 'candidate'], canEdit: ['admin', 'candidate'] };
const byCompany: Rights = { canView: ['admin', 'client'], canEdit: ['admin', 'client'] };
const internal: Rights = { canView: ['admin'], canEdit: ['admin'] };

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** The fields of the demo, candidates' first; `value` makes an answer; documents have none and are sent. */
export const demoFields: readonly { field: CreateFieldInput; value: (random: Random) => string }[] = [
  {
    field: {
      key: 'cpf',
      label: 'CPF',
      type: 'text',
      target: 'candidate',
      section: 'Dados pessoais',
      required: true,
      format: 'cpf',
      ...everyone,
    },
    value: cpfNumber,
  },
  {
    field: {
      key: 'data_nascimento',
      label: 'Data de nascimento',
      type: 'date',
      target: 'candidate',
      section: 'Dados pessoais',
      required: true,
      ...byCandidate,
    },
    value: (random) => day(random, 1970, 2004),
  },
  {
    field: {
      key: 'telefone',
      label: 'Telefone',
      type: 'text',
      target: 'candidate',
      section: 'Dados pessoais',
      required: true,
      format: 'phone',
      ...everyone,
    },
    value: phoneNumber,
  },
  {
    field: {
      key: 'estado_civil',
      label: 'Estado civil',
      type: 'select',
      target: 'candidate',
      section: 'Dados pessoais',
      required: true,
      options: options('Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'Viúvo(a)', 'União estável'),
      ...byCandidate,
    },
    value: (random) => random.pick(['Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'União estável']),
  },
  {
    field: {
      key: 'tem_dependentes',
      label: 'Tem dependentes?',
      type: 'checkbox',
      target: 'candidate',
      section: 'Dados pessoais',
      ...byCandidate,
    },
    value: (random) => String(random.chance(0.4)),
  },
  {
    field: {
      key: 'dependentes',
      label: 'Dependentes',
      type: 'list',
      target: 'candidate',
      section: 'Dados pessoais',
      required: true,
      condition: { fieldKey: 'tem_dependentes', values: ['true'] },
      listOptions: {
        itemName: 'Dependente',
        columns: [
          { key: 'nome', label: 'Nome', type: 'text', required: true },
          {
            ...{ key: 'parentesco', label: 'Parentesco', type: 'select', required: true },
            options: options('Filho(a)', 'Cônjuge', 'Enteado(a)', 'Pai ou mãe'),
          },
          { key: 'data_nascimento', label: 'Data de nascimento', type: 'date', required: true },
          { key: 'cpf', label: 'CPF', type: 'text', format: 'cpf' },
        ],
      },
      ...byCandidate,
    },
    value: dependents,
  },
  {
    field: {
      key: 'endereco',
      label: 'Endereço',
      type: 'textarea',
      target: 'candidate',
      section: 'Endereço',
      required: true,
      ...byCandidate,
    },
    value: address,
  },
  {
    field: {
      key: 'escolaridade',
      label: 'Escolaridade',
      type: 'select',
      target: 'candidate',
      section: 'Trabalho',
      options: options('Ensino fundamental', 'Ensino médio', 'Ensino superior', 'Pós-graduação'),
      ...everyone,
    },
    value: (random) => random.pick(['Ensino médio', 'Ensino superior', 'Pós-graduação']),
  },
  {
    field: {
      key: 'possui_cnh',
      label: 'Possui CNH',
      type: 'checkbox',
      target: 'candidate',
      section: 'Trabalho',
      ...byCandidate,
    },
    value: (random) => String(random.chance(0.6)),
  },
  {
    field: {
      key: 'salario_pretendido',
      label: 'Salário pretendido',
      type: 'number',
      target: 'candidate',
      section: 'Trabalho',
      placeholder: '3500',
      description: 'Valor mensal bruto, em reais.',
      ...everyone,
    },
    value: (random) => String(random.between(18, 120) * 100),
  },
  {
    field: {
      key: 'data_admissao',
      label: 'Data de admissão',
      type: 'date',
      target: 'candidate',
      section: 'Trabalho',
      allowFutureDates: true,
      ...byCompany,
    },
    value: (random) => day(random, 2026, 2027),
  },
  {
    field: {
      key: 'documento_rg',
      label: 'RG ou CIN',
      type: 'file',
      target: 'candidate',
      section: 'Documentos',
      description: 'As duas faces, inteiras e sem reflexo.',
      documentOptions: { pageNames: ['Frente', 'Verso'], approver: 'client' },
      ...everyone,
    },
    value: () => '',
  },
  {
    field: {
      key: 'comprovante_residencia',
      label: 'Comprovante de residência',
      type: 'file',
      target: 'candidate',
      section: 'Documentos',
      description: 'Conta de água, luz ou telefone dos últimos três meses.',
      documentOptions: { maxPages: 2 },
      ...everyone,
    },
    value: () => '',
  },
  {
    field: {
      key: 'foto_3x4',
      label: 'Foto 3x4',
      type: 'file',
      target: 'candidate',
      section: 'Documentos',
      description: 'De frente, com fundo claro.',
      documentOptions: { kinds: ['photo'], approver: 'nobody' },
      ...everyone,
    },
    value: () => '',
  },
  {
    field: {
      key: 'aso',
      label: 'Atestado de saúde ocupacional (ASO)',
      type: 'file',
      target: 'candidate',
      section: 'Documentos',
      description: 'Do exame admissional, com a assinatura do médico.',
      documentOptions: { asksExpiry: true },
      ...everyone,
    },
    value: () => '',
  },
  {
    field: {
      key: 'parecer_interno',
      label: 'Parecer interno',
      type: 'textarea',
      target: 'candidate',
      section: 'Uso interno',
      ...internal,
    },
    value: (random) => random.pick(['Perfil aderente à vaga.', 'Aguardar retorno da referência.', 'Prioridade alta.']),
  },
  {
    field: {
      key: 'segmento',
      label: 'Segmento',
      type: 'select',
      target: 'client',
      required: true,
      options: options('Indústria', 'Serviços', 'Tecnologia', 'Varejo'),
      ...internal,
    },
    value: (random) => random.pick(['Indústria', 'Serviços', 'Tecnologia']),
  },
  {
    field: { key: 'inicio_contrato', label: 'Início do contrato', type: 'date', target: 'client', ...internal },
    value: (random) => day(random, 2023, 2025),
  },
];

/** Three companies: two numeric CNPJs and the official alphanumeric sample. */
export const demoClients = [
  {
    name: 'Marina Tavares',
    companyName: 'Aurora Alimentos do Vale Ltda.',
    email: 'rh@aurora.exemplo.com.br',
    phone: '11987654321',
    cnpj: '11222333000181',
    candidates: 18,
  },
  {
    name: 'Otávio Menezes',
    companyName: 'Litoral Logística S.A.',
    email: 'pessoas@litoral.exemplo.com.br',
    phone: '13991234567',
    cnpj: '12ABC34501DE35',
    candidates: 14,
  },
  {
    name: 'Simone Prado',
    companyName: 'Clínica Vida Plena',
    email: 'contato@vidaplena.exemplo.com.br',
    phone: '4133334444',
    cnpj: '11444777000161',
    candidates: 8,
  },
] as const;

/** One child or two, with a CPF or without one yet. */
function dependents(random: Random): string {
  const children = Array.from({ length: random.between(1, 2) }, () => ({
    nome: person(random, random.between(0, 999)).name,
    parentesco: 'Filho(a)',
    data_nascimento: day(random, 2008, 2024),
    ...(random.chance(0.7) && { cpf: cpfNumber(random) }),
  }));
  return JSON.stringify(children);
}
