import { toGlobalId } from '../../lib/globalId.js';
import type { DeliveryRecord } from './deliveriesModel.js';

/** Stays as it is from try to try, so that a receiver knows what came before. */
export const messageIdOf = ({ _id }: Pick<DeliveryRecord, '_id'>): string => `msg_${_id.toString()}`;

/** What a message says, as JSON: ids alone, by GraphQL and by `/v1`, as what is behind them is read by those who may. */
export function bodyOf({ event, occurredAt, about, clientId }: DeliveryRecord): string {
  const candidate = about && { id: toGlobalId('Candidate', about), v1Id: about.toString() };
  const client = clientId && { id: toGlobalId('Client', clientId), v1Id: clientId.toString() };
  const data = candidate ? { candidate, client } : {};
  return JSON.stringify({ type: event, timestamp: occurredAt.toISOString(), data });
}
