import { Types } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import { dateOrder, readPage } from '../../database/keyset.js';
import { DomainError, forbidden, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import type { DependsOn } from '../services.js';
import { failedJobsIndex, JobModel, requeueJob, type JobRecord } from './jobsModel.js';

const latestFirst = dateOrder({
  name: 'FAILED_DESC',
  path: 'givenUpAt',
  direction: -1,
  valueOf: ({ givenUpAt, createdAt }: JobRecord) => givenUpAt ?? createdAt,
});

/** The jobs that were given up, for administrators. */
export class FailedJobs {
  constructor(private readonly deps: DependsOn<'jobs'>) {}

  /** A page of them, latest first. @throws FORBIDDEN for everybody but administrators, INVALID for foreign cursors. */
  async list(viewer: Viewer, page: PageRequest): Promise<Page<JobRecord>> {
    assertAdmin(viewer);
    const filter = { isGivenUp: true };
    return readPage(latestFirst, page, {
      find: (side) => JobModel.find({ $and: [filter, side] }).hint(failedJobsIndex),
      count: JobModel.countDocuments(filter).hint(failedJobsIndex),
    });
  }

  /** Whether a job that was given up still has what it needs to be run again, and is not of a day that is over. */
  mayRunAgain(job: Pick<JobRecord, 'kind' | 'isGivenUp' | 'sealed'>): boolean {
    return job.isGivenUp && job.sealed !== '' && this.deps.services.jobs.uselessness(job) === null;
  }

  /**
   * Has one of them run again, with all its tries.
   * @throws FORBIDDEN for everybody but administrators, NOT_FOUND, PRECONDITION_FAILED when its data were forgotten, or
   *   when it is of a day that is over.
   */
  async runAgain(viewer: Viewer, id: string): Promise<JobRecord> {
    assertAdmin(viewer);
    const _id = isDatabaseId(id) ? new Types.ObjectId(id) : null;
    const job = _id && (await JobModel.findOne({ _id, isGivenUp: true }).lean<JobRecord | null>());
    if (!job) throw notFound('Tarefa não encontrada.');
    const uselessness = this.deps.services.jobs.uselessness(job);
    if (uselessness !== null) throw new DomainError('PRECONDITION_FAILED', uselessness);
    if (!(await requeueJob(job._id, this.deps.now()))) {
      const message = 'O conteúdo desta tarefa já foi apagado. Repita a ação que a criou.';
      throw new DomainError('PRECONDITION_FAILED', message);
    }
    this.deps.services.jobs.wake();
    return job;
  }
}

function assertAdmin(viewer: Viewer): void {
  if (viewer.role !== 'admin') throw forbidden();
}
