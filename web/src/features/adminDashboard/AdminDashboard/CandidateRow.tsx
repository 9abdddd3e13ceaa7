import ViewIcon from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Inline } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { color, media, space, typeset } from '../../../theme/tokens';
import { CandidateProgress, CandidateStatusBadge, CandidateStatusIcon } from '../../candidates/CandidateStatus';
import { ConfirmationLine } from '../../candidates/ConfirmationLine';
import { FilledFields } from './FilledFields';

export const CandidateRow_candidate = graphql(`
  fragment CandidateRow_candidate on Candidate {
    id
    name
    email
    clientName
    clientCompany
    ...CandidateStatus_candidate
    ...ConfirmationLine_candidate
    ...FilledFields_candidate
  }
`);

const Row = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.border};

  &:first-child {
    margin-top: ${space[2]};
  }

  /* the box is 44 px wide there, most of which is space already */
  ${media.phone} {
    gap: 0;
  }
`;

const Sign = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const Who = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[2]};

  ${media.phone} {
    flex: 1 1 100%;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;

    > button {
      flex-shrink: 0;
    }
  }
`;

const Name = styled.h3`
  ${typeset('body', 'semibold')}
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface CandidateRowProps {
  candidate: FragmentType<typeof CandidateRow_candidate>;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onView: () => void;
}

/** One candidate of the admin's list. */
export function CandidateRow({ candidate: ref, selected, onSelect, onView }: CandidateRowProps) {
  const { t } = useTranslation('staff');
  const candidate = readFragment(CandidateRow_candidate, ref);
  const { name, email, clientName, clientCompany } = candidate;
  return (
    <Row>
      <Checkbox
        label={t('adminDashboard.candidates.select', { name })}
        hideLabel
        checked={selected}
        onCheckedChange={onSelect}
      />
      <Sign>
        <CandidateStatusIcon candidate={candidate} />
      </Sign>
      <Body>
        <Head>
          <Who>
            <Name>{name}</Name>
            <Muted>{email}</Muted>
            <Muted>{t('adminDashboard.candidates.client', { name: clientName ?? t('notAvailable') })}</Muted>
            <Muted>{t('adminDashboard.candidates.company', { name: clientCompany ?? t('notAvailable') })}</Muted>
          </Who>
          <Side>
            <Button size="small" icon={<ViewIcon size={15} aria-hidden />} onClick={onView}>
              {t('adminDashboard.candidates.view')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Inline $gap={2}>
              <CandidateProgress candidate={candidate} />
              <CandidateStatusBadge candidate={candidate} />
            </Inline>
          </Side>
        </Head>
        <ConfirmationLine candidate={candidate} />
        <FilledFields candidate={candidate} />
      </Body>
    </Row>
  );
}
