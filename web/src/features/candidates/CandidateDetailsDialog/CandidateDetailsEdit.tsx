import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import type { FragmentType } from '../../../generated/staff';
import { ConflictPanel } from '../../conflicts/ConflictPanel';
import { DocumentOwner } from '../../documents/form/documentOwner';
import { DynamicField } from '../../fields/forms/DynamicField';
import { Below } from '../../fields/forms/DynamicFields';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import { FieldGroups } from '../../fields/forms/FieldGroups';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { CandidateAccess, type CandidateAccess_candidate } from '../CandidateAccess';
import { CandidateBasics } from '../CandidateBasics';
import { cpfHoldersBelow } from '../CpfHolders';
import type { CandidateFormRef } from '../candidateForm';
import { useCandidateForm } from '../useCandidateForm';
import { Fact, FactList, RecordId } from './FieldList';
import { fieldsBySection } from './fieldsBySection';

export interface CandidateDetailsEditProps {
  candidate: { id: string } & CandidateFormRef & FragmentType<typeof CandidateAccess_candidate>;
  /** Saved or cancelled: back to reading. */
  onDone: () => void;
  onClose: () => void;
}

/** The details dialog in edit mode; cancelling leaves everything as it was. */
export function CandidateDetailsEdit({ candidate, onDone, onClose }: CandidateDetailsEditProps) {
  const { t } = useTranslation('staff');
  const { form, record, fields, disabledHint, failure, conflict, busy, submit } = useCandidateForm({
    kind: 'edit',
    candidate,
    onSaved: onDone,
    inDetails: true,
  });
  const { leaving, question } = useUnsavedChanges(form.formState.isDirty);
  const { document, additional, custom, documents } = fieldsBySection(fields);
  const shared = { candidateId: candidate.id, disabledHint };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="large"
      busy={busy}
      title={t('candidates.details.editTitle')}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onDone} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack $gap={5}>
          {failure && <InlineError title={t('candidates.dialog.failed')} message={failure} />}
          {conflict && <ConflictPanel {...conflict} />}
          <Stack as="section" $gap={4}>
            <SectionTitle>{t('candidates.details.basic')}</SectionTitle>
            <TwoColumns>
              <CandidateBasics record={record} />
              {document && <EditableField field={document} {...shared} />}
            </TwoColumns>
            <RecordId id={candidate.id} />
          </Stack>
          <EditSection title={t('candidates.details.additional')} fields={additional} {...shared} />
          <EditSection title={t('candidates.details.custom', { total: custom.length })} fields={custom} {...shared} />
          <DocumentOwner value={candidate.id}>
            <EditSection
              title={t('candidates.details.documents', { total: documents.length })}
              fields={documents}
              isFlat
              {...shared}
            />
          </DocumentOwner>
          <Stack as="section" $gap={4}>
            <SectionTitle>{t('candidates.access.title')}</SectionTitle>
            <CandidateAccess candidate={candidate} />
          </Stack>
        </Stack>
      </FormProvider>
      {question}
    </Dialog>
  );
}

interface SharedProps {
  candidateId: string;
  disabledHint: (field: DynamicFieldData) => string | undefined;
}

interface EditSectionProps extends SharedProps {
  title: string;
  fields: readonly DynamicFieldData[];
  /** In one list, as the documents are read. */
  isFlat?: boolean;
}

function EditSection({ title, fields, isFlat = false, ...shared }: EditSectionProps) {
  if (fields.length === 0) return null;
  const inputs = (group: readonly DynamicFieldData[]) => (
    <TwoColumns>
      {group.map((field) => (
        <EditableField key={field.key} field={field} {...shared} />
      ))}
    </TwoColumns>
  );
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{title}</SectionTitle>
      {isFlat ? inputs(fields) : <FieldGroups fields={fields}>{inputs}</FieldGroups>}
    </Stack>
  );
}

function EditableField({ field, candidateId, disabledHint }: { field: DynamicFieldData } & SharedProps) {
  if (!field.viewerCanView && !field.viewerCanEdit) {
    return (
      <FactList>
        <Fact label={field.label} value={null} restricted />
      </FactList>
    );
  }
  return (
    <Below content={cpfHoldersBelow(field, { candidateId })}>
      <DynamicField field={field} requireFilled={false} disabledHint={disabledHint(field)} />
    </Below>
  );
}
