import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import { Table, type TableColumn } from '../../components/Table/Table';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatDay, formatMoment } from '../../lib/moments';
import type { AccessKey } from './accessKeysOperations';

/** The server's mail about the end of a key goes out as long before it. */
const SOON_MS = 7 * 24 * 60 * 60 * 1000;

const endsSoon = ({ expiresAt }: AccessKey) => new Date(expiresAt).getTime() - Date.now() <= SOON_MS;

interface AccessKeysTableProps {
  accessKeys: readonly AccessKey[];
  onDelete: (accessKey: AccessKey) => void;
}

/** The keys of an account: what each may do, and when it was used and ends. */
export function AccessKeysTable({ accessKeys, onDelete }: AccessKeysTableProps) {
  const { t, i18n } = useTranslation('staff');
  const columns: TableColumn<AccessKey>[] = [
    { key: 'name', header: t('accessKeys.columns.name'), rowHeader: true, cell: ({ name }) => name },
    { key: 'access', header: t('accessKeys.columns.access'), cell: ({ access }) => t(`accessKeys.access.${access}`) },
    {
      key: 'created',
      header: t('accessKeys.columns.created'),
      width: '7.5rem',
      cell: ({ createdAt }) => formatDay(createdAt, i18n.language),
    },
    {
      key: 'used',
      header: t('accessKeys.columns.used'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('accessKeys.neverUsed') : formatMoment(lastUsedAt, i18n.language),
    },
    {
      key: 'expires',
      header: t('accessKeys.columns.expires'),
      cell: (accessKey) => (
        <Inline $gap={2}>
          {formatDay(accessKey.expiresAt, i18n.language)}
          {endsSoon(accessKey) && <Badge tone="orange">{t('accessKeys.endsSoon')}</Badge>}
        </Inline>
      ),
    },
    {
      key: 'actions',
      header: t('accessKeys.columns.actions'),
      hideHeader: true,
      align: 'end',
      width: '7rem',
      cell: (accessKey) => (
        <Button size="small" onClick={() => onDelete(accessKey)}>
          {t('accessKeys.delete.confirm')}
          <VisuallyHidden> {accessKey.name}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return <Table caption={t('accessKeys.title')} columns={columns} rows={accessKeys} rowKey={({ id }) => id} />;
}
