/** The part of a candidate list's state that both dashboards keep in their address. */
import type { CandidateFilter, CandidateSort, CandidateStage, DocumentsState } from '../../generated/staff/graphql';
import { choiceParameter, pageParameter, textParameter } from '../../lib/urlState';
import { stages } from '../admissionFlow/stages';

export const candidateSorts = [
  'CREATED_DESC',
  'CREATED_ASC',
  'NAME_ASC',
  'NAME_DESC',
  'PROGRESS_DESC',
  'PROGRESS_ASC',
  'STAGE_SINCE_ASC',
  'STAGE_SINCE_DESC',
] as const satisfies readonly CandidateSort[];

/** What the badge of a candidate says: 'Encerrado' stands in the place of the status once the admission has ended. */
export const statusChoices = ['', 'IN_PROGRESS', 'COMPLETE', 'ENDED'] as const;
export const documentsChoices = ['', 'WAITING', 'REFUSED', 'APPROVED', 'MISSING'] as const satisfies readonly (
  '' | DocumentsState
)[];
/** All but those whose admission has ended: who is left to work on. */
const ONGOING = 'ONGOING';
export const stageChoices = ['', ONGOING, ...stages] as const;
export const confirmedChoices = ['', 'yes', 'no'] as const;

/** The details dialog: what it shows, or what it asks above that. */
export const candidateDetailsModes = ['view', 'edit', 'reopen', 'renew'] as const;
export type CandidateDetailsMode = (typeof candidateDetailsModes)[number];

/** Address parameters of a candidate list. */
export const candidateListParameters = {
  page: pageParameter(),
  search: textParameter(),
  status: choiceParameter(statusChoices, ''),
  stage: choiceParameter(stageChoices, ''),
  confirmed: choiceParameter(confirmedChoices, ''),
  documents: choiceParameter(documentsChoices, ''),
  /** Only candidates whom this import has registered; '' for all. */
  import: textParameter(),
  sort: choiceParameter(candidateSorts, 'CREATED_DESC'),
};

export interface CandidateListState {
  page: number;
  search: string;
  status: (typeof statusChoices)[number];
  stage: (typeof stageChoices)[number];
  confirmed: (typeof confirmedChoices)[number];
  documents: (typeof documentsChoices)[number];
  import: string;
  sort: CandidateSort;
}

/** What 'Limpar filtros' goes back to in the list of one client; the order of the list is no filter. */
export const noFiltersOfClient = {
  search: '',
  status: '',
  stage: '',
  confirmed: '',
  documents: '',
  import: '',
  page: 1,
} as const;

/** What 'Limpar filtros' goes back to. */
export const noCandidateFilters = { ...noFiltersOfClient, client: '' } as const;

/** What the address calls the candidates without a client, where it would name one. */
export const NO_CLIENT = 'none';

/** The client that a list is filtered by; '' for none, and for those without a client. */
export const namedClient = (client: string): string => (client === NO_CLIENT ? '' : client);

/** How many filters restrict the list, the search not counted. */
export function countCandidateFilters(
  state: Partial<Record<'status' | 'stage' | 'confirmed' | 'documents' | 'import' | 'client', string>>,
): number {
  return [state.status, state.stage, state.confirmed, state.documents, state.import, state.client].filter(Boolean)
    .length;
}

const stagesOf = (choice: CandidateStage | typeof ONGOING): readonly CandidateStage[] =>
  choice === ONGOING ? stages.filter((stage) => stage !== 'ENDED') : [choice];

/** The stages of a status: a finished form is complete or confirmed. Lists by stage are read in an index of their own. */
const stagesOfStatus = {
  IN_PROGRESS: ['INVITED', 'OPENED', 'FILLING', 'CORRECTION', 'OVERDUE'],
  COMPLETE: ['COMPLETE', 'CONFIRMED'],
  ENDED: ['ENDED'],
} as const satisfies Record<Exclude<CandidateListState['status'], ''>, readonly CandidateStage[]>;

/** The server's filter; conditions that do not restrict are left out, so that equal lists share a cache entry. */
export function candidateFilter({
  search,
  status,
  stage,
  confirmed,
  documents,
  import: importId,
  client,
}: Pick<CandidateListState, 'search' | 'status' | 'stage' | 'confirmed' | 'documents' | 'import'> & {
  client?: string;
}): CandidateFilter {
  // A stage tells the status as well: the list asks for the one that is narrower.
  const asked = stage ? stagesOf(stage) : status ? stagesOfStatus[status] : null;
  return {
    ...(search && { search }),
    ...(asked && { stages: [...asked] }),
    ...(confirmed && { confirmed: confirmed === 'yes' }),
    ...(documents && { documentsState: documents }),
    ...(importId && { importId }),
    ...(client && (client === NO_CLIENT ? { withoutClient: true } : { clientId: client })),
  };
}
