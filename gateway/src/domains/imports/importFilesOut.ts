import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import type { DependsOn } from '../services.js';
import type { ImportAccess } from './importAccess.js';
import { visibleImport } from './importDrafts.js';
import { mayManageImport } from './importsPolicy.js';
import { importFields } from './mapping/importFields.js';
import type { ImportPlans } from './plan/importPlans.js';
import { accessSheet } from './workbooks/accessSheet.js';
import { fileWithResults } from './workbooks/fileWithResults.js';
import { modelToFillIn } from './workbooks/modelToFillIn.js';

/** The files that imports give back; each counts as an export. */
export class ImportFilesOut {
  constructor(
    private readonly deps: DependsOn<'changes' | 'customFields' | 'clientDirectory' | 'candidates' | 'workLimits'>,
    private readonly plans: ImportPlans,
    private readonly access: ImportAccess,
  ) {}

  /** The model to fill in, made from the fields of the moment that the viewer may edit. */
  async modelToFillIn(viewer: UserViewer): Promise<Buffer> {
    await this.deps.services.workLimits.spend('export', viewer);
    return modelToFillIn(importFields(await this.deps.services.customFields.catalogue('candidate'), viewer.role));
  }

  /** The viewer's own file with what became of each row. @throws NOT_FOUND, PRECONDITION_FAILED once the rows are removed. */
  async withResults(viewer: UserViewer, id: string): Promise<{ name: string; bytes: Buffer }> {
    const record = await visibleImport(viewer, id);
    await this.deps.services.workLimits.spend('export', viewer);
    const bytes = await fileWithResults(viewer, record, (...of) => this.plans.of(...of));
    return { name: `${record.name.replace(/\.(?:xlsx|csv|txt)$/i, '')} - resultado.xlsx`, bytes };
  }

  /** Link, password and message for each registered candidate; recorded as an export of their credentials. @throws NOT_FOUND. */
  async accesses(viewer: UserViewer, id: string): Promise<Buffer> {
    const { candidates, clientDirectory, changes } = this.deps.services;
    const record = await visibleImport(viewer, id);
    assertPermitted(viewer, mayManageImport(viewer, record));
    await this.deps.services.workLimits.spend('export', viewer);
    const registered = await this.access.registered(viewer, record);
    const change = {
      entity: 'candidate',
      entityId: `${registered.length} candidates`,
      action: 'export',
      fields: ['accessToken', 'accessPassword'],
    } as const;
    const file = await changes.record(viewer, change, async () =>
      accessSheet(
        registered,
        (candidate) => candidates.credentials.read(candidate),
        await clientDirectory.companyName(record.clientId as never),
      ),
    );
    if (!file) throw new Error('a sheet of accesses always has a file');
    return file;
  }
}
