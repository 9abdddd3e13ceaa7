import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { SortableList } from '../../../components/SortableList/SortableList';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import type {
  CandidateFilter,
  CandidateSort,
  ExportCandidatesInput,
  ExportColumnsQuery,
} from '../../../generated/staff/graphql';
import { formatCount } from '../../../lib/moments';
import { color, radius, space, typeset } from '../../../theme/tokens';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { exportColumnsQuery } from '../exportOperations';
import {
  configurationOf,
  defaultForm,
  exportFileName,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  templateForm,
  type ExportColumn,
  type ExportForm,
} from '../exportForm';
import { ConfirmPasswordDialog } from '../../identity/ConfirmPassword/ConfirmPasswordDialog';
import { useExportCandidates } from '../useExportCandidates';
import { ArrivingExport } from './ArrivingExport';
import { ColumnRow } from './ColumnRow';
import { ExportPreview } from './ExportPreview';

const Title = styled.h3`
  ${typeset('body', 'semibold')}
`;

const Hint = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

const Summary = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  dt {
    ${typeset('caption')}
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    ${typeset('body', 'medium')}
  }
`;

export interface ExportDialogProps {
  onClose: () => void;
  candidateIds: string[];
  /** The list's filter, for 'exportar todos os N do filtro'. */
  filter?: CandidateFilter;
  /** The list's order, which the rows get as well. */
  sort?: CandidateSort;
  totalMatching: number;
  /** The template to begin with; the default one when it is empty or names none. */
  templateId?: string;
}

/** The dialog 'Configurar Exportação Excel'. */
export default function ExportDialog(props: ExportDialogProps) {
  const { t } = useTranslation('exports');
  const { data, error, refetch } = useQuery(exportColumnsQuery, { fetchPolicy: 'network-only' });
  if (data) return <LoadedDialog {...props} data={data} />;
  return (
    <LoadingDialog
      title={t('staff:adminDashboard.candidates.exportTitle')}
      size="extraLarge"
      failed={error && t('dialog.loadFailed')}
      onRetry={refetch}
      onClose={props.onClose}
    />
  );
}

function LoadedDialog({
  onClose,
  candidateIds,
  filter,
  sort,
  totalMatching,
  templateId: wanted,
  data,
}: ExportDialogProps & { data: ExportColumnsQuery }) {
  const { t, i18n } = useTranslation('exports');
  const first =
    data.exportTemplates.find(({ id }) => id === wanted) ?? data.exportTemplates.find(({ isDefault }) => isDefault);
  const [templateId, setTemplateId] = useState(first?.id ?? '');
  const [form, setForm] = useState<ExportForm>(() => (first ? templateForm(first) : defaultForm(data.exportColumns)));
  /** What the template, or the server, proposes: nothing is lost of it. */
  const [proposed, setProposed] = useState(form);
  const { leaving, question } = useUnsavedChanges(form !== proposed);
  // Without a choice the whole filter is meant.
  const [everyone, setEveryone] = useState(candidateIds.length === 0);
  const { exportCandidates, state, cancel } = useExportCandidates();
  const [asksPassword, setAsksPassword] = useState(false);
  const busy = state.kind !== 'idle';
  const template = data.exportTemplates.find(({ id }) => id === templateId);
  const isFiltered = Object.values(filter ?? {}).some((value) => value != null);
  const count = everyone ? totalMatching : candidateIds.length;
  const visible = form.columns.filter(({ isVisible }) => isVisible).length;
  const configuration = configurationOf(form);
  const input: ExportCandidatesInput = {
    ...(everyone ? { filter: filter ?? {} } : { candidateIds }),
    ...(sort && { sort }),
    configuration,
    ...(template?.hasFile && { templateId: template.id }),
  };

  const choose = (id: string) => {
    const chosen = data.exportTemplates.find((candidate) => candidate.id === id);
    const next = chosen ? templateForm(chosen) : defaultForm(data.exportColumns);
    setTemplateId(id);
    setProposed(next);
    setForm(next);
  };
  const changeColumn = (id: string, change: Partial<ExportColumn>) =>
    setForm((before) => ({
      ...before,
      columns: before.columns.map((column) => (column.id === id ? { ...column, ...change } : column)),
    }));
  const submit = async () => {
    if (count === 0) {
      toast.error({ title: t('toasts.noneSelected'), description: t('toasts.noneSelectedText') });
      return;
    }
    const outcome = await exportCandidates(input);
    setAsksPassword(outcome === 'passwordNeeded');
    if (outcome === 'done') onClose();
  };

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t('staff:adminDashboard.candidates.exportTitle')}
      size="extraLarge"
      busy={busy}
      footer={
        <>
          <Button onClick={busy ? cancel : onClose}>{t('dialog.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t(state.kind === 'arriving' ? 'dialog.exporting' : 'dialog.preparing')}
            disabled={visible === 0}
            onClick={() => void submit()}
          >
            {t('dialog.export')}
          </Button>
          {state.kind === 'arriving' && <ArrivingExport rows={state.rows} total={state.total} />}
        </>
      }
    >
      <Stack $gap={6}>
        <TwoColumns>
          <Field label={t('dialog.fileName')}>
            <TextInput
              maxLength={100}
              value={form.fileName}
              onChange={(event) => setForm({ ...form, fileName: event.target.value })}
            />
          </Field>
          <Field label={t('dialog.sheetName')}>
            <TextInput
              maxLength={31}
              readOnly={template?.hasFile}
              value={form.sheetName}
              onChange={(event) => setForm({ ...form, sheetName: event.target.value })}
            />
          </Field>
          {data.exportTemplates.length > 0 && (
            <Field label={t('dialog.template')}>
              <Select
                value={templateId}
                onChange={(event) => choose(event.target.value)}
                placeholder={t('dialog.noTemplate')}
                options={data.exportTemplates.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          )}
        </TwoColumns>
        {totalMatching > candidateIds.length && (
          <Checkbox
            label={t(isFiltered ? 'dialog.everyone' : 'dialog.everyoneUnfiltered', {
              total: formatCount(totalMatching, i18n.language),
            })}
            checked={everyone}
            onCheckedChange={setEveryone}
          />
        )}
        <Summary>
          <div>
            <dt>{t('dialog.summary.candidates')}</dt>
            <dd>{formatCount(count, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('dialog.summary.columns')}</dt>
            <dd>{visible}</dd>
          </div>
          <div>
            <dt>{t('dialog.summary.file')}</dt>
            <dd>{exportFileName(configuration)}</dd>
          </div>
          <div>
            <dt>{t('dialog.summary.sheet')}</dt>
            <dd>{configuration.sheetName}</dd>
          </div>
        </Summary>
        <Stack $gap={3}>
          <Title>{t('dialog.columns')}</Title>
          <Hint>
            {template?.hasFile
              ? t('dialog.ownColumns', { count: visible, sheet: template.sheetName })
              : t('dialog.columnsHint', { min: MIN_COLUMN_WIDTH, max: MAX_COLUMN_WIDTH })}
          </Hint>
          {!template?.hasFile && (
            <SortableList
              key={templateId}
              items={form.columns}
              idOf={(column) => column.id}
              labelOf={(column) => column.displayName}
              onReorder={(columns) => setForm({ ...form, columns })}
              renderItem={(column) => (
                <ColumnRow column={column} onChange={(change) => changeColumn(column.id, change)} />
              )}
            />
          )}
        </Stack>
        <Stack $gap={3}>
          <Title>{t('dialog.preview')}</Title>
          {count > 0 && visible > 0 ? <ExportPreview input={input} /> : <p>{t('dialog.nothing')}</p>}
        </Stack>
      </Stack>
      {asksPassword && (
        <ConfirmPasswordDialog
          reason="file"
          onConfirmed={() => {
            setAsksPassword(false);
            void submit();
          }}
          onCancel={() => setAsksPassword(false)}
        />
      )}
      {question}
    </Dialog>
  );
}
