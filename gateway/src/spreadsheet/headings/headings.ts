import { searchable } from '../../lib/text.js';

/** How headings of spreadsheets are compared with the names of data fields. */

const fillers: ReadonlySet<string> = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'o',
  'a',
  'os',
  'as',
  'e',
  'em',
  'no',
  'na',
  'of',
  'the',
]);

const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    adm: 'admissao',
    cand: 'candidato',
    cel: 'celular',
    cid: 'cidade',
    doc: 'documento',
    dt: 'data',
    emp: 'empresa',
    end: 'endereco',
    escol: 'escolaridade',
    exp: 'experiencia',
    mun: 'municipio',
    nasc: 'nascimento',
    nr: 'numero',
    num: 'numero',
    obs: 'observacao',
    profis: 'profissional',
    sal: 'salario',
    tel: 'telefone',
    tit: 'titulo',
  }),
);

/** Names that mean the same; the first names of each line are data fields or their keys. */
const synonymLines: readonly (readonly string[])[] = [
  [
    'name',
    'nome',
    'nome completo',
    'nome candidato',
    'candidato',
    'nome funcionario',
    'funcionario',
    'colaborador',
    'nome colaborador',
    'full name',
  ],
  ['email', 'mail', 'correio eletronico', 'endereco email', 'endereco eletronico', 'email candidato', 'email contato'],
  ['client', 'cliente', 'contratante', 'nome cliente'],
  ['company', 'empresa', 'companhia', 'razao social', 'nome empresa', 'empresa cliente', 'empregador'],
  ['token', 'codigo acesso', 'chave acesso', 'token acesso', 'link acesso'],
  ['status', 'situacao', 'andamento', 'etapa', 'fase', 'situacao cadastro'],
  ['progress', 'progresso', 'percentual', 'percentual preenchido', 'preenchimento', 'conclusao', 'porcentagem'],
  ['data nascimento', 'birth date', 'birthdate', 'nascimento', 'aniversario', 'nascido'],
  ['telefone', 'phone', 'celular', 'fone', 'whatsapp', 'contato', 'telefone contato', 'numero telefone', 'telefone 1'],
  ['rg', 'identidade', 'registro geral', 'carteira identidade'],
  ['cpf', 'cpf candidato', 'cadastro pessoa fisica', 'numero cpf'],
  ['document', 'documento', 'numero documento'],
  ['pis', 'nis', 'pasep', 'pis pasep', 'nit'],
  ['ctps', 'carteira trabalho', 'numero ctps'],
  ['titulo eleitor', 'voter title', 'titulo eleitoral'],
  ['endereco', 'address', 'logradouro', 'rua', 'endereco completo', 'residencia'],
  ['cidade', 'municipio', 'city'],
  ['uf', 'estado', 'unidade federacao'],
  ['cep', 'codigo postal'],
  ['estado civil', 'marital status'],
  ['escolaridade', 'education', 'formacao', 'grau instrucao', 'nivel escolaridade', 'formacao academica'],
  ['cargo pretendido', 'cargo', 'funcao', 'vaga', 'posicao', 'cargo desejado'],
  ['cargo anterior', 'last position', 'ultimo cargo'],
  ['empresa anterior', 'last job', 'ultimo emprego', 'ultima empresa'],
  ['salario pretendido', 'salario', 'pretensao salarial', 'remuneracao', 'pretensao'],
  ['data admissao', 'admissao', 'inicio', 'data inicio', 'data contratacao'],
  ['observacao', 'comentario', 'nota', 'anotacao'],
  ['experiencia', 'work experience', 'experiencia profissional', 'historico profissional'],
  ['mother name', 'nome mae', 'mae', 'filiacao mae'],
  ['father name', 'nome pai', 'pai', 'filiacao pai'],
  ['genero', 'sexo'],
  ['linkedin', 'perfil linkedin'],
];

const synonymLineOf: ReadonlyMap<string, number> = new Map(
  synonymLines.flatMap((names, line) => names.map((name) => [name, line] as const)),
);

/** Names shorter than this differ by a letter too easily: RG is not UF. */
const MIN_TYPO_LENGTH = 5;
const SAME = 1;
const SYNONYM = 0.9;
const LIKE = 0.85;
const SHARED_WORDS = 0.8;

/** What brackets in a heading say of how to fill it in: plural, currency, format, instruction. Others name something. */
const HINT = /^(?:e?s|r\$)$|dd|mm|aa|00|99|xx|apenas|somente|sem |com |ex\.|opcional|obrigat/iu;

/** A heading as it is compared: words without accents, case, plural, fillers and abbreviations. */
export function normalisedHeading(heading: string): string {
  const spaced = heading
    .replace(/\(([^()]*)\)/gu, (brackets, inner: string) => (HINT.test(inner) ? ' ' : brackets))
    // 'C.P.F.' is compared as 'CPF'.
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/e[-‐–]mails?/giu, 'email');
  return searchable(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => singular(abbreviations.get(word) ?? word))
    .join(' ');
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:status|nis|pis|ctps|campus|virus)$/.test(word)) return word;
  if (/(?:oe|ae|ao)s$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/[rz]es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  return word.slice(0, -1);
}

/** How likely two normalised names mean the same, 0 to 1. */
export function likeness(left: string, right: string): number {
  if (left === '' || right === '') return 0;
  if (left === right) return SAME;
  const line = synonymLineOf.get(left);
  if (line !== undefined && line === synonymLineOf.get(right)) return SYNONYM;
  return Math.max(SHARED_WORDS * sharedWords(left, right), LIKE * spelling(left, right));
}

/** Whether a heading is a known name, for telling the header row from others. */
export function headingMatch(heading: string, knownHeadings: readonly string[]): boolean {
  const normalised = normalisedHeading(heading);
  return synonymLineOf.has(normalised) || knownHeadings.includes(normalised);
}

function sharedWords(left: string, right: string): number {
  const leftWords = new Set(left.split(' '));
  const rightWords = new Set(right.split(' '));
  const shared = [...leftWords].filter((word) => rightWords.has(word)).length;
  return (2 * shared) / (leftWords.size + rightWords.size);
}

/** 1 for the same spelling, 0 from a third of the letters wrong on. */
function spelling(left: string, right: string): number {
  const length = Math.max(left.length, right.length);
  const shorter = Math.min(left.length, right.length);
  // Each letter more is one wrong at least.
  if (shorter < MIN_TYPO_LENGTH || length > 60 || length - shorter > length / 3) return 0;
  const share = editDistance(left, right) / length;
  return share > 1 / 3 ? 0 : 1 - share;
}

function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const change = (previous[column - 1] ?? 0) + Number(left[row - 1] !== right[column - 1]);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
