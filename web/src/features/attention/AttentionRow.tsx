import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import type { AttentionReason } from '../../generated/staff/graphql';
import { useBackLocation } from '../../lib/backNavigation';
import { color, media, space, touchTarget, typeset } from '../../theme/tokens';
import { candidateAddress } from '../admissionFlow/candidateAddress';
import { CandidateNameLink } from '../admissionFlow/CandidateNameLink';
import { NextAction } from '../admissionFlow/NextAction';
import { StageBadge } from '../admissionFlow/StageBadge';
import { WhatsappLink } from '../admissionFlow/WhatsappLink';
import { DocumentsStateBadge } from '../documents/DocumentsStateBadge';
import { attentionWords } from './attentionWords';

export const AttentionRow_item = graphql(`
  fragment AttentionRow_item on AttentionItem {
    reason
    since
    stoppedAt
    candidate {
      id
      name
      clientCompany
      createdAt
      accessSentAt
      openedAt
      lastAnsweredAt
      remindedAt
      completedAt
      dueOn
      correctionRequest {
        message
        requestedAt
      }
      documentsState
      ...DocumentsStateBadge_candidate
      ...StageBadge_candidate
      ...NextAction_candidate
      ...WhatsappLink_candidate
    }
  }
`);

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[2]};

  /* Also where no box stands before it, as on paper. */
  > div:first-of-type {
    grid-column: 2;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    column-gap: 0;
    padding-top: 0;
  }
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  /* As high in every row as with something to press, so that the badges stand evenly. */
  ${media.phone} {
    grid-column: 2;
    min-height: ${touchTarget};
  }
`;

/* Two badges and an action do not fit beside one another on a phone: there the badges stand one above the other. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Why = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  /* A name that a finger can hit is higher than its line. */
  ${media.touch} {
    margin-top: -${space[2]};
  }
`;

export interface AttentionRowProps {
  item: FragmentType<typeof AttentionRow_item>;
  /** Administrators see whose candidate it is. */
  isAdmin: boolean;
  /** The queue is that of this client; '' for all. */
  clientId: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onOpen: (id: string, dialog: 'reopen' | 'confirm', reason: AttentionReason) => void;
}

/** Somebody who needs attention: who, why in words, and the action at hand. */
export function AttentionRow({ item: ref, isAdmin, clientId, chosen, onChoose, onOpen }: AttentionRowProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const item = readFragment(AttentionRow_item, ref);
  const backLocation = useBackLocation();
  const { candidate } = item;
  const ofClient = clientId && `&client=${encodeURIComponent(clientId)}`;
  const words = attentionWords(t, i18n.language, item);
  return (
    <Row>
      <Checkbox
        data-screen-only
        label={t('staff:adminDashboard.candidates.select', { name: candidate.name })}
        hideLabel
        checked={chosen}
        onCheckedChange={onChoose}
      />
      <div>
        <CandidateNameLink
          to={`${candidateAddress(candidate.id)}?from=list&reason=${item.reason}${ofClient}`}
          state={backLocation}
        >
          {candidate.name}
        </CandidateNameLink>
        <Why>{isAdmin && candidate.clientCompany ? `${candidate.clientCompany} · ${words}` : words}</Why>
      </div>
      <Standing>
        <Badges>
          <StageBadge candidate={candidate} />
          {candidate.documentsState === 'REFUSED' && <DocumentsStateBadge candidate={candidate} />}
        </Badges>
        <WhatsappLink candidate={candidate} />
        <NextAction
          candidate={candidate}
          variant="secondary"
          onOpen={(dialog) => onOpen(candidate.id, dialog, item.reason)}
        />
      </Standing>
    </Row>
  );
}
