import type { Viewer } from '../../auth/viewer.js';

/** Until a forced password change is made, nothing else may be done. */
const isFree = (viewer: Viewer) => viewer.kind === 'candidate' || !viewer.mustChangePassword;
const isFreeAdmin = (viewer: Viewer) => viewer.role === 'admin' && isFree(viewer);

/** Rights that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const canManageClients = isFreeAdmin;
export const canManageFields = isFreeAdmin;
export const canExport = isFreeAdmin;
export const canCreateCandidates = (viewer: Viewer) => viewer.kind === 'user' && isFree(viewer);
