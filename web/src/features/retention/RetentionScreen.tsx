import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/BackLink/BackLink';
import { Card } from '../../components/Card/Card';
import { TwoColumns } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Spinner } from '../../components/Spinner/Spinner';
import { useBackPath } from '../../lib/backNavigation';
import { StaffShell } from '../staffShell/StaffShell';
import { useStaffHome } from '../staffShell/useStaffHome';
import { RetentionForm } from './RetentionForm';
import { RetentionInForce } from './RetentionInForce';
import { retentionQuery } from './retentionOperations';

/** 'Guarda de dados': for how long the data of admissions that have ended are kept. */
export default function RetentionScreen() {
  const { t } = useTranslation('staff');
  const backPath = useBackPath(useStaffHome());
  const { data, error, refetch } = useQuery(retentionQuery, { fetchPolicy: 'network-only' });
  return (
    <StaffShell>
      <title>{`${t('retention.title')} · Esteira`}</title>
      <PageHeader back={<BackLink to={backPath} />} title={t('retention.title')} subtitle={t('retention.subtitle')} />
      {data ? (
        <TwoColumns>
          <RetentionForm retention={data.retention} />
          <RetentionInForce retention={data.retention} />
        </TwoColumns>
      ) : (
        <Card $padding="small" aria-busy={!error || undefined}>
          {error ? (
            <LoadError title={t('retention.loadFailed')} onRetry={refetch} />
          ) : (
            <>
              <Spinner />
              <Skeleton lines={6} />
            </>
          )}
        </Card>
      )}
    </StaffShell>
  );
}
