import { useState } from 'react';
import { screen } from '@testing-library/react';
import RetentionScreen from '../features/retention/RetentionScreen';
import { formatDay } from '../lib/moments';
import { renderStaff } from './renderStaff';
import { serveStaff } from './staffServer';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const inSevenDays = () => new Date(Date.now() + WEEK_MS).toISOString();

/** The day on which the server begins to delete by periods that are saved now. */
export const startOfNewPeriods = () => formatDay(inSevenDays(), 'pt-BR');

const nothingSet = {
  hiredMonths: null as number | null,
  otherMonths: null as number | null,
  effectiveFrom: null as string | null,
  deletedCount: 0,
  lastDeletedAt: null as string | null,
  lastChange: null as { at: string; byName: string | null } | null,
  revision: 1,
};
type Retention = typeof nothingSet;

const CONFLICT = [{ code: 'CONFLICT', field: null, message: 'Os prazos foram alterados por outra pessoa.' }];

/**
 * A server that keeps the periods, and refuses those that were chosen over others.
 * @param counts how many candidates are past their period, and how many more are soon
 */
export function serveRetention(retention: Partial<Retention> = {}, counts: number[] = [0, 0]) {
  const state = {
    retention: { ...nothingSet, ...retention },
    counts,
    /** Why nothing is saved; one that wants the password goes once that is given. */
    refusals: [] as object[],
  };
  const set = (periods: Partial<Retention>, byName: string) => {
    const { revision } = state.retention;
    const lastChange = { at: '2026-11-29T15:00:00.000Z', byName };
    state.retention = { ...state.retention, effectiveFrom: null, ...periods, lastChange, revision: revision + 1 };
    const { hiredMonths, otherMonths } = state.retention;
    if (hiredMonths !== null || otherMonths !== null) state.retention.effectiveFrom = inSevenDays();
  };
  const server = serveStaff({
    retention: () => state.retention,
    retentionPreview: () => ({ overCount: state.counts[0], soonCount: state.counts[1] }),
    reauthenticate: () => {
      state.refusals = [];
      return { userErrors: [] };
    },
    saveRetention: ({ input }: { input: Partial<Retention> & { expectedRevision: number } }) => {
      const { expectedRevision, ...periods } = input;
      if (state.refusals.length > 0) return { retention: null, userErrors: state.refusals };
      if (expectedRevision !== state.retention.revision) return { retention: state.retention, userErrors: CONFLICT };
      set(periods, 'Ana Lima');
      return { retention: state.retention, userErrors: [] };
    },
  });
  return { server, state, setByBia: (periods: Partial<Retention>) => set(periods, 'Bia') };
}

/** Opens the screen, which can be left and come back to. */
export async function openRetention() {
  const Elsewhere = () => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button onClick={() => setThere(!isThere)}>Outra tela</button>
        {isThere && <RetentionScreen />}
      </>
    );
  };
  const view = await renderStaff(<Elsewhere />, { path: '/admin/guarda' });
  const toggle = () => view.user.click(screen.getByRole('button', { name: 'Outra tela' }));
  return { ...view, leave: toggle, comeBack: toggle };
}
