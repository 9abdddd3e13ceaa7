import type { DependsOn } from '../services.js';

/** What the parts of the domain are built with. */
export type WebhookDependencies = DependsOn<
  'changes' | 'workLimits' | 'clientDirectory' | 'candidates' | 'identity' | 'mail'
>;
