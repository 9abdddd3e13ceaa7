import type { RestCall } from '../restCall.js';

export const confirmationsRestCalls: RestCall[] = [];
