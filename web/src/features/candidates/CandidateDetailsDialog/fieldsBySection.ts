import type { SectionedField } from '../../../lib/fieldSections';

/** Keys of the personal and professional fields that every candidate may have. */
const standardKeys: ReadonlySet<string> = new Set(
  `cpf rg birthDate phone motherName fatherName maritalStatus address ctps ctpsSeries pis voterTitle militaryCertificate
   lastJob lastPosition workExperience education skills
   endereco observacoes estado_civil cargo_pretendido data_nascimento telefone telefone_1 telefone_2 escolaridade
   experiencia nome_completo data_admissao salario_pretendido disponibilidade area_interesse nivel_ingles curso_superior
   instituicao_ensino ano_conclusao empresa_anterior cargo_anterior tempo_experiencia referencias linkedin portfolio
   github site_pessoal`.split(/\s+/),
);

export interface FieldSections<F> {
  document: F | undefined;
  additional: F[];
  custom: F[];
  /** The fields that are photographed or scanned, and not typed. */
  documents: F[];
}

interface Sorted extends Pick<SectionedField, 'key' | 'section'> {
  type: string;
}

/**
 * Sorts a candidate's fields into the sections of the details dialog. What the office has put under a heading is its own,
 * whatever its key: a heading comes once.
 * @param fields those that are shown, each with the section that it stands under
 */
export function fieldsBySection<F extends Sorted>(fields: readonly F[]): FieldSections<F> {
  const others = fields.filter(({ key, type }) => key !== 'document' && type !== 'FILE');
  const isAdditional = ({ key, section }: F) => standardKeys.has(key) && !section;
  return {
    document: fields.find(({ key, type }) => key === 'document' && type !== 'FILE'),
    additional: others.filter(isAdditional),
    custom: others.filter((field) => !isAdditional(field)),
    documents: fields.filter(({ type }) => type === 'FILE'),
  };
}
