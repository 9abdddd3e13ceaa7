import type { UserViewer } from '../../../auth/viewer.js';
import { parseInput } from '../../../lib/validation.js';
import { catalogueIn } from '../../fields/values/recordCatalogue.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { updateCandidateInput } from '../candidatesInput.js';
import type { CandidateRecord } from '../candidatesModel.js';
import type { ChangeWrite } from './candidateWrite.js';
import { accessRenewal, leavesMailedAddress, withRenewal } from './candidateCredentials.js';
import {
  changeCandidate,
  changedData,
  changedMeanwhile,
  dataChanges,
  dataUpdate,
  findCandidate,
} from './candidateWrites.js';

/**
 * Does the work of `CandidatesService.update`. Where nothing is said of the access, it is renewed as the forms propose it. One that is
 * renewed with nothing else is the change that a renewal is.
 */
export async function updateCandidate(
  deps: CandidateDependencies,
  { viewer, id }: { viewer: UserViewer; id: string },
  input: unknown,
  options: { importedBy?: string },
): Promise<CandidateRecord> {
  const { expectedRevision, renewAccess, ...wanted } = parseInput(updateCandidateInput, input);
  const now = deps.now();
  const allFields = await deps.services.customFields.catalogue('candidate');
  return changeCandidate(
    { changes: deps.services.changes, viewer },
    () => findCandidate(viewer, id),
    (candidate) => {
      if (expectedRevision !== undefined && expectedRevision !== candidate.revision) throw changedMeanwhile(candidate);
      const catalogue = catalogueIn(allFields, candidate);
      const changes = dataChanges(candidate, wanted, { catalogue, role: viewer.role, now });
      const isRenewed = renewAccess ?? leavesMailedAddress(candidate, changes);
      const renewal = isRenewed ? accessRenewal(deps.sealer, candidate) : null;
      if (changes.keys.length === 0) return renewal;
      const { set, unset } = dataUpdate(candidate, changes, catalogue);
      const write: ChangeWrite = {
        change: { action: 'update', fields: changes.keys },
        set: { ...set, ...options },
        unset,
        events: [{ kind: 'changed', ...changedData(candidate, changes) }],
      };
      return renewal ? withRenewal(write, renewal) : write;
    },
  );
}
