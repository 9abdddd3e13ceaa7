import type { ExportedRecord } from '../candidates/queries/exportedRecord.js';
import type { CandidateStage } from '../candidates/standing/standing.js';
import type { EndReason } from '../candidates/standing/ending.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import { dateCell, type Cell } from '../../spreadsheet/writing/cells.js';

const stageLabels: Record<CandidateStage, string> = {
  invited: 'Convidado',
  opened: 'Aberto',
  filling: 'Preenchendo',
  correction: 'Correção pedida',
  complete: 'Completo',
  confirmed: 'Confirmado',
  overdue: 'Vencido',
  ended: 'Encerrado',
};

const endReasonLabels: Record<EndReason, string> = {
  hired: 'Contratado',
  withdrew: 'Desistiu',
  not_approved: 'Não aprovado',
  cancelled: 'Vaga cancelada',
  other: 'Outro motivo',
};

/** A moment as its day in São Paulo. */
const dayCell = (moment: Date | null | undefined): Cell => (moment ? dateCell(todayInBrazil(moment)) : null);
const storedDayCell = (day: string | null | undefined): Cell => (day ? dateCell(day) : null);

/**
 * Columns of how an admission goes, beside the standard ones and those of the fields: a report on a month of
 * admissions has them, and a sheet for payroll has not, so that a new export offers them switched off.
 */
export const admissionColumns: ReadonlyMap<string, { label: string; read: (candidate: ExportedRecord) => Cell }> =
  new Map([
    ['createdAt', { label: 'Cadastrado em', read: ({ createdAt }) => dayCell(createdAt) }],
    ['stage', { label: 'Etapa', read: ({ stage }) => stageLabels[stage] }],
    ['stageSince', { label: 'Na etapa desde', read: ({ stageSince }) => dayCell(stageSince) }],
    ['dueOn', { label: 'Prazo', read: ({ dueOn }) => storedDayCell(dueOn) }],
    [
      'plannedAdmissionOn',
      { label: 'Admissão prevista', read: (candidate) => storedDayCell(candidate.plannedAdmissionOn) },
    ],
    ['completedAt', { label: 'Finalizado em', read: ({ completedAt }) => dayCell(completedAt) }],
    ['isConfirmed', { label: 'Confirmado', read: ({ isConfirmed }) => (isConfirmed ? 'Sim' : 'Não') }],
    ['endedAt', { label: 'Encerrado em', read: ({ ending }) => dayCell(ending?.at) }],
    [
      'endReason',
      { label: 'Motivo do encerramento', read: ({ ending }) => (ending ? endReasonLabels[ending.reason] : null) },
    ],
  ]);
