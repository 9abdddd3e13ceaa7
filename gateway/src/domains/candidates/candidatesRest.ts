import type { RestCall } from '../restCall.js';

export const candidatesRestCalls: RestCall[] = [];
