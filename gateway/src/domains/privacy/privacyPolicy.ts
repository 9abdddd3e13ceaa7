import type { Viewer } from '../../auth/viewer.js';

/** Administrators say for how long data are kept. */
export const mayManageRetention = (viewer: Viewer): boolean => viewer.role === 'admin';
