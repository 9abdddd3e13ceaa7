import type { ImportState } from '../../../generated/staff/graphql';

/** Whether the server is at work on it, so that it looks otherwise in a second. */
export const isMoving = (state: ImportState): boolean => state === 'RUNNING' || state === 'UNDOING';
