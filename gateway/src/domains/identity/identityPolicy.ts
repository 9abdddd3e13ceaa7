import { admits } from '../../auth/rules.js';
import { viewerAccount, type Viewer } from '../../auth/viewer.js';

/** Rights that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const mayManageClientsNow = (viewer: Viewer) => admits('admin', viewer);
export const mayManageFieldsNow = (viewer: Viewer) => admits('admin', viewer);
export const mayExportNow = (viewer: Viewer) => admits('admin', viewer);
export const mayManageRetentionNow = (viewer: Viewer) => admits('admin', viewer);
export const mayManageStaffNow = (viewer: Viewer) => admits('staff', viewer) && managesSomeStaff(viewer);
export const mayManageWebhooksNow = (viewer: Viewer) => admits('staff', viewer) && managesSomeStaff(viewer);
export const mayCreateCandidatesNow = (viewer: Viewer) => admits('staff', viewer);

/** Everybody changes their own password alone. */
export const mayChangePasswordOf = (viewer: Viewer, account: string): boolean => viewerAccount(viewer) === account;

/** The internal staff keep each other's accounts and those of every company, the contact of a company those of colleagues. */
export const managesSomeStaff = (viewer: Viewer): boolean =>
  viewer.role === 'admin' || (viewer.kind === 'user' && viewer.isContact === true);

/** The same for one team. @param clientId the company; null for the internal staff. */
export const mayManageStaffOf = (viewer: Viewer, clientId: string | null): boolean =>
  viewer.role === 'admin' || (managesSomeStaff(viewer) && viewer.clientId === clientId);
