import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Role, UserViewer } from '../../../auth/viewer.js';
import { parseInput } from '../../../lib/validation.js';
import { addDays, daysBetween, isUsualDay, startOfDay } from '../../fields/values/civilDays.js';
import { sortIndex } from '../candidateIndexes.js';
import { candidateStatuses } from '../candidatesModel.js';
import { requestedClient } from '../queries/candidateFilter.js';

const MAX_DAYS = 366;

const day = z.string().refine(isUsualDay, 'Informe um dia do calendário.');
const lengthOf = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) + 1;

const figuresInput = z
  .object({ from: day, to: day, clientId: z.string().nullish() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'O fim vem antes do início.' })
  .refine((period) => lengthOf(period) <= MAX_DAYS, {
    path: ['to'],
    message: `O período tem no máximo ${MAX_DAYS} dias.`,
  });

/** Whose figures, of which stretch of time, and for whom: the GraphQL type `AdmissionFigures`. */
export interface FiguresScope {
  /** Only this client's; undefined for everybody's. */
  clientId: Types.ObjectId | undefined;
  from: Date;
  /** The first moment that is no longer meant. */
  until: Date;
  role: Role;
}

/**
 * The stretch of days in São Paulo, bound to what the viewer may see: a client to its own candidates, whatever it asks for.
 * @throws INVALID for days that are none, an end before the beginning, and more than 366 days.
 */
export function figuresScope(viewer: UserViewer, input: unknown): FiguresScope {
  const { from, to, clientId } = parseInput(figuresInput, input);
  const wanted = viewer.role === 'admin' ? clientId : (viewer.clientId ?? '');
  return {
    clientId: requestedClient(wanted ?? undefined),
    from: startOfDay(from),
    until: startOfDay(addDays(to, 1)),
    role: viewer.role,
  };
}

/** The candidates registered in the period, and the index that finds them. */
export function registeredIn(
  { clientId, from, until }: FiguresScope,
  statuses: readonly (typeof candidateStatuses)[number][] = candidateStatuses,
): { match: Record<string, unknown>; hint: Record<string, 1> } {
  const ofClient = clientId !== undefined;
  const byState = ofClient || statuses.length < candidateStatuses.length;
  return {
    match: {
      ...(clientId && { clientId }),
      ...(byState && { status: { $in: [...statuses] }, isConfirmed: { $in: [false, true] } }),
      createdAt: { $gte: from, $lt: until },
    },
    hint: sortIndex('createdAt', { ofClient, byState }),
  };
}
