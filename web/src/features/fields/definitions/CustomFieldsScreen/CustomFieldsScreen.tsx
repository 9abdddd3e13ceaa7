import { useCallback, useDeferredValue, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import PlusIcon from 'lucide-react/icons/plus';
import ListIcon from 'lucide-react/icons/list-ordered';
import { styled } from 'styled-components';
import { BackLink } from '../../../../components/BackLink/BackLink';
import { Button } from '../../../../components/Button/Button';
import { Card } from '../../../../components/Card/Card';
import { InlineError } from '../../../../components/InlineError/InlineError';
import { Stack } from '../../../../components/Layout/Layout';
import { LoadError } from '../../../../components/LoadError/LoadError';
import { PageHeader } from '../../../../components/PageHeader/PageHeader';
import { SearchInput } from '../../../../components/SearchInput/SearchInput';
import { Select } from '../../../../components/Select/Select';
import { Spinner } from '../../../../components/Spinner/Spinner';
import { PERMISSION_QUERY_RETRIES, SEARCH_DEBOUNCE_MS } from '../../../../constants';
import { readFragment } from '../../../../generated/staff';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { useFailureToast } from '../../../../lib/useFailureToast';
import { withSections } from '../../../../lib/fieldSections';
import { useFocusFallback } from '../../../../lib/useFocusFallback';
import { wordsMatcher } from '../../../../lib/wordsMatcher';
import { useUrlState } from '../../../../lib/urlState';
import { useSearchText } from '../../../../lib/useSearchText';
import { useBackPath } from '../../../../lib/backNavigation';
import { media, space } from '../../../../theme/tokens';
import { ClientPicker } from '../../../clients/ClientPicker/ClientPicker';
import { LazyDialog } from '../../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../../lazyLoading/loadChunk';
import { StaffShell } from '../../../staffShell/StaffShell';
import { mayBeAskedIn } from '../conditions';
import { customFieldsQuery } from '../fieldMutations';
import { DeleteFieldDialog } from './DeleteFieldDialog';
import { CustomFieldRow_field } from './customFieldRow';
import { FieldsTable } from './FieldsTable';
import { fieldsScreenParameters } from './fieldsScreenState';
import { FieldTotals } from './FieldTotals';
import { RenameSectionDialog } from './RenameSectionDialog';

const FieldEditorDialog = lazyComponent(() => import('./FieldEditorDialog'));
const ReorderDialog = lazyComponent(() => import('../ReorderDialog/ReorderDialog'));

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 12rem) minmax(0, 16rem);
  gap: ${space[3]};
  align-items: center;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The screen 'Configuração de Campos Dinâmicos'. */
export default function CustomFieldsScreen() {
  const { t } = useTranslation('configuration');
  const { state, change, open, close } = useUrlState(fieldsScreenParameters);
  const backPath = useBackPath('/admin');
  const { target, search } = state;
  // Fields of clients are asked of every one of them.
  const client = target === 'CANDIDATE' ? state.client : '';
  // All fields are here, so the list follows each key; the address follows when the typing rests.
  const commitSearch = (next: string) => change({ search: next }, { replace: search !== '' && next !== '' });
  const [text, setText] = useSearchText(search, commitSearch, SEARCH_DEBOUNCE_MS);
  const { data, previousData, error, loading, refetch } = useQuery(customFieldsQuery, {
    variables: { target },
    context: { retries: PERMISSION_QUERY_RETRIES },
  });
  // Another target asks for its revision only: the fields of all targets are there already.
  const customFields = (data ?? previousData)?.customFields;
  useFailureToast(error, { title: t('toasts.loadFailed'), description: t('toasts.loadFailedText') });
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const term = useDeferredValue(text).trim();

  const all = useMemo(
    () => [...readFragment(CustomFieldRow_field, customFields ?? [])].sort((left, right) => left.order - right.order),
    [customFields],
  );
  const ofTarget = useMemo(() => all.filter((field) => field.target === target), [all, target]);
  const shown = useMemo(() => {
    const hasWords = wordsMatcher(term);
    const asked = client ? ofTarget.filter((field) => mayBeAskedIn(field, client, ofTarget)) : ofTarget;
    return withSections(asked).filter(({ label, key, section }) => hasWords([label, key, section].join('\n')));
  }, [ofTarget, client, term]);
  const edit = useCallback((field: CustomFieldRow_FieldFragment) => open({ field: field.id }), [open]);
  const askToDelete = useCallback(
    (field: CustomFieldRow_FieldFragment) => open({ field: field.id, dialog: 'delete' }),
    [open],
  );
  const renameSection = useCallback((section: string) => open({ section }), [open]);
  const isFiltered = term !== '' || client !== '';
  const showAll = useCallback(() => {
    setText('');
    change({ search: '', client: '' });
  }, [setText, change]);
  const closeEditor = () => close({ field: '' });
  const closeReorder = () => close({ dialog: '' });
  const deleting = state.dialog === 'delete' && state.field !== '';
  const misconfigured = all.filter((field) => field.hiddenFromCandidates);
  const failed = Boolean(error) && !customFields;
  const isFirstLoad = !customFields && !failed;

  return (
    <StaffShell>
      <title>{t('pageTitle')}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button
              icon={<ListIcon size={16} aria-hidden />}
              disabled={shown.length === 0 || !data}
              onClick={() => open({ dialog: 'reorder' })}
            >
              {t('reorder')}
            </Button>
            <Button variant="primary" icon={<PlusIcon size={16} aria-hidden />} onClick={() => open({ field: 'new' })}>
              {t('create')}
            </Button>
          </>
        }
      />
      <Stack $gap={6}>
        <FieldTotals fields={all} loading={isFirstLoad} failed={failed} />
        {misconfigured.length > 0 && (
          <InlineError
            title={t('misconfigured.title')}
            message={t('misconfigured.text', { labels: misconfigured.map((field) => field.label).join(', ') })}
          />
        )}
        <Card>
          <Stack $gap={5}>
            <Filters>
              <SearchInput label={t('search')} placeholder={t('search')} value={text} onValueChange={setText} />
              <Select
                aria-label={t('target')}
                value={target}
                onChange={(event) =>
                  change({ target: fieldsScreenParameters.target.read(event.target.value), client: '' })
                }
                options={[
                  { value: 'CANDIDATE', label: t('targets.plural.CANDIDATE') },
                  { value: 'CLIENT', label: t('targets.plural.CLIENT') },
                ]}
              />
              {target === 'CANDIDATE' && (
                <ClientPicker
                  appearance="chip"
                  label={t('companies.filter')}
                  noneLabel={t('companies.all')}
                  value={client}
                  onChange={(next) => change({ client: next })}
                />
              )}
            </Filters>
            {failed ? (
              <LoadError title={t('toasts.loadFailed')} message={t('toasts.loadFailedText')} onRetry={refetch} />
            ) : (
              <div role="group" aria-label={t('title')} {...focusFallback}>
                {isFirstLoad && <Spinner />}
                <FieldsTable
                  fields={shown}
                  all={all}
                  loading={isFirstLoad}
                  empty={t(all.length === 0 ? 'empty.none' : 'empty.filtered')}
                  onShowAll={isFiltered ? showAll : undefined}
                  onEdit={edit}
                  onDelete={askToDelete}
                  onRenameSection={renameSection}
                />
              </div>
            )}
          </Stack>
        </Card>
      </Stack>
      {state.field && customFields && !deleting && (
        <LazyDialog title={t(state.field === 'new' ? 'editor.createTitle' : 'editor.editTitle')} onClose={closeEditor}>
          <FieldEditorDialog
            key={state.field}
            id={state.field}
            fields={all}
            target={target}
            client={client}
            onClose={closeEditor}
          />
        </LazyDialog>
      )}
      {state.dialog === 'reorder' && data && (
        <LazyDialog title={t('reorderDialog.title')} size="medium" onClose={closeReorder}>
          <ReorderDialog
            fields={ofTarget}
            target={target}
            revision={data.customFieldOrderRevision}
            reloading={loading}
            onClose={closeReorder}
          />
        </LazyDialog>
      )}
      {state.section && customFields && (
        <RenameSectionDialog
          key={state.section}
          section={state.section}
          target={target}
          fields={ofTarget}
          onClose={() => close({ section: '' })}
        />
      )}
      {deleting && (
        <DeleteFieldDialog
          id={state.field}
          field={all.find(({ id }) => id === state.field)}
          fields={all}
          onClose={() => close({ field: '', dialog: '' })}
        />
      )}
    </StaffShell>
  );
}
