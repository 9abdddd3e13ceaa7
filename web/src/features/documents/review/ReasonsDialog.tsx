import { useMutation, useQuery } from '@apollo/client/react';
import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReload } from '../../../apollo/useReload';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { IconButton } from '../../../components/IconButton/IconButton';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import { failureText } from '../../../lib/failures';
import { joinedMessages } from '../../../lib/userErrors';
import { space } from '../../../theme/tokens';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { refusalReasonsQuery, saveRefusalReasons } from './refusalReasons';

/** What the server takes. */
const MOST_REASONS = 30;
const MAX_LENGTH = 200;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

interface ReasonsForm {
  reasons: { text: string }[];
}

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
  return <ReasonsFormDialog reasons={data.refusalReasons.map(({ text }) => ({ text }))} onClose={onClose} />;
}

function ReasonsFormDialog({ reasons, onClose }: { reasons: { text: string }[]; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const { t: staffT } = useTranslation('staff');
  const { control, register, handleSubmit, formState } = useForm<ReasonsForm>({ defaultValues: { reasons } });
  const { fields, append, remove } = useFieldArray({ control, name: 'reasons' });
  const [save, { loading }] = useMutation(saveRefusalReasons, { onCompleted: useReload(refusalReasonsQuery) });
  const [problem, setProblem] = useState<string | null>(null);
  const { leaving, question } = useUnsavedChanges(formState.isDirty);

  const submit = handleSubmit(async (form) => {
    const texts = form.reasons.map(({ text }) => text.trim()).filter(Boolean);
    if (texts.length === 0) return setProblem(t('reasons.required'));
    setProblem(null);
    try {
      const { data } = await save({ variables: { input: { texts } } });
      const refusal = joinedMessages(data!.saveRefusalReasons.userErrors);
      if (refusal !== null) return setProblem(refusal);
      toast.success({ title: t('reasons.saved') });
      onClose();
    } catch (error) {
      setProblem(failureText(error) ?? t('review.unexpected'));
    }
  });

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
        {fields.map((row, index) => (
          <Row key={row.id}>
            <TextInput
              aria-label={t('reasons.reason', { number: index + 1 })}
              maxLength={MAX_LENGTH}
              {...register(`reasons.${index}.text`)}
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
            disabled={fields.length >= MOST_REASONS}
            onClick={() => append({ text: '' })}
          >
            {t('reasons.add')}
          </Button>
        </div>
      </Stack>
      {question}
    </Dialog>
  );
}
