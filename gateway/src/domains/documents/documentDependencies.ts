import type { DependsOn } from '../services.js';

/** What the service of documents and its parts are built with. */
export type DocumentDependencies = DependsOn<
  'changes' | 'workLimits' | 'mail' | 'customFields' | 'clientDirectory' | 'candidates' | 'identity'
>;
