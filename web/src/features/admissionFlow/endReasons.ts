import type { EndReason } from '../../generated/staff/graphql';

/** Why an admission may be ended, in the order in which the reasons are offered. */
export const endReasons = [
  'HIRED',
  'WITHDREW',
  'NOT_APPROVED',
  'CANCELLED',
  'OTHER',
] as const satisfies readonly EndReason[];
