import { CandidateModel } from '../src/domains/candidates/candidatesModel.js';
import type { CandidateStory } from './candidates.js';
import { watchMethod } from './watchedMethods.js';

/** Changes the field 'cidade' of a story, before or while an import writes candidates. */
export interface ChangedCity {
  set: (change: object) => Promise<void>;
  close: () => Promise<void>;
  /** Has something come before the next candidates are written. */
  beforeWrite: (act: () => Promise<unknown>) => void;
}

/** Watches the writing of candidates; called once in each test file. */
export function changedCity(story: () => CandidateStory): ChangedCity {
  let waiting: (() => Promise<unknown>) | null = null;
  watchMethod(CandidateModel, 'insertMany', async (_self, _values, go) => {
    const before = waiting;
    waiting = null;
    await before?.();
    return go();
  });
  const set = async (change: object) => {
    const { server, admin } = story();
    const { customFields } = server.services;
    const fields = await customFields.list(admin.viewer, { target: 'candidate' });
    await customFields.update(admin.viewer, String(fields.find(({ key }) => key === 'cidade')?._id), change);
  };
  return { set, close: () => set({ active: false }), beforeWrite: (act) => void (waiting = act) };
}
