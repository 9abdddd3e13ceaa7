/** Entry of the thread that reads customers' workbooks: it does one job and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { runJob, type WorkbookJob } from './jobs.js';

parentPort?.postMessage(await runJob(workerData as WorkbookJob));
