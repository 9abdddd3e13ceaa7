import { assertPermitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import type { UserViewer } from '../../auth/viewer.js';
import { chunked } from '../../lib/chunked.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { DependsOn } from '../services.js';
import type { ImportAccess } from './importAccess.js';
import { visibleImport } from './importDrafts.js';
import { mayManageImport } from './importsPolicy.js';
import { catalogueOfViewer } from '../fields/definitions/customFieldsPolicy.js';
import { importFields } from './mapping/importFields.js';
import type { ImportPlans } from './plan/importPlans.js';
import type { ImportRecord } from './stored/importsModel.js';
import { accessSheet } from './workbooks/accessSheet.js';
import { fileWithResults } from './workbooks/fileWithResults.js';
import { modelToFillIn } from './workbooks/modelToFillIn.js';

/** Events that one write stores: those of all candidates of an import would take longer than an operation may. */
const TOLD_AT_ONCE = 1_000;

/** The files that imports give back; each counts as an export. */
export class ImportFilesOut {
  constructor(
    private readonly deps: DependsOn<
      'changes' | 'customFields' | 'clientDirectory' | 'candidates' | 'workLimits' | 'securityLog'
    >,
    private readonly plans: ImportPlans,
    private readonly access: ImportAccess,
  ) {}

  /** The model to fill in, made from the fields of the moment that the viewer may edit, of whichever clients that are the viewer's. */
  async modelToFillIn(viewer: UserViewer): Promise<Buffer> {
    await this.deps.services.workLimits.spend('export', viewer);
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    return modelToFillIn(importFields(catalogueOfViewer(viewer, allFields), viewer.role));
  }

  /** The viewer's own file with what became of each row. @throws NOT_FOUND, PRECONDITION_FAILED once the rows are removed. */
  async withResults(viewer: UserViewer, id: string): Promise<{ name: string; bytes: Buffer }> {
    const record = await visibleImport(viewer, id);
    await this.deps.services.workLimits.spend('export', viewer);
    const bytes = await fileWithResults(viewer, record, (...of) => this.plans.of(...of));
    return { name: `${record.name.replace(/\.(?:xlsx|csv|txt)$/i, '')} - resultado.xlsx`, bytes };
  }

  /**
   * Link, password and message for each registered candidate: credentials in bulk, which a recent password opens, the
   * timelines of the candidates tell before they leave, and the security log tells as an export.
   * @throws NOT_FOUND, REAUTHENTICATION_REQUIRED.
   */
  async accesses(viewer: UserViewer, id: string): Promise<Buffer> {
    const { changes, securityLog } = this.deps.services;
    const record = await visibleImport(viewer, id);
    assertPermitted(viewer, mayManageImport(viewer, record));
    assertRecentPassword(viewer, this.deps.now());
    await this.deps.services.workLimits.spend('export', viewer);
    const registered = await this.access.registered(viewer, record);
    const change = {
      entity: 'candidate',
      entityId: `${registered.length} candidates`,
      action: 'export',
      fields: ['accessToken', 'accessPassword'],
    } as const;
    const file = await changes.record(viewer, change, () => this.#accessSheet(viewer, record, registered));
    if (!file) throw new Error('a sheet of accesses always has a file');
    const event = { type: 'exported', rows: registered.length, withCredentials: true, by: viewer.userId } as const;
    securityLog.recordOf(viewer, event);
    return file;
  }

  async #accessSheet(
    viewer: UserViewer,
    { clientId }: ImportRecord,
    registered: readonly CandidateRecord[],
  ): Promise<Buffer> {
    const { candidates, clientDirectory } = this.deps.services;
    for (const some of chunked(registered, TOLD_AT_ONCE)) await candidates.credentials.tellShown(viewer, some);
    const companyName = await clientDirectory.companyName(clientId);
    return accessSheet(registered, (candidate) => candidates.credentials.read(candidate), companyName);
  }
}
