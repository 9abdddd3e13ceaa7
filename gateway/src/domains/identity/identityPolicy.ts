import type { Viewer } from '../../auth/viewer.js';

/** Until a forced password change is made, nothing else may be done (design.md section 5). */
const isFree = (viewer: Viewer) => viewer.kind === 'candidate' || !viewer.mustChangePassword;
const isFreeAdmin = (viewer: Viewer) => viewer.role === 'admin' && isFree(viewer);

/** Rights of spec section 6 that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const canManageClients = isFreeAdmin;
export const canManageFields = isFreeAdmin;
export const canExport = isFreeAdmin;
export const canCreateCandidates = (viewer: Viewer) => viewer.kind === 'user' && isFree(viewer);
