import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import { Tabs } from '../../../components/Tabs/Tabs';
import { useListBackLocation } from '../../../lib/backNavigation';
import { color, typeset } from '../../../theme/tokens';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { ConflictPanel } from '../../conflicts/ConflictPanel';
import { DocumentOwner } from '../../documents/form/documentOwner';
import { countFields, DynamicFields } from '../../fields/forms/DynamicFields';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { canBeRead, PastedLines } from '../../imports/PastedLines';
import { useStartImport } from '../../imports/useStartImport';
import { cpfHoldersBelow } from '../CpfHolders';
import { CandidateBasics } from '../CandidateBasics';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useCandidateForm, type CandidateFormMode } from '../useCandidateForm';

const Hint = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface CandidateFormDialogProps {
  mode: CandidateFormMode;
  /** Absent while the candidate is being registered. */
  candidateId?: string;
  onClose: () => void;
  /** Link and credentials, in edit mode. */
  access?: ReactNode;
}

/** One form for registering and editing a candidate; where candidates are registered, also the lines of several. */
export function CandidateFormDialog({ mode, candidateId, onClose, access }: CandidateFormDialogProps) {
  const { t } = useTranslation('staff');
  const { t: tImports } = useTranslation('imports');
  const { form, record, fields, disabledHint, failure, conflict, created, ...saving } = useCandidateForm(mode);
  const client = mode.kind === 'create' ? mode.client : null;
  const arriving = mode.kind === 'create' ? (mode.arriving ?? null) : null;
  const several = useSeveral(client?.id ?? null);
  const isMany = mode.kind === 'create' && several.tab === 'many';
  const { leaving, question } = useUnsavedChanges(form.formState.isDirty || several.text.trim() !== '');
  const texts = mode.kind === 'create' ? 'create' : 'edit';
  const hasFields = countFields(fields, 'active') + countFields(fields, 'inactive') > 0;
  const busy = saving.busy || several.busy;
  const submit = (event: FormEvent) => void (isMany ? several.read() : saving.submit(event));
  const picker = client && (
    <ClientPicker
      label={t('candidates.form.client')}
      noneLabel={t('candidates.form.noClient')}
      hint={t('candidates.form.clientHint')}
      value={client.id}
      onChange={client.choose}
    />
  );
  const one = (
    <Stack $gap={5}>
      {failure && <InlineError title={t('candidates.dialog.failed')} message={failure} />}
      {conflict && <ConflictPanel {...conflict} />}
      {created.length > 0 && (
        <p role="status">{t('candidates.dialog.create.created', { names: created.join(', ') })}</p>
      )}
      {picker}
      <TwoColumns>
        <CandidateBasics record={record} />
      </TwoColumns>
      {access && (
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('candidates.access.title')}</SectionTitle>
          {access}
        </Stack>
      )}
      {(hasFields || arriving?.failed) && (
        <Stack as="section" $gap={4} aria-busy={(arriving && !arriving.failed) || undefined}>
          <SectionTitle>{t('candidates.form.additional')}</SectionTitle>
          {mode.kind === 'create' && <Hint>{t('candidates.form.additionalHint')}</Hint>}
          {arriving?.failed ? (
            <LoadError title={t('candidates.dialog.create.fieldsFailed')} onRetry={arriving.retry} />
          ) : (
            <DocumentOwner value={candidateId ?? null}>
              <DynamicFields
                fields={fields}
                requireFilled={false}
                disabledHint={disabledHint}
                below={(field) => cpfHoldersBelow(field, { candidateId, clientId: client?.id })}
              />
            </DocumentOwner>
          )}
        </Stack>
      )}
    </Stack>
  );
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="large"
      busy={busy}
      title={t(`candidates.dialog.${texts}.title`)}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          {mode.kind === 'create' && !isMany && (
            <Button disabled={busy || arriving !== null} onClick={(event) => void saving.submitAndGoOn(event)}>
              {t('candidates.dialog.create.another')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={isMany ? !canBeRead(several.text) : arriving !== null}
            busy={busy}
            busyLabel={isMany ? tImports('new.reading') : t(`candidates.dialog.${texts}.busy`)}
          >
            {isMany ? tImports('several.submit') : t(`candidates.dialog.${texts}.submit`)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        {mode.kind === 'create' ? (
          <Tabs
            startsWithControl
            label={tImports('several.tabs')}
            value={several.tab}
            onChange={several.choose}
            tabs={[
              { value: 'one', label: tImports('several.one') },
              { value: 'many', label: tImports('several.many') },
            ]}
          >
            {isMany ? (
              <Stack $gap={5}>
                {several.failure && <InlineError title={tImports('new.failed')} message={several.failure} />}
                {picker}
                <PastedLines
                  label={tImports('several.text')}
                  hint={tImports('several.hint')}
                  value={several.text}
                  onChange={several.setText}
                />
              </Stack>
            ) : (
              one
            )}
          </Tabs>
        ) : (
          one
        )}
      </FormProvider>
      {question}
    </Dialog>
  );
}

/** The open tab of 'Novo Candidato', and the pasted lines of several candidates, which are looked at as an import is. */
function useSeveral(clientId: string | null) {
  const navigate = useNavigate();
  const backLocation = useListBackLocation();
  const [tab, choose] = useState<'one' | 'many'>('one');
  const [text, setText] = useState('');
  const { start, failure, busy } = useStartImport((id) => void navigate(`/imports/${id}`, { state: backLocation }));
  const read = () => start({ text, clientId: clientId || null });
  return { tab, choose, text, setText, failure, busy, read };
}
