import type { DependsOn } from '../services.js';
import { forgetSettings, usersWithSettings } from './notificationSettings.js';
import {
  NotificationModel,
  deleteExpired,
  deleteOfCandidate,
  deleteOfUsers,
  usersNotifiedAbout,
} from './notificationsModel.js';

/** Removes notifications that no user is to see any more; for the sweep. */
export class NotificationHousekeeping {
  constructor(private readonly deps: DependsOn<'candidates' | 'identity'>) {}

  /** Removes notifications that have expired, for engines whose TTL indexes never expire. @returns how many. */
  async removeExpired(): Promise<number> {
    return deleteExpired(this.deps.now());
  }

  /** Removes notifications about candidates, and of users, who are gone. @returns how many. */
  async removeOfGone(): Promise<number> {
    const { candidates, identity } = this.deps.services;
    let removed = 0;
    const goneCandidates = await candidates.goneIn(NotificationModel);
    for (const candidateId of goneCandidates) removed += await deleteOfCandidate(candidateId);
    const known = new Set([...(await usersNotifiedAbout()), ...(await usersWithSettings())].map((id) => id.toString()));
    const gone = await identity.goneUsers([...known]);
    await forgetSettings(gone);
    return removed + (await deleteOfUsers(gone));
  }
}
