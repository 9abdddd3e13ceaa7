import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Switch } from '../../components/Switch/Switch';
import { toast } from '../../components/Toast/toast';
import type { NotificationSettingsQuery } from '../../generated/staff/graphql';
import { currentLanguage } from '../../i18n';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { color, media, radius, space, typeset } from '../../theme/tokens';
import { saveSettingsMutation, settingsQuery } from './notificationOperations';

const Kind = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  & > legend {
    padding: 0 ${space[1]};
    ${typeset('body', 'semibold')}
  }

  /* What a finger can hit is higher than a switch, and leaves enough between two. */
  ${media.touch} {
    gap: 0;
  }
`;

const channels = ['inProduct', 'byMail', 'inDigest'] as const;

type Setting = NotificationSettingsQuery['notificationSettings']['kinds'][number];

/** How the viewer is notified of each kind; each switch is kept at once. */
export default function NotificationSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { data, error, refetch } = useQuery(settingsQuery, { fetchPolicy: 'cache-and-network' });
  const [save, { loading: saving }] = useMutation(saveSettingsMutation);
  const settings = data?.notificationSettings;
  const client = useApolloClient();
  /** One after the other, each from what the one before has left: all channels of a kind are saved together. */
  const saves = useRef(Promise.resolve());
  const choose = (kind: Setting['kind'], channel: (typeof channels)[number], isOn: boolean) => {
    saves.current = saves.current.then(() => keep(kind, channel, isOn));
  };
  const keep = async (kind: Setting['kind'], channel: (typeof channels)[number], isOn: boolean) => {
    const present = client.readQuery<NotificationSettingsQuery>({ query: settingsQuery })?.notificationSettings.kinds;
    const setting = present?.find((each) => each.kind === kind);
    if (!setting) return;
    const changed: Setting = { ...setting, [channel]: isOn };
    const { inProduct, byMail, inDigest } = changed;
    // The mails speak the language in which they were chosen.
    const language = currentLanguage() === 'en-US' ? 'EN_US' : 'PT_BR';
    try {
      const { data: kept } = await save({
        variables: { input: { kinds: [{ kind, inProduct, byMail, inDigest }], language } },
        update: (cache, { data: answer }) => {
          const saved = answer?.saveNotificationSettings.settings;
          if (saved)
            cache.writeQuery({ query: settingsQuery, data: { __typename: 'Query', notificationSettings: saved } });
        },
      });
      const refusal = joinedMessages(kept?.saveNotificationSettings.userErrors ?? []);
      if (refusal !== null) toast.error({ title: t('settings.failed'), description: refusal });
    } catch (failure) {
      toast.error({ title: t('settings.failed'), description: failureText(failure) ?? undefined });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.title')}
      description={t('settings.description')}
      footer={<Button onClick={onClose}>{t('settings.close')}</Button>}
    >
      {!settings && !error && <Skeleton lines={6} />}
      {error && !settings && (
        <LoadError title={t('settings.loadFailed')} message={failureText(error) ?? undefined} onRetry={refetch} />
      )}
      <Stack $gap={3} aria-busy={saving || undefined}>
        {settings?.kinds.map((setting) => (
          <Kind key={setting.kind}>
            <legend>{t(`kinds.${setting.kind}.name`)}</legend>
            {channels.map((channel) => (
              <Switch
                key={channel}
                labelFirst
                label={t(`settings.channels.${channel}`)}
                checked={setting[channel]}
                onCheckedChange={(isOn) => choose(setting.kind, channel, isOn)}
              />
            ))}
          </Kind>
        ))}
      </Stack>
    </Dialog>
  );
}
