import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink/BackLink';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Field } from '../../../components/Field/Field';
import { FilePicker } from '../../../components/FilePicker/FilePicker';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { Spinner } from '../../../components/Spinner/Spinner';
import { textParameter, useUrlState } from '../../../lib/urlState';
import { useBackPath } from '../../../lib/backNavigation';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { useDraft } from '../../recordDialog/drafts';
import { StaffShell } from '../../staffShell/StaffShell';
import { useStaffHome } from '../../staffShell/useStaffHome';
import { ImportSteps } from '../ImportSteps';
import { canBeRead, PastedLines } from '../PastedLines';
import { ModelButton } from '../ModelButton';
import { useStartImport } from '../useStartImport';

const parameters = { client: textParameter() };

/** What the server reads; it looks into the file and not at its name, but the picker shows only these. */
const ACCEPTED = '.xlsx,.csv,.txt';

/** 'Importar planilha': the file, or pasted lines, and for whom. */
export default function NewImport() {
  const { t } = useTranslation('imports');
  const home = useStaffHome();
  const backPath = useBackPath(home, '/imports');
  // The import leads back to where this screen was opened from, as this one does.
  const { state: cameFrom } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const { state, change } = useUrlState(parameters);
  const [file, setFile] = useState<File | null>(null);
  // What was pasted and put right by hand is there again when the screen is left for another one meanwhile.
  const pasted = useDraft('pasted lines', { text: '' });
  const { text } = pasted.value;
  const { start, failure, busy } = useStartImport(
    (id) => void navigate(`/imports/${id}`, { replace: true, state: cameFrom }),
  );

  const begin = async (source: { file: File } | { text: string }) => {
    const wasRead = await start({ ...source, clientId: state.client || null });
    if (!wasRead) setFile(null);
    else if ('text' in source) pasted.update((now) => (now.text === source.text ? { text: '' } : now));
  };

  return (
    <StaffShell>
      <title>{`${t('new.title')} · Esteira`}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={t('new.title')}
        subtitle={t('new.subtitle')}
        actions={<ModelButton />}
      />
      <ImportSteps current="file" />
      <Card>
        <Stack $gap={5}>
          {failure && <InlineError title={t('new.failed')} message={failure} />}
          {home === '/admin' && (
            <ClientPicker
              label={t('client')}
              noneLabel={t('noClient')}
              hint={t('new.clientHint')}
              value={state.client}
              onChange={(client) => change({ client }, { replace: true })}
            />
          )}
          <Field label={t('new.file')} hint={t('new.fileHint')}>
            <FilePicker
              tall
              file={file}
              accept={ACCEPTED}
              chooseLabel={t('new.choose')}
              noneLabel={t('new.drop')}
              onChoose={(chosen) => {
                if (busy) return;
                setFile(chosen);
                void begin({ file: chosen });
              }}
            />
          </Field>
          {busy && <Spinner label={t('new.reading')} showLabel />}
          <PastedLines
            label={t('new.text')}
            hint={t('new.textHint')}
            value={text}
            onChange={(lines) => pasted.change({ text: lines })}
          />
          <Inline $justify="end">
            <Button
              variant="primary"
              disabled={!canBeRead(text)}
              busy={busy && !file}
              busyLabel={t('new.reading')}
              onClick={() => void begin({ text })}
            >
              {t('new.readText')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </StaffShell>
  );
}
