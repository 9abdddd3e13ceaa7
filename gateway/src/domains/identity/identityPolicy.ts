import { admits } from '../../auth/rules.js';
import { viewerAccount, type Viewer } from '../../auth/viewer.js';

/** Rights that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const mayManageClientsNow = (viewer: Viewer) => admits('admin', viewer);
export const mayManageFieldsNow = (viewer: Viewer) => admits('admin', viewer);
export const mayExportNow = (viewer: Viewer) => admits('admin', viewer);
export const mayManageStaffNow = (viewer: Viewer) => admits('admin', viewer);
export const mayCreateCandidatesNow = (viewer: Viewer) => admits('staff', viewer);

/** Everybody changes their own password alone. */
export const mayChangePasswordOf = (viewer: Viewer, account: string): boolean => viewerAccount(viewer) === account;

/** The staff keep each other's accounts. */
export const mayManageStaff = (viewer: Viewer): boolean => viewer.role === 'admin';
