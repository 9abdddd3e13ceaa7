import { loadCode } from '../features/lazyParts/loadCode';
import { loadTexts, namespaces } from '../i18n';

/**
 * All texts but those that candidates alone see. Loaded with the area and not with each screen: a part of a screen that asks
 * for texts when it comes into view would take the whole screen away until they are there.
 */
export const staffTexts = namespaces.filter((name) => name !== 'candidate' && name !== 'capture');

const screen =
  <Module>(load: () => Promise<Module>) =>
  () =>
    loadCode(load);

/**
 * Where the staff's screens are loaded from. They stand in a chunk of their own: the names of all their files would
 * otherwise be in the first load of candidates, who see none of them.
 */
export const staffScreens = {
  area: async () => {
    const [area] = await Promise.all([import('./StaffArea'), loadTexts(...staffTexts)]);
    return area;
  },
  adminDashboard: screen(() => import('../features/adminDashboard/AdminDashboard/AdminDashboard')),
  client: screen(() => import('../features/adminDashboard/ClientScreen/ClientScreen')),
  customFields: screen(() => import('../features/fields/definitions/CustomFieldsScreen/CustomFieldsScreen')),
  templates: screen(() => import('../features/exportTemplates/TemplateManager/TemplateManager')),
  clientDashboard: screen(() => import('../features/clientDashboard/ClientDashboard/ClientDashboard')),
  review: screen(() => import('../features/documents/review/ReviewScreen')),
  imports: screen(() => import('../features/imports/ImportsScreen/ImportsScreen')),
  newImport: screen(() => import('../features/imports/NewImport/NewImport')),
  import: screen(() => import('../features/imports/ImportScreen/ImportScreen')),
  reminders: screen(() => import('../features/reminders/RemindersScreen')),
  failedJobs: screen(() => import('../features/failedJobs/FailedJobsScreen')),
  candidate: screen(() => import('../features/candidatePage/CandidatePage')),
  board: screen(() => import('../features/board/BoardScreen')),
  figures: screen(() => import('../features/figures/FiguresScreen')),
};

export type StaffScreenName = keyof typeof staffScreens;
