import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../generated/staff';

const CompanyName_client = graphql(`
  fragment CompanyName_client on Client {
    id
    companyName
  }
`);

const CompanyName_fieldClient = graphql(`
  fragment CompanyName_fieldClient on FieldClient {
    id
    companyName
  }
`);

/** The name of a company by its id. It is in the cache: of a field that was read, or of the list that the company was chosen from. */
export function useCompanyNames() {
  const { cache } = useApolloClient();
  return (id: string): string | undefined =>
    cache.readFragment({ id: `FieldClient:${id}`, fragment: CompanyName_fieldClient })?.companyName ??
    cache.readFragment({ id: `Client:${id}`, fragment: CompanyName_client })?.companyName;
}
