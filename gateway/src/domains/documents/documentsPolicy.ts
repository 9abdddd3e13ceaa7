import type { UserViewer, Viewer } from '../../auth/viewer.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { mayManageCandidate } from '../candidates/candidatesPolicy.js';
import { keysJudgedBy } from '../fields/permissions/documentFieldsPolicy.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';

/** Whether a viewer judges this candidate's documents of a field. */
export function mayJudge(
  viewer: Viewer,
  candidate: CandidateRecord,
  fieldKey: string,
  catalogue: RecordCatalogue,
): viewer is UserViewer {
  return mayManageCandidate(viewer, candidate) && keysJudgedBy(viewer, catalogue).includes(fieldKey);
}

/** The reasons that reviewers choose from are the office's. */
export const maySetRefusalReasons = (viewer: Viewer): boolean => viewer.role === 'admin';

/** Users download documents of the candidates that they see; which files an archive holds is asked of each file. */
export const mayDownload = (viewer: Viewer): boolean => viewer.kind === 'user';

/** Whether a candidate may read their own documents: what they have not consented to, they are not shown. */
export function mayReadOwn(viewer: Viewer): boolean {
  return viewer.kind !== 'candidate' || viewer.hasConsented;
}
