import type { DependsOn } from '../services.js';

/** What the service of candidates and its parts are built with. */
export type CandidateDependencies = DependsOn<
  'changes' | 'mail' | 'customFields' | 'clientDirectory' | 'importRegistrations' | 'workLimits' | 'securityLog'
>;
