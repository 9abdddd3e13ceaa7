import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { ConflictPanel } from '../../conflicts/ConflictPanel';
import { DocumentOwner } from '../../documents/form/documentOwner';
import { countFields, DynamicFields } from '../../fields/forms/DynamicFields';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { CandidateBasics } from '../CandidateBasics';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useCandidateForm, type CandidateFormMode } from '../useCandidateForm';

export interface CandidateFormDialogProps {
  mode: CandidateFormMode;
  /** Absent while the candidate is being registered. */
  candidateId?: string;
  onClose: () => void;
  /** Link and credentials, in edit mode. */
  access?: ReactNode;
}

/** One form for registering and editing a candidate. */
export function CandidateFormDialog({ mode, candidateId, onClose, access }: CandidateFormDialogProps) {
  const { t } = useTranslation('staff');
  const { form, fields, failure, client, conflict, busy, submit } = useCandidateForm(mode);
  const { leaving, question } = useUnsavedChanges(form.formState.isDirty);
  const texts = mode.kind === 'create' ? 'create' : 'edit';
  const hasFields = countFields(fields, 'active') + countFields(fields, 'inactive') > 0;
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="large"
      busy={busy}
      title={t(`candidates.dialog.${texts}.title`)}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t(`candidates.dialog.${texts}.busy`)}>
            {t(`candidates.dialog.${texts}.submit`)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack $gap={5}>
          {failure && <InlineError title={t('candidates.dialog.failed')} message={failure} />}
          {conflict && <ConflictPanel {...conflict} />}
          {client && (
            <ClientPicker
              label={t('candidates.form.client')}
              noneLabel={t('candidates.form.noClient')}
              hint={t('candidates.form.clientHint')}
              value={client.id}
              onChange={client.choose}
            />
          )}
          <TwoColumns>
            <CandidateBasics />
          </TwoColumns>
          {access && (
            <Stack as="section" $gap={4}>
              <SectionTitle>{t('candidates.access.title')}</SectionTitle>
              {access}
            </Stack>
          )}
          {hasFields && (
            <Stack as="section" $gap={4}>
              <SectionTitle>{t('candidates.form.additional')}</SectionTitle>
              <TwoColumns>
                <DocumentOwner value={candidateId ?? null}>
                  <DynamicFields
                    fields={fields}
                    requireFilled={false}
                    inactiveHint={t('candidates.form.inactiveHint')}
                  />
                </DocumentOwner>
              </TwoColumns>
            </Stack>
          )}
        </Stack>
      </FormProvider>
      {question}
    </Dialog>
  );
}
