import type { Permitted } from '../../auth/permitted.js';
import { assertRecentPassword, gavePasswordRecently } from '../../auth/recentPassword.js';
import { keyOf, type UserViewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { FieldCatalogue } from '../fields/values/recordCatalogue.js';
import type { ExportTemplateRecord } from './templates/exportTemplatesModel.js';
import type { Change } from '../changes/change.js';
import { changeActor } from '../changes/changes.js';
import type { DependsOn } from '../services.js';
import {
  cellReader,
  dataFields,
  defaultConfiguration,
  knownKeys,
  withHeadings,
  type CellReader,
  type ExportConfiguration,
  type ExportDataField,
} from './exportColumns.js';
import { exportEvents, recordedFirst, type ExportOccasion } from './exportEvents.js';
import { exportFileName } from './exportNames.js';
import { CountedRows, exportRows } from './exportRows.js';
import {
  exportRequestInput,
  MAX_ROWS,
  NO_CANDIDATE_MESSAGE,
  selectionOf,
  type ExportRequest,
  type ExportRequestInput,
  type ExportSelection,
} from './exportsInput.js';
import { storeTicket, sweepTickets, takeTicket } from '../downloads/downloadTickets.js';
import { assertMayExport } from './exportsPolicy.js';
import type { ListSheets } from './listSheets.js';
import { newTarget, type Target } from './newTarget.js';
import { cellAsText, textCell } from '../../spreadsheet/writing/cells.js';

const PREVIEW_ROWS = 5;
/** The standard column with the token of each candidate's link. */
const CREDENTIALS_KEY = 'token';
/** What a preview shows in the place of credentials. */
const MASKED = textCell('••••••••');
const TICKET_LIFE_MS = 5 * 60_000;

/** A file on its way: `chunks` reads the database only as fast as it is read itself, and stops when its loop is left. */
export interface ExportFile {
  fileName: string;
  totalRows: number;
  chunks: AsyncIterable<Buffer>;
  /** How many rows have gone into the file by now. */
  rowsWritten(): number;
}

/** The first rows of an export as they will appear. */
export interface ExportPreview {
  headings: string[];
  rows: string[][];
}

/** A request that waits for its download, and whether the password was asked for it. */
type PreparedExport = ExportRequest & { withCredentials: boolean };

/** A target with what goes there. */
interface Layout extends Target {
  /** The keys that name something, for what is recorded. */
  fields: string[];
  readers: CellReader[];
  /** Whether a column holds what opens candidates' forms. */
  withCredentials: boolean;
}

/** A saved layout without a workbook of its own, as a configuration. */
function templateConfiguration({ fileName, sheetName, columnMappings }: ExportTemplateRecord): ExportConfiguration {
  return {
    fileName,
    sheetName,
    columns: columnMappings.map(({ dataFieldKey, displayName, order, width, isCustomField, isVisible }) => ({
      key: dataFieldKey,
      displayName,
      order,
      width,
      isCustomField,
      isVisible,
    })),
  };
}

/** Exports of candidates to Excel. Only admins export. */
export class ExportsService {
  constructor(
    private readonly deps: DependsOn<
      'changes' | 'customFields' | 'clientDirectory' | 'candidates' | 'exportTemplates' | 'workLimits' | 'securityLog'
    >,
  ) {}

  /** The configuration to start from: standard columns, then the candidates' fields by order. */
  async columns(viewer: UserViewer): Promise<ExportConfiguration> {
    assertMayExport(viewer);
    return defaultConfiguration(await this.#catalogue(), viewer.role);
  }

  /** What the columns of a template can be mapped to. */
  async dataFields(viewer: UserViewer): Promise<ExportDataField[]> {
    assertMayExport(viewer);
    return dataFields(await this.#catalogue(), viewer.role);
  }

  /**
   * The first five rows as text; credentials are masked until the password was given recently.
   * @throws DomainError INVALID without candidates or visible columns, NOT_FOUND for an unknown template.
   */
  async preview(viewer: UserViewer, input: ExportRequestInput): Promise<ExportPreview> {
    assertMayExport(viewer);
    const request = parseInput(exportRequestInput, input);
    const selection = selectionOf(request);
    const { headings, readers } = await this.#layout(viewer, request, {
      masksCredentials: !gavePasswordRecently(viewer, this.deps.now()),
    });
    const rows: string[][] = [];
    for await (const group of this.#rows(viewer, selection, readers, { most: PREVIEW_ROWS })) {
      rows.push(...group.map((cells) => cells.map(cellAsText)));
    }
    return { headings, rows };
  }

  /**
   * Keeps a request for five minutes; `token` opens `download` once, for the same user.
   * @throws DomainError as `export` does, so that the user is told before a download begins; REAUTHENTICATION_REQUIRED for
   *   a column with credentials, without a recent password.
   */
  async prepare(
    viewer: UserViewer,
    input: ExportRequestInput,
  ): Promise<{ token: string; fileName: string; candidateCount: number }> {
    assertMayExport(viewer);
    const request = parseInput(exportRequestInput, input);
    await this.deps.services.workLimits.spend('export', viewer);
    const { fileName, withCredentials } = await this.#assertMayReadCredentials(viewer, request);
    const candidateCount = await this.#count(viewer, selectionOf(request));
    const now = this.deps.now();
    await sweepTickets(now);
    const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
    const ticket: PreparedExport = { ...request, withCredentials };
    const token = await storeTicket({ kind: 'export', userId: viewer.userId, request: ticket, expiresAt });
    return { token, fileName, candidateCount };
  }

  /**
   * The file of a prepared request.
   * @throws DomainError NOT_FOUND when the token is unknown, used, expired, or another user's; REAUTHENTICATION_REQUIRED where
   *   its template has got a column with credentials since, without a recent password, and with such a column for an access key.
   */
  async download(viewer: UserViewer, token: string): Promise<ExportFile> {
    assertMayExport(viewer);
    const request = await takeTicket<PreparedExport>('export', viewer.userId, token, this.deps.now());
    if (!request) throw notFound('Este download expirou ou já foi feito. Exporte novamente.');
    const known =
      request.withCredentials && !keyOf(viewer) ? undefined : await this.#assertMayReadCredentials(viewer, request);
    return this.#file(viewer, request, known);
  }

  /**
   * The file itself (POST /candidates/export-excel).
   * @throws DomainError INVALID without candidates or visible columns, NOT_FOUND for an unknown template;
   *   REAUTHENTICATION_REQUIRED for a column with credentials where `V1_CREDENTIALS` wants a recent password, and for an access key, which has none.
   */
  async export(viewer: UserViewer, input: ExportRequestInput): Promise<ExportFile> {
    assertMayExport(viewer);
    const request = parseInput(exportRequestInput, input);
    await this.deps.services.workLimits.spend('export', viewer);
    const isGuarded = this.deps.config.v1WantsRecentPassword || keyOf(viewer);
    const known = isGuarded ? await this.#assertMayReadCredentials(viewer, request) : undefined;
    return this.#file(viewer, request, known);
  }

  /** @throws DomainError REAUTHENTICATION_REQUIRED for a column with credentials, without a recent password. */
  async #assertMayReadCredentials(viewer: UserViewer, request: ExportRequest): Promise<Layout> {
    const layout = await this.#layout(viewer, request);
    if (layout.withCredentials) assertRecentPassword(viewer, this.deps.now());
    return layout;
  }

  /** @param known the layout, where it was looked at already. */
  async #file(viewer: Permitted<UserViewer>, request: ExportRequest, known?: Layout): Promise<ExportFile> {
    const selection = selectionOf(request);
    const layout = known ?? (await this.#layout(viewer, request));
    const totalRows = await this.#count(viewer, selection);
    const occasion = {
      at: this.deps.now(),
      actor: changeActor(viewer),
      withCredentials: layout.withCredentials,
    };
    const rows = new CountedRows(this.#rows(viewer, selection, layout.readers, { occasion, lists: layout.lists }));
    const change: Change = {
      entity: 'candidate',
      entityId: `${totalRows} candidates`,
      action: 'export',
      fields: layout.fields,
    };
    const chunks = await this.deps.services.changes.record(viewer, change, async () => layout.write(rows, totalRows));
    if (!chunks) throw new Error('an export always has a file');
    const { withCredentials } = layout;
    const event = { type: 'exported', rows: totalRows, withCredentials, by: viewer.userId } as const;
    this.deps.services.securityLog.recordOf(viewer, event);
    return { fileName: layout.fileName, totalRows, chunks, rowsWritten: () => rows.count };
  }

  async #layout(viewer: UserViewer, request: ExportRequest, { masksCredentials = false } = {}): Promise<Layout> {
    const catalogue = await this.#catalogue();
    const target = await this.#target(viewer, request, catalogue);
    const readerOf = (key: string) =>
      masksCredentials && key === CREDENTIALS_KEY ? () => MASKED : cellReader({ key }, catalogue, viewer.role);
    return {
      ...target,
      fields: knownKeys(target.keys, catalogue),
      readers: target.keys.map(readerOf),
      withCredentials: target.keys.includes(CREDENTIALS_KEY),
    };
  }

  async #target(viewer: UserViewer, request: ExportRequest, catalogue: FieldCatalogue): Promise<Target> {
    const template =
      request.templateId != null ? await this.deps.services.exportTemplates.get(viewer, request.templateId) : null;
    const workbook = template && (await this.deps.services.exportTemplates.workbook(template));
    if (!workbook) {
      const saved = template && templateConfiguration(template);
      const given = request.configuration && withHeadings(request.configuration, catalogue, viewer.role);
      const configuration = given ?? saved ?? defaultConfiguration(catalogue, viewer.role);
      return newTarget(configuration, catalogue, viewer.role, this.deps.now());
    }
    // The customer's workbook has its own columns and its own sheet: of the configuration only the file name applies.
    return {
      fileName: exportFileName(request.configuration?.fileName ?? template.fileName, this.deps.now()),
      headings: workbook.columns.map(({ mapping }) => mapping.templateColumnName),
      keys: workbook.columns.map(({ mapping }) => mapping.dataFieldKey),
      write: (rows, totalRows) => workbook.fill(rows, totalRows),
    };
  }

  /**
   * @param occasion the export as the timelines tell of; none for a look at a few rows.
   * @param lists the sheets of lists, filled beside the rows.
   * @param most how many rows at most; all unless told.
   */
  #rows(
    viewer: UserViewer,
    selection: ExportSelection,
    readers: readonly CellReader[],
    { occasion, lists, most }: { occasion?: ExportOccasion; lists?: ListSheets | undefined; most?: number },
  ) {
    const { candidates, clientDirectory } = this.deps.services;
    const selected = candidates.streamForExport(viewer, selection, most);
    const batches = occasion
      ? recordedFirst(selected, (batch) =>
          candidates.events.storeMany(exportEvents(batch, occasion), { waitsForJournal: occasion.withCredentials }),
        )
      : selected;
    const fetchClients = (ids: readonly string[]) => clientDirectory.byIds(ids);
    return exportRows(batches, readers, fetchClients, lists && ((group) => lists.write(group)));
  }

  async #count(viewer: UserViewer, selection: ExportSelection): Promise<number> {
    const count = await this.deps.services.candidates.countForExport(viewer, selection);
    if (count === 0) throw fieldError('INVALID', 'candidateIds', NO_CANDIDATE_MESSAGE);
    if (count > MAX_ROWS) throw new DomainError('INVALID', 'Uma planilha comporta no máximo 1.048.575 candidatos.');
    return count;
  }

  async #catalogue(): Promise<FieldCatalogue> {
    return this.deps.services.customFields.catalogue('candidate');
  }
}
