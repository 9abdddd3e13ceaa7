import type { ClientSort } from '../../../generated/staff/graphql';
import { choiceParameter, pageParameter, textParameter } from '../../../lib/urlState';
import { candidateDetailsModes, candidateListParameters } from '../../candidates/candidateListState';

export const clientSorts = ['CREATED_DESC', 'NAME_ASC', 'COMPANY_ASC'] as const satisfies readonly ClientSort[];
export const activeChoices = ['', 'yes', 'no'] as const;

/** What the admin dashboard keeps in its address. */
export const adminParameters = {
  ...candidateListParameters,
  /** Candidates of this client only. */
  client: textParameter(),
  clientPage: pageParameter(),
  clientSearch: textParameter(),
  clientActive: choiceParameter(activeChoices, ''),
  clientSort: choiceParameter(clientSorts, 'CREATED_DESC'),
  /** The open client dialog: an id, or 'new'. */
  clientDialog: textParameter(),
  clientMode: choiceParameter(['edit', 'delete'] as const, 'edit'),
  /** The candidate whose details are open. */
  candidate: textParameter(),
  mode: choiceParameter(candidateDetailsModes, 'view'),
  dialog: choiceParameter(['', 'export'] as const, ''),
  /** The export template that was chosen with 'Usar Template'. */
  template: textParameter(),
};

export interface ClientListState {
  clientPage: number;
  clientSearch: string;
  clientActive: (typeof activeChoices)[number];
  clientSort: ClientSort;
}
