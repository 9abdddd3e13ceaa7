import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import EditIcon from 'lucide-react/icons/pencil';
import DeleteIcon from 'lucide-react/icons/trash-2';
import { Button } from '../../../../components/Button/Button';
import { TextButton } from '../../../../components/Button/TextButton';
import { EmptyState } from '../../../../components/EmptyState/EmptyState';
import { Badge } from '../../../../components/Badge/Badge';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { Inline, Stack } from '../../../../components/Layout/Layout';
import { Switch } from '../../../../components/Switch/Switch';
import { Table, type TableColumn } from '../../../../components/Table/Table';
import { Tooltip } from '../../../../components/Tooltip/Tooltip';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { color, fontFamily, media, touchTarget, typeset } from '../../../../theme/tokens';
import { useToggleCustomField } from '../fieldMutations';
import { CompaniesBadge } from './CompaniesBadge';
import { ConditionBadge } from './ConditionBadge';
import { PermissionBadges } from './PermissionBadges';
import { useColumnsInBrief } from './useColumnsInBrief';

const Key = styled.code`
  font-family: ${fontFamily.mono};
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  ${typeset('caption')}
  color: ${color.textMuted};
`;

/* As small as what stands for itself; a short name is as wide as a finger as well. */
const SectionButton = styled(TextButton)`
  ${typeset('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  ${media.touch} {
    min-width: ${touchTarget};
  }
`;

/* Long names break here rather than take the room of other columns. */
const Brief = styled(Small)`
  max-width: 14rem;
  overflow-wrap: anywhere;
`;

/* In a phone's cards the values stand at the right. */
const AtValue = styled(Stack)`
  min-width: 0;

  ${media.phone} {
    align-items: end;
  }
`;

export interface FieldsTableProps {
  fields: readonly CustomFieldRow_FieldFragment[];
  /** The fields of all targets: what is listed may depend on one that is not. */
  all: readonly CustomFieldRow_FieldFragment[];
  loading: boolean;
  /** Said instead of the table where there are no fields. */
  empty: string;
  /** The way out where a search has found none of them. */
  onShowAll: (() => void) | undefined;
  onEdit: (field: CustomFieldRow_FieldFragment) => void;
  onDelete: (field: CustomFieldRow_FieldFragment) => void;
  onRenameSection: (section: string) => void;
}

/**
 * The table of fields: Label, Key, Tipo, Destino, Obrigatório, Permissões, Status, Ações. Memoised, like its
 * columns: hundreds of fields are not drawn again at each key stroke of the search.
 */
export const FieldsTable = memo(function FieldsTable({
  fields,
  all,
  loading,
  empty,
  onShowAll,
  onEdit,
  onDelete,
  onRenameSection,
}: FieldsTableProps) {
  const { t } = useTranslation('configuration');
  const columns = useColumns({ all, onEdit, onDelete, onRenameSection });
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={fields}
      rowKey={({ id }) => id}
      loading={loading}
      loadingRows={6}
      empty={<EmptyState title={empty} action={onShowAll && <Button onClick={onShowAll}>{t('showAll')}</Button>} />}
    />
  );
});

function useColumns({
  all,
  onEdit,
  onDelete,
  onRenameSection,
}: Pick<FieldsTableProps, 'all' | 'onEdit' | 'onDelete' | 'onRenameSection'>) {
  const { t } = useTranslation('configuration');
  const { t: fieldsT } = useTranslation('fields');
  const toggle = useToggleCustomField();
  const columnsInBrief = useColumnsInBrief();
  return useMemo<TableColumn<CustomFieldRow_FieldFragment>[]>(
    () => [
      // Widths, so that one very long label or key does not break the words of the other columns.
      {
        key: 'label',
        header: t('columns.label'),
        rowHeader: true,
        width: '20%',
        cell: ({ label, section }) => (
          <Stack $gap={0}>
            <span>{label}</span>
            {section && (
              <Tooltip content={t('renameSection.tip')}>
                <SectionButton onClick={() => onRenameSection(section)}>{section}</SectionButton>
              </Tooltip>
            )}
          </Stack>
        ),
      },
      { key: 'key', header: t('columns.key'), width: '18%', cell: (field) => <Key>{field.key}</Key> },
      {
        key: 'type',
        header: t('columns.type'),
        cell: ({ type, listOptions }) => (
          <AtValue $gap={1} $align="start">
            <Badge>{fieldsT(`types.${type}`)}</Badge>
            {listOptions && <Brief>{columnsInBrief(listOptions)}</Brief>}
          </AtValue>
        ),
      },
      {
        key: 'target',
        header: t('columns.target'),
        cell: (field) => (
          <AtValue $gap={1} $align="start">
            {t(`targets.singular.${field.target}`)}
            <CompaniesBadge field={field} />
            <ConditionBadge field={field} fields={all} />
          </AtValue>
        ),
      },
      { key: 'required', header: t('columns.required'), cell: (field) => fieldsT(field.required ? 'yes' : 'no') },
      {
        key: 'permissions',
        header: t('columns.permissions'),
        cell: ({ badgeCanView, badgeCanEdit, hasPermission }) => (
          <Stack $gap={1}>
            <PermissionBadges canView={badgeCanView} canEdit={badgeCanEdit} />
            {!hasPermission && <Small>{t('permissions.noRecord')}</Small>}
          </Stack>
        ),
      },
      {
        key: 'status',
        header: t('columns.status'),
        cell: (field) => (
          <Switch
            label={t('activeSwitch', { label: field.label })}
            hideLabel
            checked={field.active}
            onCheckedChange={(active) => void toggle(field, active)}
          />
        ),
      },
      {
        key: 'actions',
        header: t('columns.actions'),
        align: 'end',
        cell: (field) => (
          <Inline $gap={1} $wrap={false} $justify="end">
            <IconButton
              label={t('editField', { label: field.label })}
              icon={<EditIcon size={16} aria-hidden />}
              onClick={() => onEdit(field)}
            />
            <IconButton
              label={t('deleteField', { label: field.label })}
              variant="danger"
              icon={<DeleteIcon size={16} aria-hidden />}
              onClick={() => onDelete(field)}
            />
          </Inline>
        ),
      },
    ],
    [t, fieldsT, toggle, columnsInBrief, all, onEdit, onDelete, onRenameSection],
  );
}
