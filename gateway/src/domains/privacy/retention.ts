import { z } from 'zod';
import { assertPermitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { assertClockAgrees } from '../../database/assertClockAgrees.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { EndedUntil } from '../candidates/queries/endedCandidates.js';
import { endReasons, type AdmissionEnding } from '../candidates/standing/ending.js';
import type { Change } from '../changes/change.js';
import type { DependsOn } from '../services.js';
import { mayManageRetention } from './privacyPolicy.js';
import {
  countDeleted,
  readRetention,
  RETENTION_ID,
  writeRetention,
  type RetentionPeriods,
  type RetentionRecord,
} from './retentionModel.js';
import { monthsAfter, monthsBefore } from './retentionPeriods.js';

const DAY_MS = 24 * 60 * 60_000;
/** So long nothing is deleted by new periods: an administrator who has mistaken them can set others. */
const GRACE_MS = 7 * DAY_MS;
/** What a preview calls soon. */
const SOON_MS = 30 * DAY_MS;
/** Candidates who are deleted in a round, and how long it takes at most: the next one comes in a minute, and a stop waits for it. */
const BATCH = 200;
const ROUND_MS = 5_000;
/** So many deletions may fail in a round: one that always does holds up no other, and a store of files that is away is left alone. */
const MAX_FAILURES = 3;
const MAX_MONTHS = 360;

const WHICH_MONTHS = `Informe de 1 a ${MAX_MONTHS} meses.`;
const months = z
  .int(WHICH_MONTHS)
  .min(1, WHICH_MONTHS)
  .max(MAX_MONTHS, WHICH_MONTHS)
  .nullish()
  .transform((value) => value ?? null);
const periodsInput = z.object({ hiredMonths: months, otherMonths: months });
const retentionInput = periodsInput.extend({ expectedRevision: z.int().nullish() });

/** Whom some periods would concern. */
export interface RetentionPreview {
  overCount: number;
  soonCount: number;
}

/** For how long the data of admissions that have ended are kept, and their deletion afterwards. */
export class Retention {
  constructor(private readonly deps: DependsOn<'changes' | 'candidates'>) {}

  /** What is in force. @throws FORBIDDEN. */
  async get(viewer: Viewer): Promise<RetentionRecord> {
    assertPermitted(viewer, mayManageRetention(viewer));
    return readRetention();
  }

  /** Whom periods would concern. @throws FORBIDDEN, INVALID. */
  async preview(viewer: Viewer, input: unknown): Promise<RetentionPreview> {
    assertPermitted(viewer, mayManageRetention(viewer));
    const periods = parseInput(periodsInput, input);
    const now = this.deps.now();
    const { ended } = this.deps.services.candidates;
    const [overCount, withSoon] = await Promise.all([
      ended.count(overBy(periods, now)),
      ended.count(overBy(periods, new Date(now.getTime() + SOON_MS))),
    ]);
    // Somebody may have been deleted between the two.
    return { overCount, soonCount: Math.max(0, withSoon - overCount) };
  }

  /**
   * Sets the periods. Seven days later the server begins to delete, also by those of them that were in force already.
   * @throws FORBIDDEN, INVALID; CONFLICT (with `current`) when `expectedRevision` is no longer the revision in store;
   *   REAUTHENTICATION_REQUIRED where a period is set.
   */
  async save(viewer: UserViewer, input: unknown): Promise<RetentionRecord> {
    assertPermitted(viewer, mayManageRetention(viewer));
    const { expectedRevision, ...periods } = parseInput(retentionInput, input);
    const current = await readRetention();
    const fields = (['hiredMonths', 'otherMonths'] as const).filter((name) => periods[name] !== current[name]);
    if (fields.length === 0) return current;
    if ((expectedRevision ?? current.revision) !== current.revision) throw changedMeanwhile(current);
    const now = this.deps.now();
    const deletes = periods.hiredMonths !== null || periods.otherMonths !== null;
    if (deletes) assertRecentPassword(viewer, now);
    if (deletes) await assertClockAgrees();
    const effectiveFrom = deletes ? new Date(now.getTime() + GRACE_MS) : null;
    const change: Change = { entity: 'retention', entityId: RETENTION_ID, action: 'update', fields };
    const saved = await this.deps.services.changes.record(viewer, change, (lastChange) =>
      writeRetention(current.revision, { ...periods, effectiveFrom, lastChange }),
    );
    // Somebody else has set them at this moment: what they are now decides.
    return saved ?? this.save(viewer, input);
  }

  /** From when on the server deletes candidates whose admissions have ended so; null where the data are kept. */
  async deletedFrom(endings: readonly Pick<AdmissionEnding, 'reason' | 'at'>[]): Promise<(Date | null)[]> {
    const { hiredMonths, otherMonths, effectiveFrom } = await readRetention();
    return endings.map(({ reason, at }) => {
      const period = reason === 'hired' ? hiredMonths : otherMonths;
      // A reason of a later release is none that this one deletes by.
      if (period === null || effectiveFrom === null || !endReasons.includes(reason)) return null;
      const over = monthsAfter(at, period);
      return over > effectiveFrom ? over : effectiveFrom;
    });
  }

  /**
   * Deletes candidates whose period is over, with all that is kept of them. Each is looked at again as it is deleted: the admission
   * may have been resumed, or other periods been set, since it was found.
   * @returns how many there were.
   * @throws what a deletion throws, behind the others of the round; Error where the clock is not that of the database.
   */
  async deleteOver(): Promise<number> {
    const now = this.deps.now();
    const { effectiveFrom, revision, ...periods } = await readRetention();
    if (effectiveFrom === null || effectiveFrom > now) return 0;
    const over = await this.deps.services.candidates.ended.find(overBy(periods, now), BATCH);
    if (over.length === 0) return 0;
    await assertClockAgrees();
    const startedAt = performance.now();
    const failures: unknown[] = [];
    let count = 0;
    for (const candidate of over) {
      if (failures.length === MAX_FAILURES || performance.now() - startedAt > ROUND_MS) break;
      if ((await readRetention()).revision !== revision) break;
      try {
        if (await this.deps.services.candidates.ended.remove(candidate, () => countDeleted(now))) count += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (count > 0) this.deps.logger.info({ count }, 'candidates deleted whose retention period is over');
    if (failures.length > 0) throw failures[0];
    return count;
  }
}

const overBy = ({ hiredMonths, otherMonths }: RetentionPeriods, now: Date): EndedUntil => ({
  hired: hiredMonths === null ? null : monthsBefore(now, hiredMonths),
  other: otherMonths === null ? null : monthsBefore(now, otherMonths),
});

const changedMeanwhile = (current: RetentionRecord): DomainError =>
  new DomainError('CONFLICT', 'Os prazos foram alterados por outra pessoa. Confira os atuais antes de salvar.', {
    current,
  });
