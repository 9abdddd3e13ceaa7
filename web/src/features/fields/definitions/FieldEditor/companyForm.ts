/** Between the companies of whose candidates a field is asked and the input of its editor. */
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';

/** More of them the server does not take. */
export const MAX_COMPANIES = 100;

/** A company as the editor's input holds it: the id of the client, and what people read. */
export interface CompanyRow {
  value: string;
  name: string;
}

type Limits = Pick<CustomFieldRow_FieldFragment, 'clientIds' | 'clients'>;

/** By name, so that the same companies always stand in the same order. */
export const sortedCompanies = (rows: readonly CompanyRow[]): CompanyRow[] =>
  [...rows].sort((left, right) => left.name.localeCompare(right.name));

/** The companies of a field that still exist; null for a field of all candidates. */
export const companiesOf = ({ clientIds, clients }: Limits): CompanyRow[] | null =>
  clientIds && sortedCompanies((clients ?? []).map(({ id, companyName }) => ({ value: id, name: companyName })));

/** Their ids in an order of their own, as the same companies in another order are no change. */
export const idsOf = (rows: readonly CompanyRow[] | null): string[] | null =>
  rows && rows.map(({ value }) => value).sort();

/** Whether a field is limited to companies that have all been deleted: it is asked of no candidate. */
export const isWithoutCompany = ({ clientIds, clients }: Limits): boolean => clientIds !== null && !clients?.length;

/** Whether candidates of a client are asked a field. */
export const isAskedIn = ({ clientIds }: Pick<Limits, 'clientIds'>, clientId: string): boolean =>
  clientIds === null || clientIds.includes(clientId);

/** Whether two fields may be asked of the same candidate: one of them is for all, or they share a company. */
export const haveCompanyInCommon = (one: Limits['clientIds'], other: Limits['clientIds']): boolean =>
  !one || !other || one.some((id) => other.includes(id));
