import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import type { FieldShape, FieldTarget, FieldType } from '../values/fieldTypes.js';
import { isReservedKey } from './reservedKeys.js';

/** Labels of the fallback keys, which are known without being configured. */
const fallbackLabels = {
  endereco: 'Endereço',
  observacoes: 'Observações',
  rg: 'RG',
  cpf: 'CPF',
  document: 'Documento',
  estado_civil: 'Estado Civil',
  cargo_pretendido: 'Cargo Pretendido',
  data_nascimento: 'Data de Nascimento',
  telefone: 'Telefone',
  telefone_1: 'Telefone 1',
  telefone_2: 'Telefone 2',
  escolaridade: 'Escolaridade',
  experiencia: 'Experiência',
  nome_completo: 'Nome Completo',
  data_admissao: 'Data de Admissão',
  salario_pretendido: 'Salário Pretendido',
  disponibilidade: 'Disponibilidade',
  area_interesse: 'Área de Interesse',
  nivel_ingles: 'Nível de Inglês',
  curso_superior: 'Curso Superior',
  instituicao_ensino: 'Instituição de Ensino',
  ano_conclusao: 'Ano de Conclusão',
  empresa_anterior: 'Empresa Anterior',
  cargo_anterior: 'Cargo Anterior',
  tempo_experiencia: 'Tempo de Experiência',
  referencias: 'Referências',
  linkedin: 'LinkedIn',
  portfolio: 'Portfólio',
  github: 'GitHub',
  site_pessoal: 'Site Pessoal',
} as const;

/** Labels of the personal and professional fields that the candidate record lists, also known without being configured. */
const personalLabels = {
  birthDate: 'Data de Nascimento',
  phone: 'Telefone',
  motherName: 'Nome da Mãe',
  fatherName: 'Nome do Pai',
  maritalStatus: 'Estado Civil',
  address: 'Endereço',
  ctps: 'CTPS',
  ctpsSeries: 'Série da CTPS',
  pis: 'PIS',
  voterTitle: 'Título de Eleitor',
  militaryCertificate: 'Certificado Militar',
  lastJob: 'Último Emprego',
  lastPosition: 'Último Cargo',
  workExperience: 'Experiência Profissional',
  education: 'Formação',
  skills: 'Habilidades',
} as const;

/** Keys of the candidate record's own optional properties, which REST shows at its top level. */
export const personalFieldKeys: readonly string[] = ['document', 'cpf', 'rg', ...Object.keys(personalLabels)];

const types: Partial<Record<string, FieldType>> = {
  observacoes: 'textarea',
  experiencia: 'textarea',
  workExperience: 'textarea',
  data_nascimento: 'date',
  birthDate: 'date',
};

const fallbackFields: ReadonlyMap<string, FieldShape> = new Map(
  Object.entries({ ...fallbackLabels, ...personalLabels }).map(([key, label]) => {
    const type = types[key] ?? 'text';
    return [
      key,
      {
        key,
        label,
        type,
        options: [],
        format: type === 'text' ? guessFormat(key) : null,
        allowFutureDates: type === 'date' && proposesFutureDates(key),
      },
    ];
  }),
);

/** The known keys of a target, as fields. */
export const knownFields = (target: FieldTarget): FieldShape[] =>
  [...fallbackFields.values()].filter(({ key }) => !isReservedKey(key, target));

/** What a known key means while no field is configured for it; null for any other key. */
export function fallbackField(key: string, target: FieldTarget): FieldShape | null {
  return isReservedKey(key, target) ? null : (fallbackFields.get(key) ?? null);
}
