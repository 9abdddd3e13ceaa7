import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Select } from '../../../components/Select/Select';
import { TextInput } from '../../../components/TextInput/TextInput';
import { formatCount } from '../../../lib/moments';
import type { ImportPlan, ProblemGroup } from '../importDocuments';
import { replaceImportValuesDocument } from '../importMutations';
import { cellChoices } from '../planGrid/gridFields';
import { useTold } from '../useTold';

export interface ReplaceDialogProps {
  plan: ImportPlan;
  problem: ProblemGroup;
  onClose: () => void;
}

/** 'Corrigir todos iguais': what a value of the file means, wherever it stands under the field. */
export function ReplaceDialog({ plan, problem, onClose }: ReplaceDialogProps) {
  const { t, i18n } = useTranslation('imports');
  const tell = useTold();
  const [to, setTo] = useState('');
  const [replace, { loading }] = useMutation(replaceImportValuesDocument);
  const { fieldKey, label, value, count, message } = problem;
  const field = plan.fields.find(({ key }) => key === fieldKey);
  const choices = field && cellChoices(field, { yes: t('grid.yes'), no: t('grid.no') });
  const submit = async () => {
    if (fieldKey === null || value === null) return;
    const outcome = await tell(t('replace.failed'), async () => {
      const { data } = await replace({ variables: { input: { id: plan.id, fieldKey, from: value, to: to.trim() } } });
      return data?.replaceImportValues;
    });
    if (outcome) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={t('problems.replace')}
      description={t('replace.text', {
        count,
        total: formatCount(count, i18n.language),
        field: label ?? '',
        value: value ?? '',
      })}
      busy={loading}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={loading} busyLabel={t('replace.busy')}>
            {t('replace.submit')}
          </Button>
        </>
      }
    >
      <Field label={t('replace.to')} hint={choices ? undefined : message}>
        {choices ? (
          <Select
            value={to}
            placeholder={t('replace.nothing')}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={(event) => setTo(event.target.value)}
          />
        ) : (
          <TextInput value={to} maxLength={500} onChange={(event) => setTo(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}
