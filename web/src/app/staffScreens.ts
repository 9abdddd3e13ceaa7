import type { ComponentType } from 'react';
import { awaitSearch } from '../features/commandPalette/awaitedSearch';
import { loadChunk } from '../features/lazyLoading/loadChunk';
import { loadTexts } from '../i18n';
import { namespaces } from '../i18n/namespaces';

/**
 * All texts but those that candidates alone see, and those of lists, which come with their input. Loaded with the area and not with each screen: a part of a screen that asks
 * for texts when it comes into view would take the whole screen away until they are there.
 */
export const staffTexts = namespaces.filter((name) => !['candidate', 'capture', 'lists'].includes(name));

/**
 * Where the staff's screens are loaded from. They stand in a chunk of their own: the names of all their files would
 * otherwise be in the first load of candidates, who see none of them.
 */
const screens = {
  area: async () => {
    const [area] = await Promise.all([import('./StaffArea'), loadTexts(...staffTexts)]);
    return area;
  },
  adminDashboard: () => import('../features/adminDashboard/AdminDashboard/AdminDashboard'),
  client: () => import('../features/adminDashboard/ClientScreen/ClientScreen'),
  customFields: () => import('../features/fields/definitions/CustomFieldsScreen/CustomFieldsScreen'),
  templates: () => import('../features/exportTemplates/TemplateManager/TemplateManager'),
  clientDashboard: () => import('../features/clientDashboard/ClientDashboard/ClientDashboard'),
  review: () => import('../features/documents/review/ReviewScreen'),
  imports: () => import('../features/imports/ImportsScreen/ImportsScreen'),
  newImport: () => import('../features/imports/NewImport/NewImport'),
  import: () => import('../features/imports/ImportScreen/ImportScreen'),
  reminders: () => import('../features/reminders/RemindersScreen'),
  failedJobs: () => import('../features/failedJobs/FailedJobsScreen'),
  retention: () => import('../features/retention/RetentionScreen'),
  accessKeys: () => import('../features/accessKeys/AccessKeysScreen'),
  team: () => import('../features/staffAccounts/StaffScreen'),
  candidate: () => import('../features/candidatePage/CandidatePage'),
  board: () => import('../features/board/BoardScreen'),
  figures: () => import('../features/figures/FiguresScreen'),
  webhooks: () => import('../features/webhooks/WebhooksScreen'),
};

export type StaffScreenName = keyof typeof screens;

/** Loads a screen of the staff by its name. @throws ChunkLoadError */
export function loadStaffScreen(name: StaffScreenName) {
  awaitSearch();
  return loadChunk<{ default: ComponentType }>(screens[name]);
}
