import { createSearchParams } from 'react-router-dom';
import type { CandidateFilter, CandidateSort, CandidateStage } from '../../generated/staff/graphql';
import { textParameter } from '../../lib/urlState';
import { candidateAddress } from '../admissionFlow/candidateAddress';

/** What the board keeps in its address. */
export const boardParameters = { search: textParameter(), client: textParameter() };

export interface BoardState {
  search: string;
  client: string;
}

/** Candidates who have waited longest come first; of the confirmed and the ended, who wait for nothing, the latest. */
export const columnSort = (stage: CandidateStage): CandidateSort =>
  stage === 'CONFIRMED' || stage === 'ENDED' ? 'STAGE_SINCE_DESC' : 'STAGE_SINCE_ASC';

/** The candidates of a column. */
export function columnFilter(stage: CandidateStage, { search, client }: BoardState): CandidateFilter {
  return { stages: [stage], ...(search && { search }), ...(client && { clientId: client }) };
}

/** The page of a candidate, which goes along the column. */
export function columnAddress(id: string, stage: CandidateStage, { search, client }: BoardState): string {
  const list = { from: 'list', stage, sort: columnSort(stage), ...(search && { search }), ...(client && { client }) };
  return `${candidateAddress(id)}?${createSearchParams(list).toString()}`;
}
