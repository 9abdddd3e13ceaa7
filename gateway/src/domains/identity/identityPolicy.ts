import { admits } from '../../auth/rules.js';
import { viewerAccount, type Viewer } from '../../auth/viewer.js';

/** Rights that a screen asks for as a whole; what holds for one record is its domain's policy. */
export const mayManageClientsNow = (viewer: Viewer) => admits('adminOrKey', viewer, 'write');
export const mayManageFieldsNow = (viewer: Viewer) => admits('admin', viewer, 'write');
export const mayExportNow = (viewer: Viewer) => admits('adminOrKey', viewer, 'write');
export const mayManageRetentionNow = (viewer: Viewer) => admits('admin', viewer, 'write');
export const mayManageStaffNow = (viewer: Viewer) => admits('staff', viewer, 'write') && managesSomeStaff(viewer);
export const mayManageWebhooksNow = (viewer: Viewer) => admits('staff', viewer, 'write') && managesSomeStaff(viewer);
export const mayCreateCandidatesNow = (viewer: Viewer) => admits('staffOrKey', viewer, 'write');

/** Persons of the staff and of companies make access keys for themselves; a key makes and shows none. */
export const mayKeepAccessKeys = (viewer: Viewer): boolean => admits('staff', viewer, 'write');

/** Persons of the staff and of companies set the second factor of their own sign-in up, also while nothing else is open. */
export const maySetTwoFactorUp = (viewer: Viewer): boolean => admits('staffBeforeTwoFactor', viewer, 'write');

/** The same persons change one that is in force. */
export const mayKeepTwoFactor = (viewer: Viewer): boolean => admits('staff', viewer, 'write');

/** Administrators say of whom two-step sign-in is demanded. */
export const mayDemandTwoFactor = (viewer: Viewer): boolean => viewer.role === 'admin';

/** Everybody changes their own password alone. */
export const mayChangePasswordOf = (viewer: Viewer, account: string): boolean => viewerAccount(viewer) === account;

/** The internal staff keep each other's accounts and those of every company, the contact of a company those of colleagues. */
export const managesSomeStaff = (viewer: Viewer): boolean =>
  viewer.role === 'admin' || (viewer.kind === 'user' && viewer.isContact === true);

/** The same for one team. @param clientId the company; null for the internal staff. */
export const mayManageStaffOf = (viewer: Viewer, clientId: string | null): boolean =>
  viewer.role === 'admin' || (managesSomeStaff(viewer) && viewer.clientId === clientId);
