import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { NotificationsQuery } from '../../generated/staff/graphql';
import { formatMoment } from '../../lib/moments';
import { useViewer } from '../../session/useSession';
import { color, media, radius, space, touchTarget, typeset } from '../../theme/tokens';
import { candidateAddress } from '../admissionFlow/candidateAddress';
import { evictCandidate } from '../candidates/candidateCache';
import { markReadMutation, unreadQuery } from './notificationOperations';

const Item = styled.li<{ $unread: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.border};

  &::before {
    content: ${({ $unread }) => ($unread ? "''" : 'none')};
    position: absolute;
    top: 1.35em;
    left: ${space[2]};
    width: 8px;
    height: 8px;
    border-radius: ${radius.full};
    background: ${color.accent};
  }
`;

/* The whole row is the target of the link. */
const Way = styled(Link)`
  ${typeset('body', 'medium')}
  color: ${color.text};
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* A finger hits more than the line, which stands no further from the next for it. */
  ${media.touch} {
    min-height: ${touchTarget};
    margin-block: -11px;
    padding-block: 11px;
  }
`;

const Quiet = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

type Notification = NotificationsQuery['notifications']['edges'][number]['node'];

/**
 * One notification: what has happened with whom, when, and for administrators at which company; opening it marks it as read. The
 * page that it leads to takes the place of the open dialog, which is in the address.
 */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t, i18n } = useTranslation('notifications');
  const { cache } = useApolloClient();
  const [markRead] = useMutation(markReadMutation);
  const viewer = useViewer();
  const { id, kind, at, isRead, candidate } = notification;
  // A company knows that all of them are about its own candidates.
  const company = viewer?.kind === 'user' && viewer.viewerCanManageClients ? candidate?.clientCompany : null;
  const name = candidate?.name ?? t('gone');
  const text = t(`kinds.${kind}.sentence`, { name });

  const read = () => {
    // The page may stand below, as it was before this happened.
    if (candidate) evictCandidate(cache, candidate.id);
    if (isRead) return;
    // A failure leaves it unread, which harms no user.
    void markRead({
      variables: { input: { id } },
      update: (_cache, { data }) => {
        if (!data?.markNotificationRead.notification) return;
        cache.updateQuery({ query: unreadQuery }, (known) =>
          known ? { ...known, unreadNotifications: Math.max(0, known.unreadNotifications - 1) } : undefined,
        );
      },
    }).catch(() => undefined);
  };
  return (
    <Item $unread={!isRead}>
      {candidate ? (
        <Way to={candidateAddress(candidate.id)} replace onClick={read}>
          {!isRead && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          {text}
        </Way>
      ) : (
        <span>{text}</span>
      )}
      <Quiet>
        {[formatMoment(at, i18n.language), company && t('company', { name: company })].filter(Boolean).join(' · ')}
      </Quiet>
    </Item>
  );
}
