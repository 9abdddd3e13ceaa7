import type { DependsOn } from '../../services.js';

/** What the service of custom fields and its parts are built with. */
export type FieldsDependencies = DependsOn<'changes' | 'fieldPermissions' | 'workLimits'>;
