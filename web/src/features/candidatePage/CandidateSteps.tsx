import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons';
import { IconButton } from '../../components/IconButton/IconButton';
import { graphql } from '../../generated/staff';
import type { AttentionReason } from '../../generated/staff/graphql';
import { space } from '../../theme/tokens';
import { candidateFilter, type CandidateListState } from '../candidates/candidateListState';

const neighboursQuery = graphql(`
  query CandidatePageNeighbours($id: ID!, $filter: CandidateFilter!, $sort: CandidateSort!) {
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

const Root = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space[1]};
`;

/** The list that the page was opened from. */
export interface StepsState extends Omit<CandidateListState, 'page'> {
  client: string;
  /** The group of the work queue that the list is; '' for another list. */
  reason: '' | AttentionReason;
  from: '' | 'list';
}

/** To the candidates before and after this one in the list that the page was opened from; nothing where it was opened otherwise. */
export function CandidateSteps({ candidateId, state }: { candidateId: string; state: StepsState }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const location = useLocation();
  const { data, previousData } = useQuery(neighboursQuery, {
    variables: {
      id: candidateId,
      filter: { ...candidateFilter(state), ...(state.reason && { attention: state.reason }) },
      sort: state.sort,
    },
    skip: state.from !== 'list',
    fetchPolicy: 'cache-and-network',
  });
  if (state.from !== 'list') return null;
  const beside = data?.candidateNeighbours;
  const isKnown = Boolean(data ?? previousData);
  // The address of the list stays, and so does the way back to it; the history keeps one entry for the whole walk.
  const goTo = (neighbour: { id: string } | null | undefined) => {
    if (!neighbour) return;
    void navigate(
      { pathname: `/candidates/${neighbour.id}`, search: location.search },
      { replace: true, state: location.state as unknown },
    );
  };
  const step = (name: 'previous' | 'next', neighbour: { id: string; name: string } | null | undefined) => ({
    label: neighbour ? `${t(`candidates.steps.${name}`)}: ${neighbour.name}` : t(`candidates.steps.${name}`),
    'aria-disabled': neighbour ? undefined : true,
    onClick: () => goTo(neighbour),
  });
  return (
    <Root role="group" aria-label={t('candidates.steps.label')} aria-busy={!isKnown || undefined}>
      <IconButton icon={<ChevronLeftIcon size={18} aria-hidden />} {...step('previous', beside?.previous)} />
      <IconButton icon={<ChevronRightIcon size={18} aria-hidden />} {...step('next', beside?.next)} />
    </Root>
  );
}
