import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Inline, Stack } from '../../components/Layout/Layout';
import { graphql } from '../../generated/staff';
import { formatMoment } from '../../lib/moments';
import { Fact, FactList } from '../candidates/CandidateDetailsDialog/FieldList';
import { LoadingDialog } from '../recordDialog/LoadingDialog';
import { Quiet } from './pageLayout';

const confirmedRecordQuery = graphql(`
  query ConfirmedRecord($eventId: ID!) {
    confirmedRecord(eventId: $eventId) {
      at
      hash
      wasShown
      isIntact
      name
      email
      answers {
        key
        label
        displayValue
      }
    }
  }
`);

export interface ConfirmedRecordDialogProps {
  /** The event that tells of the confirmation. */
  eventId: string;
  /** The name of the user who confirmed. */
  who: string;
  onClose: () => void;
}

/** What a confirmation was about, as its user saw it, and whether the record is still what was stored then. */
export default function ConfirmedRecordDialog({ eventId, who, onClose }: ConfirmedRecordDialogProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const { data, error, refetch } = useQuery(confirmedRecordQuery, {
    variables: { eventId },
    // A proof is of this moment.
    fetchPolicy: 'no-cache',
  });
  const record = data?.confirmedRecord;
  const title = t('timeline.confirmed.title');
  if (!record) {
    return (
      <LoadingDialog
        title={title}
        failed={error && t('timeline.confirmed.failed')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={title}
      description={t('timeline.by', { who, when: formatMoment(record.at, i18n.language) })}
      footer={<Button onClick={onClose}>{t('staff:close')}</Button>}
    >
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Inline $gap={2}>
            <Badge tone={record.isIntact ? 'green' : 'red'}>
              {t(record.isIntact ? 'timeline.confirmed.intact' : 'timeline.confirmed.altered')}
            </Badge>
          </Inline>
          <Quiet>{t(record.isIntact ? 'timeline.confirmed.intactHint' : 'timeline.confirmed.alteredHint')}</Quiet>
          {!record.wasShown && <Quiet>{t('timeline.confirmed.notShown')}</Quiet>}
        </Stack>
        <FactList>
          <Fact label={t('staff:candidates.form.name')} value={record.name} />
          <Fact label={t('staff:candidates.form.email')} value={record.email} />
          {record.answers.map(({ key, label, displayValue }) => (
            <Fact key={key} label={label} value={displayValue} />
          ))}
        </FactList>
        <FactList>
          <Fact label={t('timeline.confirmed.hash')} value={record.hash} />
        </FactList>
      </Stack>
    </Dialog>
  );
}
