import type { MessagePort } from 'node:worker_threads';
import { runJob, type WorkbookJob, type WorkbookReport } from './jobs.js';

/** A job, and where the thread tells that it has begun with it. */
export interface WorkbookTask {
  job: WorkbookJob;
  begun: MessagePort;
}

/** What a thread that reads customers' workbooks does. */
export default function workbookTask({ job, begun }: WorkbookTask): Promise<WorkbookReport> {
  begun.postMessage(null);
  return runJob(job);
}
