import type { TFunction } from 'i18next';
import { headingFields } from '../../lib/fieldSections';
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

type Described = Pick<Step, 'key' | 'label'> & Partial<Pick<Step, 'type' | 'condition' | 'section'>>;

function ownSection({ key, label, type }: Described): Section | undefined {
  if (type === 'FILE') return 'documents';
  const phrase = PHRASES.find(([pattern]) => pattern.test(key) || pattern.test(label))?.[1];
  if (phrase) return phrase;
  const words = [...wordsOf(key), ...wordsOf(label)];
  return words.map((word) => sectionOfWord.get(word)).find((section) => section !== undefined);
}

/**
 * Gives each question the name of the stretch that the field stands in by which its heading goes.
 * @param fields all of the form by their order, whether they are asked or not
 * @param nameOf is asked for the name of each of them, in their order
 * @returns the name for a key; undefined for what is no field
 */
function namesByHeading<Name>(
  fields: readonly Described[],
  nameOf: (field: Described) => Name,
): (key: string) => Name | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const names = new Map(fields.map((field) => [field.key, nameOf(field)]));
  const headingField = headingFields(fields);
  return (key) => {
    const field = byKey.get(key);
    return field && names.get(headingField(field).key);
  };
}

/** What the question of a key is about. */
export type SectionOf = (key: string) => Section;

/**
 * What each field is about, from the words of its key and label; one whose words tell nothing belongs to what stands
 * before it. One that depends on the answer to another one belongs to that one, and others do not go by it: they are to stay
 * where they are as it comes and goes. Name and e-mail, which are none of them, are personal.
 * @param fields all of the form by their order, whether they are asked or not
 */
export function sectionsOf(fields: readonly Described[]): SectionOf {
  let before: Section = 'personal';
  const sectionOf = namesByHeading(fields, (field) => {
    const section: Section = ownSection(field) ?? before;
    if (!field.condition) before = section;
    return section;
  });
  return (key) => sectionOf(key) ?? 'personal';
}

/** The heading of the question of a key; '' for one that stands under none. */
export type HeadingOf = (key: string) => string;

/**
 * The headings of the form: those that the office has given its fields, and the guessed ones only where it has given none
 * . A field without one comes under a heading of its own behind those that have one, so that it is not taken for part of theirs.
 * @param fields all of the form by their order, whether they are asked or not
 * @param t finds the guessed headings
 * @param fieldsT finds the one of those without a heading among the texts that come with the fields, as the first load of a candidate is full
 */
export function headingsOf(
  fields: readonly Described[],
  t: TFunction<'candidate'>,
  fieldsT: TFunction<'fields'>,
): HeadingOf {
  if (!fields.some(({ section }) => section)) {
    const sectionOf = sectionsOf(fields);
    return (key) => t(`sections.${sectionOf(key)}`);
  }
  let others = '';
  const headingOf = namesByHeading(fields, ({ section, condition }) => {
    const heading = section || others;
    // Others do not go by one that comes and goes.
    if (section && !condition) others = fieldsT('otherInformation');
    return heading;
  });
  return (key) => headingOf(key) ?? t('sections.personal');
}
