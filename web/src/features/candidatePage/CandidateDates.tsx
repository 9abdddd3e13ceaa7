import CalendarIcon from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Inline, Stack } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDayOnly } from '../../lib/days';
import { formatMoment } from '../../lib/moments';
import { Fact, FactList } from '../candidates/CandidateDetailsDialog/FieldList';
import { SectionTitle } from '../fields/forms/sectionTitles';

export const CandidateDates_candidate = graphql(`
  fragment CandidateDates_candidate on Candidate {
    id
    dueOn
    plannedAdmissionOn
    remindedAt
    viewerCanEdit
  }
`);

export interface CandidateDatesProps {
  candidate: FragmentType<typeof CandidateDates_candidate>;
  onEdit: () => void;
}

/** By when the form is due and when the person begins; the last reminder. */
export function CandidateDates({ candidate: ref, onEdit }: CandidateDatesProps) {
  const { t, i18n } = useTranslation('flow');
  const { dueOn, plannedAdmissionOn, remindedAt, viewerCanEdit } = readFragment(CandidateDates_candidate, ref);
  const day = (date: string | null) => (date === null ? null : formatDayOnly(date, i18n.language));
  return (
    <Card $padding="small" aria-labelledby="candidate-dates">
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <SectionTitle as="h2" id="candidate-dates">
            {t('dates.title')}
          </SectionTitle>
          {viewerCanEdit && (
            <Button size="small" variant="ghost" icon={<CalendarIcon size={16} aria-hidden />} onClick={onEdit}>
              {t('dates.edit')}
            </Button>
          )}
        </Inline>
        <FactList>
          <Fact label={t('dates.dueOn')} value={day(dueOn)} />
          <Fact label={t('dates.plannedAdmissionOn')} value={day(plannedAdmissionOn)} />
          {remindedAt && <Fact label={t('dates.remindedAt')} value={formatMoment(remindedAt, i18n.language)} />}
        </FactList>
      </Stack>
    </Card>
  );
}
