import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import PlusIcon from 'lucide-react/icons/plus';
import { BackLink } from '../../../components/BackLink/BackLink';
import { Button } from '../../../components/Button/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Layout/Layout';
import { LoadError } from '../../../components/LoadError/LoadError';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { Spinner } from '../../../components/Spinner/Spinner';
import { toast } from '../../../components/Toast/toast';
import { readFragment } from '../../../generated/staff';
import { choiceParameter, textParameter, useUrlState } from '../../../lib/urlState';
import { useFailureToast } from '../../../lib/useFailureToast';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { useBackPath } from '../../../lib/backNavigation';
import { space } from '../../../theme/tokens';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { StaffShell } from '../../staffShell/StaffShell';
import { exportTemplatesQuery } from '../templateOperations';
import { useTemplateActions } from '../useTemplateActions';
import { EditTemplateDialog } from './EditTemplateDialog';
import { TemplateCard, TemplateCard_template, type TemplateData } from './TemplateCard';

/* One template is as wide as it is among several: a card across the page would part its buttons from each other. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[4]};
`;

const TemplateWizard = lazyComponent(() => import('../TemplateWizard/TemplateWizard'));

const parameters = {
  dialog: choiceParameter(['', 'new', 'edit', 'delete'] as const, ''),
  /** The id of the template that the dialog is about. */
  template: textParameter(),
};

/** The screen 'Gerenciar Templates de Exportação'. */
export default function TemplateManager() {
  const { t } = useTranslation('exports');
  const backPath = useBackPath('/admin');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(exportTemplatesQuery);
  useFailureToast(error, { title: t('toasts.loadFailed'), description: t('toasts.loadFailedText') });
  const { deleteTemplate, setDefaultTemplate, busy } = useTemplateActions();
  const { state, open, close } = useUrlState(parameters);
  const { dialog } = state;
  const meant = readFragment(
    TemplateCard_template,
    data?.exportTemplates.find(({ id }) => id === state.template),
  );
  const closeDialog = () => close({ dialog: '', template: '' });
  const focusFallback = useFocusFallback<HTMLDivElement>();

  /** The dashboard keeps the chosen template in its address; its export dialog opens with it. */
  const use = (template: TemplateData) => {
    toast.success({ title: t('manager.chosen', { name: template.name }), description: t('manager.chosenText') });
    const [path, listState] = backPath.split('?');
    const search = new URLSearchParams(listState);
    search.set('template', template.id);
    // The candidates to be exported are chosen there, not in the queue.
    search.set('view', 'list');
    void navigate({ pathname: path, search: search.toString() });
  };
  const remove = async () => {
    if (meant && (await deleteTemplate(meant.id))) closeDialog();
  };

  const list = () => {
    if (error && !data) {
      return <LoadError title={t('toasts.loadFailed')} message={t('toasts.loadFailedText')} onRetry={refetch} />;
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
            onEdit={({ id }) => open({ dialog: 'edit', template: id })}
            onSetDefault={(chosen) => void setDefaultTemplate(chosen.id)}
            onDelete={({ id }) => open({ dialog: 'delete', template: id })}
          />
        ))}
      </Cards>
    );
  };

  return (
    <StaffShell>
      <title>{t('manager.pageTitle')}</title>
      <Stack $gap={6}>
        <PageHeader
          back={<BackLink to={backPath} />}
          title={t('manager.title')}
          subtitle={t('manager.subtitle')}
          actions={
            <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => open({ dialog: 'new' })}>
              {t('manager.create')}
            </Button>
          }
        />
        <div role="group" aria-label={t('manager.title')} aria-busy={(!data && !error) || undefined} {...focusFallback}>
          {list()}
        </div>
      </Stack>
      {dialog === 'new' && (
        <LazyDialog title={t('wizard.uploadTitle')} size="medium" onClose={closeDialog}>
          <TemplateWizard onClose={closeDialog} />
        </LazyDialog>
      )}
      {dialog === 'edit' && meant && <EditTemplateDialog key={meant.id} template={meant} onClose={closeDialog} />}
      <ConfirmDialog
        open={dialog === 'delete' && meant !== undefined}
        title={t('manager.deleteTitle')}
        message={t('manager.deleteText', { name: meant?.name })}
        confirmLabel={t('manager.deleteConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={closeDialog}
      />
    </StaffShell>
  );
}
