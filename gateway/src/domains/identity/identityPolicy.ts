import { admits } from '../../auth/rules.js';
import type { Viewer } from '../../auth/viewer.js';

/** Rights that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const canManageClients = (viewer: Viewer) => admits('admin', viewer);
export const canManageFields = (viewer: Viewer) => admits('admin', viewer);
export const canExport = (viewer: Viewer) => admits('admin', viewer);
export const canCreateCandidates = (viewer: Viewer) => admits('staff', viewer);
