import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import { useIsMounted } from '../../../lib/useIsMounted';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useTemplateActions } from '../useTemplateActions';
import type { TemplateData } from './TemplateCard';

/** Renames a template and its file; the columns are changed by mapping a workbook anew. */
export function EditTemplateDialog({ template, onClose }: { template: TemplateData; onClose: () => void }) {
  const { t } = useTranslation('exports');
  const { updateTemplate, busy } = useTemplateActions();
  const isMounted = useIsMounted();
  const [initial] = useState({
    name: template.name,
    description: template.description ?? '',
    fileName: template.fileName,
    sheetName: template.sheetName,
  });
  const [form, setForm] = useState(initial);
  const properties = Object.keys(initial) as (keyof typeof initial)[];
  const changed = properties.filter((property) => form[property] !== initial[property]);
  const { leaving, question } = useUnsavedChanges(changed.length > 0);
  const input = (property: keyof typeof form, maxLength: number) => ({
    value: form[property],
    maxLength,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [property]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.name.trim()) {
      toast.error({ title: t('wizard.nameTitle'), description: t('wizard.nameText') });
      return;
    }
    // What was left as it was stays as another person may have made it meanwhile.
    const wanted = { ...form, description: form.description.trim() || null };
    const changes = Object.fromEntries(changed.map((property) => [property, wanted[property]]));
    const isSaved = await updateTemplate({ id: template.id, ...changes });
    if (isSaved && isMounted()) onClose();
  };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      busy={busy}
      title={t('manager.editTitle')}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('wizard.saving')}>
            {t('manager.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={t('wizard.name')} required>
          <TextInput {...input('name', 120)} />
        </Field>
        <Field label={t('wizard.description')}>
          <TextInput {...input('description', 500)} />
        </Field>
        <Field label={t('dialog.fileName')}>
          <TextInput {...input('fileName', 100)} />
        </Field>
        {!template.hasFile && (
          <Field label={t('dialog.sheetName')}>
            <TextInput {...input('sheetName', 31)} />
          </Field>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}
