import { upToDate } from '../../../cache/upToDate.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { refusalOf } from '../mapping/importFields.js';
import { typedKeys } from '../stored/importRowsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import type { RunDependencies } from './importRunner.js';

/** By the record that a run asks with before each group of rows: nothing is typed any more by then, so that the keys are read once. */
const typedOf = new WeakMap<ImportRecord, Promise<string[]>>();

/** Why the rows cannot be written as they were looked at: a field was deleted or closed since. Null where they can. */
export async function runRefusal(
  { services }: RunDependencies,
  viewer: UserViewer,
  record: ImportRecord,
): Promise<string | null> {
  const typed = typedOf.get(record) ?? typedKeys(record);
  typedOf.set(record, typed);
  const keys = [...record.columns.map(({ fieldKey }) => fieldKey), ...(await typed)];
  const catalogue = await upToDate(() => services.customFields.catalogue('candidate'));
  const refusals = [viewer.role, record.createdBy.role].flatMap((role) =>
    keys.flatMap((fieldKey) => refusalOf(fieldKey, catalogue, role) ?? []),
  );
  return refusals[0] ?? null;
}
