import { useMutation, useQuery } from '@apollo/client/react';
import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../apollo/useRefetch';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { IconButton } from '../../../components/IconButton/IconButton';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import { failureText } from '../../../lib/failures';
import { useIsMounted } from '../../../lib/useIsMounted';
import { joinedMessages } from '../../../lib/userErrors';
import { space } from '../../../theme/tokens';
import { ConflictPanel } from '../../conflicts/ConflictPanel';
import { isResolved } from '../../conflicts/conflict';
import { useConflict } from '../../conflicts/useConflict';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { refusalReasonsQuery, saveRefusalReasonsMutation } from './refusalReasonOperations';

/** What the server takes. */
const MAX_REASONS = 30;
const MAX_LENGTH = 200;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

interface ReasonsForm {
  reasons: { value: string }[];
}

/** The list that is in store. The server does not tell who changed it last. */
interface Reasons {
  texts: string[];
  lastChange?: null;
}

const formOf = ({ texts }: Reasons): ReasonsForm => ({ reasons: texts.map((value) => ({ value })) });
const textsIn = ({ reasons }: ReasonsForm) => reasons.map(({ value }) => value.trim()).filter(Boolean);

/** The reasons that reviewers choose from, edited by administrators. */
export default function ReasonsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('documents');
  const { data, error, refetch } = useQuery(refusalReasonsQuery, { fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <LoadingDialog
        title={t('reasons.title')}
        size="medium"
        failed={error && t('reasons.loadFailed')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return <ReasonsFormDialog reasons={{ texts: data.refusalReasons.map(({ text }) => text) }} onClose={onClose} />;
}

/** Saves what the form holds. A list that another person has changed meanwhile is compared first (`useConflict`). */
function useReasonsSave(form: UseFormReturn<ReasonsForm>, reasons: Reasons, onSaved: () => void) {
  const { t } = useTranslation(['documents', 'staff']);
  const { record, conflict, saveOver, choose, end } = useConflict(form, reasons, formOf);
  const [save, { loading }] = useMutation(saveRefusalReasonsMutation, { onCompleted: useRefetch(refusalReasonsQuery) });
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (before: Reasons, values: ReasonsForm) => {
    const input = { texts: textsIn(values), expected: before.texts };
    const { refusalReasons, userErrors } = (await save({ variables: { input } })).data!.saveRefusalReasons;
    return { record: refusalReasons && { texts: refusalReasons.map(({ text }) => text) }, userErrors };
  };
  const submit = form.handleSubmit(async (values) => {
    if (textsIn(values).length === 0) return setProblem(t('reasons.required'));
    if (!isResolved(conflict)) return setProblem(t('staff:conflict.unresolved'));
    setProblem(null);
    end();
    try {
      const outcome = await saveOver(record ?? reasons, values, send);
      if (outcome.kind === 'refused') return setProblem(joinedMessages(outcome.errors));
      if (outcome.kind === 'saved') onSaved();
    } catch (error) {
      setProblem(failureText(error) ?? t('review.unexpected'));
    }
  });
  return { submit, loading, problem, conflict, choose };
}

function ReasonsFormDialog({ reasons, onClose }: { reasons: Reasons; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const { t: staffT } = useTranslation('staff');
  const isMounted = useIsMounted();
  const form = useForm<ReasonsForm>({ defaultValues: formOf(reasons) });
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'reasons' });
  const { submit, loading, problem, conflict, choose } = useReasonsSave(form, reasons, () => {
    toast.success({ title: t('reasons.saved') });
    if (isMounted()) onClose();
  });
  const { leaving, question } = useUnsavedChanges(formState.isDirty);

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t('reasons.title')}
      description={t('reasons.text')}
      busy={loading}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose} disabled={loading}>
            {staffT('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={loading} busyLabel={staffT('saving')}>
            {staffT('save')}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        {problem && <InlineError title={t('reasons.failed')} message={problem} />}
        {conflict && (
          <ConflictPanel
            conflict={conflict}
            title={t('reasons.conflict')}
            labelOf={() => t('reasons.title')}
            display={(_, texts) => texts}
            onChoose={choose}
          />
        )}
        {fields.map((row, index) => (
          <Row key={row.id}>
            <TextInput
              aria-label={t('reasons.reason', { number: index + 1 })}
              maxLength={MAX_LENGTH}
              {...register(`reasons.${index}.value`)}
            />
            <IconButton
              label={t('reasons.remove', { number: index + 1 })}
              icon={<RemoveIcon size={16} aria-hidden />}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            />
          </Row>
        ))}
        <div>
          <Button
            size="small"
            icon={<PlusIcon size={14} aria-hidden />}
            disabled={fields.length >= MAX_REASONS}
            onClick={() => append({ value: '' })}
          >
            {t('reasons.add')}
          </Button>
        </div>
      </Stack>
      {question}
    </Dialog>
  );
}
