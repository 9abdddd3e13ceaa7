import type { StoredJob } from './jobsModel.js';

/** What the log tells of a job that failed. */
export const factsOf = ({ _id, kind, detail, attempts }: StoredJob, reason: string) => ({
  ...{ jobId: _id.toString(), kind, detail, attempts, reason },
});

/** Why a job failed, without the addresses that the texts of mail servers like to repeat. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'Error', responseCode].filter((part) => part !== undefined).join(' ');
}
