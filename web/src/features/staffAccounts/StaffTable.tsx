import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import RenameIcon from 'lucide-react/icons/pencil';
import { Badge, type BadgeTone } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { Inline } from '../../components/Layout/Layout';
import { Table, type TableColumn } from '../../components/Table/Table';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatDay } from '../../lib/moments';
import { media } from '../../theme/tokens';
import type { StaffAccount } from './staffOperations';

/* In one line, for which the column makes room; a phone has none. */
const Actions = styled(Inline)`
  flex-wrap: nowrap;
  white-space: nowrap;

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const tones = { active: 'green', invited: 'orange', off: 'neutral' } as const satisfies Record<string, BadgeTone>;

const stateOf = ({ active, isInvited }: StaffAccount): keyof typeof tones =>
  active ? (isInvited ? 'invited' : 'active') : 'off';

type Action = (account: StaffAccount) => void;

interface RowAction {
  name: string;
  act: Action;
  /** It is done without a question, so that its button shows that it is under way. */
  isAtOnce?: boolean;
}

export interface StaffTableProps {
  accounts: readonly StaffAccount[];
  /** The accounts that something is done with at this moment. */
  pending: ReadonlySet<string>;
  onRename: Action;
  onSwitchOff: Action;
  onSwitchOn: Action;
  onInviteAgain: Action;
  onDisableTwoFactor: Action;
  onDelete: Action;
}

/** The accounts of a team, each with what can be done with it; the contact's goes with the record of the client. */
export function StaffTable({ accounts, pending, ...on }: StaffTableProps) {
  const { t, i18n } = useTranslation('staff');
  const actionsOf = ({ active, isInvited, isViewer, isContact, hasTwoFactor }: StaffAccount): RowAction[] => {
    const ofSignIn = hasTwoFactor &&
      !isViewer && { name: t('team.actions.disableTwoFactor'), act: on.onDisableTwoFactor, isAtOnce: true };
    if (isContact) return ofSignIn ? [ofSignIn] : [];
    return [
      ofSignIn,
      active && isInvited && { name: t('team.actions.inviteAgain'), act: on.onInviteAgain, isAtOnce: true },
      active && !isViewer && { name: t('team.actions.switchOff'), act: on.onSwitchOff },
      !active && { name: t('team.actions.switchOn'), act: on.onSwitchOn, isAtOnce: true },
      !active && { name: t('team.actions.delete'), act: on.onDelete },
    ].filter((action) => action !== false);
  };
  const columns: TableColumn<StaffAccount>[] = [
    {
      key: 'name',
      header: t('team.columns.name'),
      rowHeader: true,
      cell: ({ name, isViewer, isContact, hasTwoFactor }) => (
        <Inline $gap={2}>
          {name}
          {isContact && <Badge tone="blue">{t('team.contact')}</Badge>}
          {isViewer && <Badge>{t('team.you')}</Badge>}
          {hasTwoFactor && <Badge tone="green">{t('team.twoSteps')}</Badge>}
        </Inline>
      ),
    },
    { key: 'email', header: t('team.columns.email'), cell: ({ email }) => email },
    {
      key: 'state',
      header: t('team.columns.state'),
      width: '9.5rem',
      cell: (account) => <Badge tone={tones[stateOf(account)]}>{t(`team.states.${stateOf(account)}`)}</Badge>,
    },
    {
      key: 'since',
      header: t('team.columns.since'),
      width: '7.5rem',
      cell: ({ createdAt }) => formatDay(createdAt, i18n.language),
    },
    {
      key: 'actions',
      header: t('team.columns.actions'),
      hideHeader: true,
      align: 'end',
      width: '1%',
      cell: (account) => (
        <Actions $gap={2} $justify="end">
          {!account.isContact && (
            <IconButton
              size="small"
              label={`${t('team.actions.rename')} ${account.name}`}
              icon={<RenameIcon size={16} aria-hidden />}
              onClick={() => on.onRename(account)}
            />
          )}
          {actionsOf(account).map(({ name, act, isAtOnce }) => (
            <Button key={name} size="small" busy={isAtOnce && pending.has(account.id)} onClick={() => act(account)}>
              {name}
              <VisuallyHidden> {account.name}</VisuallyHidden>
            </Button>
          ))}
        </Actions>
      ),
    },
  ];
  return <Table caption={t('team.title')} columns={columns} rows={accounts} rowKey={({ id }) => id} />;
}
