import DataLoader from 'dataloader';
import type { AdmissionEnding } from '../candidates/standing/ending.js';
import type { Services } from '../services.js';

/** The endings on a page of candidates cost one read of the periods. */
export function createPrivacyLoaders(services: Services) {
  return {
    deletedFrom: new DataLoader((endings: readonly AdmissionEnding[]) => services.retention.deletedFrom(endings)),
  };
}
