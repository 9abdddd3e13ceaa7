import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../generated/staff';
import type { ImportCellInput } from '../../../generated/staff/graphql';
import { failureOf, type Failure } from '../../../lib/failures';
import { reconnectPause } from '../../live/liveConnection';
import { ImportRow_row } from '../importQueries';
import { editImportCellsMutation, leaveOutImportRowsMutation } from '../importMutations';
import { useRunWithErrorToast } from '../useRunWithErrorToast';
import { cutOffSenders, editSenders } from './editSenders';
import type { RowStore } from './rowStore';

/** What one change may have: cells, or rows. */
const MAX_AT_ONCE = 5000;

const keyOf = ({ row, fieldKey }: Pick<ImportCellInput, 'row' | 'fieldKey'>) => `${row}:${fieldKey}`;

/**
 * Waits until another try is worth while: a pause that grows with the tries and is no shorter than what the server asks for, or the
 * browser's word that the network is there.
 */
function wayBack(tries: number, { retryAfterSeconds = 0 }: Failure): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, Math.max(retryAfterSeconds * 1000, reconnectPause(tries, Math.random())));
    window.addEventListener('online', over);
  });
}

/** Faults of the server itself: what makes it fail so often is given up, as everything typed after it would wait behind it. */
const FAULTS = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR']);
const MAX_FAULTS = 3;

/** Failures that say nothing of what was sent: no answer, a server that stumbles, or one that asks for a pause. */
const TEMPORARY = new Set(['NETWORK', 'INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'RATE_LIMITED']);

/** Whether a status without the server's own words, such as a proxy's 502 or 408, is one of those as well. */
const isTemporaryStatus = ({ statusCode = 0 }: { statusCode?: number }) =>
  statusCode < 400 || statusCode >= 500 || statusCode === 408 || statusCode === 429;

function temporaryFailure(error: unknown): Failure | null {
  const failure = failureOf(error);
  const { code = '' } = failure;
  return TEMPORARY.has(code) || (code === 'HTTP' && isTemporaryStatus(error as object)) ? failure : null;
}

type Payload = { userErrors: readonly { code: string }[] } | null | undefined;

/** Somebody else has changed the import at the same moment: other cells or rows, or the same, of which the later stays. */
const isOvertaken = (payload: Payload): boolean => payload?.userErrors.some(({ code }) => code === 'CONFLICT') ?? false;

/** Why what was sent is to be sent again; null where the answer settles it. */
const whyAgain = (answer: Promise<Payload>): Promise<Failure | null> =>
  answer.then((payload) => (isOvertaken(payload) ? { code: 'CONFLICT' } : null), temporaryFailure);

/** What was typed and is on its way to the server. */
export type UnsavedCells = ReadonlyMap<string, string>;

export const unsavedText = (unsaved: UnsavedCells, row: number, fieldKey: string): string | undefined =>
  unsaved.get(keyOf({ row, fieldKey }));

/**
 * Writes cells and leaves rows out. What is typed stands in its cell at once and goes to the server one change after the
 * other, so that the later of two texts for a cell is the one that stays. Rows are left out after what was typed before: an
 * answer that overtook another would leave an earlier revision behind, with which the import is not run.
 */
export function useCellEdits(id: string, store: RowStore) {
  const { t } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const [edit] = useMutation(editImportCellsMutation);
  const [leaveOut] = useMutation(leaveOutImportRowsMutation);
  const [unsaved, setUnsaved] = useState<UnsavedCells>(new Map());
  const queue = useRef<ImportCellInput[]>([]);
  const lastTask = useRef<Promise<void>>(Promise.resolve());
  const runSerially = (task: () => Promise<void>) => {
    // From now on, as it may wait for those before it, and be sent again without a word.
    const over = editSenders.begin(id);
    lastTask.current = lastTask.current.then(task).finally(over);
    return lastTask.current;
  };

  const forget = (cells: readonly ImportCellInput[]) => {
    const waiting = new Set(queue.current.map(keyOf));
    setUnsaved((before) => {
      const after = new Map(before);
      for (const cell of cells) if (!waiting.has(keyOf(cell))) after.delete(keyOf(cell));
      return after;
    });
  };

  const send = async () => {
    let losses = 0;
    let faults = 0;
    let arrived: (() => void) | null = null;
    while (queue.current.length > 0) {
      const cells = queue.current.splice(0, MAX_AT_ONCE);
      const answer = edit({ variables: { input: { id, cells } } }).then(({ data }) => data?.editImportCells);
      const why = await whyAgain(answer);
      faults = FAULTS.has(why?.code ?? '') ? faults + 1 : 0;
      if (why && faults < MAX_FAULTS) {
        // What was typed stays in its cell; what was typed over it since comes later.
        queue.current.unshift(...cells);
        // Where two correct one draft, the next try meets no other as a rule.
        if (why.code !== 'CONFLICT' || losses > 0) {
          // Told once: it is tried until it arrives.
          if (!arrived) await runWithErrorToast(t('grid.writeFailed'), () => answer);
          arrived ??= cutOffSenders.begin(id);
          await wayBack(losses, why);
        }
        losses += 1;
        continue;
      }
      losses = 0;
      faults = 0;
      const outcome = await runWithErrorToast(t('grid.writeFailed'), () => answer);
      if (outcome?.rows) store.patch(outcome.rows.map((row) => readFragment(ImportRow_row, row)));
      forget(cells);
    }
    arrived?.();
  };

  /** Null as a value brings back the value of the file. */
  const write = (cells: readonly ImportCellInput[]) => {
    if (cells.length === 0) return;
    queue.current.push(...cells);
    setUnsaved((before) => {
      const after = new Map(before);
      for (const cell of cells) if (cell.value != null) after.set(keyOf(cell), cell.value);
      return after;
    });
    void runSerially(send);
  };

  const leaveRowsOut = async (rows: readonly number[], leftOut: boolean) => {
    for (let from = 0; from < rows.length; from += MAX_AT_ONCE) {
      const part = rows.slice(from, from + MAX_AT_ONCE);
      const sendOnce = async () => {
        const { data } = await leaveOut({ variables: { input: { id, rows: part, leftOut } } });
        return data?.leaveOutImportRows;
      };
      const outcome = await runWithErrorToast(t('grid.leaveOutFailed'), async () => {
        const first = await sendOnce();
        return isOvertaken(first) ? sendOnce() : first;
      });
      if (!outcome) return;
    }
  };

  const setLeftOut = (rows: readonly number[], leftOut: boolean) => runSerially(() => leaveRowsOut(rows, leftOut));

  return { unsaved, write, setLeftOut };
}
