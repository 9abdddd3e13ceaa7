import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { Field } from '../../components/Field/Field';
import { TextArea } from '../../components/TextArea/TextArea';
import { MAX_REOPENING_MESSAGE } from '../../constants';
import type { EndReason } from '../../generated/staff/graphql';
import { EndingFields } from '../admissionFlow/EndingFields';
import { ClientPicker } from '../clients/ClientPicker/ClientPicker';
import type { BulkAction } from './bulkRequests';
import { CorrectableFields } from './CorrectableFields';

/** What a person chooses for an action; each action takes of it what it needs. */
export interface BulkChoice {
  /** The due date; '' while none is chosen. */
  dueOn: string;
  /** The due date is taken away. */
  clears: boolean;
  clientId: string;
  fieldKeys: string[];
  message: string;
  reason: '' | EndReason;
}

export const noChoice: BulkChoice = {
  dueOn: '',
  clears: false,
  clientId: '',
  fieldKeys: [],
  message: '',
  reason: '',
};

export interface BulkChoicesProps {
  kind: BulkAction['kind'];
  choice: BulkChoice;
  onChange: (change: Partial<BulkChoice>) => void;
  /** The first of those whom it reaches, whose fields are offered; undefined while that is not known. */
  candidateId: string | undefined;
}

/** What an action needs to know; nothing for one that needs no more than its candidates. */
export function BulkChoices({ kind, choice, onChange, candidateId }: BulkChoicesProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const { dueOn, clears, clientId, fieldKeys, message, reason } = choice;
  switch (kind) {
    case 'dates':
      return (
        <>
          <Checkbox
            label={t('bulk.dates.none')}
            checked={clears}
            onCheckedChange={(checked) => onChange({ clears: checked })}
          />
          {!clears && (
            <Field label={t('dates.dueOn')}>
              <DatePicker allowFuture value={dueOn} onChange={(day) => onChange({ dueOn: day })} />
            </Field>
          )}
        </>
      );
    case 'client':
      return (
        <ClientPicker
          label={t('bulk.client.label')}
          noneLabel={t('bulk.client.none')}
          hint={t('bulk.client.hint')}
          value={clientId}
          onChange={(id) => onChange({ clientId: id })}
        />
      );
    case 'reopen':
      return (
        <>
          <Field label={t('staff:candidates.reopen.message')} hint={t('staff:candidates.reopen.messageHint')}>
            <TextArea
              maxLength={MAX_REOPENING_MESSAGE}
              minHeight={80}
              value={message}
              onChange={({ target }) => onChange({ message: target.value })}
            />
          </Field>
          {candidateId !== undefined && (
            <CorrectableFields
              candidateId={candidateId}
              chosen={fieldKeys}
              onChange={(keys) => onChange({ fieldKeys: keys })}
            />
          )}
        </>
      );
    case 'end':
      return <EndingFields isForSeveral reason={reason} message={message} onChange={onChange} />;
    case 'remind':
    case 'sendLinks':
    case 'resume':
      return null;
  }
}
