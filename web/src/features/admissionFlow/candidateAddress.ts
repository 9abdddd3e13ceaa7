import { createSearchParams, matchPath, useLocation } from 'react-router-dom';

/** What an address says of a list of candidates, by the names that a candidate's page keeps them under. */
const listParameters = ['search', 'status', 'stage', 'confirmed', 'documents', 'import', 'sort', 'client'];

/** The address of a candidate's page on its own: there is no candidate before and after. */
export const candidateAddress = (id: string): string => `/candidates/${id}`;

/** Makes addresses of pages of candidates that go along the list of the present screen, or along the group of the queue below its dialog. */
export function useListedCandidateAddress(): (id: string) => string {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search);
  const client = matchPath('/admin/clientes/:id', pathname)?.params.id;
  const list: Record<string, string> = { from: 'list', ...(client && { client }) };
  // A group of the work queue is not filtered by what the list beside it is.
  for (const name of shown.get('reason') ? ['reason', 'sort'] : listParameters) {
    const value = shown.get(name);
    if (value) list[name] = value;
  }
  const query = createSearchParams(list).toString();
  return (id) => `${candidateAddress(id)}?${query}`;
}
