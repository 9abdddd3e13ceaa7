import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../generated/staff';
import type { CandidateFilter, CandidateSort } from '../../../generated/staff/graphql';

const neighboursQuery = graphql(`
  query CandidateNeighbours($id: ID!, $filter: CandidateFilter!, $sort: CandidateSort!) {
    candidateNeighbours(id: $id, filter: $filter, sort: $sort) {
      previous {
        id
        name
      }
      next {
        id
        name
      }
    }
  }
`);

/** A list as it was opened: with `attention` in the filter, a group of the work queue. */
export interface CandidateList {
  filter: CandidateFilter;
  sort: CandidateSort;
}

export interface Neighbour {
  id: string;
  name: string;
}

interface Beside {
  previous: Neighbour | null;
  next: Neighbour | null;
}

const alone: Beside = { previous: null, next: null };

/** The candidates before and after one in a list. */
export function useCandidateNeighbours(candidateId: string, list: CandidateList) {
  const { data, previousData } = useQuery(neighboursQuery, {
    variables: { id: candidateId, ...list },
    fetchPolicy: 'cache-and-network',
  });
  const answer = data?.candidateNeighbours;
  const [last, setLast] = useState({ of: candidateId, beside: alone });
  const isListed = Boolean(answer?.previous ?? answer?.next);
  // Who was confirmed leaves the group that waits for it and stands beside no one there any more: one goes on from the old place.
  const beside = isListed && answer ? answer : last.of === candidateId ? last.beside : alone;
  if (last.of !== candidateId || last.beside !== beside) setLast({ of: candidateId, beside });
  return { ...beside, isKnown: Boolean(data ?? previousData) };
}
