import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { DatePicker, type DateProblem } from '../../components/DatePicker/DatePicker';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { graphql } from '../../generated/staff';
import { useIsMounted } from '../../lib/useIsMounted';
import { LoadingDialog } from '../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { dateNames, useSetCandidateDates, type DatesRefusal } from './useSetCandidateDates';

const datesQuery = graphql(`
  query CandidateDatesToSet($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        name
        dueOn
        plannedAdmissionOn
      }
    }
  }
`);

export interface DatesDialogProps {
  candidateId: string;
  onClose: () => void;
}

/** Sets by when one candidate's form is due and the day of the admission. */
export default function DatesDialog({ candidateId, onClose }: DatesDialogProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const { data, error, refetch } = useQuery(datesQuery, {
    variables: { id: candidateId },
    fetchPolicy: 'network-only',
  });
  const candidate = data?.node?.__typename === 'Candidate' ? data.node : null;
  if (!candidate) {
    return (
      <LoadingDialog
        title={t('dates.title')}
        size="small"
        failed={error && t('staff:candidates.dialog.loadFailed')}
        missing={data && t('staff:candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return <DatesForm candidate={candidate} onClose={onClose} />;
}

interface DatesFormProps {
  candidate: { id: string; name: string; dueOn: string | null; plannedAdmissionOn: string | null };
  onClose: () => void;
}

function DatesForm({ candidate, onClose }: DatesFormProps) {
  const { t } = useTranslation(['flow', 'staff']);
  // As the dialog opened with them: what another person sets meanwhile is no change made here.
  const [opened] = useState({ dueOn: candidate.dueOn ?? '', plannedAdmissionOn: candidate.plannedAdmissionOn ?? '' });
  const isMounted = useIsMounted();
  const [dates, setDates] = useState(opened);
  const [problems, setProblems] = useState<Record<string, DateProblem | null>>({});
  const [refusal, setRefusal] = useState<DatesRefusal | null>(null);
  const { setDates: save, busy } = useSetCandidateDates(candidate.id);
  const changed = dateNames.filter((name) => dates[name] !== opened[name]);
  const isBeforeDue = dates.plannedAdmissionOn !== '' && dates.plannedAdmissionOn < dates.dueOn;
  const { leaving, question } = useUnsavedChanges(changed.length > 0);
  const submit = async () => {
    setRefusal(null);
    if (Object.values(problems).some(Boolean)) return;
    if (changed.length === 0) return onClose();
    const refused = await save(Object.fromEntries(changed.map((name) => [name, dates[name] || null])));
    if (refused) setRefusal(refused);
    else if (isMounted()) onClose();
  };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={busy}
      title={t('dates.title')}
      description={candidate.name}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={busy}>
            {t('staff:cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('staff:saving')}>
            {t('staff:save')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && !refusal.date && <InlineError title={t('dates.failed')} message={refusal.reason} />}
        {dateNames.map((name) => (
          <Field
            key={name}
            label={t(`dates.${name}`)}
            error={refusal?.date === name ? refusal.reason : undefined}
            warning={name === 'plannedAdmissionOn' && isBeforeDue && t('dates.admissionBeforeDue')}
          >
            <DatePicker
              allowFuture
              value={dates[name]}
              onChange={(day) => {
                setDates({ ...dates, [name]: day });
                setRefusal(null);
              }}
              onProblemChange={(problem) => setProblems({ ...problems, [name]: problem })}
            />
          </Field>
        ))}
      </Stack>
      {question}
    </Dialog>
  );
}
