import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../components/Toast/toast';
import { signOut } from '../../session/signOut';

/** 'Sair', for both kinds of session: ends it in every tab, says so, and goes to the sign-in. */
export function useSignOut(): () => void {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    toast.success({ title: t('app.signOut.succeeded'), description: t('app.signOut.succeededText') });
    void navigate('/login', { replace: true });
  }, [t, navigate]);
}
