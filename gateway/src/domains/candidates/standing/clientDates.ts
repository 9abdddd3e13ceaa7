import type { ClientRecord } from '../../clients/clientsModel.js';
import { addDays } from '../../fields/values/civilDays.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';

/** The dates of a candidate who comes to a client at a moment, yyyy-MM-dd, by the client's numbers of days; null for none. */
export function datesOfClient(
  client: Pick<ClientRecord, 'dueInDays' | 'admissionInDays'> | null,
  now: Date,
): { dueOn: string | null; plannedAdmissionOn: string | null } {
  const inDays = (days: number | null | undefined) => (days ? addDays(todayInBrazil(now), days) : null);
  return { dueOn: inDays(client?.dueInDays), plannedAdmissionOn: inDays(client?.admissionInDays) };
}
