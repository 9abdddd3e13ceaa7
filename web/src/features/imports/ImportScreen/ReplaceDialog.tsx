import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { TextInput } from '../../../components/TextInput/TextInput';
import { formatCount } from '../../../lib/moments';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import type { ImportPlan, ProblemGroup } from '../importQueries';
import { replaceImportValuesMutation } from '../importMutations';
import { cellChoices } from '../planGrid/gridFields';
import { useRunWithErrorToast } from '../useRunWithErrorToast';

export interface ReplaceDialogProps {
  plan: ImportPlan;
  problem: ProblemGroup;
  onClose: () => void;
}

/** 'Corrigir todos iguais': what a value of the file means, wherever it stands under the field; nothing only where somebody says so. */
export function ReplaceDialog({ plan, problem, onClose }: ReplaceDialogProps) {
  const { t, i18n } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const [to, setTo] = useState('');
  const [isEmptied, setEmptied] = useState(false);
  const isSaid = isEmptied || to.trim() !== '';
  const { leaving, question } = useUnsavedChanges(isSaid, undefined, onClose);
  const [replace, { loading }] = useMutation(replaceImportValuesMutation);
  const { fieldKey, label, value, count, message } = problem;
  const field = plan.fields.find(({ key }) => key === fieldKey);
  const choices = field && cellChoices(field, { yes: t('grid.yes'), no: t('grid.no') });
  const submit = async () => {
    if (fieldKey === null || value === null || !isSaid) return;
    const input = { id: plan.id, fieldKey, from: value, to: isEmptied ? '' : to.trim() };
    const outcome = await runWithErrorToast(t('replace.failed'), async () => {
      const { data } = await replace({ variables: { input } });
      return data?.replaceImportValues;
    });
    if (outcome) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={t('problems.replace', { count })}
      description={t('replace.text', {
        count,
        total: formatCount(count, i18n.language),
        field: label ?? '',
        value: value ?? '',
      })}
      busy={loading}
      onClose={leaving(onClose)}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!isSaid} busy={loading} busyLabel={t('replace.busy')}>
            {t('replace.submit')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Field label={t('replace.to')} hint={choices ? undefined : message}>
          {choices ? (
            <Select
              value={to}
              disabled={isEmptied}
              placeholder={t('replace.choose')}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              onChange={(event) => setTo(event.target.value)}
            />
          ) : (
            <TextInput
              value={to}
              disabled={isEmptied}
              maxLength={500}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
        <Checkbox label={t('replace.nothing')} checked={isEmptied} onCheckedChange={setEmptied} />
      </Stack>
      {question}
    </Dialog>
  );
}
