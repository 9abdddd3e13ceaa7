import { withFreshVersions } from '../../../cache/withFreshVersions.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { refusalOf } from '../mapping/importFields.js';
import type { ImportRecord } from '../stored/importsModel.js';
import type { RunDependencies } from './importRunner.js';

/**
 * Why the rows cannot be written as they were looked at: a field was deleted or closed since. Null where they can.
 * @param typed keys of the fields for which something was typed in the rows that are left.
 */
export async function runRefusal(
  { services }: RunDependencies,
  viewer: UserViewer,
  record: ImportRecord,
  typed: readonly string[],
): Promise<string | null> {
  const keys = [...record.columns.map(({ fieldKey }) => fieldKey), ...typed];
  const catalogue = await withFreshVersions(() => services.customFields.catalogueOfClient(record.clientId));
  const refusals = [viewer.role, record.createdBy.role].flatMap((role) =>
    keys.flatMap((fieldKey) => refusalOf(fieldKey, catalogue, role) ?? []),
  );
  return refusals[0] ?? null;
}
