import EditIcon from 'lucide-react/icons/pencil';
import UsersIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Tooltip } from '../../../components/Tooltip/Tooltip';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatCount } from '../../../lib/moments';
import { useBackLocation } from '../../../lib/backNavigation';
import { color, media, space, typeset } from '../../../theme/tokens';
import { QuietLink } from './QuietLink';

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

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.border};
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const cut = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Name = styled.h3`
  ${typeset('body', 'semibold')}
  ${cut}

  /* What is cut off is no target either, so a finger gets this room, in which no line moves. */
  ${media.touch} {
    margin-block: -12px;
    padding-block: 12px;
  }
`;

const Muted = styled.p`
  ${typeset('small')}
  line-height: 1.125rem;
  color: ${color.textMuted};
  ${cut}
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-end: -${space[2]};
`;

export interface ClientRowProps {
  client: FragmentType<typeof ClientRow_client>;
  onEdit: (id: string) => void;
  /** Show only this client's candidates. */
  onShowCandidates: (id: string) => void;
}

/** One client of the list; its name leads to its own page. */
export function ClientRow({ client: ref, onEdit, onShowCandidates }: ClientRowProps) {
  const { t, i18n } = useTranslation('staff');
  const backLocation = useBackLocation();
  const client = readFragment(ClientRow_client, ref);
  const total = formatCount(client.candidateCount, i18n.language);
  const show = t('adminDashboard.clients.showCandidates', { name: client.name, count: client.candidateCount, total });
  return (
    <Row>
      <Who>
        <Head>
          <Name title={client.name}>
            <QuietLink to={`/admin/clientes/${client.id}`} state={backLocation}>
              {client.name}
            </QuietLink>
          </Name>
          <Badge tone={client.active ? 'green' : 'orange'}>
            {client.active ? t('clients.status.active') : t('clients.status.pending')}
          </Badge>
        </Head>
        <Muted title={client.email}>{client.email}</Muted>
        <Muted title={client.companyName}>{client.companyName}</Muted>
      </Who>
      <Side>
        {client.candidateCount > 0 && (
          // How many they are says on a phone, which has no tooltips, what the sign is for.
          <Tooltip content={show} namesChild>
            <Button
              size="small"
              variant="ghost"
              aria-label={show}
              icon={<UsersIcon size={16} aria-hidden />}
              onClick={() => onShowCandidates(client.id)}
            >
              {total}
            </Button>
          </Tooltip>
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
