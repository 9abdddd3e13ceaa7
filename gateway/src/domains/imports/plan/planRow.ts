import { rightCpf } from '../../../lib/parsing/rightCpf.js';
import type { Role } from '../../../auth/viewer.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import type { CandidateMatches } from '../../candidates/writes/importedCandidates.js';
import { readStored } from '../../fields/values/fieldTypeRules.js';
import { textReader } from '../../fields/values/fieldValues.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import type { ImportField } from '../mapping/importFields.js';
import type { PreviousData } from '../stored/importResultsModel.js';
import type { PlannedCell, ParsedRow } from './parseRows.js';
import { couldBeSamePerson } from './personNames.js';

export type RowKind = 'new' | 'changes' | 'same' | 'problem' | 'leftOut';
export type ProblemKind = 'missing' | 'invalidValue' | 'duplicateInFile' | 'ambiguous';
/** What is told of rows: what keeps them from being written, and values that look wrong and are written all the same. */
export type FindingKind = ProblemKind | 'doubtful';

/** What is wrong with a row, or looks so: with one of its cells, or with all of it. */
export interface RowFinding<Kind extends FindingKind = FindingKind> {
  kind: Kind;
  field: ImportField | null;
  message: string;
}

export type RowProblem = RowFinding<ProblemKind>;

/** What will become of a row. */
export interface PlannedRow extends ParsedRow {
  kind: RowKind;
  problems: readonly RowProblem[];
  /** What looks wrong with the cells that will be written. */
  doubts: readonly RowFinding<'doubtful'>[];
  /** The candidate in store that the row is about. */
  candidateId: string | null;
  /** The candidate in store with the CPF or the e-mail of a row that may be about another person, and so is about none; the first of several. */
  ambiguousId: string | null;
  /** Its revision when it was looked at. */
  revision: number | null;
  /** Cells that change what is in store, and what that is: storage form, null for nothing. */
  changes: ReadonlyMap<PlannedCell, string | null>;
  /** What stays in store, if anything, under cells that say nothing, or nothing that is understood. */
  kept: ReadonlyMap<PlannedCell, string>;
}

/** Reads what a candidate holds under a field, as far as the role may view it. */
export type StoredReader = (candidate: CandidateRecord, field: ImportField) => string | null;

/** Why texts in storage form cannot be written to a candidate, or to a new one, whose answers do not ask for their fields; by their keys. */
export type UnaskedCells = (
  candidate: CandidateRecord | null,
  texts: Readonly<Record<string, string>>,
) => ReadonlyMap<string, string>;

/** What a row is compared with. */
interface Surroundings {
  matches: CandidateMatches;
  stored: StoredReader;
  unasked: UnaskedCells;
}

/** Shared by all rows without any, which are most rows of most files. */
const none: ReadonlyMap<PlannedCell, never> = new Map<PlannedCell, never>();

/** A reader for many rows. */
export function storedReader(catalogue: RecordCatalogue, role: Role): StoredReader {
  const readers = new Map<string, ReturnType<typeof textReader>>();
  return (candidate, { key }) => {
    if (key === 'name') return candidate.name;
    if (key === 'email') return candidate.email;
    let read = readers.get(key);
    if (read === undefined) readers.set(key, (read = textReader(catalogue, role, key)));
    return read?.(candidate) ?? null;
  };
}

/** What will become of a row, by what is in store: matched by CPF, then by e-mail. */
export function planRow(row: ParsedRow, { matches, stored, unasked }: Surroundings): PlannedRow {
  const problems = row.cells.flatMap(({ field, problem }): RowProblem[] =>
    problem === null ? [] : [{ kind: 'invalidValue', field, message: problem }],
  );
  problems.push(...repeatedOf(row));
  const { candidate, conflict, other } = matchOf(row, matches, stored);
  if (conflict !== null) problems.push({ kind: 'ambiguous', field: null, message: conflict });
  if (!candidate && conflict === null) problems.push(...missingOf(row));
  const changes = new Map<PlannedCell, string | null>();
  const kept = new Map<PlannedCell, string>();
  if (candidate) {
    for (const cell of row.cells) {
      const before = stored(candidate, cell.field);
      if (cell.value === null) {
        // Under most blank cells there is nothing in store.
        if (before !== null) kept.set(cell, before);
      } else if (!isSame(cell, before)) changes.set(cell, before);
    }
  }
  const isWritten = (cell: PlannedCell) => !row.isLeftOut && (!candidate || changes.has(cell));
  problems.push(...unaskedOf(row.cells.filter(isWritten), candidate, unasked));
  return {
    ...row,
    problems,
    doubts: row.cells.flatMap((cell): RowFinding<'doubtful'>[] =>
      cell.doubt !== null && isWritten(cell) ? [{ kind: 'doubtful', field: cell.field, message: cell.doubt }] : [],
    ),
    kind: kindOf(row, problems.length, candidate, changes.size),
    candidateId: candidate?._id.toString() ?? null,
    ambiguousId: other?._id.toString() ?? null,
    revision: candidate?.revision ?? null,
    changes: changes.size > 0 ? changes : none,
    kept: kept.size > 0 ? kept : none,
  };
}

function kindOf(row: ParsedRow, problems: number, candidate: CandidateRecord | null, changes: number): RowKind {
  if (row.isLeftOut) return 'leftOut';
  if (problems > 0) return 'problem';
  if (!candidate) return 'new';
  return changes > 0 ? 'changes' : 'same';
}

function isSame({ field, value }: PlannedCell, stored: string | null): boolean {
  if (stored === null || stored === value) return stored === value;
  return field.key !== 'name' && field.key !== 'email' && readStored(field.shape, stored) === value;
}

const OTHER_PERSON =
  'O CPF é de um candidato com outro nome. Confira o CPF; se for a mesma pessoa, informe o e-mail que está cadastrado.';

/** The candidate in store that a row is about; or why it is about none, and the one whose its CPF or e-mail is. */
interface Match {
  candidate: CandidateRecord | null;
  conflict: string | null;
  other: CandidateRecord | null;
}

const found = (candidate: CandidateRecord | null): Match => ({ candidate, conflict: null, other: null });
const ambiguous = (other: CandidateRecord, conflict: string): Match => ({ candidate: null, conflict, other });

function matchOf({ email, cpf, cells }: ParsedRow, { byEmail, byCpf }: CandidateMatches, stored: StoredReader): Match {
  const ofEmail = email ? (byEmail.get(email) ?? null) : null;
  const ofCpf = cpf ? (byCpf.get(cpf) ?? []) : [];
  const [first] = ofCpf;
  if (!first && ofEmail && cpf) {
    // Relatives share a mailbox: writing one over the other would give away link, documents and confirmation.
    const field = cells.find((cell) => cell.field.key === 'cpf')?.field;
    const other = field ? rightCpf(stored(ofEmail, field)) : null;
    if (other !== null && other !== cpf) return ambiguous(ofEmail, 'O e-mail é de um candidato com outro CPF.');
  }
  if (!first) return found(ofEmail);
  if (ofCpf.length === 1 && !ofEmail) {
    // A wrong digit may make the CPF that of somebody else: a row with another name and without the e-mail in store is not about that person.
    const name = cells.find((cell) => cell.field.key === 'name')?.value ?? null;
    const isOther = name !== null && !couldBeSamePerson(name, first.name);
    return isOther ? ambiguous(first, OTHER_PERSON) : found(first);
  }
  // The e-mail tells which of those with the CPF is meant.
  if (ofEmail && ofCpf.some(({ _id }) => _id.equals(ofEmail._id))) return found(ofEmail);
  const conflict = ofEmail
    ? 'O CPF e o e-mail são de candidatos diferentes.'
    : 'Mais de um candidato tem este CPF. Informe o e-mail de um deles.';
  return ambiguous(first, conflict);
}

/** What is wrong with the cells that would be written into fields for which the candidate, as the row leaves them, is not asked. */
function unaskedOf(
  cells: readonly PlannedCell[],
  candidate: CandidateRecord | null,
  unasked: UnaskedCells,
): RowProblem[] {
  const texts = cells.flatMap(({ field: { key }, value }) => (value === null ? [] : [[key, value] as const]));
  const messages = unasked(candidate, Object.fromEntries(texts));
  if (messages.size === 0) return [];
  return cells.flatMap(({ field }): RowProblem[] => {
    const message = messages.get(field.key);
    return message === undefined ? [] : [{ kind: 'invalidValue', field, message }];
  });
}

/** What a row has in common with an earlier one, said of the first cell of it. */
function repeatedOf({ duplicateOf, duplicated, cells }: ParsedRow): RowProblem[] {
  const [first, second] = duplicated;
  if (duplicateOf === null || first === undefined) return [];
  const field = cells.find((cell) => cell.field.key === first)?.field ?? null;
  const what = second
    ? 'O mesmo CPF e o mesmo e-mail estão'
    : first === 'cpf'
      ? 'O mesmo CPF está'
      : 'O mesmo e-mail está';
  return [{ kind: 'duplicateInFile', field, message: `${what} na linha ${duplicateOf}.` }];
}

const REQUIRED = [
  { key: 'name', message: 'Falta o nome.' },
  { key: 'email', message: 'Falta o e-mail.' },
];

/** Name and e-mail that a new candidate needs and a row does not have; one that is wrong has its own problem. */
function missingOf({ cells }: ParsedRow): RowProblem[] {
  return REQUIRED.flatMap(({ key, message }): RowProblem[] => {
    const cell = cells.find(({ field }) => field.key === key);
    if (cell && (cell.value !== null || cell.problem !== null)) return [];
    return [{ kind: 'missing', field: cell?.field ?? null, message }];
  });
}

/** The cells that writing a row sets: of a new candidate all that say something, of another what differs. */
export const writtenCells = ({ cells, changes, kind }: PlannedRow): PlannedCell[] =>
  cells.filter((cell) => cell.value !== null && (kind === 'new' || changes.has(cell)));

/** What the service of candidates is given for a row. */
export function writesOf(row: PlannedRow) {
  const written = writtenCells(row);
  const own = (key: string) => written.find(({ field }) => field.key === key)?.value ?? undefined;
  const fields = written.flatMap(({ field: { key }, value }) =>
    key === 'name' || key === 'email' ? [] : [{ key, value }],
  );
  const [name, email] = [own('name'), own('email')];
  return { ...(name && { name }), ...(email && { email }), fields };
}

/** What is told of a row in the plan: its problems if it has any, which keep it from being written, and its doubts. */
export const findingsOf = ({ kind, problems, doubts }: PlannedRow): readonly RowFinding[] =>
  kind === 'problem' ? [...problems, ...doubts] : doubts;

/** What is wrong with a row, as one text; '' for nothing. */
export const problemText = ({ problems }: Pick<PlannedRow, 'problems'>): string =>
  problems.map(({ message }) => message).join(' ');

/** What a row's changes replace. */
export function previousOf({ changes }: PlannedRow): PreviousData {
  const previous: PreviousData = { fields: [] };
  for (const [{ field }, value] of changes) {
    if (field.key === 'name' || field.key === 'email') previous[field.key] = value ?? '';
    else previous.fields.push({ key: field.key, value });
  }
  return previous;
}

/** Whether a problem of a row is that of one of its cells though the cell's own value is right, or there is none. */
const isAbout = ({ kind, field: of }: RowProblem, { duplicated }: PlannedRow, { field }: PlannedCell): boolean =>
  kind === 'missing' ? of === field : kind === 'duplicateInFile' && duplicated.some((key) => key === field.key);

/** Why a cell keeps its row from being written though its own value is right, or there is none: null where it does not. */
export const problemOfCell = (row: PlannedRow, cell: PlannedCell): string | null =>
  row.problems.find((problem) => isAbout(problem, row, cell))?.message ?? null;

/** The problem of a row that none of its cells shows. */
export const problemOfRow = (row: PlannedRow): RowProblem | undefined =>
  row.kind === 'problem'
    ? row.problems.find(
        (problem) => problem.kind !== 'invalidValue' && !row.cells.some((cell) => isAbout(problem, row, cell)),
      )
    : undefined;
