import { useQuery } from '@apollo/client/react';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink/BackLink';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { LoadError } from '../../../components/LoadError/LoadError';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { readFragment } from '../../../generated/staff';
import { failureOf } from '../../../lib/failures';
import { formatMoment } from '../../../lib/moments';
import { useUrlState } from '../../../lib/urlState';
import { useBackPath } from '../../../lib/backNavigation';
import { StaffShell } from '../../staffShell/StaffShell';
import { importQuery, ImportPlan_import, ImportSummary_import } from '../importQueries';
import { ImportSteps } from '../ImportSteps';
import { isMoving } from '../run/isMoving';
import { RunStep } from '../run/RunStep';
import { needsNoLook } from './columns';
import { ColumnsStep } from './ColumnsStep';
import { DeleteImportDialog } from './DeleteImportDialog';
import { importParameters } from './importState';
import { RowsGone } from './RowsGone';
import { RowsStep } from './RowsStep';
import { RunDialog } from './RunDialog';

/** One import: its columns and rows while it is a draft, then how far it is and what became of each row. */
export default function ImportScreen() {
  const { id = '' } = useParams();
  return <OneImport key={id} id={id} />;
}

function OneImport({ id }: { id: string }) {
  const { t, i18n } = useTranslation('imports');
  const navigate = useNavigate();
  const backPath = useBackPath('/imports');
  const url = useUrlState(importParameters);
  const { state, change, open, close } = url;
  const { data, error, refetch } = useQuery(importQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const plan = readFragment(ImportPlan_import, data?.candidateImport);
  const summary = readFragment(ImportSummary_import, plan);
  // Decided by the proposals as they came: a column that is mapped by hand does not lead on by itself.
  const [startsWithRows, setStartsWithRows] = useState<boolean | null>(null);
  if (plan && startsWithRows === null) setStartsWithRows(needsNoLook(plan));
  const isBegun = summary && summary.state !== 'DRAFT';
  const isGone = summary && !isBegun && !summary.viewerCanRun;
  const step = isBegun ? 'result' : isGone ? 'gone' : state.step || (startsWithRows ? 'rows' : 'columns');
  const isKnown = plan !== undefined && plan !== null;
  // What leads to the next step stands at the end of the one before.
  useEffect(() => {
    if (isKnown) window.scrollTo(0, 0);
  }, [isKnown, step]);
  const closeDialog = () => close({ dialog: '' });
  const back = <BackLink to={backPath} />;

  if (!plan || !summary) {
    const isMissing = error && failureOf(error).code === 'NOT_FOUND';
    return (
      <StaffShell>
        {back}
        {isMissing ? (
          <EmptyState title={t('missing.title')} text={t('missing.text')} />
        ) : error ? (
          <LoadError title={t('loadFailed')} onRetry={refetch} />
        ) : (
          <Skeleton lines={8} />
        )}
      </StaffShell>
    );
  }

  return (
    <StaffShell>
      <title>{`${summary.name} · ${t('list.title')} · Esteira`}</title>
      <PageHeader
        back={back}
        title={summary.name}
        subtitle={t('about', {
          client: summary.clientCompany ?? t('noClient'),
          name: summary.createdByName,
          when: formatMoment(summary.createdAt, i18n.language),
        })}
        actions={
          !isMoving(summary.state) && (
            <Button icon={<TrashIcon size={16} aria-hidden />} onClick={() => open({ dialog: 'delete' })}>
              {t('delete.open')}
            </Button>
          )
        }
      />
      {step === 'gone' ? <RowsGone /> : <ImportSteps current={step} />}
      {step === 'columns' && <ColumnsStep plan={plan} onGoOn={() => change({ step: 'rows' })} />}
      {step === 'rows' && <RowsStep plan={plan} summary={summary} url={url} />}
      {step === 'result' && <RunStep plan={plan} summary={summary} url={url} />}
      {state.dialog === 'run' && step !== 'result' && step !== 'gone' && (
        <RunDialog summary={summary} onClose={closeDialog} />
      )}
      {state.dialog === 'delete' && (
        <DeleteImportDialog
          id={id}
          name={summary.name}
          onDone={() => void navigate(backPath, { replace: true })}
          onCancel={closeDialog}
        />
      )}
    </StaffShell>
  );
}
