import DataLoader from 'dataloader';
import type { Viewer } from '../../auth/viewer.js';
import type { Page } from '../../lib/pages.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import type { Services } from '../services.js';
import type { TimelineRequest } from './timelineService.js';

type EventsLoader = DataLoader<string, Page<CandidateEventRecord> | null>;

/** The timelines of a page of candidates cost what one does. */
export function createTimelineLoaders(services: Services) {
  const byRequest = new Map<string, EventsLoader>();
  return {
    eventsByCandidate(viewer: Viewer, request: TimelineRequest): EventsLoader {
      const name = JSON.stringify(request);
      const loader =
        byRequest.get(name) ??
        new DataLoader<string, Page<CandidateEventRecord> | null>(async (ids) => {
          const pages = await services.timeline.pages(viewer, ids, request);
          return ids.map((id) => pages.get(id) ?? null);
        });
      byRequest.set(name, loader);
      return loader;
    },
  };
}
