import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { useUpdateClient } from './useUpdateClient';

/** Activates a client's account without waiting for its e-mail to be confirmed; says why where that fails. */
export function useActivateClient(id: string) {
  const { t } = useTranslation('staff');
  const { updateClient, busy } = useUpdateClient();
  const [activated, setActivated] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const activate = async () => {
    setFailure(null);
    try {
      const { userErrors } = await updateClient({ id, active: true });
      setFailure(joinedMessages(userErrors));
      setActivated(userErrors.length === 0);
    } catch (error) {
      setFailure(failureText(error) ?? t('unexpectedError'));
    }
  };
  return { activate, activated, failure, busy };
}
