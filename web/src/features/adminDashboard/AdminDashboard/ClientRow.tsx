import EditIcon from 'lucide-react/icons/pencil';
import UsersIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { IconButton } from '../../../components/IconButton/IconButton';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { color, space, typeset } from '../../../theme/tokens';

export const ClientRow_client = graphql(`
  fragment ClientRow_client on Client {
    id
    name
    email
    companyName
    active
    candidateCount
    viewerCanEdit
  }
`);

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.border};

  &:first-child {
    border-top: 0;
  }
`;

const Who = styled.div`
  flex: 1 1 13rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  ${typeset('body', 'semibold')}
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

export interface ClientRowProps {
  client: FragmentType<typeof ClientRow_client>;
  onEdit: (id: string) => void;
  /** Show only this client's candidates. */
  onShowCandidates: (id: string) => void;
}

/** One client of the list. */
export function ClientRow({ client: ref, onEdit, onShowCandidates }: ClientRowProps) {
  const { t } = useTranslation('staff');
  const client = readFragment(ClientRow_client, ref);
  return (
    <Row>
      <Who>
        <Name>{client.name}</Name>
        <Muted>{client.email}</Muted>
        <Muted>{client.companyName}</Muted>
      </Who>
      <Side>
        <Badge tone={client.active ? 'green' : 'orange'}>
          {client.active ? t('clients.status.active') : t('clients.status.pending')}
        </Badge>
        {client.candidateCount > 0 && (
          <IconButton
            label={t('adminDashboard.clients.showCandidates', { name: client.name, count: client.candidateCount })}
            icon={<UsersIcon size={16} aria-hidden />}
            onClick={() => onShowCandidates(client.id)}
          />
        )}
        {client.viewerCanEdit && (
          <IconButton
            label={t('adminDashboard.clients.edit', { name: client.name })}
            icon={<EditIcon size={16} aria-hidden />}
            onClick={() => onEdit(client.id)}
          />
        )}
      </Side>
    </Row>
  );
}
