import { begunWith, type TimedTask } from '../timedTask.js';
import { runJob, type WorkbookJob, type WorkbookReport } from './jobs.js';

/** What a thread that reads customers' workbooks does. */
export default function workbookTask(timed: TimedTask<WorkbookJob>): Promise<WorkbookReport> {
  return runJob(begunWith(timed));
}
