import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import PlusIcon from 'lucide-react/icons/plus';
import { BackLink } from '../../../components/BackLink/BackLink';
import { Button } from '../../../components/Button/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { Spinner } from '../../../components/Spinner/Spinner';
import { toast } from '../../../components/Toast/toast';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useKeptFocus } from '../../../lib/useKeptFocus';
import { useWayBack } from '../../../lib/wayBack';
import { space } from '../../../theme/tokens';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { AdminShell } from '../../staffShell/AdminShell';
import { exportTemplatesDocument } from '../templateDocuments';
import { useTemplateActions } from '../useTemplateActions';
import { EditTemplateDialog } from './EditTemplateDialog';
import { TemplateCard, type TemplateData } from './TemplateCard';

/* One template is as wide as it is among several: a card across the page would part its buttons from each other. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[4]};
`;

const TemplateWizard = lazy(() => import('../TemplateWizard/TemplateWizard'));

type Overlay =
  | { kind: 'none' }
  | { kind: 'wizard' }
  | { kind: 'edit'; template: TemplateData }
  | { kind: 'delete'; template: TemplateData };

/** The screen 'Gerenciar Templates de Exportação'. */
export default function TemplateManager() {
  const { t } = useTranslation('exports');
  const wayBack = useWayBack('/admin');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(exportTemplatesDocument);
  useFailureToast(error, { title: t('toasts.loadFailed'), description: t('toasts.loadFailedText') });
  const { deleteTemplate, setDefaultTemplate, busy } = useTemplateActions();
  const [overlay, setOverlay] = useState<Overlay>({ kind: 'none' });
  const close = () => setOverlay({ kind: 'none' });
  const keptFocus = useKeptFocus<HTMLDivElement>();

  /** The dashboard keeps the chosen template in its address; its export dialog opens with it. */
  const use = (template: TemplateData) => {
    toast.success({ title: t('manager.chosen', { name: template.name }), description: t('manager.chosenText') });
    const [path, listState] = wayBack.split('?');
    const search = new URLSearchParams(listState);
    search.set('template', template.id);
    // The candidates to be exported are chosen there, not in the queue.
    search.set('view', 'list');
    void navigate({ pathname: path, search: search.toString() });
  };
  const remove = async () => {
    if (overlay.kind === 'delete' && (await deleteTemplate(overlay.template.id))) close();
  };

  const list = () => {
    if (error && !data) {
      return (
        <InlineError
          title={t('toasts.loadFailed')}
          message={t('toasts.loadFailedText')}
          action={<Button onClick={() => void refetch()}>{t('manager.retry')}</Button>}
        />
      );
    }
    if (!data) {
      return (
        <>
          <Spinner />
          <SkeletonRows rows={4} />
        </>
      );
    }
    if (data.exportTemplates.length === 0)
      return <EmptyState title={t('manager.empty')} text={t('manager.emptyText')} />;
    return (
      <Cards>
        {data.exportTemplates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onUse={use}
            onEdit={(chosen) => setOverlay({ kind: 'edit', template: chosen })}
            onSetDefault={(chosen) => void setDefaultTemplate(chosen.id)}
            onDelete={(chosen) => setOverlay({ kind: 'delete', template: chosen })}
          />
        ))}
      </Cards>
    );
  };

  return (
    <AdminShell>
      <title>{t('manager.pageTitle')}</title>
      <Stack $gap={6}>
        <PageHeader
          back={<BackLink to={wayBack} />}
          title={t('manager.title')}
          subtitle={t('manager.subtitle')}
          actions={
            <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setOverlay({ kind: 'wizard' })}>
              {t('manager.create')}
            </Button>
          }
        />
        <div role="group" aria-label={t('manager.title')} aria-busy={(!data && !error) || undefined} {...keptFocus}>
          {list()}
        </div>
      </Stack>
      {overlay.kind === 'wizard' && (
        <Suspense fallback={<LoadingDialog title={t('wizard.uploadTitle')} size="medium" onClose={close} />}>
          <TemplateWizard onClose={close} />
        </Suspense>
      )}
      {overlay.kind === 'edit' && <EditTemplateDialog template={overlay.template} onClose={close} />}
      <ConfirmDialog
        open={overlay.kind === 'delete'}
        title={t('manager.deleteTitle')}
        message={overlay.kind === 'delete' ? t('manager.deleteText', { name: overlay.template.name }) : ''}
        confirmLabel={t('manager.deleteConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </AdminShell>
  );
}
