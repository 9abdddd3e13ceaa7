import type { DependsOn } from '../services.js';

/** What the service of accounts and its parts are built with. */
export type IdentityDependencies = DependsOn<
  'changes' | 'jobs' | 'mail' | 'clientDirectory' | 'candidates' | 'privacy' | 'workLimits' | 'securityLog'
>;
