import { PAGE_SIZES } from '../../../constants';
import type { ClientSort } from '../../../generated/staff/graphql';
import { choiceParameter, numberChoiceParameter, pageParameter, textParameter } from '../../../lib/urlState';
import { viewParameter } from '../../attention/dashboardView';
import {
  candidateDetailsModes,
  candidateListParameters,
  type CandidateListState,
} from '../../candidates/candidateListState';

export const clientSorts = ['CREATED_DESC', 'NAME_ASC', 'COMPANY_ASC'] as const satisfies readonly ClientSort[];
export const activeChoices = ['', 'yes', 'no'] as const;

/** A page size that the address names; 0 where it names none. */
const sizeParameter = () => numberChoiceParameter(PAGE_SIZES, 0);

/** The dialogs above the administrator's lists. */
const dialogParameters = {
  /** The open client dialog: an id, or 'new'. */
  clientDialog: textParameter(),
  clientMode: choiceParameter(['edit', 'delete'] as const, 'edit'),
  /** The candidate whose details are open: an id, or 'first' or 'last' of the page that is shown. */
  candidate: textParameter(),
  mode: choiceParameter(candidateDetailsModes, 'view'),
  dialog: choiceParameter(['', 'export', 'candidate'] as const, ''),
  /** The export template that was chosen with 'Usar Template'. */
  template: textParameter(),
};

/** What the admin dashboard keeps in its address. */
export const adminParameters = {
  view: viewParameter,
  ...candidateListParameters,
  size: sizeParameter(),
  /** Candidates of this client only. */
  client: textParameter(),
  clientPage: pageParameter(),
  clientSearch: textParameter(),
  clientActive: choiceParameter(activeChoices, ''),
  clientSort: choiceParameter(clientSorts, 'CREATED_DESC'),
  ...dialogParameters,
};

/** What the page of one client keeps in its address. */
export const clientParameters = { ...candidateListParameters, size: sizeParameter(), ...dialogParameters };

export interface ClientListState {
  clientPage: number;
  clientSearch: string;
  clientActive: (typeof activeChoices)[number];
  clientSort: ClientSort;
}

/** The candidates' part of either address; `client` is '' where the page is one client's. */
export interface AdminCandidatesState extends CandidateListState {
  size: number;
  client: string;
}
