import { upToDate } from '../../../cache/upToDate.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { refusalOf } from '../mapping/importFields.js';
import type { ImportRecord } from '../stored/importsModel.js';
import type { RunDependencies } from './importRunner.js';

/** Why the rows cannot be written as they were looked at: a field was deleted or closed since. Null where they can. */
export async function runRefusal(
  { services }: RunDependencies,
  viewer: UserViewer,
  { columns, createdBy }: ImportRecord,
): Promise<string | null> {
  const catalogue = await upToDate(() => services.customFields.catalogue('candidate'));
  const refusals = [viewer.role, createdBy.role].flatMap((role) =>
    columns.flatMap(({ fieldKey }) => refusalOf(fieldKey, catalogue, role) ?? []),
  );
  return refusals[0] ?? null;
}
