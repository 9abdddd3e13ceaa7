import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { FirstPasswordDialog } from '../../recordDialog/FirstPasswordDialog';
import { useActivateClient } from '../useActivateClient';

export interface CreatedClient {
  id: string;
  name: string;
  email: string;
  active: boolean;
  temporaryPassword: string;
}

export interface ClientCreatedDialogProps {
  client: CreatedClient;
  onClose: () => void;
}

/**
 * Shows the first password of a new client. A pending account cannot sign in with it yet, so that is said here, and the account can
 * be activated at once.
 */
export function ClientCreatedDialog({ client, onClose }: ClientCreatedDialogProps) {
  const { t } = useTranslation('staff');
  const { activate, activated, failure, busy } = useActivateClient(client.id);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const active = client.active || activated;
  return (
    <FirstPasswordDialog
      title={t('clients.access.title')}
      email={client.email}
      password={client.temporaryPassword}
      busy={busy}
      onClose={onClose}
    >
      <Stack $gap={2} {...focusFallback}>
        <p role="status">{t(active ? 'clients.access.active' : 'clients.access.pending', { name: client.name })}</p>
        {failure && <InlineError title={t('clients.access.activateFailed')} message={failure} />}
        {!active && (
          <Inline>
            <Button size="small" busy={busy} busyLabel={t('clients.access.activating')} onClick={() => void activate()}>
              {t('clients.access.activate')}
            </Button>
          </Inline>
        )}
      </Stack>
    </FirstPasswordDialog>
  );
}
