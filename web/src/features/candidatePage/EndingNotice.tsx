import ResumeIcon from 'lucide-react/icons/archive-restore';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { toast } from '../../components/Toast/toast';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDay } from '../../lib/moments';
import { color, radius, space, typeset } from '../../theme/tokens';
import { useAdmissionEnding } from '../admissionFlow/useAdmissionEnding';
import { isPast } from '../retention/retentionPeriods';
import { LongText } from './LongText';

export const EndingNotice_candidate = graphql(`
  fragment EndingNotice_candidate on Candidate {
    id
    viewerCanEdit
    ending {
      at
      reason
      message
      deletedFrom
    }
  }
`);

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  ${typeset('body', 'semibold')}
`;

const Words = styled.div`
  flex: 1 0 100%;
  ${typeset('body')}
`;

export interface EndingNoticeProps {
  candidate: FragmentType<typeof EndingNotice_candidate>;
  /** Another candidate's data are on their way: nothing is done to this one any more. */
  arriving: boolean;
}

/** That the admission has ended, why, and the way to go on with it; nothing while it goes on. */
export function EndingNotice({ candidate: ref, arriving }: EndingNoticeProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const { id, viewerCanEdit, ending } = readFragment(EndingNotice_candidate, ref);
  const { resumeAdmission, busy } = useAdmissionEnding(id);
  if (!ending) return null;
  const resume = async () => {
    const refusal = await resumeAdmission();
    if (refusal) toast.error({ title: t('ending.resumeRefused'), description: refusal.reason });
  };
  const reason = t(`staff:candidates.endReasons.${ending.reason}`);
  return (
    <Note role="note">
      <Title>{t('ending.notice', { day: formatDay(ending.at, i18n.language), reason })}</Title>
      {viewerCanEdit && (
        <Button
          size="small"
          data-screen-only
          icon={<ResumeIcon size={16} aria-hidden />}
          disabled={arriving}
          busy={busy}
          onClick={() => void resume()}
        >
          {t('ending.resume')}
        </Button>
      )}
      {ending.message && (
        <Words>
          <LongText>{ending.message}</LongText>
        </Words>
      )}
      {ending.deletedFrom != null && (
        <Words>
          {isPast(ending.deletedFrom)
            ? t('staff:retention.beingDeleted')
            : t('staff:retention.deletedFrom', { day: formatDay(ending.deletedFrom, i18n.language) })}
        </Words>
      )}
    </Note>
  );
}
