import { useQuery } from '@apollo/client/react';
import ClientIcon from 'lucide-react/icons/building-2';
import CandidateIcon from 'lucide-react/icons/user-round';
import { graphql } from '../../generated/staff';
import { useStaffHome } from '../staffShell/useStaffHome';
import { candidateAddress } from '../admissionFlow/candidateAddress';
import { useGoTo, type Command } from './staffCommands';

const CANDIDATES_SHOWN = 6;
const CLIENTS_SHOWN = 4;

const paletteCandidatesQuery = graphql(`
  query PaletteCandidates($first: Int!, $search: String!) {
    candidates(first: $first, filter: { search: $search }) {
      totalCount
      edges {
        node {
          id
          name
          email
          clientCompany
        }
      }
    }
  }
`);

const paletteAnswersQuery = graphql(`
  query PaletteAnswers($first: Int!, $text: String!) {
    candidatesByAnswer(first: $first, text: $text) {
      candidate {
        id
        name
        clientCompany
      }
      field {
        key
        label
        displayValue
      }
    }
  }
`);

const paletteClientsQuery = graphql(`
  query PaletteClients($first: Int!, $search: String!) {
    clients(first: $first, search: $search, sort: COMPANY_ASC) {
      edges {
        node {
          id
          name
          companyName
        }
      }
    }
  }
`);

export interface FoundRecords {
  candidates: Command[];
  /** How many candidates match, of whom only the first are shown. */
  candidateTotal: number;
  /** Candidates who are found by an answer alone. */
  byAnswer: Command[];
  clients: Command[];
  loading: boolean;
  /** Asks again; absent while nothing has failed. */
  retry: (() => void) | undefined;
}

/** Candidates, by their names and by their answers, and for administrators clients, that the server finds by a text. */
export function useFoundRecords(search: string): FoundRecords {
  const isAdmin = useStaffHome() === '/admin';
  const goTo = useGoTo();
  const candidates = useQuery(paletteCandidatesQuery, {
    variables: { first: CANDIDATES_SHOWN, search },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const answers = useQuery(paletteAnswersQuery, {
    variables: { first: CANDIDATES_SHOWN, text: search },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const clients = useQuery(paletteClientsQuery, {
    variables: { first: CLIENTS_SHOWN, search },
    skip: search === '' || !isAdmin,
    fetchPolicy: 'cache-and-network',
  });
  const foundCandidates = candidates.data?.candidates;
  const byName = new Set(foundCandidates?.edges.map(({ node }) => node.id));
  const byAnswer = (answers.data?.candidatesByAnswer ?? []).filter(({ candidate }) => !byName.has(candidate.id));
  const failed = [candidates, answers, clients].filter(({ error }) => error);
  return {
    candidates: (foundCandidates?.edges ?? []).map(({ node }) => ({
      id: node.id,
      label: node.name,
      detail: isAdmin && node.clientCompany ? `${node.email} · ${node.clientCompany}` : node.email,
      icon: <CandidateIcon size={17} aria-hidden />,
      run: () => goTo(candidateAddress(node.id)),
    })),
    candidateTotal: foundCandidates?.totalCount ?? 0,
    byAnswer: byAnswer.map(({ candidate: { id, name, clientCompany }, field }) => {
      const answer = `${field.label}: ${field.displayValue ?? ''}`;
      return {
        id,
        label: name,
        detail: isAdmin && clientCompany ? `${answer} · ${clientCompany}` : answer,
        icon: <CandidateIcon size={17} aria-hidden />,
        run: () => goTo(candidateAddress(id)),
      };
    }),
    clients: (clients.data?.clients.edges ?? []).map(({ node }) => ({
      id: node.id,
      label: node.companyName,
      detail: node.name,
      icon: <ClientIcon size={17} aria-hidden />,
      run: () => goTo(`/admin/clientes/${node.id}`),
    })),
    loading: [candidates, answers, clients].some(({ loading }) => loading),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch().catch(() => undefined)) : undefined,
  };
}
