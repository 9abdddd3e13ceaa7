import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import PlusIcon from 'lucide-react/icons/plus';
import ListIcon from 'lucide-react/icons/list-ordered';
import { AppShell } from '../../../components/AppShell/AppShell';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Card } from '../../../components/Card/Card';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Grid, Inline, Stack } from '../../../components/Layout/Layout';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { SearchInput } from '../../../components/SearchInput/SearchInput';
import { Select } from '../../../components/Select/Select';
import { StatCard } from '../../../components/StatCard/StatCard';
import { readFragment } from '../../../generated/staff';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../generated/staff/graphql';
import AccountMenu from '../../identity/AccountMenu/AccountMenu';
import { customFieldsDocument, useDeleteCustomField } from '../fieldMutations';
import { fieldFragment } from './fieldFragment';
import { FieldsTable } from './FieldsTable';

const FieldEditor = lazy(() => import('../FieldEditor/FieldEditor'));
const ReorderDialog = lazy(() => import('../ReorderDialog/ReorderDialog'));

/** What is open over the screen. */
type Overlay =
  | { kind: 'none' }
  | { kind: 'create' }
  | { kind: 'edit'; field: CustomFieldRow_FieldFragment }
  | { kind: 'delete'; field: CustomFieldRow_FieldFragment }
  | { kind: 'reorder' };

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** 'Configuração de Campos Dinâmicos', spec section 2. */
export default function CustomFieldsScreen() {
  const { t } = useTranslation('configuration');
  const [target, setTarget] = useState<FieldTarget>('CANDIDATE');
  const [search, setSearch] = useState('');
  const [overlay, setOverlay] = useState<Overlay>({ kind: 'none' });
  const { data, loading, error, refetch } = useQuery(customFieldsDocument, { variables: { target } });
  const { deleteField, busy: deleting } = useDeleteCustomField();
  const term = fold(useDeferredValue(search).trim());

  const all = useMemo(
    () => [...readFragment(fieldFragment, data?.customFields ?? [])].sort((left, right) => left.order - right.order),
    [data],
  );
  const ofTarget = useMemo(() => all.filter((field) => field.target === target), [all, target]);
  const shown = useMemo(
    () => ofTarget.filter((field) => fold(`${field.label}\n${field.key}`).includes(term)),
    [ofTarget, term],
  );
  const close = () => setOverlay({ kind: 'none' });
  const count = (matches: (field: CustomFieldRow_FieldFragment) => boolean) => all.filter(matches).length;
  const misconfigured = all.filter((field) => field.hiddenFromCandidates);
  const isFirstLoad = loading && !data;

  return (
    <AppShell home="/admin" userMenu={<AccountMenu />}>
      <title>{t('pageTitle')}</title>
      <Stack $gap={6}>
        <PageHeader
          back={
            <LinkButton to="/admin" variant="ghost">
              {t('back')}
            </LinkButton>
          }
          title={t('title')}
          subtitle={t('subtitle')}
          actions={
            <Inline>
              <Button
                icon={<ListIcon size={16} />}
                disabled={shown.length === 0}
                onClick={() => setOverlay({ kind: 'reorder' })}
              >
                {t('reorder')}
              </Button>
              <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setOverlay({ kind: 'create' })}>
                {t('create')}
              </Button>
            </Inline>
          }
        />
        <Grid $minColumn="11rem">
          <StatCard label={t('stats.total')} value={all.length} loading={isFirstLoad} />
          <StatCard label={t('stats.active')} value={count((field) => field.active)} loading={isFirstLoad} />
          <StatCard
            label={t('stats.candidates')}
            value={count((field) => field.target === 'CANDIDATE')}
            loading={isFirstLoad}
          />
          <StatCard
            label={t('stats.clients')}
            value={count((field) => field.target === 'CLIENT')}
            loading={isFirstLoad}
          />
        </Grid>
        {misconfigured.length > 0 && (
          <InlineError
            title={t('misconfigured.title')}
            message={t('misconfigured.text', { labels: misconfigured.map((field) => field.label).join(', ') })}
          />
        )}
        <Card>
          <Stack $gap={5}>
            <Inline $gap={3}>
              <SearchInput label={t('search')} placeholder={t('search')} value={search} onValueChange={setSearch} />
              <Select
                aria-label={t('target')}
                width="12rem"
                value={target}
                onChange={(event) => setTarget(event.target.value as FieldTarget)}
                options={[
                  { value: 'CANDIDATE', label: t('targets.plural.CANDIDATE') },
                  { value: 'CLIENT', label: t('targets.plural.CLIENT') },
                ]}
              />
            </Inline>
            {error && !data ? (
              <InlineError
                title={t('toasts.loadFailed')}
                message={t('toasts.loadFailedText')}
                action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
              />
            ) : (
              <FieldsTable
                fields={shown}
                loading={isFirstLoad}
                empty={<EmptyState title={t(all.length === 0 ? 'empty.none' : 'empty.filtered')} />}
                onEdit={(field) => setOverlay({ kind: 'edit', field })}
                onDelete={(field) => setOverlay({ kind: 'delete', field })}
              />
            )}
          </Stack>
        </Card>
      </Stack>
      <Suspense>
        {(overlay.kind === 'create' || overlay.kind === 'edit') && (
          <FieldEditor
            field={overlay.kind === 'edit' ? overlay.field : null}
            target={target}
            nextOrder={Math.max(-1, ...ofTarget.map((field) => field.order)) + 1}
            onClose={close}
          />
        )}
        {overlay.kind === 'reorder' && (
          <ReorderDialog
            fields={ofTarget}
            target={target}
            revision={data?.customFieldOrderRevision ?? 0}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={overlay.kind === 'delete'}
        title={t('delete.title')}
        message={t('delete.message')}
        confirmLabel={t('delete.confirm')}
        busyLabel={t('delete.busy')}
        danger
        busy={deleting}
        onCancel={close}
        onConfirm={() => {
          if (overlay.kind !== 'delete') return;
          void deleteField(overlay.field.id).then((isGone) => {
            if (isGone) close();
          });
        }}
      />
    </AppShell>
  );
}
