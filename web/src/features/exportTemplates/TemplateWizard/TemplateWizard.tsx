import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { FilePicker } from '../../../components/FilePicker/FilePicker';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Stack } from '../../../components/Layout/Layout';
import { Steps } from '../../../components/Steps/Steps';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import type { SaveExportTemplateInput } from '../../../generated/staff/graphql';
import { useIsMounted } from '../../../lib/useIsMounted';
import { failureReason } from '../../../lib/userErrors';
import { analyzeTemplateMutation, exportDataFieldsQuery } from '../templateOperations';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useTemplateActions } from '../useTemplateActions';
import { MappingTable, type Analysis, type DataField, type Mapping } from './MappingTable';

type Step =
  | { kind: 'upload' }
  | { kind: 'mapping'; analysis: Analysis; mapping: Mapping }
  | { kind: 'save'; analysis: Analysis; mapping: Mapping };

const steps = ['upload', 'mapping', 'save'] as const;
const titles = { upload: 'wizard.uploadTitle', mapping: 'wizard.mapTitle', save: 'wizard.saveTitle' } as const;

/** The longest that the server takes; a file may be called longer. */
const MAX_NAME = 120;
const MAX_FILE_NAME = 200;

/** The first characters of a file's name without its ending; a pair of surrogates is never torn. */
function nameWithin(max: number, fileName: string): string {
  const name = fileName.replace(/\.xlsx$/i, '').slice(0, max);
  return name.replace(/[\uD800-\uDBFF]$/u, '').trim();
}

/** The template is called as its file, until the user calls it otherwise. */
const proposedName = (file: File | null): string => (file ? nameWithin(MAX_NAME, file.name) : '');

function proposedMapping({ suggestedMappings }: Analysis): Mapping {
  return new Map(
    suggestedMappings.flatMap(({ templateColumnName, dataFieldKey }) =>
      dataFieldKey ? [[templateColumnName, dataFieldKey] as const] : [],
    ),
  );
}

function mappingsOf({ analysis, mapping }: Extract<Step, { kind: 'save' }>, dataFields: readonly DataField[]) {
  const chosen = analysis.detectedColumns.filter(({ name }) => mapping.get(name));
  return chosen.map(({ name }, order): SaveExportTemplateInput['columnMappings'][number] => {
    const dataFieldKey = mapping.get(name) ?? '';
    const isCustomField = dataFields.find(({ key }) => key === dataFieldKey)?.isCustomField ?? false;
    return { templateColumnName: name, dataFieldKey, displayName: name, isCustomField, order };
  });
}

/** Upload, mapping and saving of a template; closing forgets everything. */
export default function TemplateWizard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('exports');
  const [step, setStep] = useState<Step>({ kind: 'upload' });
  const [file, setFile] = useState<File | null>(null);
  /** The file that is chosen by now. */
  const latestFile = useRef(file);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const [analyze, { loading: analyzing }] = useMutation(analyzeTemplateMutation);
  const { data, error: fieldsError, refetch: refetchFields } = useQuery(exportDataFieldsQuery);
  const { saveTemplate, busy: saving } = useTemplateActions();
  const isMounted = useIsMounted();
  const { leaving, question } = useUnsavedChanges(file !== null || name !== '' || description !== '');
  const dataFields = data?.exportDataFields ?? [];
  const mapped = step.kind === 'upload' ? 0 : [...step.mapping.values()].filter(Boolean).length;
  const blocked = step.kind === 'upload' ? !file || !name.trim() : mapped === 0 || !data;

  const chooseFile = (chosen: File) => {
    if (!chosen.name.toLowerCase().endsWith('.xlsx')) {
      toast.error({ title: t('wizard.invalidFileTitle'), description: t('wizard.invalidFileText') });
      setFile((latestFile.current = null));
      return;
    }
    setFile((latestFile.current = chosen));
    if (!name.trim() || name === proposedName(file)) setName(proposedName(chosen));
  };

  const tellFailure = (failure: unknown) =>
    toast.error({
      title: t('toasts.uploadFailed'),
      description: failureReason(failure) ?? t('toasts.uploadFailedText'),
    });

  const upload = async () => {
    if (!file) {
      toast.error({ title: t('wizard.noFileTitle'), description: t('wizard.noFileText') });
      return;
    }
    if (!name.trim()) {
      toast.error({ title: t('wizard.nameTitle'), description: t('wizard.nameText') });
      return;
    }
    try {
      const outcome = (await analyze({ variables: { input: { file } } })).data?.analyzeExportTemplate;
      // Another file was chosen while this one was looked at: nothing of it is meant any more.
      if (latestFile.current !== file) return;
      const refusal = outcome?.userErrors[0];
      if (refusal) tellFailure(refusal);
      else if (outcome?.analysis) {
        setStep({ kind: 'mapping', analysis: outcome.analysis, mapping: proposedMapping(outcome.analysis) });
      }
    } catch (error) {
      if (latestFile.current === file) tellFailure(error);
    }
  };

  /** A disabled button takes no Enter from the inputs either: a user who presses it learns why nothing happens. */
  const sayWhatIsMissing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && blocked && (event.target as HTMLInputElement).type === 'text') void upload();
  };

  const save = async (ready: Extract<Step, { kind: 'save' }>) => {
    const { uploadId, fileName, sheetName } = ready.analysis;
    const isSaved = await saveTemplate({
      name: name.trim(),
      description: description.trim() || null,
      fileName: nameWithin(MAX_FILE_NAME, fileName),
      sheetName,
      columnMappings: mappingsOf(ready, dataFields),
      isDefault,
      uploadId,
    });
    if (isSaved && isMounted()) onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step.kind === 'upload') void upload();
    else if (step.kind === 'mapping') setStep({ ...step, kind: 'save' });
    else void save(step);
  };

  const submitLabels = { upload: t('wizard.analyze'), mapping: t('wizard.next'), save: t('wizard.save') };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t(titles[step.kind])}
      size={step.kind === 'mapping' ? 'extraLarge' : 'medium'}
      busy={analyzing || saving}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={step.kind === 'upload' ? onClose : () => setStep({ kind: 'upload' })}>
            {t(step.kind === 'upload' ? 'dialog.cancel' : 'wizard.back')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={blocked}
            busy={analyzing || saving}
            busyLabel={t(analyzing ? 'wizard.analyzing' : 'wizard.saving')}
          >
            {submitLabels[step.kind]}
          </Button>
        </>
      }
    >
      <Steps
        label={t('wizard.steps.label')}
        steps={steps.map((key) => ({ key, label: t(`wizard.steps.${key}`) }))}
        current={step.kind}
      />
      {step.kind === 'upload' && (
        <Stack onKeyDown={sayWhatIsMissing}>
          <Field label={t('wizard.file')} hint={t('wizard.fileHint')} required>
            <FilePicker
              file={file}
              accept=".xlsx"
              chooseLabel={t('wizard.chooseFile')}
              noneLabel={t('wizard.noFile')}
              onChoose={chooseFile}
            />
          </Field>
          <Field label={t('wizard.name')} required>
            <TextInput value={name} maxLength={MAX_NAME} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={t('wizard.description')}>
            <TextInput value={description} maxLength={500} onChange={(event) => setDescription(event.target.value)} />
          </Field>
        </Stack>
      )}
      {step.kind === 'mapping' && !data && fieldsError && (
        <LoadError title={t('wizard.fieldsFailed')} onRetry={refetchFields} />
      )}
      {step.kind === 'mapping' && data && (
        <MappingTable
          analysis={step.analysis}
          dataFields={dataFields}
          mapping={step.mapping}
          onMap={(column, key) => setStep({ ...step, mapping: new Map(step.mapping).set(column, key) })}
        />
      )}
      {step.kind === 'save' && (
        <Stack>
          <p>{t('wizard.summary', { name, sheet: step.analysis.sheetName, count: mapped })}</p>
          <Checkbox label={t('wizard.isDefault')} checked={isDefault} onCheckedChange={setIsDefault} />
        </Stack>
      )}
      {question}
    </Dialog>
  );
}
