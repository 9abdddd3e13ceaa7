import { withoutAccents } from '../../lib/parsing';
import type { Step } from './steps';

/** What a stretch of the form is about; a name under `sections` in the texts. */
export type Section = 'personal' | 'documents' | 'contact' | 'work' | 'hiring';

/** Words of keys and labels that tell what a field is about, in Portuguese and English, without accents. */
const WORDS: Readonly<Record<Section, string>> = {
  personal:
    'nome name cpf rg nascimento birth mae pai mother father civil marital sexo genero raca nacionalidade naturalidade filhos dependentes conjuge',
  documents:
    'cnh ctps pis pasep nis titulo eleitor voter militar military reservista passaporte document documento certidao',
  contact:
    'email mail telefone celular whatsapp phone endereco address cep logradouro numero bairro cidade city estado uf contato emergencia',
  work: 'cargo empresa emprego experiencia experience job position escolaridade education curso formacao instituicao habilidades skills idioma ingles linkedin portfolio github referencias motivacao',
  hiring:
    'salario salary admissao banco agencia conta pix beneficio vale transporte disponibilidade uniforme camisa calcado jornada turno matricula',
};

const sectionOfWord = new Map(
  Object.entries(WORDS).flatMap(([section, words]) => words.split(' ').map((word) => [word, section as Section])),
);

/** The words of a key or label: 'estadoCivil_2' gives 'estado', 'civil' and '2'. */
function wordsOf(text: string): string[] {
  const plain = withoutAccents(text);
  return plain
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** The marital state is no place to live, and one's own e-mail stands beside one's own name. */
const PHRASES: readonly [phrase: RegExp, section: Section][] = [
  [/^(name|email)$/, 'personal'],
  [/estado[^a-z]*civil/i, 'personal'],
];

type Described = Pick<Step, 'key' | 'label'> & Partial<Pick<Step, 'type' | 'condition'>>;

function ownSection({ key, label, type }: Described): Section | undefined {
  if (type === 'FILE') return 'documents';
  const phrase = PHRASES.find(([pattern]) => pattern.test(key) || pattern.test(label))?.[1];
  if (phrase) return phrase;
  const words = [...wordsOf(key), ...wordsOf(label)];
  return words.map((word) => sectionOfWord.get(word)).find((section) => section !== undefined);
}

/** The section of a question by its key. */
export type SectionOf = (key: string) => Section;

/**
 * What each field is about, from the words of its key and label; one whose words tell nothing belongs to what stands
 * before it. One that depends on the answer to another one belongs to that one, and others do not go by it: they are to stay
 * where they are as it comes and goes. Administrators order the fields and give them no sections of their own. Name and
 * e-mail, which are none of them, are personal.
 * @param fields all of the form by their order, whether they are asked or not
 */
export function sectionsOf(fields: readonly Described[]): SectionOf {
  const sections = new Map<string, Section>();
  const byKey = new Map(fields.map((field) => [field.key, field]));
  let before: Section = 'personal';
  for (const field of fields) {
    const section: Section = ownSection(field) ?? before;
    sections.set(field.key, section);
    if (!field.condition) before = section;
  }
  const origin = (field: Described, seen: readonly string[] = []): string => {
    const parent = byKey.get(field.condition?.fieldKey ?? '');
    return parent && !seen.includes(parent.key) ? origin(parent, [...seen, field.key]) : field.key;
  };
  return (key) => {
    const field = byKey.get(key);
    return (field && sections.get(origin(field))) ?? 'personal';
  };
}
