import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { formatMoment } from '../../../lib/moments';
import { useErrorText } from '../../../session/useErrorText';
import { color, space, typeset } from '../../../theme/tokens';
import { deviceOf } from './deviceOf';
import { useSessions, type OwnSession } from './useSessions';

const List = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[3]} 0;
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Device = styled.p`
  ${typeset('body', 'medium')}
`;

const LastUsed = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

/** Where the viewer's account is open; each other session can be ended, or all of them. */
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const { state, reload, endOthers, endOne, ending } = useSessions();
  const hasOthers = state.status === 'loaded' && state.data.some((session) => !session.isCurrent);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sessions.title')}
      description={t('sessions.description')}
      busy={ending !== null}
      footer={
        <>
          <Button onClick={onClose} disabled={ending !== null}>
            {t('sessions.close')}
          </Button>
          <Button
            variant="primary"
            disabled={!hasOthers || (ending !== null && ending !== 'others')}
            busy={ending === 'others'}
            busyLabel={t('sessions.ending')}
            onClick={() => void endOthers()}
          >
            {t('sessions.endOthers')}
          </Button>
        </>
      }
    >
      {state.status === 'loading' && <Skeleton lines={3} />}
      {state.status === 'failed' && (
        <LoadError title={t('sessions.loadFailed')} message={errorText(state.error, '')} onRetry={reload} />
      )}
      {state.status === 'loaded' && (
        <>
          <List aria-label={t('sessions.title')}>
            {state.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={ending === session.id}
                disabled={ending !== null && ending !== session.id}
                onEnd={() => void endOne(session.id)}
              />
            ))}
          </List>
          {!hasOthers && <LastUsed>{t('sessions.onlyThis')}</LastUsed>}
        </>
      )}
    </Dialog>
  );
}

interface SessionRowProps {
  session: OwnSession;
  ending: boolean;
  disabled: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, disabled, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('staff');
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknownDevice'));
  const when = formatMoment(session.lastUsedAt, i18n.language);
  return (
    <li>
      <div>
        <Device>{device}</Device>
        <LastUsed>{t('sessions.lastUsed', { when })}</LastUsed>
      </div>
      {session.isCurrent ? (
        <Badge tone="green">{t('sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('sessions.endDevice', { device, when })}
          busy={ending}
          busyLabel={t('sessions.ending')}
          disabled={disabled}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
