import { screen } from '@testing-library/react';
import { renderStaff } from './renderStaff';
import { candidateData, clientData, confirmationData, connection, fieldValue, type CandidateData } from './staffData';
import { serveStaff } from './staffServer';
import ClientDashboard from '../features/clientDashboard/ClientDashboard/ClientDashboard';

interface ListArguments {
  first: number;
  page: number;
  filter: { search?: string };
}

export function serve(candidates: CandidateData[], viewerName = 'Marina Tavares') {
  const byId = (id: string) => candidates.find((candidate) => candidate.id === id)!;
  const confirmed = (isConfirmed: boolean, clientNotes?: string | null) => (id: string) => {
    const notes = clientNotes === undefined ? byId(id).confirmations[0]?.['clientNotes'] : clientNotes;
    const confirmation = confirmationData({ isConfirmed, clientNotes: notes ?? null });
    return Object.assign(byId(id), { isConfirmed, confirmations: [confirmation] });
  };
  return serveStaff({
    viewer: {
      id: 'viewer',
      name: viewerName,
      viewerCanCreateCandidates: true,
      client: clientData({ name: 'Marina Tavares' }),
    },
    candidateTotals: () => ({
      total: candidates.length,
      inProgress: candidates.filter(({ status }) => status === 'IN_PROGRESS').length,
      complete: candidates.filter(({ status }) => status === 'COMPLETE').length,
      confirmed: candidates.filter(({ isConfirmed }) => isConfirmed).length,
      ended: candidates.filter(({ ending }) => ending).length,
    }),
    candidates: ({ filter, ...page }: ListArguments) =>
      connection(
        candidates.filter(({ name }) => name.includes(filter.search ?? '')),
        page,
      ),
    formFields: [fieldValue({ key: 'cpf', label: 'CPF', format: 'CPF', required: true })],
    node: ({ id }: { id: string }) => byId(id),
    createCandidate: ({ input }: { input: { name: string; email: string } }) => {
      const candidate = candidateData({ name: input.name, email: input.email, accessToken: 'abc' });
      candidates.unshift(candidate);
      return { candidate, userErrors: [] };
    },
    updateCandidate: ({ input }: { input: { id: string; name?: string } }) => ({
      candidate: Object.assign(byId(input.id), input.name && { name: input.name }),
      userErrors: [],
    }),
    deleteCandidate: ({ input }: { input: { id: string } }) => {
      candidates.splice(candidates.indexOf(byId(input.id)), 1);
      return { deletedId: input.id, userErrors: [] };
    },
    confirmCandidate: ({ input }: { input: { candidateId: string; clientNotes?: string | null } }) => ({
      candidate: confirmed(true, input.clientNotes)(input.candidateId),
      userErrors: [],
    }),
    unconfirmCandidate: ({ input }: { input: { candidateId: string } }) => ({
      candidate: confirmed(false)(input.candidateId),
      userErrors: [],
    }),
  });
}

export const card = (name: string) => screen.findByRole('article', { name });

export const render = (path = '/client') => renderStaff(<ClientDashboard />, { path, role: 'client' });

export const gone = (payload: string, field: string, nothing: Record<string, null>) => ({
  data: {
    [field]: {
      __typename: payload,
      ...nothing,
      userErrors: [{ __typename: 'UserError', code: 'NOT_FOUND', field: null, message: 'Candidato não encontrado.' }],
    },
  },
});
